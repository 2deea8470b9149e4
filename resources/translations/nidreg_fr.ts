<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>The desk of a registry of URN namespace identifiers.</source>
        <translation>Le bureau d’un registre d’identifiants d’espaces de noms URN.</translation>
    </message>
    <message>
        <source>Work on this registry instead of the local one.</source>
        <translation>Travailler sur ce registre au lieu du registre local.</translation>
    </message>
    <message>
        <source>conninfo</source>
        <translation>conninfo</translation>
    </message>
    <message>
        <source>A draft or template to open.</source>
        <translation>Un brouillon ou un modèle à ouvrir.</translation>
    </message>
    <message>
        <source>nidreg cannot start</source>
        <translation>nidreg ne peut pas démarrer</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ActingMenu</name>
    <message>
        <source>Add &amp;person…</source>
        <translation>Ajouter une &amp;personne…</translation>
    </message>
    <message>
        <source>Single-&amp;user mode</source>
        <translation>Mode mono-&amp;utilisateur</translation>
    </message>
    <message>
        <source>Who acts, and in which role</source>
        <translation>Qui agit, et dans quel rôle</translation>
    </message>
    <message>
        <source>Acting person and role</source>
        <translation>Personne et rôle actifs</translation>
    </message>
    <message>
        <source>Acting as %1</source>
        <translation>Vous agissez en tant que %1</translation>
    </message>
    <message>
        <source>A registrar does this: act as one first.</source>
        <translation>C’est la tâche d’un registraire&#xa0;: agissez d’abord en tant que tel.</translation>
    </message>
    <message>
        <source>On a shared registry its administrator does this.</source>
        <translation>Sur un registre partagé, c’est la tâche de son administrateur.</translation>
    </message>
    <message>
        <source>Appoint somebody, a designated expert say</source>
        <translation>Nommer quelqu’un, un expert désigné par exemple</translation>
    </message>
    <message>
        <source>Let one person apply for and judge the same request</source>
        <translation>Laisser une même personne présenter et juger une demande</translation>
    </message>
    <message>
        <source>%1 is at the desk now: choose who acts in the status bar.</source>
        <translation>%1 est maintenant au bureau&#xa0;: choisissez qui agit dans la barre d’état.</translation>
    </message>
    <message>
        <source>Single-user mode is on: one person may judge their own requests.</source>
        <translation>Le mode mono-utilisateur est actif&#xa0;: une personne peut juger ses propres demandes.</translation>
    </message>
    <message>
        <source>Single-user mode is off: nobody judges their own requests.</source>
        <translation>Le mode mono-utilisateur est inactif&#xa0;: personne ne juge ses propres demandes.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Non effectué</translation>
    </message>
</context>
<context>
    <name>nidreg::app::CommandPalette</name>
    <message>
        <source>A command or a NID</source>
        <translation>Une commande ou un NID</translation>
    </message>
    <message>
        <source>Command or NID</source>
        <translation>Commande ou NID</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>%1    (%2)</source>
        <translation>%1    (%2)</translation>
    </message>
    <message>
        <source>%1    %2</source>
        <translation>%1    %2</translation>
    </message>
    <message>
        <source>Commands and namespaces</source>
        <translation>Commandes et espaces de noms</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ConnectionMark</name>
    <message>
        <source>Working</source>
        <translation>Travail en cours</translation>
    </message>
    <message>
        <source>⚠ Single-user mode</source>
        <translation>⚠ Mode mono-utilisateur</translation>
    </message>
    <message>
        <source>Separation of duties is off: one person may judge their own requests.</source>
        <translation>La séparation des fonctions est inactive&#xa0;: une personne peut juger ses propres demandes.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Local registry</source>
        <translation>Registre local</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>%1: not connected</source>
        <translation>%1&#xa0;: non connecté</translation>
    </message>
</context>
<context>
    <name>nidreg::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Try again now</source>
        <translation>Réessa&amp;yer maintenant</translation>
    </message>
    <message>
        <source>This is your own registry, filled with the URN namespaces that IANA lists. Drafting a template needs nothing else.</source>
        <translation>Ceci est votre propre registre, rempli avec les espaces de noms URN que l’IANA répertorie. Rédiger un modèle ne demande rien d’autre.</translation>
    </message>
    <message>
        <source>&amp;Draft a template</source>
        <translation>Rédiger un modè&amp;le</translation>
    </message>
    <message>
        <source>&amp;Open a template file…</source>
        <translation>&amp;Ouvrir un fichier de modèle…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Publish &amp;listing…</source>
        <translation>Publier la &amp;liste…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>&amp;Commands and namespaces…</source>
        <translation>&amp;Commandes et espaces de noms…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;About nidreg</source>
        <translation>À &amp;propos de nidreg</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Re&amp;gistry</source>
        <translation>&amp;Registre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>Show &amp;toolbar</source>
        <translation>Afficher la barre d’&amp;outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Write the listing as XML, CSV and text</source>
        <translation>Écrire la liste en XML, CSV et texte</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>The listing is published in %1.</source>
        <translation>La liste est publiée dans %1.</translation>
    </message>
    <message>
        <source>Drafts with changes that are not saved in a file. They are kept for the next start, should the program end unexpectedly.</source>
        <translation>Brouillons dont les modifications ne sont enregistrées dans aucun fichier. Ils sont gardés pour le prochain démarrage, si le programme s’arrête de façon inattendue.</translation>
    </message>
    <message>
        <source>Unsaved drafts: %1</source>
        <translation>Brouillons non enregistrés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::PlacesList</name>
    <message>
        <source>Places</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AboutDialog</name>
    <message>
        <source>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;The desk of a registry of URN namespace identifiers, after &lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Free software under the MIT license. It stands on Qt %2, PostgreSQL and iso-codes.&lt;/p&gt;&lt;p&gt;The registrations shipped with it are facts from &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;IANA’s registry of URN namespaces&lt;/a&gt;; that registry, not this copy, is authoritative.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Le bureau d’un registre d’identifiants d’espaces de noms URN, selon la &lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence MIT. Il repose sur Qt %2, PostgreSQL et iso-codes.&lt;/p&gt;&lt;p&gt;Les enregistrements fournis avec le programme sont des faits tirés du &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;registre des espaces de noms URN de l’IANA&lt;/a&gt;&#xa0;; c’est ce registre qui fait foi, et non cette copie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About nidreg</source>
        <translation>À propos de nidreg</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Draft</name>
    <message>
        <source>New draft</source>
        <translation>Nouveau brouillon</translation>
    </message>
    <message>
        <source>%1 (request #%2)</source>
        <translation>%1 (demande nº&#xa0;%2)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftView</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Preview: the text as it will be saved and sent</source>
        <translation>Aperçu&#xa0;: le texte tel qu’il sera enregistré et envoyé</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftWords</name>
    <message>
        <source>change in %1</source>
        <translation>la modification de %1</translation>
    </message>
    <message>
        <source>change of what is requested</source>
        <translation>la modification de l’objet de la demande</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or open another file.</source>
        <translation>Le fichier %1 n’existe pas. Vérifiez le nom ou ouvrez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file. Choose another name.</source>
        <translation>%1 n’est pas un fichier ordinaire. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 MiB, the most that a template file may have.</source>
        <translation>%1 dépasse 4 Mio, la taille maximale d’un fichier de modèle.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Check the permissions, then open it again.</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2. Vérifiez les droits d’accès, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Your text is still here; save it under another name or in another folder.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Votre texte est toujours là&#xa0;; enregistrez-le sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>A revision keeps its NID: %1.</source>
        <translation>Une révision garde son NID&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This registry has no namespace %1 to revise.</source>
        <translation>Ce registre n’a pas d’espace de noms %1 à réviser.</translation>
    </message>
    <message>
        <source>Revision of the registered namespace %1.</source>
        <translation>Révision de l’espace de noms enregistré %1.</translation>
    </message>
    <message>
        <source>Not a NID: %1</source>
        <translation>Pas un NID&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reserved: %1</source>
        <translation>Réservé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Pris&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contested: %1</source>
        <translation>En concurrence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Free: %1 is not registered, and nobody else asks for it.</source>
        <translation>Libre&#xa0;: %1 n’est pas enregistré, et personne d’autre ne le demande.</translation>
    </message>
    <message>
        <source>Leave it empty: the registry assigns the next urn-N at registration.</source>
        <translation>Laissez ce champ vide&#xa0;: le registre attribue le prochain urn-N à l’enregistrement.</translation>
    </message>
    <message>
        <source>Type the NID that you ask for.</source>
        <translation>Saisissez le NID que vous demandez.</translation>
    </message>
    <message>
        <source>Well formed; asking the registry whether it is free …</source>
        <translation>Bien formé&#xa0;; le registre vérifie s’il est libre…</translation>
    </message>
    <message>
        <source>Well formed; whether it is free is not known without a registry.</source>
        <translation>Bien formé&#xa0;; sans registre, on ne sait pas s’il est libre.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsActions</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;New draft</source>
        <translation>&amp;Nouveau brouillon</translation>
    </message>
    <message>
        <source>Start a template for a new namespace</source>
        <translation>Commencer un modèle pour un nouvel espace de noms</translation>
    </message>
    <message>
        <source>Open a template file, also one of the layouts of RFC 2611 and RFC 3406</source>
        <translation>Ouvrir un fichier de modèle, même dans une disposition de la RFC 2611 ou de la RFC 3406</translation>
    </message>
    <message>
        <source>&amp;Paste as template</source>
        <translation>&amp;Coller comme modèle</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Read the text on the clipboard, from a mail say, as a template</source>
        <translation>Lire comme modèle le texte du presse-papiers, venu par exemple d’un courriel</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the draft in its file</source>
        <translation>Enregistrer le brouillon dans son fichier</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the draft in another file</source>
        <translation>Enregistrer le brouillon dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Close draft</source>
        <translation>&amp;Fermer le brouillon</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close the draft shown</source>
        <translation>Fermer le brouillon affiché</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Ne&amp;xt field</source>
        <translation>Champ sui&amp;vant</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Aller au champ suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious field</source>
        <translation>Champ &amp;précédent</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Go to the field before</source>
        <translation>Aller au champ précédent</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Constat su&amp;ivant</translation>
    </message>
    <message>
        <source>Go to the place of the next finding</source>
        <translation>Aller à l’endroit du constat suivant</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Show the text as it will be saved and sent</source>
        <translation>Afficher le texte tel qu’il sera enregistré et envoyé</translation>
    </message>
    <message>
        <source>&amp;Guidance</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Show what belongs in each field, with an example</source>
        <translation>Montrer ce qui va dans chaque champ, avec un exemple</translation>
    </message>
    <message>
        <source>&amp;Monospace</source>
        <translation>Police à c&amp;hasse fixe</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Write in a font with letters of one width</source>
        <translation>Écrire dans une police dont toutes les lettres ont la même largeur</translation>
    </message>
    <message>
        <source>&amp;Keep in the registry</source>
        <translation>Conserver &amp;dans le registre</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Keep the draft in the registry as a request that nobody reviews yet</source>
        <translation>Conserver le brouillon dans le registre comme une demande que personne n’examine encore</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Send the draft to the registry as a request</source>
        <translation>Envoyer le brouillon au registre comme une demande</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation>%1. Pas maintenant&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer sou&amp;s…</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>Sou&amp;mettre…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsFiles</name>
    <message>
        <source>There is no text to paste. Copy the template first, then paste it here.</source>
        <translation>Il n’y a pas de texte à coller. Copiez d’abord le modèle, puis collez-le ici.</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Le texte collé</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <translation>Enregistrer le brouillon</translation>
    </message>
    <message>
        <source>Templates (*.txt);;All files (*)</source>
        <translation>Modèles (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>Not saved: another program changed %1 since it was opened. Save anyway to replace what the other program wrote, or reload it; undo brings your text back after a reload.</source>
        <translation>Non enregistré&#xa0;: un autre programme a modifié %1 depuis son ouverture. Enregistrez quand même pour remplacer ce que l’autre programme a écrit, ou rechargez le fichier&#xa0;; après un rechargement, Annuler rend votre texte.</translation>
    </message>
    <message>
        <source>Save any&amp;way</source>
        <translation>Enregistrer &amp;quand même</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>le rechargement</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsPage</name>
    <message>
        <source>No draft is open</source>
        <translation>Aucun brouillon n’est ouvert</translation>
    </message>
    <message>
        <source>Write the registration template of a namespace here, field by field, with guidance beside each one and live findings. You need no registry for it until you submit.</source>
        <translation>Rédigez ici le modèle d’enregistrement d’un espace de noms, champ par champ, avec un guide à côté de chacun et des constats en direct. Aucun registre n’est nécessaire avant de le soumettre.</translation>
    </message>
    <message>
        <source>&amp;New draft</source>
        <translation>&amp;Nouveau brouillon</translation>
    </message>
    <message>
        <source>&amp;Paste a template from the clipboard</source>
        <translation>&amp;Coller un modèle depuis le presse-papiers</translation>
    </message>
    <message>
        <source>A file dropped here is opened too. To revise a registered namespace, choose it in Namespaces.</source>
        <translation>Un fichier déposé ici s’ouvre aussi. Pour réviser un espace de noms enregistré, choisissez-le dans Espaces de noms.</translation>
    </message>
    <message>
        <source>Open drafts</source>
        <translation>Brouillons ouverts</translation>
    </message>
    <message>
        <source>No revision was started. %1</source>
        <translation>Aucune révision n’a été commencée. %1</translation>
    </message>
    <message>
        <source>The request was not opened. %1</source>
        <translation>La demande n’a pas été ouverte. %1</translation>
    </message>
    <message>
        <source>Request #%1 is not yours to change now: %2. Save what you write as a file.</source>
        <translation>Vous ne pouvez pas modifier la demande nº&#xa0;%1 maintenant&#xa0;: %2. Enregistrez ce que vous écrivez dans un fichier.</translation>
    </message>
    <message>
        <source>a new draft</source>
        <translation>un nouveau brouillon</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program ended before these drafts were saved: %1.</source>
        <translation>Le programme s’est arrêté avant l’enregistrement de ces brouillons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>Réc&amp;upérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Aban&amp;donner</translation>
    </message>
    <message>
        <source>Save the draft?</source>
        <translation>Enregistrer le brouillon&#xa0;?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>What you discard is gone; that cannot be undone.</source>
        <translation>Ce que vous abandonnez est perdu&#xa0;; cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Open templates</source>
        <translation>Ouvrir des modèles</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 est enregistré</translation>
    </message>
    <message>
        <source>Submitted as request #%1</source>
        <translation>Soumis comme demande nº&#xa0;%1</translation>
    </message>
    <message>
        <source>Kept in the registry as request #%1</source>
        <translation>Conservé dans le registre comme demande nº&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>Pas encore enregistré dans un fichier</translation>
    </message>
    <message>
        <source>%1, changed since it was saved</source>
        <translation>%1, modifié depuis son enregistrement</translation>
    </message>
    <message>
        <source>no draft is open.</source>
        <translation>aucun brouillon n’est ouvert.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>&amp;Open a template file…</source>
        <translation>&amp;Ouvrir un fichier de modèle…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsSender</name>
    <message>
        <source>There is no connection to a registry now. Save the draft as a file meanwhile.</source>
        <translation>Il n’y a pas de connexion à un registre. En attendant, enregistrez le brouillon dans un fichier.</translation>
    </message>
    <message>
        <source>Requests are made by an applicant or a registrar; you act as: %1. Choose another role in the status bar.</source>
        <translation>Les demandes sont faites par un demandeur ou un registraire&#xa0;; vous agissez en tant que&#xa0;: %1. Choisissez un autre rôle dans la barre d’état.</translation>
    </message>
    <message>
        <source>The draft is being sent.</source>
        <translation>Le brouillon est en cours d’envoi.</translation>
    </message>
    <message>
        <source>Not submitted. Errors to mend first: %1. The first one is shown; F8 goes to the next.</source>
        <translation>Non soumis. Erreurs à corriger d’abord&#xa0;: %1. La première est affichée&#xa0;; F8 mène à la suivante.</translation>
    </message>
    <message>
        <source>Local registry</source>
        <translation>Registre local</translation>
    </message>
    <message>
        <source>Kept in the registry as the draft of request #%1. Nobody reviews it before you submit it.</source>
        <translation>Conservé dans le registre comme brouillon de la demande nº&#xa0;%1. Personne ne l’examine avant que vous la soumettiez.</translation>
    </message>
    <message>
        <source>Submitted as request #%1. Its discussion and its decisions are in Requests.</source>
        <translation>Soumis comme demande nº&#xa0;%1. Sa discussion et ses décisions sont dans Demandes.</translation>
    </message>
    <message>
        <source>Not submitted; the text is still here. %1</source>
        <translation>Non soumis&#xa0;; le texte est toujours là. %1</translation>
    </message>
    <message>
        <source>Not kept in the registry; the text is still here. %1</source>
        <translation>Non conservé dans le registre&#xa0;; le texte est toujours là. %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldEditor</name>
    <message>
        <source>How a good one reads:</source>
        <translation>Un bon exemple&#xa0;:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldsModel</name>
    <message>
        <source>empty, must be filled</source>
        <translation>vide, à remplir</translation>
    </message>
    <message>
        <source>empty, may stay so</source>
        <translation>vide, peut le rester</translation>
    </message>
    <message>
        <source>to mend, findings: %1</source>
        <translation>à corriger, constats&#xa0;: %1</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsModel</name>
    <message>
        <source>Nothing to mend: ready to be sent.</source>
        <translation>Rien à corriger&#xa0;: prêt à envoyer.</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Avertissements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Conseils&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 dans %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Guidance</name>
    <message>
        <source>The name that follows “urn:” in every URN of the namespace: 2 to 32 letters, digits and hyphens, in practice 3 or more. Ask for the name that your community already knows. For an informal namespace leave it empty; the registry gives it a number.</source>
        <translation>Le nom qui suit «&#xa0;urn:&#xa0;» dans chaque URN de l’espace de noms&#xa0;: de 2 à 32 lettres, chiffres et traits d’union, en pratique 3 ou plus. Demandez le nom que votre communauté connaît déjà. Pour un espace de noms informel, laissez le champ vide&#xa0;; le registre lui donne un numéro.</translation>
    </message>
    <message>
        <source>1 for a new namespace. Each later registration of the same namespace counts one up.</source>
        <translation>1 pour un nouvel espace de noms. Chaque enregistrement ultérieur du même espace de noms ajoute un.</translation>
    </message>
    <message>
        <source>The day on which you send the template, as YYYY-MM-DD.</source>
        <translation>Le jour où vous envoyez le modèle, sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Who asks for the namespace and answers for it: the organization, a contact person, and at least one of e-mail, phone and postal address that will still work in ten years. On the fast track, name the standards body.</source>
        <translation>Qui demande l’espace de noms et en répond&#xa0;: l’organisation, une personne à contacter et au moins une adresse électronique, un numéro de téléphone ou une adresse postale qui seront encore valables dans dix ans. En procédure accélérée, nommez l’organisme de normalisation.</translation>
    </message>
    <message>
        <source>Which things get names here, who uses the names and for what, how that community and everyone else benefits, and how the namespace sits beside existing ones. Say whether it is to become part of a standard, and which software will use it.</source>
        <translation>Ce qui reçoit un nom ici, qui utilise les noms et pourquoi, ce qu’y gagnent cette communauté et tous les autres, et comment l’espace de noms se place à côté de ceux qui existent. Dites s’il doit faire partie d’une norme et quels logiciels l’utiliseront.</translation>
    </message>
    <message>
        <source>How the part after the NID is built, best as ABNF (RFC 5234) with an example of every form. Say which letters and characters are allowed, how others are encoded, when two names are equivalent (case, hyphens), and what q- and f-components mean here, if anything.</source>
        <translation>Comment est construite la partie qui suit le NID, de préférence en ABNF (RFC 5234) avec un exemple de chaque forme. Dites quelles lettres et quels caractères sont permis, comment les autres sont codés, quand deux noms sont équivalents (casse, traits d’union) et ce que signifient ici les composants q et f, s’ils signifient quelque chose.</translation>
    </message>
    <message>
        <source>Who assigns names and how one gets the right to do it; how it is made sure that no name is given twice; and that a name, once given, is never used for anything else.</source>
        <translation>Qui attribue les noms et comment on en obtient le droit&#xa0;; comment on s’assure qu’aucun nom n’est donné deux fois&#xa0;; et qu’un nom, une fois donné, ne sert jamais à autre chose.</translation>
    </message>
    <message>
        <source>What could go wrong when names are assigned, compared, resolved or passed on: names that are wrongly taken for the same, personal data that a name gives away, someone walking through all names in sequence. “None” is rarely true; say what you considered.</source>
        <translation>Ce qui peut mal tourner quand des noms sont attribués, comparés, résolus ou transmis&#xa0;: des noms pris à tort pour identiques, des données personnelles qu’un nom révèle, quelqu’un qui parcourt tous les noms à la suite. «&#xa0;None&#xa0;» est rarement vrai&#xa0;; dites ce que vous avez envisagé.</translation>
    </message>
    <message>
        <source>What could be confused with these names: other URN namespaces, other identifier systems, URI schemes with similar syntax or scope, characters that mean something else elsewhere. Say what you found, or where you looked.</source>
        <translation>Ce que l’on pourrait confondre avec ces noms&#xa0;: d’autres espaces de noms URN, d’autres systèmes d’identification, des schémas d’URI de syntaxe ou de portée semblables, des caractères qui ont un autre sens ailleurs. Dites ce que vous avez trouvé, ou bien où vous avez cherché.</translation>
    </message>
    <message>
        <source>Say clearly whether resolution is intended. If so: who runs the service, what it gives back, and what r-components mean for it. If not, one sentence is enough.</source>
        <translation>Dites clairement si une résolution est prévue. Si oui&#xa0;: qui gère le service, ce qu’il renvoie et ce que les composants r signifient pour lui. Sinon, une phrase suffit.</translation>
    </message>
    <message>
        <source>Where the identifier system is described: titles and stable links. Needed on the fast track, helpful always.</source>
        <translation>Où le système d’identification est décrit&#xa0;: titres et liens stables. Nécessaire en procédure accélérée, toujours utile.</translation>
    </message>
    <message>
        <source>Anything else that helps to understand the registration, for example how it differs from namespaces that seem to overlap. Optional.</source>
        <translation>Tout ce qui aide encore à comprendre l’enregistrement, par exemple en quoi il diffère d’espaces de noms qui semblent le recouper. Facultatif.</translation>
    </message>
    <message>
        <source>From version 2 on: what changed since the version before, and why. Leave it empty in version 1.</source>
        <translation>À partir de la version 2&#xa0;: ce qui a changé depuis la version précédente, et pourquoi. Laissez ce champ vide dans la version 1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ImportDialog</name>
    <message>
        <source>Import a template</source>
        <translation>Importer un modèle</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Where each &amp;heading goes:</source>
        <translation>Où va chaque i&amp;ntitulé&#xa0;:</translation>
    </message>
    <message>
        <source>Headings and fields</source>
        <translation>Intitulés et champs</translation>
    </message>
    <message>
        <source>Heading in the text</source>
        <translation>Intitulé dans le texte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Commence par</translation>
    </message>
    <message>
        <source>no known layout</source>
        <translation>aucune disposition connue</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>%1 is laid out differently from a template of RFC 8141. See where its texts go; the source itself stays as it is.</source>
        <translation>%1 n’a pas la disposition d’un modèle de la RFC 8141. Voyez où vont ses textes&#xa0;; la source elle-même reste telle quelle.</translation>
    </message>
    <message>
        <source>It was not UTF-8 and was read as Latin-1.</source>
        <translation>Ce n’était pas de l’UTF-8&#xa0;; lu comme du Latin-1.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>no NID</source>
        <translation>aucun NID</translation>
    </message>
    <message>
        <source>(no heading)</source>
        <translation>(aucun intitulé)</translation>
    </message>
    <message>
        <source>Field for %1</source>
        <translation>Champ pour %1</translation>
    </message>
    <message>
        <source>Every word of the text stands in a field.</source>
        <translation>Chaque mot du texte est dans un champ.</translation>
    </message>
    <message>
        <source>Texts that belong to no field are at the top: %1. Choose where each is kept.</source>
        <translation>Les textes qui ne vont dans aucun champ sont en haut&#xa0;: %1. Choisissez où garder chacun d’eux.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MessageStrip</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesDetails</name>
    <message>
        <source>Choose a namespace to read its registration.</source>
        <translation>Choisissez un espace de noms pour lire son enregistrement.</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Cite as</source>
        <translation>Citer ainsi</translation>
    </message>
    <message>
        <source>Copy what a citation needs</source>
        <translation>Copier ce qu’il faut pour une citation</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>About the namespace</source>
        <translation>À propos de l’espace de noms</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Version shown</source>
        <translation>Version affichée</translation>
    </message>
    <message>
        <source>Registration template</source>
        <translation>Modèle d’enregistrement</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Version antérieure</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Version ultérieure</translation>
    </message>
    <message>
        <source>Difference of the two versions</source>
        <translation>Différence entre les deux versions</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>History of the namespace</source>
        <translation>Historique de l’espace de noms</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>registered %1</source>
        <translation>enregistré le %1</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (imported)</source>
        <translation>%1 (importée)</translation>
    </message>
    <message>
        <source>There is one version only: nothing to compare.</source>
        <translation>Il n’y a qu’une version&#xa0;: rien à comparer.</translation>
    </message>
    <message>
        <source>The text of an imported version is not held: there is nothing to compare with.</source>
        <translation>Le texte d’une version importée n’est pas conservé&#xa0;: rien à comparer.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesModel</name>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Titulaire</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesPage</name>
    <message>
        <source>NID, registrant, reference or text of the template</source>
        <translation>NID, titulaire, référence ou texte du modèle</translation>
    </message>
    <message>
        <source>Filter namespaces</source>
        <translation>Filtrer les espaces de noms</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formels</translation>
    </message>
    <message>
        <source>Only formal namespaces</source>
        <translation>Seulement les espaces de noms formels</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informels</translation>
    </message>
    <message>
        <source>Only informal namespaces</source>
        <translation>Seulement les espaces de noms informels</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Only active namespaces</source>
        <translation>Seulement les espaces de noms actifs</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Obsolètes</translation>
    </message>
    <message>
        <source>Only deprecated namespaces</source>
        <translation>Seulement les espaces de noms obsolètes</translation>
    </message>
    <message>
        <source>Registered namespaces</source>
        <translation>Espaces de noms enregistrés</translation>
    </message>
    <message>
        <source>Show a&amp;ll</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Number of namespaces shown</source>
        <translation>Nombre d’espaces de noms affichés</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espaces de noms</translation>
    </message>
    <message>
        <source>Start a &amp;revision</source>
        <translation>Commencer une &amp;révision</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>Copier le &amp;NID</translation>
    </message>
    <message>
        <source>Copy &amp;URN prefix</source>
        <translation>Copier le préfixe &amp;URN</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy &amp;template text</source>
        <translation>Copier le &amp;texte du modèle</translation>
    </message>
    <message>
        <source>&amp;Find namespace</source>
        <translation>&amp;Chercher un espace de noms</translation>
    </message>
    <message>
        <source>The NID is on the clipboard.</source>
        <translation>Le NID est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The URN prefix is on the clipboard.</source>
        <translation>Le préfixe URN est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The template is on the clipboard.</source>
        <translation>Le modèle est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>Opening the registry…</source>
        <translation>Ouverture du registre…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No namespace matches the filter.</source>
        <translation>Aucun espace de noms ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No namespace is registered yet. Draft a template to ask for the first one.</source>
        <translation>Aucun espace de noms n’est encore enregistré. Rédigez un modèle pour demander le premier.</translation>
    </message>
    <message>
        <source>1 namespace</source>
        <translation>1 espace de noms</translation>
    </message>
    <message>
        <source>%1 namespaces</source>
        <translation>%1 espaces de noms</translation>
    </message>
    <message>
        <source>Copy the template as plain text</source>
        <translation>Copier le modèle en texte brut</translation>
    </message>
    <message>
        <source>The text of an imported version is not held here.</source>
        <translation>Le texte d’une version importée n’est pas conservé ici.</translation>
    </message>
    <message>
        <source>Draft the next version of “%1”</source>
        <translation>Rédiger la version suivante de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a namespace first.</source>
        <translation>Choisissez d’abord un espace de noms.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonDialog</name>
    <message>
        <source>sees what is registered</source>
        <translation>voit ce qui est enregistré</translation>
    </message>
    <message>
        <source>drafts and submits requests</source>
        <translation>rédige et soumet des demandes</translation>
    </message>
    <message>
        <source>reviews the requests assigned to them</source>
        <translation>examine les demandes qui lui sont confiées</translation>
    </message>
    <message>
        <source>assigns experts and registers namespaces</source>
        <translation>affecte les experts et enregistre les espaces de noms</translation>
    </message>
    <message>
        <source>Add person</source>
        <translation>Ajouter une personne</translation>
    </message>
    <message>
        <source>short name, as it shall stand in the history</source>
        <translation>nom court, tel qu’il doit figurer dans l’historique</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Roles:</source>
        <translation>Rôles&#xa0;:</translation>
    </message>
    <message>
        <source>Add &amp;person</source>
        <translation>Ajouter la &amp;personne</translation>
    </message>
    <message>
        <source>Roles are not taken away again: everything that was done stays on record.</source>
        <translation>Les rôles ne sont plus retirés ensuite&#xa0;: tout ce qui a été fait reste consigné.</translation>
    </message>
    <message>
        <source>%1 is here already as %2 and gets these roles in addition.</source>
        <translation>%1 est déjà là avec le rôle %2 et reçoit ces rôles en plus.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PublishDialog</name>
    <message>
        <source>Publish the listing</source>
        <translation>Publier la liste</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Pa&amp;rcourir…</translation>
    </message>
    <message>
        <source>Formats:</source>
        <translation>Formats&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;XML, with a stylesheet for browsers</source>
        <translation>&amp;XML, avec une feuille de style pour navigateurs</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>&amp;Texte brut</translation>
    </message>
    <message>
        <source>The files appear all at once when everything is written; until then an earlier publication in the folder stays as it is.</source>
        <translation>Les fichiers apparaissent tous ensemble quand tout est écrit&#xa0;; jusque-là, une publication antérieure dans le dossier reste telle quelle.</translation>
    </message>
    <message>
        <source>Writing the listing…</source>
        <translation>Écriture de la liste…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le d&amp;ossier</translation>
    </message>
    <message>
        <source>Open &amp;page</source>
        <translation>Ouvrir la pa&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Publier</translation>
    </message>
    <message>
        <source>Publish to</source>
        <translation>Publier dans</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>Choisissez d’abord un dossier.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Choisissez au moins un format.</translation>
    </message>
    <message>
        <source>%1 namespaces are published in %2: %3.</source>
        <translation>%1 espaces de noms sont publiés dans %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestDocumentWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a time and how long ago: 3 days</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>About </source>
        <translation>Au sujet de </translation>
    </message>
    <message>
        <source>, revision %1</source>
        <translation>, révision %1</translation>
    </message>
    <message>
        <source>Nobody has written anything yet.</source>
        <translation>Personne n’a encore rien écrit.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestSteps</name>
    <message>
        <source>What can be done</source>
        <translation>Ce qui peut être fait</translation>
    </message>
    <message>
        <source>fevr</source>
        <comment>letters that the menu bar uses</comment>
        <translation>fdrhayn</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Edit and submit</source>
        <translation>Modifier et soumettre</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestStrip</name>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (fait)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (en cours)</translation>
    </message>
    <message>
        <source>Way of the request: %1</source>
        <translation>Parcours de la demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestWords</name>
    <message>
        <source>informal</source>
        <translation>informel</translation>
    </message>
    <message>
        <source>%1: approved</source>
        <translation>%1&#xa0;: approbation</translation>
    </message>
    <message>
        <source>%1: stepped back</source>
        <translation>%1&#xa0;: désistement</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>Request %1: new informal namespace</source>
        <translation>Demande %1&#xa0;: nouvel espace de noms informel</translation>
    </message>
    <message>
        <source>Request %1: revision of namespace “%2”</source>
        <translation>Demande %1&#xa0;: révision de l’espace de noms «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace “%2”</source>
        <translation>Demande %1&#xa0;: nouvel espace de noms formel «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Request %1: new informal namespace “%2”</source>
        <translation>Demande %1&#xa0;: nouvel espace de noms informel «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1, révision %2</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>depuis aujourd’hui</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>%1. The request has ended (%2).</source>
        <translation>%1. La demande est terminée (%2).</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>il y a %1</translation>
    </message>
    <message>
        <source>%1. Waiting on %2 %3, due %4.</source>
        <translation>%1. On attend %2 %3, échéance le %4.</translation>
    </message>
    <message>
        <source>%1. Waiting on %2 %3.</source>
        <translation>%1. On attend %2 %3.</translation>
    </message>
    <message>
        <source>%1, one day overdue</source>
        <translation>%1, un jour de retard</translation>
    </message>
    <message>
        <source>%1, %n days overdue</source>
        <translation>%1, %n jours de retard</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>%n days</source>
        <translation>%n jours</translation>
    </message>
    <message>
        <source>1 week</source>
        <translation>1 semaine</translation>
    </message>
    <message>
        <source>%n weeks</source>
        <translation>%n semaines</translation>
    </message>
    <message>
        <source>1 month</source>
        <translation>1 mois</translation>
    </message>
    <message>
        <source>%n months</source>
        <translation>%n mois</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>%n years</source>
        <translation>%n ans</translation>
    </message>
    <message>
        <source>Contested: request %1 asks for the same NID. Neither can be registered until the other has left the race or changed its NID.</source>
        <translation>En concurrence&#xa0;: la demande %1 demande le même NID. Aucune des deux ne peut être enregistrée avant que l’autre se soit retirée ou ait changé de NID.</translation>
    </message>
    <message>
        <source>Contested: the requests %1 ask for the same NID. None can be registered until the others have left the race or changed their NID.</source>
        <translation>En concurrence&#xa0;: les demandes %1 demandent le même NID. Aucune ne peut être enregistrée avant que les autres se soient retirées ou aient changé de NID.</translation>
    </message>
    <message>
        <source>Overdue by one day: %1 has not answered.</source>
        <translation>Un jour de retard&#xa0;: %1 n’a pas répondu.</translation>
    </message>
    <message>
        <source>Overdue by %n days: %1 has not answered.</source>
        <translation>%n jours de retard&#xa0;: %1 n’a pas répondu.</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace, still without a NID</source>
        <translation>Demande %1&#xa0;: nouvel espace de noms formel, encore sans NID</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsDetails</name>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Where the request stands</source>
        <translation>Où en est la demande</translation>
    </message>
    <message>
        <source>What needs an eye</source>
        <translation>Points d’attention</translation>
    </message>
    <message>
        <source>About the request</source>
        <translation>À propos de la demande</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Revision shown</source>
        <translation>Révision affichée</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparée à</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparée à</translation>
    </message>
    <message>
        <source>Summary of the findings</source>
        <translation>Résumé des constats</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Choose a request to see where it stands.</source>
        <translation>Choisissez une demande pour voir où elle en est.</translation>
    </message>
    <message>
        <source>Experts: %1.</source>
        <translation>Experts&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Part of a standards action.</source>
        <translation>Fait partie d’une action de normalisation.</translation>
    </message>
    <message>
        <source>Applicant: %1.</source>
        <translation>Demandeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Show request %1</source>
        <translation>Afficher la demande %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Working copy</source>
        <translation>Copie de travail</translation>
    </message>
    <message>
        <source>Revision %1, %2</source>
        <translation>Révision %1, %2</translation>
    </message>
    <message>
        <source>Nothing has been submitted yet.</source>
        <translation>Rien n’a encore été soumis.</translation>
    </message>
    <message>
        <source>Discussion (%1)</source>
        <translation>Discussion (%1)</translation>
    </message>
    <message>
        <source>Request %1: %2.</source>
        <translation>Demande %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is registered as version %2.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré comme version %2.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsModel</name>
    <message>
        <source>%1 (contested)</source>
        <translation>%1 (en concurrence)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procédure</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Waiting on</source>
        <translation>On attend</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsPage</name>
    <message>
        <source>Requests whose next step is yours</source>
        <translation>Demandes dont la prochaine étape vous revient</translation>
    </message>
    <message>
        <source>Requests that have not ended</source>
        <translation>Demandes qui ne sont pas terminées</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Requests with a review that is past its due date</source>
        <translation>Demandes dont un examen a dépassé son échéance</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>En concurrence</translation>
    </message>
    <message>
        <source>Requests for a NID that another open request asks for too</source>
        <translation>Demandes d’un NID qu’une autre demande ouverte demande aussi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Requests that have ended</source>
        <translation>Demandes qui sont terminées</translation>
    </message>
    <message>
        <source>Number of requests shown</source>
        <translation>Nombre de demandes affichées</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>The form “%1” holds text that was not sent.</source>
        <translation>Le formulaire «&#xa0;%1&#xa0;» contient un texte qui n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>Opening the registry…</source>
        <translation>Ouverture du registre…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing waits on you.</source>
        <translation>Rien n’attend votre action.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>Rien n’est en retard.</translation>
    </message>
    <message>
        <source>No two open requests ask for the same NID.</source>
        <translation>Aucun NID n’est demandé par deux demandes ouvertes.</translation>
    </message>
    <message>
        <source>No request has ended yet.</source>
        <translation>Aucune demande n’est encore terminée.</translation>
    </message>
    <message>
        <source>No request is open. Write a template in Drafts and submit it to make one.</source>
        <translation>Aucune demande n’est ouverte. Rédigez un modèle dans Brouillons et soumettez-le pour en faire une.</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 demande</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 demandes</translation>
    </message>
    <message>
        <source>Read the registration of the namespace</source>
        <translation>Lire l’enregistrement de l’espace de noms</translation>
    </message>
    <message>
        <source>The namespace is not registered yet.</source>
        <translation>L’espace de noms n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>Waiting on me</source>
        <translation>À moi d’agir</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Toutes ouvertes</translation>
    </message>
    <message>
        <source>Unsent text</source>
        <translation>Texte non envoyé</translation>
    </message>
    <message>
        <source>&amp;Discard the text</source>
        <translation>&amp;Abandonner le texte</translation>
    </message>
    <message>
        <source>Show &amp;namespace</source>
        <translation>Afficher l’espace de &amp;noms</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StepDialog</name>
    <message>
        <source>What the step is about</source>
        <translation>L’objet de l’étape</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Ce qui va se passer</translation>
    </message>
    <message>
        <source>&amp;Expert:</source>
        <translation>&amp;Expert&#xa0;:</translation>
    </message>
    <message>
        <source>Designated expert</source>
        <translation>Expert désigné</translation>
    </message>
    <message>
        <source>&amp;Due:</source>
        <translation>É&amp;chéance&#xa0;:</translation>
    </message>
    <message>
        <source>Due date of the review</source>
        <translation>Échéance de l’examen</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;Sujet&#xa0;:</translation>
    </message>
    <message>
        <source>What the comment is about</source>
        <translation>Le sujet du commentaire</translation>
    </message>
    <message>
        <source>&amp;Reference:</source>
        <translation>&amp;Référence&#xa0;:</translation>
    </message>
    <message>
        <source>Reference of the decision</source>
        <translation>Référence de la décision</translation>
    </message>
    <message>
        <source>An address, a message or the number of a decision</source>
        <translation>Une adresse, un message ou le numéro d’une décision</translation>
    </message>
    <message>
        <source>Answer of the registry</source>
        <translation>Réponse du registre</translation>
    </message>
    <message>
        <source>What is still missing</source>
        <translation>Ce qui manque encore</translation>
    </message>
    <message>
        <source>edart</source>
        <comment>letters that are mnemonics in this form already</comment>
        <translation>ecsrb</translation>
    </message>
    <message>
        <source>%1 (may be left out):</source>
        <translation>%1 (facultatif)&#xa0;:</translation>
    </message>
    <message>
        <source>Does everything in the registry, shows what would come of it, and takes it back.</source>
        <translation>Fait tout dans le registre, montre ce qui en résulterait, puis l’annule.</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>La demande dans son ensemble</translation>
    </message>
    <message>
        <source>%1 (assigned already)</source>
        <translation>%1 (déjà affecté)</translation>
    </message>
    <message>
        <source>Choose an expert</source>
        <translation>Choisissez un expert</translation>
    </message>
    <message>
        <source>Nobody else is appointed as an expert</source>
        <translation>Personne d’autre n’est nommé expert</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, en tant que %2</translation>
    </message>
    <message>
        <source>%1, revision %2 (%3)</source>
        <translation>%1, révision %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This would be recorded. The request would stay as it is: %1.</source>
        <translation>Ceci serait consigné. La demande resterait dans son état&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This would be recorded, and the request would go from “%1” to “%2”.</source>
        <translation>Ceci serait consigné, et la demande passerait de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” would be registered as version %2.</source>
        <translation>«&#xa0;%1&#xa0;» serait enregistré comme version %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The connection broke before the answer came. Ask again: the registry knows this act by its number and does not do it twice.</source>
        <translation>La connexion s’est rompue avant l’arrivée de la réponse. Redemandez&#xa0;: le registre connaît cet acte par son numéro et ne l’exécute pas deux fois.</translation>
    </message>
    <message>
        <source>%1
The request now: %2 What you typed is still here.</source>
        <translation>%1
La demande maintenant&#xa0;: %2 Ce que vous avez saisi est toujours là.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Try without doing it</source>
        <translation>Essayer à &amp;blanc</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>Re&amp;demander</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SubmitDialog</name>
    <message>
        <source>Submit</source>
        <translation>Soumettre</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>Demande&#xa0;:</translation>
    </message>
    <message>
        <source>Procedure:</source>
        <translation>Procédure&#xa0;:</translation>
    </message>
    <message>
        <source>Acting as:</source>
        <translation>En tant que&#xa0;:</translation>
    </message>
    <message>
        <source>Sent to:</source>
        <translation>Envoyé à&#xa0;:</translation>
    </message>
    <message>
        <source>Findings:</source>
        <translation>Constats&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Submit</source>
        <translation>&amp;Soumettre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>#%1: %2, %3</source>
        <translation>Nº&#xa0;%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, becomes part of a standard</source>
        <translation>%1, destiné à une norme</translation>
    </message>
    <message>
        <source>%1. Warnings do not stop a submission, but a reviewer will look at them.</source>
        <translation>%1. Les avertissements n’empêchent pas de soumettre, mais un examinateur les regardera.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TermsBar</name>
    <message>
        <source>Re&amp;quest for:</source>
        <translation>Ob&amp;jet&#xa0;:</translation>
    </message>
    <message>
        <source>Request for</source>
        <translation>Objet de la demande</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>A formal namespace has a name of its own; an informal one gets a number, urn-N, from the registry (RFC 8141, section 5).</source>
        <translation>Un espace de noms formel porte son propre nom&#xa0;; un espace de noms informel reçoit du registre un numéro, urn-N (RFC 8141, section 5).</translation>
    </message>
    <message>
        <source>P&amp;rocedure:</source>
        <translation>&amp;Procédure&#xa0;:</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procédure</translation>
    </message>
    <message>
        <source>Community: discussion and expert review. Fast track: for standards development organizations, scientific societies and similar bodies (RFC 8141, sections 6.2 and 6.3).</source>
        <translation>Communautaire&#xa0;: discussion et examen par des experts. Accélérée&#xa0;: pour les organismes de normalisation, les sociétés savantes et les organismes semblables (RFC 8141, sections 6.2 et 6.3).</translation>
    </message>
    <message>
        <source>&amp;Becomes part of a standard</source>
        <translation>Destiné à une &amp;norme</translation>
    </message>
    <message>
        <source>The namespace or its definition is to become part of a standard: registration then waits for the direction of the body that approves the standard.</source>
        <translation>L’espace de noms ou sa définition doit faire partie d’une norme&#xa0;: l’enregistrement attend alors l’instruction de l’organisme qui approuve la norme.</translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation>Nouvel espace de noms</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Revision of %1</source>
        <translation>Révision de %1</translation>
    </message>
    <message>
        <source>Request #%1 was opened with these; they stay as they are.</source>
        <translation>La demande nº&#xa0;%1 a été ouverte avec ces choix&#xa0;; ils restent tels quels.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Words</name>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Version stated</source>
        <translation>Version indiquée</translation>
    </message>
    <message>
        <source>Date stated</source>
        <translation>Date indiquée</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Titulaire</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Imported from %1. The text of the template is not held here; the reference has it.</source>
        <translation>Importé de %1. Le texte du modèle n’est pas conservé ici&#xa0;; la référence le donne.</translation>
    </message>
    <message>
        <source>The request is not in a state in which this can be done.</source>
        <translation>La demande n’est pas dans un état où cela peut être fait.</translation>
    </message>
    <message>
        <source>This is another role&apos;s step: act as somebody who has that role.</source>
        <translation>Cette étape revient à un autre rôle&#xa0;: agissez en tant que quelqu’un qui a ce rôle.</translation>
    </message>
    <message>
        <source>This request is not yours to act on: it is somebody else&apos;s, or you are not assigned to it.</source>
        <translation>Vous ne pouvez pas agir sur cette demande&#xa0;: elle est à quelqu’un d’autre, ou elle ne vous est pas confiée.</translation>
    </message>
    <message>
        <source>Nobody judges their own request: another expert has to.</source>
        <translation>Personne ne juge sa propre demande&#xa0;: c’est à un autre expert de le faire.</translation>
    </message>
    <message>
        <source>The text is missing: say what is to go on record.</source>
        <translation>Le texte manque&#xa0;: dites ce qui doit être consigné.</translation>
    </message>
    <message>
        <source>The reference is missing: state the decision that this rests on.</source>
        <translation>La référence manque&#xa0;: indiquez la décision sur laquelle ceci repose.</translation>
    </message>
    <message>
        <source>Name a designated expert and the day by which the review is due.</source>
        <translation>Nommez un expert désigné et le jour où l’examen doit être terminé.</translation>
    </message>
    <message>
        <source>Your approval is on record already.</source>
        <translation>Votre approbation est déjà consignée.</translation>
    </message>
    <message>
        <source>The registry refused this: nothing was changed.</source>
        <translation>Le registre a refusé&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The registry refused this (%1): nothing was changed.</source>
        <translation>Le registre a refusé (%1)&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The registry cannot be reached: nothing was changed. The program keeps trying to connect.</source>
        <translation>Le registre est inaccessible&#xa0;: rien n’a été modifié. Le programme continue d’essayer de se connecter.</translation>
    </message>
    <message>
        <source>The connection broke at the last moment: look whether the change is there before you repeat it.</source>
        <translation>La connexion s’est rompue au dernier moment&#xa0;: vérifiez si la modification a eu lieu avant de la répéter.</translation>
    </message>
    <message>
        <source>The registry does not hold this.</source>
        <translation>Le registre ne contient pas cela.</translation>
    </message>
    <message>
        <source>Somebody else was faster: look at the request as it is now, then decide again.</source>
        <translation>Quelqu’un d’autre a été plus rapide&#xa0;: voyez la demande telle qu’elle est maintenant, puis décidez de nouveau.</translation>
    </message>
    <message>
        <source>The template has an error and was not sent: mend it, then try again.</source>
        <translation>Le modèle a une erreur et n’a pas été envoyé&#xa0;: corrigez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>The template has %1 errors and was not sent: mend them, then try again.</source>
        <translation>Le modèle a %1 erreurs et n’a pas été envoyé&#xa0;: corrigez-les, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 opened the request.</source>
        <translation>%1 a ouvert la demande.</translation>
    </message>
    <message>
        <source>%1 opened a request to revise “%2”.</source>
        <translation>%1 a ouvert une demande de révision de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 opened a request for “%2”.</source>
        <translation>%1 a ouvert une demande pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 imported “%2”.</source>
        <translation>%1 a importé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 imported a listing (%3).</source>
        <translation>%1 a importé une liste (%3).</translation>
    </message>
    <message>
        <source>%1 appointed %3.</source>
        <translation>%1 a nommé %3.</translation>
    </message>
    <message>
        <source>%1 changed the separation of duties (%3).</source>
        <translation>%1 a modifié la séparation des fonctions (%3).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The local registry&apos;s folder cannot be used: %1. See that you may write there.</source>
        <translation>Le dossier du registre local est inutilisable&#xa0;: %1. Vérifiez que vous pouvez y écrire.</translation>
    </message>
    <message>
        <source>No safe folder for the local server&apos;s socket: %1. See that /tmp can be written to.</source>
        <translation>Pas de dossier sûr pour le socket du serveur local&#xa0;: %1. Vérifiez que l’on peut écrire dans /tmp.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed (%1). Install version 15 or later, in Debian the package postgresql.</source>
        <translation>PostgreSQL n’est pas installé (%1). Installez la version 15 ou ultérieure, sous Debian le paquet postgresql.</translation>
    </message>
    <message>
        <source>The local registry was made by another version of PostgreSQL: %1. Install that version beside the newer one.</source>
        <translation>Le registre local a été créé par une autre version de PostgreSQL&#xa0;: %1. Installez cette version à côté de la plus récente.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and the account that it would run as is missing: %1. Install the package postgresql, or start as an ordinary user.</source>
        <translation>PostgreSQL ne s’exécute pas en tant que root, et le compte sous lequel il s’exécuterait manque&#xa0;: %1. Installez le paquet postgresql, ou démarrez en tant qu’utilisateur ordinaire.</translation>
    </message>
    <message>
        <source>The local registry could not be made: %1</source>
        <translation>Le registre local n’a pas pu être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The local server did not start: %1</source>
        <translation>Le serveur local n’a pas démarré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The local server did not stop: %1</source>
        <translation>Le serveur local ne s’est pas arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program has been starting or stopping the local server for too long: %1. Try again in a moment.</source>
        <translation>Un autre programme démarre ou arrête le serveur local depuis trop longtemps&#xa0;: %1. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Another program is using the local server. Close it first.</source>
        <translation>Un autre programme utilise le serveur local. Fermez-le d’abord.</translation>
    </message>
    <message>
        <source>The country data %1 is missing. Install the package iso-codes.</source>
        <translation>Les données de pays %1 manquent. Installez le paquet iso-codes.</translation>
    </message>
    <message>
        <source>The country data %1 cannot be read.</source>
        <translation>Les données de pays %1 sont illisibles.</translation>
    </message>
    <message>
        <source>The country data %1 is damaged. Install the package iso-codes again.</source>
        <translation>Les données de pays %1 sont endommagées. Réinstallez le paquet iso-codes.</translation>
    </message>
    <message>
        <source>Stopped. The earlier publication is untouched.</source>
        <translation>Arrêté. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>The folder holds something that no publication wrote: %1. Choose an empty folder, or one published to before.</source>
        <translation>Le dossier contient quelque chose qu’aucune publication n’a écrit&#xa0;: %1. Choisissez un dossier vide, ou un dossier qui a déjà servi à publier.</translation>
    </message>
    <message>
        <source>%1 cannot be written. The earlier publication is untouched.</source>
        <translation>Impossible d’écrire %1. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>The disk is full: %1. The earlier publication is untouched.</source>
        <translation>Le disque est plein&#xa0;: %1. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>event %1 is not what was written</source>
        <translation>l’événement %1 n’est pas ce qui a été écrit</translation>
    </message>
    <message>
        <source>the hash tree above event %1 was changed</source>
        <translation>l’arbre de hachage au-dessus de l’événement %1 a été modifié</translation>
    </message>
    <message>
        <source>the head of the log is not that of its events</source>
        <translation>la tête du journal n’est pas celle de ses événements</translation>
    </message>
    <message>
        <source>a submitted revision was changed: %1</source>
        <translation>une révision soumise a été modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>a registered version was changed: %1</source>
        <translation>une version enregistrée a été modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is no NID: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union, sans trait d’union au début ni à la fin.</translation>
    </message>
    <message>
        <source>No NID is stated: it takes two to 32 letters, digits and hyphens.</source>
        <translation>Aucun NID n’est indiqué&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union.</translation>
    </message>
    <message>
        <source>“%1” is too short: a NID has at least two characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court&#xa0;: un NID a au moins deux caractères.</translation>
    </message>
    <message>
        <source>“%1” is too long: a NID has at most 32 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop long&#xa0;: un NID a au plus 32 caractères.</translation>
    </message>
    <message>
        <source>A NID begins with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Un NID commence par une lettre ASCII ou un chiffre, pas par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%2” cannot stand in a NID: only ASCII letters, digits and hyphens can.</source>
        <translation>«&#xa0;%2&#xa0;» n’est pas permis dans un NID&#xa0;: seuls les lettres ASCII, les chiffres et les traits d’union le sont.</translation>
    </message>
    <message>
        <source>A NID ends with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Un NID se termine par une lettre ASCII ou un chiffre, pas par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is registered already (the case of letters does not count): choose another NID, or revise that namespace.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà enregistré (la casse ne compte pas)&#xa0;: choisissez un autre NID, ou révisez cet espace de noms.</translation>
    </message>
    <message>
        <source>“%1” begins with “urn-”, which is kept for informal namespaces: begin a formal NID with something else.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;urn-&#xa0;», qui est réservé aux espaces de noms informels&#xa0;: commencez un NID formel autrement.</translation>
    </message>
    <message>
        <source>“%1” is the name of the URN scheme itself: choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom du schéma URN lui-même&#xa0;: choisissez un autre NID.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID: choose one of three characters or more.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 is the country code of %2: choose one of three characters or more.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel, et %3 est le code de pays de %2&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 was the country code of %2: choose one of three characters or more.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel, et %3 était le code de pays de %2&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” begins with two letters and a hyphen, which is kept for country codes: begin with something other than “%3-”.</source>
        <translation>«&#xa0;%1&#xa0;» commence par deux lettres et un trait d’union, ce qui est réservé aux codes de pays&#xa0;: commencez autrement que par «&#xa0;%3-&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” begins with %3, the country code of %2, and a hyphen, which is kept for countries: begin with something else.</source>
        <translation>«&#xa0;%1&#xa0;» commence par %3, le code de pays de %2, et un trait d’union, ce qui est réservé aux pays&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, formerly the country code of %2, and a hyphen, which is kept for countries: begin with something else.</source>
        <translation>«&#xa0;%1&#xa0;» commence par %3, l’ancien code de pays de %2, et un trait d’union, ce qui est réservé aux pays&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with “%2”, which is kept for encoded internationalised names: begin with something else.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;%2&#xa0;», qui est réservé aux noms internationalisés codés&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with “x-”, once the mark of experimental namespaces: choose a NID without it.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;x-&#xa0;», ancienne marque des espaces de noms expérimentaux&#xa0;: choisissez un NID sans elle.</translation>
    </message>
    <message>
        <source>“%1” is no informal NID: that is “urn-” and a positive number without leading zeros, 32 characters at most.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID informel&#xa0;: c’est «&#xa0;urn-&#xa0;» et un nombre positif sans zéros en tête, 32 caractères au plus.</translation>
    </message>
    <message>
        <source>The registry numbers informal namespaces itself: leave the NID empty instead of asking for “%1”.</source>
        <translation>Le registre numérote lui-même les espaces de noms informels&#xa0;: laissez le NID vide au lieu de demander «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not the next informal NID in the sequence: that is “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le prochain NID informel de la suite&#xa0;: c’est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%3” is the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.</source>
        <translation>«&#xa0;%3&#xa0;» est le code de pays à trois lettres de %2&#xa0;: ayez de bonnes raisons pour «&#xa0;%1&#xa0;», ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%3” was the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.</source>
        <translation>«&#xa0;%3&#xa0;» était le code de pays à trois lettres de %2&#xa0;: ayez de bonnes raisons pour «&#xa0;%1&#xa0;», ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%1” is the name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’un pays (%2)&#xa0;: ayez de bonnes raisons pour cela, ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%1” is the former name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.</source>
        <translation>«&#xa0;%1&#xa0;» est l’ancien nom d’un pays (%2)&#xa0;: ayez de bonnes raisons pour cela, ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%2” is a registered URI scheme: show that the namespace belongs to it, or choose a NID that is not taken for it.</source>
        <translation>«&#xa0;%2&#xa0;» est un schéma d’URI enregistré&#xa0;: montrez que l’espace de noms en relève, ou choisissez un NID qu’on ne confond pas avec lui.</translation>
    </message>
    <message>
        <source>“%1” is the name of a known identifier system (%2): show that the namespace belongs to it, or choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’un système d’identification connu (%2)&#xa0;: montrez que l’espace de noms en relève, ou choisissez un autre NID.</translation>
    </message>
    <message>
        <source>Other open requests ask for “%1”, too (%2): it is registered only once they have left the race or changed their NID.</source>
        <translation>D’autres demandes ouvertes demandent aussi «&#xa0;%1&#xa0;» (%2)&#xa0;: il n’est enregistré que lorsqu’elles se sont retirées ou ont changé de NID.</translation>
    </message>
    <message>
        <source>“%1” is easily taken for a registered NID (%2): consider one that differs more.</source>
        <translation>«&#xa0;%1&#xa0;» se confond facilement avec un NID enregistré (%2)&#xa0;: pensez à un NID plus différent.</translation>
    </message>
    <message>
        <source>The NID is not well formed: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.</source>
        <translation>Le NID n’est pas bien formé&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union, sans trait d’union au début ni à la fin.</translation>
    </message>
    <message>
        <source>The NID is registered already, in this or another case: choose another one, or revise that namespace.</source>
        <translation>Le NID est déjà enregistré, dans cette casse ou une autre&#xa0;: choisissez-en un autre, ou révisez cet espace de noms.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with “urn-”: choose another one.</source>
        <translation>Un NID formel ne peut pas commencer par «&#xa0;urn-&#xa0;»&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“urn” is the name of the URN scheme itself: choose another NID.</source>
        <translation>«&#xa0;urn&#xa0;» est le nom du schéma URN lui-même&#xa0;: choisissez un autre NID.</translation>
    </message>
    <message>
        <source>A formal NID has three characters or more: choose a longer one.</source>
        <translation>Un NID formel a trois caractères ou plus&#xa0;: choisissez-en un plus long.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and a hyphen: choose another one.</source>
        <translation>Un NID formel ne peut pas commencer par deux lettres et un trait d’union&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and two hyphens: choose another one.</source>
        <translation>Un NID formel ne peut pas commencer par deux lettres et deux traits d’union&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A NID cannot begin with “x-”: choose another one.</source>
        <translation>Un NID ne peut pas commencer par «&#xa0;x-&#xa0;»&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>An informal NID is “urn-” and a number without leading zeros.</source>
        <translation>Un NID informel est «&#xa0;urn-&#xa0;» et un nombre sans zéros en tête.</translation>
    </message>
    <message>
        <source>The registry numbers informal namespaces itself: leave the NID empty.</source>
        <translation>Le registre numérote lui-même les espaces de noms informels&#xa0;: laissez le NID vide.</translation>
    </message>
    <message>
        <source>Another informal namespace got this number in the meantime: try again.</source>
        <translation>Un autre espace de noms informel a reçu ce numéro entre-temps&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>Another open request asks for the same NID: one of them has to leave the race or change its NID first.</source>
        <translation>Une autre demande ouverte demande le même NID&#xa0;: l’une d’elles doit d’abord se retirer ou changer de NID.</translation>
    </message>
    <message>
        <source>The request has moved on in the meantime: look at it as it is now, then decide again.</source>
        <translation>La demande a avancé entre-temps&#xa0;: voyez-la telle qu’elle est maintenant, puis décidez de nouveau.</translation>
    </message>
    <message>
        <source>A revision keeps the NID of its namespace: restore it in the template.</source>
        <translation>Une révision garde le NID de son espace de noms&#xa0;: rétablissez-le dans le modèle.</translation>
    </message>
    <message>
        <source>This act was recorded for something else: look whether the change is there before you repeat it.</source>
        <translation>Cet acte a été consigné pour autre chose&#xa0;: vérifiez si la modification a eu lieu avant de la répéter.</translation>
    </message>
    <message>
        <source>This person is no designated expert of this registry: add them as one, or name another.</source>
        <translation>Cette personne n’est pas un expert désigné de ce registre&#xa0;: ajoutez-la comme tel, ou nommez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>An appeal goes to an expert who has not judged the request before: name another one.</source>
        <translation>Un recours va à un expert qui n’a pas encore jugé la demande&#xa0;: nommez-en un autre.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is older than this program: its owner runs “nidreg-cli db migrate” first.</source>
        <translation>Le schéma du registre est plus ancien que ce programme&#xa0;: son propriétaire lance d’abord «&#xa0;nidreg-cli db migrate&#xa0;».</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is newer than this program: install the newer version of nidreg.</source>
        <translation>Le schéma du registre est plus récent que ce programme&#xa0;: installez la version plus récente de nidreg.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is not what this program made: restore it from a backup, or ask its owner.</source>
        <translation>Le schéma du registre n’est pas celui que ce programme a créé&#xa0;: restaurez-le depuis une sauvegarde, ou demandez à son propriétaire.</translation>
    </message>
    <message>
        <source>The registry&apos;s database is not in UTF-8: make one with the encoding UTF8.</source>
        <translation>La base de données du registre n’est pas en UTF-8&#xa0;: créez-en une avec le codage UTF8.</translation>
    </message>
    <message>
        <source>The connection is not described as PostgreSQL expects it: use a URI, or keywords like “host=… dbname=…”.</source>
        <translation>La connexion n’est pas décrite comme PostgreSQL l’attend&#xa0;: utilisez un URI, ou des mots-clés comme «&#xa0;host=… dbname=…&#xa0;».</translation>
    </message>
    <message>
        <source>The description of the connection holds a semicolon, which cannot be passed on: use a service file instead.</source>
        <translation>La description de la connexion contient un point-virgule, qui ne peut pas être transmis&#xa0;: utilisez plutôt un fichier de services.</translation>
    </message>
    <message>
        <source>This database is a shared registry with a history of its own and cannot become a private one.</source>
        <translation>Cette base de données est un registre partagé avec sa propre histoire et ne peut pas devenir un registre privé.</translation>
    </message>
    <message>
        <source>There is no such request, or it is not yours to see.</source>
        <translation>Cette demande n’existe pas, ou vous ne pouvez pas la voir.</translation>
    </message>
    <message>
        <source>No such namespace is registered.</source>
        <translation>Cet espace de noms n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The Version field has to state the version after the registered one: correct it, then try again.</source>
        <translation>Le champ Version doit indiquer la version qui suit celle qui est enregistrée&#xa0;: corrigez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>From version 2 on the Revision Information has to say what changed: fill it in, then try again.</source>
        <translation>À partir de la version 2, Revision Information doit dire ce qui a changé&#xa0;: remplissez ce champ, puis réessayez.</translation>
    </message>
    <message>
        <source>On the fast track the Documentation field cites the specification, and Registrant names the body: fill them in, then try again.</source>
        <translation>En procédure accélérée, le champ Documentation cite la spécification et Registrant nomme l’organisme&#xa0;: remplissez-les, puis réessayez.</translation>
    </message>
    <message>
        <source>A namespace cannot be removed or renamed; a revision can mark it as deprecated.</source>
        <translation>Un espace de noms ne peut être ni supprimé ni renommé&#xa0;; une révision peut le marquer comme obsolète.</translation>
    </message>
    <message>
        <source>A request cannot be removed: withdraw or close it instead.</source>
        <translation>Une demande ne peut pas être supprimée&#xa0;: retirez-la ou classez-la plutôt.</translation>
    </message>
    <message>
        <source>The workflow has no such step from the request&apos;s state.</source>
        <translation>Le processus n’a pas cette étape à partir de l’état de la demande.</translation>
    </message>
    <message>
        <source>This expert is assigned to the request already.</source>
        <translation>Cet expert est déjà affecté à la demande.</translation>
    </message>
    <message>
        <source>An informal number is never given twice.</source>
        <translation>Un numéro informel n’est jamais donné deux fois.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>In discussion</source>
        <translation>En discussion</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>En examen</translation>
    </message>
    <message>
        <source>Changes requested</source>
        <translation>Modifications demandées</translation>
    </message>
    <message>
        <source>Recognition pending</source>
        <translation>Reconnaissance en attente</translation>
    </message>
    <message>
        <source>Advisory review</source>
        <translation>Examen consultatif</translation>
    </message>
    <message>
        <source>Awaiting direction</source>
        <translation>En attente d’instruction</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvée</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetée</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirée</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>Demandeur</translation>
    </message>
    <message>
        <source>Designated expert</source>
        <translation>Expert désigné</translation>
    </message>
    <message>
        <source>Registrar</source>
        <translation>Registraire</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Communautaire</translation>
    </message>
    <message>
        <source>Fast track</source>
        <translation>Accélérée</translation>
    </message>
    <message>
        <source>the applicant</source>
        <translation>le demandeur</translation>
    </message>
    <message>
        <source>the experts</source>
        <translation>les experts</translation>
    </message>
    <message>
        <source>the registrar</source>
        <translation>le registraire</translation>
    </message>
    <message>
        <source>the IESG or approval body</source>
        <translation>l’IESG ou l’organisme d’approbation</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informel</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Obsolète</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>Modifications à faire</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Advice to the body</source>
        <translation>Avis à l’organisme</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Soumettre</translation>
    </message>
    <message>
        <source>The template becomes the request&apos;s next revision, which nobody can change; the community discussion or, on the fast track, the question of recognition begins.</source>
        <translation>Le modèle devient la révision suivante de la demande, que personne ne peut modifier&#xa0;; la discussion publique commence ou, en procédure accélérée, la question de la reconnaissance se pose.</translation>
    </message>
    <message>
        <source>%1 submitted revision %5.</source>
        <translation>%1 a soumis la révision %5.</translation>
    </message>
    <message>
        <source>Record recognition</source>
        <translation>Consigner la reconnaissance</translation>
    </message>
    <message>
        <source>The IESG&apos;s recognition of the applicant&apos;s body is recorded, and the advisory review of the fast track begins.</source>
        <translation>La reconnaissance de l’organisme du demandeur par l’IESG est consignée, et l’examen consultatif de la procédure accélérée commence.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG recognised the body (%4).</source>
        <translation>%1 a consigné que l’IESG a reconnu l’organisme (%4).</translation>
    </message>
    <message>
        <source>Record refusal</source>
        <translation>Consigner le refus</translation>
    </message>
    <message>
        <source>The request leaves the fast track and goes on as a community request, in discussion.</source>
        <translation>La demande quitte la procédure accélérée et continue comme demande communautaire, en discussion.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG did not recognise the body (%4).</source>
        <translation>%1 a consigné que l’IESG n’a pas reconnu l’organisme (%4).</translation>
    </message>
    <message>
        <source>Assign expert</source>
        <translation>Affecter un expert</translation>
    </message>
    <message>
        <source>The designated expert is asked to review the request by the due date.</source>
        <translation>L’expert désigné est prié d’examiner la demande au plus tard à l’échéance.</translation>
    </message>
    <message>
        <source>%1 assigned %2, due %3.</source>
        <translation>%1 a affecté %2, échéance le %3.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Se désister</translation>
    </message>
    <message>
        <source>You no longer review this request; the registrar sees your reasons and may assign somebody else.</source>
        <translation>Vous n’examinez plus cette demande&#xa0;; le registraire voit vos motifs et peut affecter quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 stepped back as an expert.</source>
        <translation>%1 a cessé d’examiner la demande comme expert.</translation>
    </message>
    <message>
        <source>Your comment is added to the discussion. The request stays where it is.</source>
        <translation>Votre commentaire s’ajoute à la discussion. La demande reste où elle est.</translation>
    </message>
    <message>
        <source>%1 commented.</source>
        <translation>%1 a commenté.</translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Demander des modifications</translation>
    </message>
    <message>
        <source>The applicant is asked for another revision; the request waits until it is submitted.</source>
        <translation>Une autre révision est demandée au demandeur&#xa0;; la demande attend qu’elle soit soumise.</translation>
    </message>
    <message>
        <source>%1 requested changes.</source>
        <translation>%1 a demandé des modifications.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Your approval of exactly this revision is recorded. With the last assigned expert&apos;s approval the request is ready to be registered or, with a standards action, waits for the approval body&apos;s direction.</source>
        <translation>Votre approbation de cette révision précise est consignée. Avec l’approbation du dernier expert affecté, la demande est prête à être enregistrée ou, pour une action de normalisation, attend l’instruction de l’organisme d’approbation.</translation>
    </message>
    <message>
        <source>%1 approved revision %5.</source>
        <translation>%1 a approuvé la révision %5.</translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation>Donner un avis</translation>
    </message>
    <message>
        <source>Your advice is recorded for the body that asks for the namespace. It does not block the request.</source>
        <translation>Votre avis est consigné pour l’organisme qui demande l’espace de noms. Il ne bloque pas la demande.</translation>
    </message>
    <message>
        <source>%1 gave advice.</source>
        <translation>%1 a donné un avis.</translation>
    </message>
    <message>
        <source>Complete the review</source>
        <translation>Terminer l’examen</translation>
    </message>
    <message>
        <source>The advisory review ends at the body&apos;s request, and the request is ready to be registered.</source>
        <translation>L’examen consultatif se termine à la demande de l’organisme, et la demande est prête à être enregistrée.</translation>
    </message>
    <message>
        <source>%1 completed the advisory review (%4).</source>
        <translation>%1 a terminé l’examen consultatif (%4).</translation>
    </message>
    <message>
        <source>Record direction</source>
        <translation>Consigner l’instruction</translation>
    </message>
    <message>
        <source>The approval body&apos;s direction is recorded, and the request is ready to be registered.</source>
        <translation>L’instruction de l’organisme d’approbation est consignée, et la demande est prête à être enregistrée.</translation>
    </message>
    <message>
        <source>%1 recorded the approval body&apos;s direction (%4).</source>
        <translation>%1 a consigné l’instruction de l’organisme d’approbation (%4).</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>The request ends as rejected, with your reasons on record. Only an appeal opens it again.</source>
        <translation>La demande se termine rejetée, avec vos motifs consignés. Seul un recours la rouvre.</translation>
    </message>
    <message>
        <source>%1 rejected the request.</source>
        <translation>%1 a rejeté la demande.</translation>
    </message>
    <message>
        <source>Reopen on appeal</source>
        <translation>Rouvrir sur recours</translation>
    </message>
    <message>
        <source>The rejected request is reviewed again, by the expert named here.</source>
        <translation>La demande rejetée est examinée de nouveau, par l’expert nommé ici.</translation>
    </message>
    <message>
        <source>%1 reopened the request on appeal (%4) and assigned %2, due %3.</source>
        <translation>%1 a rouvert la demande sur recours (%4) et affecté %2, échéance le %3.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Enregistrer l’espace de noms</translation>
    </message>
    <message>
        <source>Everything is checked once more against the registry as it is now; then the namespace&apos;s version is made. Nobody can change or remove it afterwards, and its NID is never reused.</source>
        <translation>Tout est vérifié encore une fois par rapport au registre tel qu’il est maintenant&#xa0;; puis la version de l’espace de noms est créée. Personne ne peut ensuite la modifier ni la supprimer, et son NID n’est jamais réutilisé.</translation>
    </message>
    <message>
        <source>%1 registered the namespace.</source>
        <translation>%1 a enregistré l’espace de noms.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The request ends as withdrawn and cannot be opened again. Everything that was said stays on record.</source>
        <translation>La demande se termine retirée et ne peut pas être rouverte. Tout ce qui a été dit reste consigné.</translation>
    </message>
    <message>
        <source>%1 withdrew the request.</source>
        <translation>%1 a retiré la demande.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>The request ends as closed, with your reasons on record, and cannot be opened again.</source>
        <translation>La demande se termine classée, avec vos motifs consignés, et ne peut pas être rouverte.</translation>
    </message>
    <message>
        <source>%1 closed the request.</source>
        <translation>%1 a classé la demande.</translation>
    </message>
    <message>
        <source>%1 registered “%6”, version %7.</source>
        <translation>%1 a enregistré «&#xa0;%6&#xa0;», version %7.</translation>
    </message>
    <message>
        <source>“%1” is missing: the template needs this field.</source>
        <translation>«&#xa0;%1&#xa0;» manque&#xa0;: le modèle exige ce champ.</translation>
    </message>
    <message>
        <source>Documentation is missing: point to a specification where there is one.</source>
        <translation>Documentation manque&#xa0;: renvoyez à une spécification s’il y en a une.</translation>
    </message>
    <message>
        <source>Revision Information is missing: from version 2 on it says what changed.</source>
        <translation>Revision Information manque&#xa0;: à partir de la version 2, ce champ dit ce qui a changé.</translation>
    </message>
    <message>
        <source>“%1” is empty: the template needs something here.</source>
        <translation>«&#xa0;%1&#xa0;» est vide&#xa0;: le modèle exige un contenu ici.</translation>
    </message>
    <message>
        <source>“%1” stands more than once: keep one and join the texts.</source>
        <translation>«&#xa0;%1&#xa0;» figure plus d’une fois&#xa0;: gardez-en un et réunissez les textes.</translation>
    </message>
    <message>
        <source>“%1” stands after “%2”, which follows it in the template of RFC 8141: move it up.</source>
        <translation>«&#xa0;%1&#xa0;» figure après «&#xa0;%2&#xa0;», qui le suit dans le modèle de la RFC 8141&#xa0;: déplacez-le vers le haut.</translation>
    </message>
    <message>
        <source>The old heading “%1” was read as “%2”: see that its text belongs there.</source>
        <translation>L’ancien intitulé «&#xa0;%1&#xa0;» a été lu comme «&#xa0;%2&#xa0;»&#xa0;: vérifiez que son texte est à sa place.</translation>
    </message>
    <message>
        <source>The text under “%1” belongs to no field: move it to one, or leave it in Additional Information.</source>
        <translation>Le texte sous «&#xa0;%1&#xa0;» ne va dans aucun champ&#xa0;: déplacez-le dans un champ, ou laissez-le dans Additional Information.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 bytes, the most that a field may hold: shorten it, or point to a document.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2 octets, la taille maximale d’un champ&#xa0;: raccourcissez-le, ou renvoyez à un document.</translation>
    </message>
    <message>
        <source>A control character (%1) stands in the text: remove it.</source>
        <translation>Un caractère de contrôle (%1) figure dans le texte&#xa0;: supprimez-le.</translation>
    </message>
    <message>
        <source>An invisible character (%1) changes the direction of the text and can hide what it says: remove it.</source>
        <translation>Un caractère invisible (%1) change le sens d’écriture et peut cacher ce que dit le texte&#xa0;: supprimez-le.</translation>
    </message>
    <message>
        <source>“%1” mixes Latin letters with look-alikes of another script: write it in one script.</source>
        <translation>«&#xa0;%1&#xa0;» mêle des lettres latines et des sosies d’une autre écriture&#xa0;: écrivez-le dans une seule écriture.</translation>
    </message>
    <message>
        <source>“%1” stands for something still to be written: write it.</source>
        <translation>«&#xa0;%1&#xa0;» tient lieu de quelque chose qui reste à écrire&#xa0;: écrivez-le.</translation>
    </message>
    <message>
        <source>An instruction of the template is left in %1: replace it with your text.</source>
        <translation>Une consigne du modèle est restée dans %1&#xa0;: remplacez-la par votre texte.</translation>
    </message>
    <message>
        <source>“%1” is not a URN: mend it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un URN&#xa0;: corrigez-le.</translation>
    </message>
    <message>
        <source>“%1” is in the namespace “%2”, which is neither the one asked for nor a registered one: correct the example.</source>
        <translation>«&#xa0;%1&#xa0;» est dans l’espace de noms «&#xa0;%2&#xa0;», qui n’est ni celui demandé ni un espace de noms enregistré&#xa0;: corrigez l’exemple.</translation>
    </message>
    <message>
        <source>The field names no NID: state the one that you ask for, alone on its line.</source>
        <translation>Le champ ne nomme aucun NID&#xa0;: indiquez celui que vous demandez, seul sur sa ligne.</translation>
    </message>
    <message>
        <source>A revision keeps its NID: write “%2” instead of “%1”.</source>
        <translation>Une révision garde son NID&#xa0;: écrivez «&#xa0;%2&#xa0;» au lieu de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a version: write a positive whole number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une version&#xa0;: écrivez un entier positif.</translation>
    </message>
    <message>
        <source>“%1” is not a calendar day: write it as YYYY-MM-DD.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jour du calendrier&#xa0;: écrivez-le sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>“%1” is not in the form YYYY-MM-DD: write %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas la forme AAAA-MM-JJ&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>Version %1 is not the next one: write %2.</source>
        <translation>La version %1 n’est pas la suivante&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>The version is %1: write the number alone.</source>
        <translation>La version est %1&#xa0;: écrivez le nombre seul.</translation>
    </message>
    <message>
        <source>The date is %1: write it alone.</source>
        <translation>La date est %1&#xa0;: écrivez-la seule.</translation>
    </message>
    <message>
        <source>%1 is still to come: state the day on which the template is sent.</source>
        <translation>%1 est encore à venir&#xa0;: indiquez le jour où le modèle est envoyé.</translation>
    </message>
    <message>
        <source>No registrant is named: state the organization or the person.</source>
        <translation>Aucun titulaire n’est nommé&#xa0;: indiquez l’organisation ou la personne.</translation>
    </message>
    <message>
        <source>No way to reach the registrant is stated: add an e-mail address, a phone number or a postal address.</source>
        <translation>Aucun moyen de joindre le titulaire n’est indiqué&#xa0;: ajoutez une adresse électronique, un numéro de téléphone ou une adresse postale.</translation>
    </message>
    <message>
        <source>“%1” is not an e-mail address: correct it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse électronique&#xa0;: corrigez-la.</translation>
    </message>
    <message>
        <source>The fast track is for standards bodies, scientific societies and their like: say which kind the registrant is.</source>
        <translation>La procédure accélérée est réservée aux organismes de normalisation, aux sociétés savantes et à leurs semblables&#xa0;: dites de quelle sorte est le titulaire.</translation>
    </message>
    <message>
        <source>Nothing is said of how the URNs are built: describe the syntax, best as ABNF with an example.</source>
        <translation>Rien n’est dit de la construction des URN&#xa0;: décrivez la syntaxe, de préférence en ABNF avec un exemple.</translation>
    </message>
    <message>
        <source>Nothing is said of when two URNs are equivalent: say so, or that the rules of RFC 8141 suffice.</source>
        <translation>Rien n’est dit de l’équivalence de deux URN&#xa0;: décrivez-la, ou dites que les règles de la RFC 8141 suffisent.</translation>
    </message>
    <message>
        <source>Nothing is said of characters that need percent-encoding: say which can occur.</source>
        <translation>Rien n’est dit des caractères à coder avec «&#xa0;%&#xa0;»&#xa0;: dites lesquels peuvent apparaître.</translation>
    </message>
    <message>
        <source>Nothing is said of r-, q- and f-components: say whether they are used.</source>
        <translation>Rien n’est dit des composants r, q et f&#xa0;: dites s’ils sont utilisés.</translation>
    </message>
    <message>
        <source>Nothing is said of who assigns the URNs: name them.</source>
        <translation>Rien n’est dit de ceux qui attribuent les URN&#xa0;: nommez-les.</translation>
    </message>
    <message>
        <source>Nothing is said of how URNs are kept unique: say what makes sure that no URN is assigned twice.</source>
        <translation>Rien n’est dit de l’unicité des URN&#xa0;: dites ce qui garantit qu’aucun URN n’est attribué deux fois.</translation>
    </message>
    <message>
        <source>Nothing is said of persistence: say that a URN is never assigned to something else.</source>
        <translation>Rien n’est dit de la persistance&#xa0;: dites qu’un URN n’est jamais attribué à autre chose.</translation>
    </message>
    <message>
        <source>The field does not say whether resolution is intended: RFC 8141 requires a statement.</source>
        <translation>Le champ ne dit pas si une résolution est prévue&#xa0;: la RFC 8141 exige de le préciser.</translation>
    </message>
    <message>
        <source>“None” is little for Interoperability: say which similar identifiers there are, or why none can be confused with these.</source>
        <translation>«&#xa0;None&#xa0;» est peu pour Interoperability&#xa0;: dites quels identifiants semblables existent, ou pourquoi aucun ne peut être confondu avec ceux-ci.</translation>
    </message>
    <message>
        <source>Documentation is missing: on the fast track it has to point to the specification.</source>
        <translation>Documentation manque&#xa0;: en procédure accélérée, ce champ doit renvoyer à la spécification.</translation>
    </message>
    <message>
        <source>Revision Information tells of changes in a first version: empty it, or correct the version.</source>
        <translation>Revision Information parle de modifications dans une première version&#xa0;: videz ce champ, ou corrigez la version.</translation>
    </message>
    <message>
        <source>A URN begins with “urn:”.</source>
        <translation>Un URN commence par «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too short: it has at least two characters.</source>
        <translation>Le NID après «&#xa0;urn:&#xa0;» est trop court&#xa0;: il a au moins deux caractères.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too long: it has at most 32 characters.</source>
        <translation>Le NID après «&#xa0;urn:&#xa0;» est trop long&#xa0;: il a au plus 32 caractères.</translation>
    </message>
    <message>
        <source>The NID begins with an ASCII letter or a digit.</source>
        <translation>Le NID commence par une lettre ASCII ou un chiffre.</translation>
    </message>
    <message>
        <source>Only ASCII letters, digits and hyphens can stand in the NID.</source>
        <translation>Seuls les lettres ASCII, les chiffres et les traits d’union sont permis dans le NID.</translation>
    </message>
    <message>
        <source>The NID ends with an ASCII letter or a digit.</source>
        <translation>Le NID se termine par une lettre ASCII ou un chiffre.</translation>
    </message>
    <message>
        <source>The namespace-specific string is missing: a URN is “urn:”, a NID, “:” and something.</source>
        <translation>La chaîne propre à l’espace de noms manque&#xa0;: un URN est «&#xa0;urn:&#xa0;», un NID, «&#xa0;:&#xa0;» et autre chose.</translation>
    </message>
    <message>
        <source>The namespace-specific string cannot begin with “/”.</source>
        <translation>La chaîne propre à l’espace de noms ne peut pas commencer par «&#xa0;/&#xa0;».</translation>
    </message>
    <message>
        <source>This character cannot stand here: percent-encode it.</source>
        <translation>Ce caractère n’est pas permis ici&#xa0;: codez-le avec «&#xa0;%&#xa0;».</translation>
    </message>
    <message>
        <source>A URN is written in ASCII: percent-encode the UTF-8 of this character.</source>
        <translation>Un URN s’écrit en ASCII&#xa0;: codez avec «&#xa0;%&#xa0;» l’UTF-8 de ce caractère.</translation>
    </message>
    <message>
        <source>“%” is followed by two hexadecimal digits; for itself it is written %25.</source>
        <translation>«&#xa0;%&#xa0;» est suivi de deux chiffres hexadécimaux&#xa0;; pour lui-même, il s’écrit %25.</translation>
    </message>
    <message>
        <source>A “?” begins an r-component as “?+” or a q-component as “?=”; elsewhere it is written %3F.</source>
        <translation>Un «&#xa0;?&#xa0;» ouvre un composant r sous la forme «&#xa0;?+&#xa0;» ou un composant q sous la forme «&#xa0;?=&#xa0;»&#xa0;; ailleurs, il s’écrit %3F.</translation>
    </message>
    <message>
        <source>The r-component is empty: leave its introducer out, or say something.</source>
        <translation>Le composant r est vide&#xa0;: supprimez son introducteur, ou ajoutez un contenu.</translation>
    </message>
    <message>
        <source>An r-component cannot begin with “/” or “?”.</source>
        <translation>Un composant r ne peut pas commencer par «&#xa0;/&#xa0;» ou «&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>The q-component is empty: leave its introducer out, or say something.</source>
        <translation>Le composant q est vide&#xa0;: supprimez son introducteur, ou ajoutez un contenu.</translation>
    </message>
    <message>
        <source>A q-component cannot begin with “/” or “?”.</source>
        <translation>Un composant q ne peut pas commencer par «&#xa0;/&#xa0;» ou «&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>The NID “urn” is reserved in this dialect.</source>
        <translation>Le NID «&#xa0;urn&#xa0;» est réservé dans ce dialecte.</translation>
    </message>
    <message>
        <source>An encoded NUL (%00) is not allowed in this dialect.</source>
        <translation>Un NUL codé (%00) n’est pas permis dans ce dialecte.</translation>
    </message>
    <message>
        <source>The query is made of keyword=value directives, joined by “&amp;”.</source>
        <translation>La requête est faite de directives mot-clé=valeur, jointes par «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>This is for a local registry: on a shared one the owner of the database grants roles.</source>
        <translation>Ceci vaut pour un registre local&#xa0;: sur un registre partagé, le propriétaire de la base de données accorde les rôles.</translation>
    </message>
    <message>
        <source>Somebody has to be registrar: give that role to another person first.</source>
        <translation>Quelqu’un doit être registraire&#xa0;: donnez d’abord ce rôle à une autre personne.</translation>
    </message>
    <message>
        <source>The person&apos;s name is empty: state one.</source>
        <translation>Le nom de la personne est vide&#xa0;: indiquez-en un.</translation>
    </message>
    <message>
        <source>The text holds a NUL character or bytes that are no UTF-8: save the file as UTF-8 without them.</source>
        <translation>Le texte contient un caractère NUL ou des octets qui ne sont pas de l’UTF-8&#xa0;: enregistrez le fichier en UTF-8 sans eux.</translation>
    </message>
    <message>
        <source>The text holds several templates: send each one by itself.</source>
        <translation>Le texte contient plusieurs modèles&#xa0;: envoyez chacun séparément.</translation>
    </message>
    <message>
        <source>The approvals judged another text than this revision: it has to be approved as it is now.</source>
        <translation>Les approbations portaient sur un autre texte que cette révision&#xa0;: elle doit être approuvée telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>The template of an informal namespace leaves its Namespace Identifier empty: submit it that way.</source>
        <translation>Le modèle d’un espace de noms informel laisse le champ Namespace Identifier vide&#xa0;: soumettez-le ainsi.</translation>
    </message>
    <message>
        <source>The Version field has to state a positive number: correct it, then try again.</source>
        <translation>Le champ Version doit indiquer un nombre positif&#xa0;: corrigez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>A revision names the registered namespace that it revises: state its NID.</source>
        <translation>Une révision nomme l’espace de noms enregistré qu’elle révise&#xa0;: indiquez son NID.</translation>
    </message>
    <message>
        <source>An event of the log cannot be changed or removed.</source>
        <translation>Un événement du journal ne peut être ni modifié ni supprimé.</translation>
    </message>
    <message>
        <source>The log&apos;s hash tree cannot be changed or removed.</source>
        <translation>L’arbre de hachage du journal ne peut être ni modifié ni supprimé.</translation>
    </message>
    <message>
        <source>A submitted revision cannot be changed or removed: submit another one.</source>
        <translation>Une révision soumise ne peut être ni modifiée ni supprimée&#xa0;: soumettez-en une autre.</translation>
    </message>
    <message>
        <source>A registered version cannot be changed or removed: register another one.</source>
        <translation>Une version enregistrée ne peut être ni modifiée ni supprimée&#xa0;: enregistrez-en une autre.</translation>
    </message>
    <message>
        <source>A request keeps its purpose, kind and applicant: open another one.</source>
        <translation>Une demande garde son objet, son type et son demandeur&#xa0;: ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>A namespace changes by its versions alone: register another one.</source>
        <translation>Un espace de noms ne change que par ses versions&#xa0;: enregistrez-en une autre.</translation>
    </message>
</context>
</TS>
