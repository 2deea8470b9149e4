<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>ExcerptWords</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file does not reach to this line any more, or is damaged. Scan it again.</source>
        <translation>Le fichier ne va plus jusqu’à cette ligne, ou il est endommagé. Vérifiez-le de nouveau.</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>window, files, processes, reports</source>
        <translation>fenêtre, fichiers, processus, rapports</translation>
    </message>
    <message>
        <source>charts of reports</source>
        <translation>graphiques des rapports</translation>
    </message>
    <message>
        <source>connections to PostgreSQL</source>
        <translation>connexions à PostgreSQL</translation>
    </message>
    <message>
        <source>hashes and signatures</source>
        <translation>empreintes et signatures</translation>
    </message>
    <message>
        <source>reading XML</source>
        <translation>lecture du XML</translation>
    </message>
    <message>
        <source>the command line’s areas and options</source>
        <translation>domaines et options de la ligne de commande</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>searching by regular expressions</source>
        <translation>recherche par expressions rationnelles</translation>
    </message>
    <message>
        <source>letters that look alike</source>
        <translation>lettres qui se ressemblent</translation>
    </message>
    <message>
        <source>differences of texts</source>
        <translation>différences entre textes</translation>
    </message>
    <message>
        <source>reading mails</source>
        <translation>lecture des courriels</translation>
    </message>
    <message>
        <source>used by GMime</source>
        <translation>utilisée par GMime</translation>
    </message>
    <message>
        <source>compressed files</source>
        <translation>fichiers compressés</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>classeurs Excel</translation>
    </message>
    <message>
        <source>the server that holds a registry</source>
        <translation>le serveur qui contient un registre</translation>
    </message>
    <message>
        <source>country codes and names</source>
        <translation>codes et noms de pays</translation>
    </message>
    <message>
        <source>the registrations shipped with the program</source>
        <translation>les enregistrements livrés avec le programme</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>&amp;Do not ask this again</source>
        <translation>&amp;Ne plus poser cette question</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Non effectué</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Manages a registry of URN namespaces.</source>
        <translation>Gère un registre d’espaces de noms URN.</translation>
    </message>
    <message>
        <source>Open this registry instead of the local one.</source>
        <translation>Travailler sur ce registre au lieu du registre local.</translation>
    </message>
    <message>
        <source>conninfo</source>
        <translation>conninfo</translation>
    </message>
    <message>
        <source>nidreg cannot start</source>
        <translation>nidreg ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Drafts or templates to open.</source>
        <translation>Brouillons ou modèles à ouvrir.</translation>
    </message>
    <message>
        <source>Open another window, even if one is open.</source>
        <translation>Ouvrir une autre fenêtre, même si une est déjà ouverte.</translation>
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
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Seul un registraire peut le faire. Prenez d’abord ce rôle.</translation>
    </message>
    <message>
        <source>Add a person, such as a designated expert</source>
        <translation>Ajouter une personne, par exemple un expert désigné</translation>
    </message>
    <message>
        <source>Let one person submit and review the same request</source>
        <translation>Laisser une même personne présenter et juger une demande</translation>
    </message>
    <message>
        <source>Single-user mode is on. People may review their own requests.</source>
        <translation>Le mode mono-utilisateur est actif&#xa0;: une personne peut juger ses propres demandes.</translation>
    </message>
    <message>
        <source>Single-user mode is off. Nobody may review their own requests.</source>
        <translation>Le mode mono-utilisateur est inactif&#xa0;: personne ne juge ses propres demandes.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Non effectué</translation>
    </message>
    <message>
        <source>P&amp;eople…</source>
        <translation>Person&amp;nes…</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>Roles, periods of service and absences</source>
        <translation>Rôles, dates de service et absences</translation>
    </message>
    <message>
        <source>In a shared registry, nobody may review their own requests.</source>
        <translation>Sur un registre partagé, personne ne juge ses propres demandes.</translation>
    </message>
    <message>
        <source>Pol&amp;icies…</source>
        <translation>Politi&amp;ques…</translation>
    </message>
    <message>
        <source>Pr&amp;oposals…</source>
        <translation>Pr&amp;opositions…</translation>
    </message>
    <message>
        <source>Time limits, actions that require two registrars, addresses</source>
        <translation>Délais, actions qui exigent deux registraires, adresses</translation>
    </message>
    <message>
        <source>Actions that wait for a second registrar</source>
        <translation>Ce qui attend un second registraire</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Proposé</translation>
    </message>
    <message>
        <source>The change of roles was proposed.</source>
        <translation>Le changement de rôles est proposé.</translation>
    </message>
    <message>
        <source>Se&amp;ssions…</source>
        <translation>S&amp;essions…</translation>
    </message>
    <message>
        <source>Who is changing the registry, and who waits</source>
        <translation>Qui modifie le registre, et qui attend</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Attention</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <translation>Et %1 autres</translation>
    </message>
    <message>
        <source>%1 requests wait for you</source>
        <translation>%1 demandes vous attendent</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Backups</name>
    <message>
        <source>&amp;Back up…</source>
        <translation>Sauve&amp;garder…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>Rest&amp;aurer…</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>This login does not see everything in the registry. Its owner, a superuser or a member of nidreg_owner, can back it up.</source>
        <translation>Cet identifiant ne voit pas tout ce que contient le registre. Son propriétaire, un superutilisateur ou un membre de nidreg_owner peut le sauvegarder.</translation>
    </message>
    <message>
        <source>A backup is being written.</source>
        <translation>Une sauvegarde est en cours.</translation>
    </message>
    <message>
        <source>Save everything that the registry holds in one file, and verify it</source>
        <translation>Enregistrer tout ce que contient le registre dans un seul fichier, et le vérifier</translation>
    </message>
    <message>
        <source>Replace the local registry by a backup; the present one is kept</source>
        <translation>Remplacer le registre local par une sauvegarde&#xa0;; l’actuel est conservé</translation>
    </message>
    <message>
        <source>There is no local registry.</source>
        <translation>Il n’y a pas de registre local.</translation>
    </message>
    <message>
        <source>%1. What was done since is on this computer only.</source>
        <translation>%1. Ce qui a été fait depuis ne se trouve que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Your registry was never backed up. It is on this computer only.</source>
        <translation>Votre registre n’a jamais été sauvegardé. Il ne se trouve que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Not no&amp;w</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Back up the registry</source>
        <translation>Sauvegarder le registre</translation>
    </message>
    <message>
        <source>Backups (*.nidreg);;All files (*)</source>
        <translation>Sauvegardes (*.nidreg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
    <message>
        <source>Backup in progress</source>
        <translation>Sauvegarde en cours</translation>
    </message>
    <message>
        <source>A backup is being written. If nidreg closes now, it is stopped and no new backup is made.</source>
        <translation>Une sauvegarde est en cours. Si nidreg est fermé maintenant, elle est arrêtée et aucune nouvelle sauvegarde n’est faite.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Arrêter et fermer</translation>
    </message>
</context>
<context>
    <name>nidreg::app::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Commands and namespaces</source>
        <translation>Commandes et espaces de noms</translation>
    </message>
    <message>
        <source>A command, a NID or the number of a request</source>
        <translation>Une commande, un NID ou le numéro d’une demande</translation>
    </message>
    <message>
        <source>Command, NID or request</source>
        <translation>Commande, NID ou demande</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Rien ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Demande %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <source>Separation of duties is off. People may review their own requests.</source>
        <translation>La séparation des fonctions est inactive&#xa0;: une personne peut juger ses propres demandes.</translation>
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
        <source>%1: waiting for the server</source>
        <translation>%1&#xa0;: en attente du serveur</translation>
    </message>
    <message>
        <source>%1: not connected</source>
        <translation>%1&#xa0;: non connecté</translation>
    </message>
    <message>
        <source>Read-only standby</source>
        <translation>Serveur de secours en lecture seule</translation>
    </message>
    <message>
        <source>Read-only server</source>
        <translation>Serveur en lecture seule</translation>
    </message>
    <message>
        <source>Host not checked</source>
        <translation>Hôte non vérifié</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>Certificat non vérifié</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Non chiffré</translation>
    </message>
    <message>
        <source>The server does not accept changes.</source>
        <translation>Le serveur n’accepte aucune modification.</translation>
    </message>
    <message>
        <source>The certificate is valid, but may belong to another host (sslmode=verify-ca).</source>
        <translation>Le certificat est valable, mais il peut être celui d’un autre hôte (sslmode=verify-ca).</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the certificate was not checked. This may be another server.</source>
        <translation>La connexion est chiffrée, mais ce peut être un autre serveur&#xa0;: son certificat n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>Others on the network can read and change the data.</source>
        <translation>D’autres personnes sur le réseau peuvent lire et modifier les données.</translation>
    </message>
    <message>
        <source>%1 port %2</source>
        <translation>%1 port %2</translation>
    </message>
    <message>
        <source>Behind the primary: %1</source>
        <translation>Retard sur le serveur primaire&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Connector</name>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Se connecter…</translation>
    </message>
    <message>
        <source>&amp;Work on the local registry</source>
        <translation>&amp;Travailler sur le registre local</translation>
    </message>
    <message>
        <source>Open a shared registry or another one</source>
        <translation>Travailler sur un registre partagé avec d’autres, ou sur un autre registre</translation>
    </message>
    <message>
        <source>This is the local registry.</source>
        <translation>C’est le registre local.</translation>
    </message>
    <message>
        <source>Disconnect from the server and open your own registry on this computer</source>
        <translation>Quitter le serveur pour votre propre registre sur cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
    <message>
        <source>&amp;Enter password…</source>
        <translation>Entrer le mot de &amp;passe…</translation>
    </message>
    <message>
        <source>&amp;Try again now</source>
        <translation>Réessa&amp;yer maintenant</translation>
    </message>
    <message>
        <source>&amp;Use the local registry</source>
        <translation>&amp;Utiliser le registre local</translation>
    </message>
    <message>
        <source>Connect to the &amp;primary</source>
        <translation>Se connecter au serveur &amp;primaire</translation>
    </message>
    <message>
        <source>This server is a read-only standby. It does not accept changes, and its data may be out of date. To make changes, connect to the primary.</source>
        <translation>Ce serveur est un serveur de secours en lecture seule. Il n’accepte aucune modification et ses données ne sont peut-être pas à jour. Pour modifier le registre, connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>This server is read-only at the moment. It does not accept changes.</source>
        <translation>Ce serveur est pour le moment en lecture seule. Il n’accepte pas de modifications.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>nidreg::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>This is your own registry. It contains the URN namespaces that IANA lists. You can draft a template without any other registry.</source>
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
        <translation>Re&amp;gistre</translation>
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
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>The listing was published in %1.</source>
        <translation>La liste est publiée dans %1.</translation>
    </message>
    <message>
        <source>Drafts with unsaved changes. If the program ends unexpectedly, it restores them at the next start.</source>
        <translation>Brouillons dont les modifications ne sont enregistrées dans aucun fichier. Ils sont gardés pour le prochain démarrage, si le programme s’arrête de façon inattendue.</translation>
    </message>
    <message>
        <source>Unsaved drafts: %1</source>
        <translation>Brouillons non enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connect to a &amp;server…</source>
        <translation>Se connecter à un &amp;serveur…</translation>
    </message>
    <message>
        <source>Publish the listing as web pages, XML, CSV, JSON and text</source>
        <translation>Écrire la liste en pages web, XML, CSV, JSON et texte</translation>
    </message>
    <message>
        <source>I&amp;mport or reconcile a listing…</source>
        <translation>&amp;Importer ou rapprocher une liste…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>Compare a listing file with this registry and apply the changes</source>
        <translation>Comparer le fichier d’une liste avec ce registre et appliquer les modifications</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Seul un registraire peut le faire. Prenez d’abord ce rôle.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>The list at the left has everything: the namespaces that are registered, the requests that are under review, your drafts, and tools. A number says how many namespaces are listed, requests wait for you, and drafts are open.</source>
        <translation>La liste à gauche mène à tout&#xa0;: les espaces de noms enregistrés, les demandes en cours d’examen, vos brouillons et des outils. Un nombre dit combien d’espaces de noms sont listés, de demandes vous attendent et de brouillons sont ouverts.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Here you write the template for a namespace. It is checked while you write; nothing is sent until you submit it.</source>
        <translation>Ici, vous rédigez le modèle d’un espace de noms. Il est vérifié pendant que vous écrivez&#xa0;; rien n’est envoyé avant que vous ne le soumettiez.</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Où vous êtes</translation>
    </message>
    <message>
        <source>The status bar says which registry is open, and who acts in which role. Press your name to choose another role.</source>
        <translation>La barre d’état indique quel registre est ouvert, et qui agit dans quel rôle. Cliquez sur votre nom pour choisir un autre rôle.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>F1 opens the manual at what you are doing, Shift+F1 explains a control, and Ctrl+? lists the shortcuts. Help ▸ Tour of the window shows this again.</source>
        <translation>F1 ouvre le manuel à l’endroit qui concerne ce que vous faites, Maj+F1 explique un élément de la fenêtre et Ctrl+? affiche la liste des raccourcis. Aide ▸ Visite guidée de la fenêtre montre ceci de nouveau.</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Server s&amp;tatus…</source>
        <translation>État du ser&amp;veur…</translation>
    </message>
    <message>
        <source>Replication, archiving, and the last backup, verification and checkpoint</source>
        <translation>Réplication, archivage, et dernière sauvegarde, dernière vérification et dernier point de contrôle</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>The toolbar contains the most common commands of each page. Press Ctrl+K to search all commands and namespaces.</source>
        <translation>La barre d’outils contient les commandes les plus courantes de chaque page. Appuyez sur Ctrl+K pour chercher parmi toutes les commandes et tous les espaces de noms.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::PagesList</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
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
    <name>nidreg::app::PaletteWords</name>
    <message>
        <source>csv json xlsx pdf save table list</source>
        <translation>csv json xlsx pdf enregistrer tableau liste</translation>
    </message>
    <message>
        <source>csv json xlsx save</source>
        <translation>csv json xlsx enregistrer</translation>
    </message>
    <message>
        <source>export csv xml json html web</source>
        <translation>exporter csv xml json html web</translation>
    </message>
    <message>
        <source>load compare xml iana</source>
        <translation>charger comparer xml iana</translation>
    </message>
    <message>
        <source>settings options language</source>
        <translation>options réglages langue</translation>
    </message>
    <message>
        <source>register create namespace request template</source>
        <translation>enregistrer créer espace demande modèle</translation>
    </message>
    <message>
        <source>register send request</source>
        <translation>enregistrer envoyer demande</translation>
    </message>
    <message>
        <source>delete discard remove</source>
        <translation>supprimer abandonner</translation>
    </message>
    <message>
        <source>change update deprecate delete</source>
        <translation>modifier changer obsolète supprimer</translation>
    </message>
    <message>
        <source>delete cancel remove</source>
        <translation>supprimer annuler</translation>
    </message>
    <message>
        <source>delete cancel end</source>
        <translation>supprimer terminer</translation>
    </message>
    <message>
        <source>export save copy dump</source>
        <translation>exporter copie</translation>
    </message>
    <message>
        <source>role expert registrar</source>
        <translation>rôle expert registraire</translation>
    </message>
    <message>
        <source>expert reviewer review</source>
        <translation>expert examinateur examen affecter</translation>
    </message>
    <message>
        <source>roles experts revoke remove</source>
        <translation>rôles experts révoquer retirer</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ProposalsMark</name>
    <message>
        <source>Proposals that a second registrar must confirm</source>
        <translation>Ce qu’un registraire a proposé et qu’un autre doit confirmer</translation>
    </message>
    <message>
        <source>Proposals: %1</source>
        <translation>Propositions&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Scanning</name>
    <message>
        <source>Cannot read the file: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file was truncated while it was being read.</source>
        <translation>Le fichier a été tronqué pendant sa lecture.</translation>
    </message>
    <message>
        <source>The file is damaged. Only a part of it can be unpacked.</source>
        <translation>Le fichier est endommagé. Seule une partie peut être décompressée.</translation>
    </message>
    <message>
        <source>Stopped. The results cover the part that was read.</source>
        <translation>Arrêté&#xa0;: ce qui a été lu jusque-là est compté.</translation>
    </message>
    <message>
        <source>A line is longer than 256 MiB. Unpack the file first, then scan it.</source>
        <translation>Une ligne dépasse 256 Mio&#xa0;: décompressez d’abord le fichier, et il pourra être lu.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::TipCard</name>
    <message>
        <source>Got &amp;it</source>
        <translation>&amp;Compris</translation>
    </message>
    <message>
        <source>No more &amp;tips</source>
        <translation>Plus d’as&amp;tuces</translation>
    </message>
    <message>
        <source>Tip: %1</source>
        <translation>Astuce&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::TrayIcon</name>
    <message>
        <source>&amp;Show nidreg</source>
        <translation>&amp;Afficher nidreg</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>nidreg: nothing waits for you</source>
        <translation>nidreg&#xa0;: rien ne vous attend</translation>
    </message>
    <message>
        <source>nidreg: 1 request waits for you</source>
        <translation>nidreg&#xa0;: 1 demande vous attend</translation>
    </message>
    <message>
        <source>nidreg: %1 requests wait for you</source>
        <translation>nidreg&#xa0;: %1 demandes vous attendent</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Visits</name>
    <message>
        <source>Since my last &amp;visit…</source>
        <translation>Depuis ma dernière &amp;visite…</translation>
    </message>
    <message>
        <source>What others did since you were last here</source>
        <translation>Ce que d’autres ont fait depuis votre dernière visite</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>&amp;List them</source>
        <translation>&amp;Les afficher</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
    <message>
        <source>Nobody else did anything since %1.</source>
        <translation>Personne d’autre n’a rien fait depuis %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Waiting</name>
    <message>
        <source>Proposal to second: %1</source>
        <translation>Proposition à confirmer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Proposed by %1</source>
        <translation>Proposé par %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AboutDialog</name>
    <message>
        <source>About nidreg</source>
        <translation>À propos de nidreg</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Manages a registry of URN namespaces (&lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;).&lt;/p&gt;&lt;p&gt;Schema %2, Qt %3, libpq %4&lt;/p&gt;&lt;p&gt;Free software under the MIT license.&lt;/p&gt;&lt;p&gt;The registrations shipped with it are facts from &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;IANA’s registry of URN namespaces&lt;/a&gt;. That registry, not this copy, is authoritative.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Gère un registre d’espaces de noms URN (&lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;).&lt;/p&gt;&lt;p&gt;Schéma %2, Qt %3, libpq %4&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence MIT.&lt;/p&gt;&lt;p&gt;Les enregistrements livrés avec lui sont des faits tirés du &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;registre des espaces de noms URN de l’IANA&lt;/a&gt;. C’est ce registre, et non cette copie, qui fait foi.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>&lt;p&gt;nidreg itself is under the MIT license. It uses the work of others. As Qt Charts is one of them, the window as a whole is passed on under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <translation>&lt;p&gt;nidreg lui-même est sous licence MIT. Il utilise le travail d’autres personnes. Comme Qt Charts en fait partie, le programme à fenêtres dans son ensemble est diffusé sous la licence publique générale GNU, version 3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;On Debian, the text of each license is in /usr/share/doc, in the file “copyright” of the package, and in /usr/share/common-licenses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sous Debian, le texte de chaque licence se trouve dans /usr/share/doc, dans le fichier «&#xa0;copyright&#xa0;» du paquet, et dans /usr/share/common-licenses.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Copier les versions</translation>
    </message>
    <message>
        <source>Copy the versions, as a report of a fault needs them</source>
        <translation>Copier les versions, telles qu’un rapport d’anomalie les demande</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AsOfBar</name>
    <message>
        <source>&amp;Back to now</source>
        <translation>Revenir à &amp;maintenant</translation>
    </message>
    <message>
        <source>Listing as &amp;of</source>
        <translation>Liste &amp;du</translation>
    </message>
    <message>
        <source>Date of the listing</source>
        <translation>Date de la liste</translation>
    </message>
    <message>
        <source>Dates of changes</source>
        <translation>Dates des modifications</translation>
    </message>
    <message>
        <source>Hide what was imported or registered after that day (UTC)</source>
        <translation>Masquer ce qui a été importé ou enregistré ici après ce jour (UTC)</translation>
    </message>
    <message>
        <source>Known by the end of this day (UTC)</source>
        <translation>Connu à la fin de ce jour (UTC)</translation>
    </message>
    <message>
        <source>Days on which the listing changed</source>
        <translation>Jours où la liste a changé</translation>
    </message>
    <message>
        <source>C&amp;hange:</source>
        <translation>C&amp;hangement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ignore changes recorded after</source>
        <translation>&amp;Ignorer les modifications enregistrées après le</translation>
    </message>
    <message>
        <source>You are viewing the listing of the selected date.</source>
        <translation>Vous consultez la liste de la date choisie.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AuditPage</name>
    <message>
        <source>anybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>Show only the actions of this person</source>
        <translation>Seulement ce que cette personne a fait</translation>
    </message>
    <message>
        <source>Show only events of this kind</source>
        <translation>Seulement les événements de ce type</translation>
    </message>
    <message>
        <source>Na&amp;mespace:</source>
        <translation>Espace de no&amp;ms&#xa0;:</translation>
    </message>
    <message>
        <source>any NID</source>
        <translation>tout NID</translation>
    </message>
    <message>
        <source>Show only events about this namespace</source>
        <translation>Seulement les événements qui concernent cet espace de noms</translation>
    </message>
    <message>
        <source>The log has not been verified yet.</source>
        <translation>Le journal n’a pas encore été vérifié.</translation>
    </message>
    <message>
        <source>Progress of the verification</source>
        <translation>Quelle part du journal est vérifiée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>Événements, les plus récents d’abord</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>L’événement choisi</translation>
    </message>
    <message>
        <source>Checkpoint of the log</source>
        <translation>Point de contrôle du journal</translation>
    </message>
    <message>
        <source>The name of the log, its number of events and its root. Keep it elsewhere to check later whether the log was rewritten.</source>
        <translation>Le nom du journal, son nombre d’événements et sa racine. Gardé ailleurs, il montre plus tard si le journal a été réécrit.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>&amp;Verify the log</source>
        <translation>&amp;Vérifier le journal</translation>
    </message>
    <message>
        <source>Copy the &amp;checkpoint</source>
        <translation>Copier le &amp;point de contrôle</translation>
    </message>
    <message>
        <source>&amp;Save a proof of the event…</source>
        <translation>&amp;Enregistrer une preuve de l’événement…</translation>
    </message>
    <message>
        <source>Copy the &amp;event</source>
        <translation>&amp;Copier l’événement</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Request opened</source>
        <translation>Demande ouverte</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Listing published</source>
        <translation>Liste publiée</translation>
    </message>
    <message>
        <source>People appointed</source>
        <translation>Personnes nommées</translation>
    </message>
    <message>
        <source>Policy set</source>
        <translation>Politique fixée</translation>
    </message>
    <message>
        <source>Separation of duties</source>
        <translation>Séparation des fonctions</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Lecture du journal…</translation>
    </message>
    <message>
        <source>No event matches the filter.</source>
        <translation>Aucun événement ne correspond. Élargissez le filtre.</translation>
    </message>
    <message>
        <source>There are no events yet, or none that you may see.</source>
        <translation>Rien ne s’est encore passé dans ce registre, ou rien que vous puissiez voir.</translation>
    </message>
    <message>
        <source>Save a file that anybody can check without this registry</source>
        <translation>Un fichier que chacun peut vérifier sans ce registre</translation>
    </message>
    <message>
        <source>Select an event first.</source>
        <translation>Choisissez d’abord un événement.</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Événement %1</translation>
    </message>
    <message>
        <source>No event selected</source>
        <translation>Aucun événement n’est choisi</translation>
    </message>
    <message>
        <source>Checkpoint copied. Keep it where nobody who runs the server can change it.</source>
        <translation>Le point de contrôle est copié. Gardez-le là où aucune des personnes qui gèrent le serveur ne peut le modifier.</translation>
    </message>
    <message>
        <source>Verifying the log…</source>
        <translation>Vérification du journal…</translation>
    </message>
    <message>
        <source>Mismatch in the log: %1. Somebody changed the database outside the program. Do not change it. Make a copy, and compare it with a backup.</source>
        <translation>Incohérence dans le journal&#xa0;: %1. Quelqu’un a modifié la base de données hors du programme. N’y touchez pas. Faites-en une copie et comparez-la avec une sauvegarde.</translation>
    </message>
    <message>
        <source>The log is consistent with every saved checkpoint (%1).</source>
        <translation>Le journal est cohérent avec tous les points de contrôle enregistrés (%1).</translation>
    </message>
    <message>
        <source>The events that you may see and the hash tree over all %1 events were verified. A registrar can verify the rest.</source>
        <translation>Vous voyez une partie des événements, et ceux-ci ont été vérifiés&#xa0;; l’arbre de hachage de l’ensemble des %1 événements a été vérifié aussi. Un registraire vérifie le reste.</translation>
    </message>
    <message>
        <source>Save a proof</source>
        <translation>Enregistrer une preuve</translation>
    </message>
    <message>
        <source>event-%1.tlog-proof</source>
        <translation>event-%1.tlog-proof</translation>
    </message>
    <message>
        <source>Proofs (*.tlog-proof);;All files (*)</source>
        <translation>Preuves (*.tlog-proof);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Proof saved as %1.</source>
        <translation>Preuve enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>The verification was stopped. It has no result.</source>
        <translation>La vérification a été interrompue. Elle n’a pas de résultat.</translation>
    </message>
    <message>
        <source>Cannot verify the log: the registry is not connected. Connect and verify the log again.</source>
        <translation>Il n’y a pas de connexion au registre, ou elle a été perdue entre-temps&#xa0;: rien n’est dit du journal. Vérifiez-le de nouveau une fois le registre connecté.</translation>
    </message>
    <message>
        <source>Save a proof…</source>
        <translation>Enregistrer une preuve…</translation>
    </message>
    <message>
        <source>Discussion imported</source>
        <translation>Discussion importée</translation>
    </message>
    <message>
        <source>Earlier records added to the log</source>
        <translation>Données antérieures reprises dans le journal</translation>
    </message>
    <message>
        <source>Details of people changed</source>
        <translation>Données de personnes modifiées</translation>
    </message>
    <message>
        <source>Proposed to a second registrar</source>
        <translation>Proposé à un second registraire</translation>
    </message>
    <message>
        <source>Proposal withdrawn</source>
        <translation>Proposition retirée</translation>
    </message>
    <message>
        <source>Schema installed</source>
        <translation>Schéma installé</translation>
    </message>
    <message>
        <source>Schema upgraded or restored</source>
        <translation>Schéma mis à jour ou rétabli</translation>
    </message>
    <message>
        <source>Database definitions that do not match the installed ones (%1): %2.</source>
        <translation>Définitions qui ne sont pas telles qu’elles ont été installées (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Checkpoints of another log were saved under the name of this registry (%1) and ignored. They belong to another registry, or this log was replaced from its first event.</source>
        <translation>Des points de contrôle d’un autre journal sont notés sous le nom de ce registre (%1) et ont été laissés de côté&#xa0;: ils viennent d’un autre registre, ou ce journal a été remplacé depuis son premier événement.</translation>
    </message>
    <message>
        <source>Query shared</source>
        <translation>Requête partagée</translation>
    </message>
    <message>
        <source>Query withdrawn</source>
        <translation>Requête retirée</translation>
    </message>
    <message>
        <source>Who: %1</source>
        <translation>Qui&#xa0;: %1</translation>
    </message>
    <message>
        <source>What: %1</source>
        <translation>Quoi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Namespace: %1</source>
        <translation>Espace de noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Qui&#xa0;:</translation>
    </message>
    <message>
        <source>Wha&amp;t:</source>
        <translation>Ac&amp;te&#xa0;:</translation>
    </message>
    <message>
        <source>Save the checkpoint &amp;as…</source>
        <translation>Enregistrer le point de contrôle &amp;sous…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save the checkpoint</source>
        <translation>Enregistrer le point de contrôle</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the checkpoint to a file, so that you can give it to someone else</source>
        <translation>Enregistrer le point de contrôle dans un fichier, pour le donner à quelqu’un</translation>
    </message>
    <message>
        <source>&amp;Remember the checkpoint</source>
        <translation>&amp;Retenir le point de contrôle</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Compare the log with this checkpoint in later verifications on this computer</source>
        <translation>Comparer le journal à ce point de contrôle lors des vérifications suivantes sur cet ordinateur</translation>
    </message>
    <message>
        <source>The checkpoint could not be saved as %1.</source>
        <translation>Le point de contrôle n’a pas pu être enregistré sous %1.</translation>
    </message>
    <message>
        <source>Checkpoint saved as %1. Give a copy to someone who cannot change the registry.</source>
        <translation>Point de contrôle enregistré sous %1. Donnez-en une copie à quelqu’un qui ne peut pas modifier le registre.</translation>
    </message>
    <message>
        <source>Checkpoint saved in %1. Later verifications compare the log with it.</source>
        <translation>Point de contrôle enregistré dans %1. Les vérifications suivantes lui comparent le journal.</translation>
    </message>
    <message>
        <source>No mismatch found. No events were changed. Events: %1 (numbered from 0), submitted revisions: %2, registered versions: %3.</source>
        <translation>Aucun écart trouvé. Aucun événement n’a été modifié. Événements&#xa0;: %1 (numérotés à partir de 0), révisions soumises&#xa0;: %2, versions enregistrées&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The proof could not be saved.</source>
        <translation>La preuve n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The proof could not be saved as %1.</source>
        <translation>La preuve n’a pas pu être enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupMark</name>
    <message>
        <source>%1, %2. Click to back up again.</source>
        <comment>a time, and a file</comment>
        <translation>%1, %2. Cliquez pour sauvegarder de nouveau.</translation>
    </message>
    <message>
        <source>This registry is on this computer only. Click to back it up.</source>
        <translation>Ce registre ne se trouve que sur cet ordinateur. Cliquez pour le sauvegarder.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupRun</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Progression de la sauvegarde</translation>
    </message>
    <message>
        <source>Stop. An earlier backup of that name is unchanged.</source>
        <translation>Arrêter. Une sauvegarde antérieure du même nom reste intacte.</translation>
    </message>
    <message>
        <source>Backing up to %1…</source>
        <translation>Sauvegarde dans %1…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupWords</name>
    <message>
        <source>Never backed up</source>
        <translation>Jamais sauvegardé</translation>
    </message>
    <message>
        <source>Last backup: today</source>
        <translation>Dernière sauvegarde&#xa0;: aujourd’hui</translation>
    </message>
    <message>
        <source>Last backup: %1 ago</source>
        <comment>such as: 3 days</comment>
        <translation>Dernière sauvegarde&#xa0;: il y a %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BadLinesModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Octet</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ChecklistPanel</name>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::CiteMenu</name>
    <message>
        <source>URN &amp;prefix</source>
        <translation>&amp;Préfixe URN</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>&amp;Texte brut</translation>
    </message>
    <message>
        <source>RFC &amp;XML reference</source>
        <translation>Référence RFC &amp;XML</translation>
    </message>
    <message>
        <source>&amp;Cite as</source>
        <translation>Citer &amp;ainsi</translation>
    </message>
    <message>
        <source>The citation was not copied.</source>
        <translation>La citation n’a pas été copiée.</translation>
    </message>
    <message>
        <source>Citation of %1 copied (%2).</source>
        <comment>a NID, and a form of citations</comment>
        <translation>Citation de %1 copiée (%2).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ColumnMenu</name>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Fit widths to the window</source>
        <translation>&amp;Ajuster les largeurs à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Réinitialiser les colonnes</translation>
    </message>
    <message>
        <source>Choose the columns to show, export and print</source>
        <translation>Choisir les colonnes affichées, exportées et imprimées</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::CompareDialog</name>
    <message>
        <source>Compare: %1</source>
        <translation>Comparaison&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose what to compare the draft with.</source>
        <translation>Choisissez ci-dessus à quoi comparer le brouillon.</translation>
    </message>
    <message>
        <source>Compare the draft &amp;with:</source>
        <translation>Comparer le brouillon &amp;avec&#xa0;:</translation>
    </message>
    <message>
        <source>(nothing yet)</source>
        <translation>(rien encore)</translation>
    </message>
    <message>
        <source>The registered version</source>
        <translation>La version enregistrée</translation>
    </message>
    <message>
        <source>The registered version of %1</source>
        <translation>La version enregistrée de %1</translation>
    </message>
    <message>
        <source>Last submission of request #%1</source>
        <translation>Le dernier texte soumis dans la demande nº %1</translation>
    </message>
    <message>
        <source>Last submission</source>
        <translation>Le dernier texte soumis</translation>
    </message>
    <message>
        <source>The saved file</source>
        <translation>Le fichier enregistré</translation>
    </message>
    <message>
        <source>The saved file %1</source>
        <translation>Le fichier enregistré %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Not available: no registry is connected.</source>
        <translation>Indisponible&#xa0;: il n’y a pas de connexion à un registre.</translation>
    </message>
    <message>
        <source>Not available: the draft is for a new namespace, which has no registered version.</source>
        <translation>Indisponible&#xa0;: le brouillon demande un nouvel espace de noms&#xa0;; il n’y a pas de version enregistrée.</translation>
    </message>
    <message>
        <source>Not available: the draft has not been submitted yet.</source>
        <translation>Indisponible&#xa0;: le brouillon n’a pas encore été soumis.</translation>
    </message>
    <message>
        <source>Not available: the draft has not been saved yet.</source>
        <translation>Indisponible&#xa0;: le brouillon n’est pas encore enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Comparer avec un fichier</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>The registry does not have the text of this version. If you have it as a file, compare with that.</source>
        <translation>Le registre ne contient pas le texte de cette version. Si vous l’avez dans un fichier, comparez avec celui-ci.</translation>
    </message>
    <message>
        <source>Request #%1 has not submitted anything yet.</source>
        <translation>Rien n’a encore été soumis dans la demande nº %1.</translation>
    </message>
    <message>
        <source>Request #%1, revision %2</source>
        <translation>Demande nº %1, révision %2</translation>
    </message>
    <message>
        <source>This draft</source>
        <translation>Ce brouillon</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ConnectDialog</name>
    <message>
        <source>Connect to a registry</source>
        <translation>Se connecter à un registre</translation>
    </message>
    <message>
        <source>&amp;Recent:</source>
        <translation>&amp;Récentes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Local registry on this computer, only for you</source>
        <translation>Registre &amp;local, sur cet ordinateur et à vous seul</translation>
    </message>
    <message>
        <source>&amp;Server, shared with others</source>
        <translation>&amp;Serveur, partagé avec d’autres</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Hôte&#xa0;:</translation>
    </message>
    <message>
        <source>registry.example; several with commas</source>
        <translation>registry.example&#xa0;; plusieurs avec des virgules</translation>
    </message>
    <message>
        <source>The name or address of a server, or those of a primary and its standbys; the program uses the one that accepts changes. A path to a Unix socket folder begins with /.</source>
        <translation>Le nom ou l’adresse d’un serveur, ou plusieurs pour un serveur primaire et ses serveurs de secours&#xa0;: celui qui accepte les modifications est utilisé. Le dossier d’un socket Unix commence par /.</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;ort&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;Base de données&#xa0;:</translation>
    </message>
    <message>
        <source>Lo&amp;gin:</source>
        <translation>&amp;Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Protection:</source>
        <translation>&amp;Protection&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Authorities:</source>
        <translation>&amp;Autorités&#xa0;:</translation>
    </message>
    <message>
        <source>trusted by this computer</source>
        <translation>celles auxquelles cet ordinateur fait confiance</translation>
    </message>
    <message>
        <source>A file with the certificates (PEM) of the authorities to trust for this server</source>
        <translation>Un fichier avec les certificats (PEM) des autorités qui peuvent se porter garantes du serveur</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Parco&amp;urir…</translation>
    </message>
    <message>
        <source>Server from a service &amp;name</source>
        <translation>Serveur par le &amp;nom d’un service</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>Ser&amp;vice&#xa0;:</translation>
    </message>
    <message>
        <source>defined in ~/.pg_service.conf</source>
        <translation>défini dans ~/.pg_service.conf</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>&amp;Tester la connexion</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion en cours</translation>
    </message>
    <message>
        <source>Stop tr&amp;ying</source>
        <translation>Arrêt&amp;er les essais</translation>
    </message>
    <message>
        <source>Encrypted, certificate checked (recommended)</source>
        <translation>Chiffrée, certificat vérifié (recommandé)</translation>
    </message>
    <message>
        <source>Encrypted, host not checked</source>
        <translation>Chiffrée, certificat de n’importe quel hôte</translation>
    </message>
    <message>
        <source>Encrypted, certificate not checked</source>
        <translation>Chiffrée, certificat non vérifié</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Non chiffrée</translation>
    </message>
    <message>
        <source>Verifies that the server is the one named above before sending anything to it.</source>
        <translation>Le serveur prouve qu’il est celui nommé ci-dessus avant que quoi que ce soit lui soit envoyé.</translation>
    </message>
    <message>
        <source>Any server with a certificate from the same authority can impersonate this one.</source>
        <translation>Tout serveur dont l’autorité se porte garante pourrait se faire passer pour celui-ci.</translation>
    </message>
    <message>
        <source>Others on the network can impersonate the server and read your password and data.</source>
        <translation>D’autres personnes sur le réseau peuvent se faire passer pour le serveur et lire votre mot de passe et vos données.</translation>
    </message>
    <message>
        <source>Others on the network can read and change your data, including your password.</source>
        <translation>D’autres personnes sur le réseau peuvent lire et modifier vos données, y compris votre mot de passe.</translation>
    </message>
    <message>
        <source>same as the login</source>
        <translation>du même nom que l’identifiant</translation>
    </message>
    <message>
        <source>your user name on this computer</source>
        <translation>votre nom sur cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>Se &amp;connecter</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>Connexions récentes</translation>
    </message>
    <message>
        <source>Enter the host of the server first.</source>
        <translation>Indiquez d’abord l’hôte du serveur.</translation>
    </message>
    <message>
        <source>Enter the name of the service first.</source>
        <translation>Indiquez d’abord le service.</translation>
    </message>
    <message>
        <source>The local registry is always available.</source>
        <translation>Le registre local est toujours là.</translation>
    </message>
    <message>
        <source>A Unix socket does not leave this computer.</source>
        <translation>Un socket Unix ne sort pas de cet ordinateur.</translation>
    </message>
    <message>
        <source>Certificates of authorities</source>
        <translation>Certificats d’autorités</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Certificats (*.crt *.pem *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion en cours…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Connected as %1 with the role: %2.</source>
        <translation>Connexion établie en tant que %1, avec le rôle&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Encrypted (%1). The certificate of the server was verified.</source>
        <translation>Chiffrée (%1), et le certificat est bien celui du serveur.</translation>
    </message>
    <message>
        <source>This server is a read-only standby and does not accept changes.</source>
        <translation>Ce serveur est un serveur de secours en lecture seule&#xa0;: il n’accepte aucune modification.</translation>
    </message>
    <message>
        <source>This server is read-only at the moment. It does not accept changes.</source>
        <translation>Ce serveur est pour le moment en lecture seule. Il n’accepte pas de modifications.</translation>
    </message>
    <message>
        <source>The file %1 does not exist. Under Authorities, select a file with the certificates of the authorities to trust.</source>
        <translation>Le fichier %1 n’existe pas. Sous Autorités, indiquez un fichier avec les certificats par rapport auxquels celui du serveur est vérifié.</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Creating the local registry…</source>
        <translation>Création du registre local…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DepositWords</name>
    <message>
        <source>1 event</source>
        <translation>1 événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source>Backed up to %1 and verified: %2, %3.</source>
        <comment>a file, how many events, how many bytes</comment>
        <translation>Sauvegardé dans %1 et vérifié&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>unknown time</source>
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>%1: full backup of %2, %3, %4, undamaged.</source>
        <comment>a file, when, how many events, how many bytes</comment>
        <translation>%1&#xa0;: sauvegarde complète (%2), %3, %4, intacte.</translation>
    </message>
    <message>
        <source>%1: increment of %2, from %3 to %4, %5, undamaged.</source>
        <comment>a file, when, a number of events, how many events, how many bytes</comment>
        <translation>%1&#xa0;: incrément (%2), de %3 à %4, %5, intact.</translation>
    </message>
    <message>
        <source>Select the file of a backup first.</source>
        <translation>Choisissez d’abord le fichier d’une sauvegarde.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferenceDetails</name>
    <message>
        <source>This registry</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>The difference, field by field</source>
        <translation>La différence, champ par champ</translation>
    </message>
    <message>
        <source>Select a difference to compare this registry with the file.</source>
        <translation>Choisissez une différence pour voir ce qui est tenu ici et ce que dit le fichier.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferenceWords</name>
    <message>
        <source>%1 → %2</source>
        <comment>a former and a new NID</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>registered %1</source>
        <translation>enregistré le %1</translation>
    </message>
    <message>
        <source>becomes delisted</source>
        <translation>est retiré de la liste</translation>
    </message>
    <message>
        <source>the former NID becomes delisted</source>
        <translation>l’ancien NID est retiré de la liste</translation>
    </message>
    <message>
        <source>cannot be applied</source>
        <translation>ne peut pas être appliqué</translation>
    </message>
    <message>
        <source>registered here: %1</source>
        <translation>enregistré ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Version %1 of “%2” was registered here. If you apply this change, that version stays in the history, but the listing shows the entry of the file. To keep the version, leave the change deselected.</source>
        <translation>La version %1 de «&#xa0;%2&#xa0;» a été enregistrée ici. Si vous appliquez cette modification, la version reste dans l’historique, mais la liste montre l’entrée du fichier. Pour garder la version, désélectionnez la modification.</translation>
    </message>
    <message>
        <source>The file contains “%1”, which was never registered here. Applying this registers it.</source>
        <translation>Le fichier contient «&#xa0;%1&#xa0;», qui n’a jamais été enregistré ici. L’appliquer l’enregistre.</translation>
    </message>
    <message>
        <source>The file does not contain “%1”. Applying this delists the namespace: it is no longer published, but its versions remain and its NID stays reserved.</source>
        <translation>Le fichier ne contient pas «&#xa0;%1&#xa0;». L’appliquer retire l’espace de noms de la liste&#xa0;: il n’est plus publié, mais ses versions restent et son NID demeure réservé.</translation>
    </message>
    <message>
        <source>In the file, “%1” has the entry of “%2”, which the file does not contain. Applying this registers “%1” and delists “%2”, whose versions remain and whose NID stays reserved.</source>
        <translation>Dans le fichier, «&#xa0;%1&#xa0;» a l’entrée de «&#xa0;%2&#xa0;», que le fichier ne contient pas. L’appliquer enregistre «&#xa0;%1&#xa0;» et retire «&#xa0;%2&#xa0;» de la liste&#xa0;; ses versions restent et son NID demeure réservé.</translation>
    </message>
    <message>
        <source>“%1” is not a NID (RFC 8141, sections 2 and 5.1), so it cannot be registered. Ask the publisher of the file to correct it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID (RFC 8141, sections 2 et 5.1) et ne peut donc pas être enregistré. Demandez à qui publie le fichier de le corriger.</translation>
    </message>
    <message>
        <source>The listing header: title, notes, rules, experts, footnotes and people. If you apply it, it is published with the registrations.</source>
        <translation>L’en-tête de la liste&#xa0;: titre, notes, règles, experts, notes de bas de page et personnes. Si vous l’appliquez, il est publié avec les enregistrements.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a field, and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>Listé</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a sort of differences, and how many</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Import from %1:</source>
        <translation>À importer de %1&#xa0;:</translation>
    </message>
    <message>
        <source>The listing header.</source>
        <translation>L’en-tête de la liste.</translation>
    </message>
    <message>
        <source>Namespaces that are missing in the file are delisted. They are no longer published, but nothing is deleted.</source>
        <translation>Les espaces de noms qui manquent dans le fichier sont retirés de la liste. Ils ne sont plus publiés, mais rien n’est supprimé.</translation>
    </message>
    <message>
        <source>Registered versions that the listing no longer shows: %1.</source>
        <translation>Versions enregistrées que la liste ne montre plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>only a text: %1</source>
        <translation>un texte seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>a draft: %1</source>
        <translation>un brouillon&#xa0;: %1</translation>
    </message>
    <message>
        <source>The folder contains a template for it, but no listing shows that it is registered. Select it only if you know that it is.</source>
        <translation>Le dossier contient un modèle pour cet espace de noms, mais aucune liste ne montre qu’il est enregistré. Ne le sélectionnez que si vous savez qu’il l’est.</translation>
    </message>
    <message>
        <source>The template says that it is a draft. Select it only if you know that it was registered.</source>
        <translation>Le modèle se présente comme un brouillon. Ne le sélectionnez que si vous savez qu’il a été enregistré.</translation>
    </message>
    <message>
        <source>Applying this registers version %1 of “%2”, as stated in the file&apos;s template.</source>
        <translation>Appliquer cette modification enregistre la version %1 de «&#xa0;%2&#xa0;», comme indiqué dans le modèle du fichier.</translation>
    </message>
    <message>
        <source>Applying this adds the file&apos;s registration template to “%1”.</source>
        <translation>Appliquer cette modification ajoute le modèle d’enregistrement du fichier à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Applying this changes the listing entry for “%1”. Its registration remains version %2.</source>
        <translation>Appliquer cette modification change l’entrée de «&#xa0;%1&#xa0;» dans la liste. Son enregistrement reste à la version %2.</translation>
    </message>
    <message>
        <source>All selected changes are applied together, or none. They are recorded in the log.</source>
        <translation>Les modifications choisies sont appliquées toutes ensemble, ou aucune. Elles sont consignées dans le journal.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferencesModel</name>
    <message>
        <source>Listing header</source>
        <translation>En-tête de la liste</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferencesView</name>
    <message>
        <source>Filter by NID</source>
        <translation>Filtrer par NID</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Select all &amp;shown</source>
        <translation>Cocher tout ce qui est &amp;montré</translation>
    </message>
    <message>
        <source>&amp;Deselect all shown</source>
        <translation>&amp;Décocher tout ce qui est montré</translation>
    </message>
    <message>
        <source>Differences for namespaces registered here</source>
        <translation>Différences sur ce qui a été enregistré ici</translation>
    </message>
    <message>
        <source>Registered here</source>
        <translation>Enregistré ici</translation>
    </message>
    <message>
        <source>Listing header</source>
        <translation>En-tête de la liste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 sur %2 cochées</translation>
    </message>
    <message>
        <source>%1 · %2 shown</source>
        <translation>%1 · %2 montrées</translation>
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
    <message>
        <source>Cannot save your dictionary. “%1” is accepted for now. Check the permissions of your data folder, then add the word again.</source>
        <translation>«&#xa0;%1&#xa0;» est accepté pour l’instant, mais votre dictionnaire n’a pas pu être enregistré. Vérifiez les droits de votre dossier de données, puis ajoutez de nouveau le mot.</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” contains a line of %L2 characters, which makes typing slow. Wrapping it at 72 columns keeps every word.</source>
        <translation>«&#xa0;%1&#xa0;» contient une ligne de %L2 caractères, ce qui ralentit la saisie. La couper à 72 colonnes conserve tous les mots.</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>Couper les li&amp;gnes</translation>
    </message>
    <message>
        <source>&amp;Leave it as is</source>
        <translation>Laisser tel &amp;quel</translation>
    </message>
    <message>
        <source>Nothing here can be fixed automatically. Findings that can be fixed have a button.</source>
        <translation>Rien ici ne peut être corrigé automatiquement. Les constats qui peuvent l’être ont un bouton.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftWords</name>
    <message>
        <source>edit %1</source>
        <translation>la modification de %1</translation>
    </message>
    <message>
        <source>edit the request</source>
        <translation>la modification de l’objet de la demande</translation>
    </message>
    <message>
        <source>The file %1 does not exist. Check the name, or open another file.</source>
        <translation>Le fichier %1 n’existe pas. Vérifiez le nom ou ouvrez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 MiB, the maximum for a template file.</source>
        <translation>%1 dépasse 4 Mio, la taille maximale d’un fichier de modèle.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2. Check the permissions, then open it again.</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2. Vérifiez les droits d’accès, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Your text is still here. Save it under another name or in another folder.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Votre texte est toujours là&#xa0;; enregistrez-le sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID: %1.</source>
        <translation>Une révision garde son NID&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The namespace %1 is not registered, so it cannot be revised.</source>
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
        <source>Available: %1 is not registered, and no other request asks for it.</source>
        <translation>Libre&#xa0;: %1 n’est pas enregistré, et personne d’autre ne le demande.</translation>
    </message>
    <message>
        <source>Enter the NID that you request.</source>
        <translation>Saisissez le NID que vous demandez.</translation>
    </message>
    <message>
        <source>Well formed. Checking whether it is available…</source>
        <translation>Bien formé&#xa0;; le registre vérifie s’il est libre…</translation>
    </message>
    <message>
        <source>Well formed. Connect to a registry to check whether it is available.</source>
        <translation>Bien formé&#xa0;; sans registre, on ne sait pas s’il est libre.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device, not a file. Choose another name.</source>
        <translation>%1 n’est pas un fichier ordinaire, mais un dossier ou un périphérique. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 is not a text file. Save it as plain text in the program that wrote it, or copy its text and paste it here.</source>
        <translation>%1 n’est pas du texte, mais une image, un PDF ou le fichier d’un autre programme. Enregistrez-le là-bas en texte brut, ou copiez son texte et collez-le ici.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Your text is still here. Save it under another name or in your own folder.</source>
        <translation>Vous n’avez pas le droit d’écrire %1&#xa0;: %2. Votre texte est toujours là&#xa0;; enregistrez-le sous un autre nom ou dans un dossier à vous.</translation>
    </message>
    <message>
        <source>There is not enough space for %1: %2. Your text is still here, and the file was not changed. Free some space and try again, or save on another disk.</source>
        <translation>Il n’y a pas de place pour %1&#xa0;: %2. Votre texte est toujours là, et le fichier est intact&#xa0;; libérez de la place et réessayez, ou enregistrez sur un autre disque.</translation>
    </message>
    <message>
        <source>The folder of %1 does not exist: %2. Your text is still here. Restore the folder or its network drive and try again, or save elsewhere.</source>
        <translation>Le dossier de %1 n’est pas là&#xa0;: %2. Votre texte est toujours là&#xa0;; rétablissez le dossier ou son lecteur réseau et réessayez, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>%1 is not a valid file name. It is too long, or contains characters that are not allowed. Choose another name.</source>
        <translation>%1 ne peut pas servir de nom ici&#xa0;: il est trop long, ou contient des caractères non valides. Renommez le fichier, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Another program has locked %1. Your text is still here. Close the file there and try again, or save under another name.</source>
        <translation>%1 est verrouillé par un autre programme. Votre texte est toujours là&#xa0;; mettez fin à ce que l’autre programme en fait et réessayez, ou enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>Not saved. Another program changed %1 after it was opened. Save anyway to replace its changes, or reload the file. After a reload, undo restores your text.</source>
        <translation>Non enregistré&#xa0;: un autre programme a modifié %1 depuis son ouverture. Enregistrez quand même pour remplacer ce que l’autre programme a écrit, ou rechargez-le&#xa0;; «&#xa0;Annuler&#xa0;» fait ensuite revenir votre texte.</translation>
    </message>
    <message>
        <source>Not saved. Another program deleted, moved or renamed %1. Your text is still here. Save it there again, or under another name.</source>
        <translation>Non enregistré&#xa0;: %1 n’est plus là&#xa0;; un autre programme l’a supprimé, déplacé ou renommé. Votre texte est toujours là&#xa0;; enregistrez-le de nouveau à cet endroit, ou sous un autre nom.</translation>
    </message>
    <message>
        <source>Not a valid regular expression: %1</source>
        <translation>Ce n’est pas une expression rationnelle valable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Registered: request #%1 registered %2.</source>
        <translation>Enregistré&#xa0;: la demande nº %1 a enregistré %2.</translation>
    </message>
    <message>
        <source>Leave the NID empty. The registry assigns the next number (urn-N) at registration.</source>
        <translation>Laissez ce champ vide&#xa0;: le registre attribue le prochain numéro (urn-N) à l’enregistrement.</translation>
    </message>
    <message>
        <source>Deprecation of the registered namespace %1. Say why in Revision Information.</source>
        <translation>Marquage de l’espace de noms enregistré %1 comme obsolète. Dites pourquoi dans Revision Information.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsActions</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Ouvrir &amp;un fichier récent</translation>
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
        <source>Open a template file, including templates of RFC 2611 and RFC 3406</source>
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
        <source>Open the text on the clipboard, such as a mail, as a template</source>
        <translation>Lire comme modèle le texte du presse-papiers, venu par exemple d’un courriel</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <translation>Enregistrer le brouillon dans son fichier</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the draft under another name</source>
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
        <source>Close the draft</source>
        <translation>Fermer le brouillon affiché</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Ne&amp;xt field</source>
        <translation>Cham&amp;p suivant</translation>
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
        <translation>Champ pr&amp;écédent</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Go to the previous field</source>
        <translation>Aller au champ précédent</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Constat sui&amp;vant</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>Aller à l’endroit du constat suivant</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Aper&amp;çu</translation>
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
        <source>Show what to write in each field, with an example</source>
        <translation>Montrer ce qui va dans chaque champ, avec un exemple</translation>
    </message>
    <message>
        <source>Fixed-widt&amp;h font</source>
        <translation>Police &amp;à chasse fixe</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Use a fixed-width font</source>
        <translation>Écrire dans une police dont toutes les lettres ont la même largeur</translation>
    </message>
    <message>
        <source>Save to the registr&amp;y</source>
        <translation>&amp;Enregistrer dans le registre</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Save the draft in the registry as a request that is not submitted yet</source>
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
        <source>&amp;Clear list</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregis&amp;trer sous…</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>&amp;Soumettre…</translation>
    </message>
    <message>
        <source>Expor&amp;t</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Compare and chec&amp;k</source>
        <translation>Co&amp;mparer et vérifier</translation>
    </message>
    <message>
        <source>Compare the draft, say what changed, and check it</source>
        <translation>Comparer le brouillon, dire ce qui a changé et le vérifier</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Start a draft with the texts of a registered namespace or a template file</source>
        <translation>Commencer un modèle avec les textes d’un espace de noms enregistré ou d’un fichier de modèle</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Preview and print the draft</source>
        <translation>Afficher le brouillon tel qu’il sera imprimé, puis l’imprimer</translation>
    </message>
    <message>
        <source>Save the draft in another format</source>
        <translation>Enregistrer le brouillon dans un autre format</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exporter en %1</translation>
    </message>
    <message>
        <source>Save the draft in another format: %1</source>
        <translation>Écrire le brouillon dans un fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Compare the draft with its registered version, its last submission, its file, or another file</source>
        <translation>Afficher le brouillon à côté de sa version enregistrée, du dernier texte soumis, de son fichier ou d’un autre fichier</translation>
    </message>
    <message>
        <source>Propose re&amp;vision information</source>
        <translation>Mettre à &amp;jour Revision Information</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Add the differences from the registered version to Revision Information</source>
        <translation>Écrire dans Revision Information ce qui diffère de la version enregistrée</translation>
    </message>
    <message>
        <source>Pre-chec&amp;k report…</source>
        <translation>Ra&amp;pport préalable…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Check the draft like the registry does, and show a report</source>
        <translation>Vérifier le brouillon comme le fera le registre, et afficher un rapport à conserver</translation>
    </message>
    <message>
        <source>Compose &amp;mail</source>
        <translation>&amp;Rédiger un courriel</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>Open a mail with the template in your mail program, addressed to the discussion list</source>
        <translation>Ouvrir dans votre logiciel de messagerie un courriel contenant le modèle, adressé à ceux qui en discutent</translation>
    </message>
    <message>
        <source>&amp;Discarded drafts</source>
        <translation>Brouillons a&amp;bandonnés</translation>
    </message>
    <message>
        <source>New draft &amp;like…</source>
        <translation>Nouveau brouillon d’apr&amp;ès…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsExport</name>
    <message>
        <source>this program was built without the other formats.</source>
        <translation>ce programme a été compilé sans les autres formats.</translation>
    </message>
    <message>
        <source>%1 (*.%2);;All files (*)</source>
        <translation>%1 (*.%2);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the draft: %1</source>
        <translation>Exporter le brouillon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Enregistrer ai&amp;lleurs…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Imprimer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save a &amp;mail file…</source>
        <translation>Enregistrer le co&amp;urriel…</translation>
    </message>
    <message>
        <source>The template is too long to pass to a mail program. Save the mail as a file and open it in your mail program. Nothing is sent before you send it there.</source>
        <translation>Le modèle est trop long pour être transmis à un logiciel de messagerie. Enregistrez le courriel dans un fichier et ouvrez-le dans votre logiciel de messagerie&#xa0;: il est déjà adressé, et rien n’est envoyé avant que vous ne le fassiez.</translation>
    </message>
    <message>
        <source>No mail program could be started. Save the mail as a file and open it in your mail program.</source>
        <translation>Aucun logiciel de messagerie n’a pu être lancé. Enregistrez le courriel dans un fichier et ouvrez-le dans votre logiciel de messagerie.</translation>
    </message>
    <message>
        <source>Cannot create the report. %1</source>
        <translation>Aucun rapport n’a été établi. %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation>Le rapport est enregistré dans %1</translation>
    </message>
    <message>
        <source>The mail was passed to your mail program. Nothing is sent before you send it there. If it does not open, or looks wrong, save it as a file instead.</source>
        <translation>Le courriel a été transmis à votre logiciel de messagerie. Rien n’est envoyé avant que vous ne l’envoyiez vous-même. S’il ne s’ouvre pas ou semble incorrect, enregistrez-le plutôt dans un fichier.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsFiles</name>
    <message>
        <source>The clipboard has no text. Copy the template first, then paste it here.</source>
        <translation>Il n’y a pas de texte à coller. Copiez d’abord le modèle, puis collez-le ici.</translation>
    </message>
    <message>
        <source>Pasted text</source>
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
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Another program deleted, moved or renamed %1. Your text is still here. Save it there again, or under another name.</source>
        <translation>Un autre programme a supprimé, déplacé ou renommé %1. Votre texte est toujours là&#xa0;; enregistrez-le de nouveau à cet endroit, ou sous un autre nom.</translation>
    </message>
    <message>
        <source>&amp;Save again</source>
        <translation>Enregistrer de n&amp;ouveau</translation>
    </message>
    <message>
        <source>Another program changed %1. Reload the file, or keep your text; saving then replaces the other changes. After a reload, undo restores your text.</source>
        <translation>Un autre programme a modifié %1. Rechargez-le, ou gardez votre texte, qui remplacera à l’enregistrement ce que l’autre programme a écrit&#xa0;; après un rechargement, «&#xa0;Annuler&#xa0;» fait revenir votre texte.</translation>
    </message>
    <message>
        <source>&amp;Keep my text</source>
        <translation>&amp;Garder mon texte</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsKeeper</name>
    <message>
        <source>Autosave failed: there is not enough space in the folder %1. Save often. Autosave continues when there is space.</source>
        <translation>Échec de l’enregistrement automatique&#xa0;: espace insuffisant dans le dossier %1. Enregistrez souvent. L’enregistrement automatique reprendra dès qu’il y aura de la place.</translation>
    </message>
    <message>
        <source>Autosave failed: cannot write to the folder %1. Save often. Autosave continues when the permissions of the folder allow it.</source>
        <translation>Échec de l’enregistrement automatique&#xa0;: impossible d’écrire dans le dossier %1. Enregistrez souvent. L’enregistrement automatique reprendra dès que les droits du dossier le permettront.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsPage</name>
    <message>
        <source>No draft is open</source>
        <translation>Aucun brouillon n’est ouvert</translation>
    </message>
    <message>
        <source>Write the registration template of a namespace, field by field, with guidance for each field and live findings. You do not need a registry until you submit.</source>
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
        <source>You can also drop a file here. To revise a registered namespace, select it in Namespaces.</source>
        <translation>Un fichier déposé ici s’ouvre aussi. Pour réviser un espace de noms enregistré, choisissez-le dans Espaces de noms.</translation>
    </message>
    <message>
        <source>Open drafts</source>
        <translation>Brouillons ouverts</translation>
    </message>
    <message>
        <source>Cannot start a revision. %1</source>
        <translation>Aucune révision n’a été commencée. %1</translation>
    </message>
    <message>
        <source>Cannot open the request. %1</source>
        <translation>La demande n’a pas été ouverte. %1</translation>
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
        <source>Open templates</source>
        <translation>Ouvrir des modèles</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 est enregistré</translation>
    </message>
    <message>
        <source>Saved in the registry as request #%1</source>
        <translation>Enregistré dans le registre comme demande nº %1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Not saved yet</source>
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
    <message>
        <source>no registry is connected.</source>
        <translation>il n’y a pas de connexion à un registre.</translation>
    </message>
    <message>
        <source>the draft is for a new namespace, which has no registered version.</source>
        <translation>le brouillon demande un nouvel espace de noms&#xa0;; il n’y a pas de version enregistrée.</translation>
    </message>
    <message>
        <source>The texts were copied from %1. They stay marked until you change them.</source>
        <translation>Les textes sont ceux de %1. Ils restent marqués là où vous ne les avez pas encore modifiés.</translation>
    </message>
    <message>
        <source>Cannot propose revision information. %1</source>
        <translation>Rien n’a été proposé. %1</translation>
    </message>
    <message>
        <source>The registry does not have the text of the registered version, so there is nothing to compare.</source>
        <translation>Le registre ne contient pas le texte de la version enregistrée&#xa0;; rien ne peut donc y être comparé.</translation>
    </message>
    <message>
        <source>You can restore a discarded draft for %1 days: File ▸ Open recent ▸ Discarded drafts.</source>
        <translation>Ce que vous abandonnez peut être récupéré pendant %1 jours&#xa0;: Fichier ▸ Ouvrir un fichier récent ▸ Brouillons abandonnés.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Submitted: request #%1</source>
        <translation>Soumis&#xa0;: demande nº %1</translation>
    </message>
    <message>
        <source>New draft &amp;like…</source>
        <translation>Nou&amp;veau brouillon d’après…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsSender</name>
    <message>
        <source>No registry is connected. Save the draft as a file.</source>
        <translation>Il n’y a pas de connexion à un registre. En attendant, enregistrez le brouillon dans un fichier.</translation>
    </message>
    <message>
        <source>Acting as %1: only an applicant or a registrar can submit requests. Choose another role in the status bar.</source>
        <translation>Rôle %1&#xa0;: seul un demandeur ou un registraire peut soumettre des demandes. Choisissez un autre rôle dans la barre d’état.</translation>
    </message>
    <message>
        <source>Submitting the draft…</source>
        <translation>Envoi du brouillon…</translation>
    </message>
    <message>
        <source>Saved in the registry as draft request #%1. It is reviewed only after you submit it.</source>
        <translation>Enregistré dans le registre comme brouillon de la demande nº&#xa0;%1. Elle n’est examinée qu’une fois soumise.</translation>
    </message>
    <message>
        <source>Submitted as request #%1. Follow its review in Requests. You can submit another revision only when changes are requested; until then, comment on the request if something is wrong.</source>
        <translation>Soumis comme demande nº %1. Suivez son examen dans «&#xa0;Demandes&#xa0;». Vous ne pouvez soumettre une autre révision que lorsque des modifications sont demandées&#xa0;; d’ici là, commentez la demande si quelque chose est incorrect.</translation>
    </message>
    <message>
        <source>Not submitted. Your text is still here. %1</source>
        <translation>Non soumis&#xa0;; le texte est toujours là. %1</translation>
    </message>
    <message>
        <source>Not saved in the registry. Your text is still here. %1</source>
        <translation>Non enregistré dans le registre. Votre texte est toujours là. %1</translation>
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
        <source>No errors left. Ready to submit.</source>
        <translation>Il ne reste rien à corriger&#xa0;: le brouillon peut être soumis.</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>Sou&amp;mettre…</translation>
    </message>
    <message>
        <source>The draft belongs to request #%1 of another registry. Connect to that registry to submit it, or save the draft as a file and open it here to create a new request.</source>
        <translation>Le brouillon appartient à la demande nº&#xa0;%1 d’un autre registre. Connectez-vous à celui-là pour l’envoyer, ou enregistrez-le dans un fichier et ouvrez ce fichier ici pour en faire une demande à part.</translation>
    </message>
    <message>
        <source>Current state: %1</source>
        <translation>État actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changes that you made in the meantime were not submitted and are not saved yet.</source>
        <translation>Ce que vous avez saisi entre-temps n’a pas été envoyé et n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Submit as a &amp;new request…</source>
        <translation>Soumettre comme &amp;nouvelle demande…</translation>
    </message>
    <message>
        <source>Save as a &amp;new request</source>
        <translation>Conserver comme &amp;nouvelle demande</translation>
    </message>
    <message>
        <source>Your latest changes are not saved in %1.</source>
        <translation>Vos dernières modifications ne sont pas enregistrées dans %1.</translation>
    </message>
    <message>
        <source>Request #%1 was registered. To change the namespace, select it in Namespaces and start a revision.</source>
        <translation>La demande nº %1 a été enregistrée. Pour modifier l’espace de noms, sélectionnez-le dans Espaces de noms et commencez une révision.</translation>
    </message>
    <message>
        <source>Request #%1: %2</source>
        <translation>Demande nº %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not submitted. Fix the error first. Press F8 to go to it.</source>
        <translation>Non soumis. Corrigez d’abord l’erreur. F8 y mène.</translation>
    </message>
    <message>
        <source>Not submitted. Fix the %n errors first. Press F8 to go to the next one.</source>
        <translation>Non soumis. Corrigez d’abord les %n erreurs. F8 mène à la suivante.</translation>
    </message>
    <message>
        <source>Submitted as revision %1 of request #%2. Follow its review in Requests.</source>
        <translation>Soumis comme révision %1 de la demande nº %2. Suivez son examen dans Demandes.</translation>
    </message>
    <message>
        <source>Local registry on this computer. Only its users can see the request. To reach the public discussion list, use Drafts ▸ Compose mail.</source>
        <translation>Registre local sur cet ordinateur. Seuls ses utilisateurs peuvent voir la demande. Pour joindre la liste de discussion publique, utilisez Brouillons ▸ Rédiger un courriel.</translation>
    </message>
    <message>
        <source>The draft was submitted as request #%1. Current state: %2. You can submit another revision only when changes are requested.</source>
        <translation>Le brouillon a été soumis comme demande nº %1. État actuel&#xa0;: %2. Vous ne pouvez soumettre une autre révision que lorsque des modifications sont demandées.</translation>
    </message>
    <message>
        <source>%1 You can submit another revision only when changes are requested. If something is wrong, add a comment to the request.</source>
        <translation>%1 Vous ne pouvez soumettre une autre révision que lorsque des modifications sont demandées. En cas d’erreur, ajoutez un commentaire à la demande.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::EventsModel</name>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>As</source>
        <translation>En tant que</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espace de noms</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExcerptView</name>
    <message>
        <source>The file around the line</source>
        <translation>Le fichier autour de la ligne</translation>
    </message>
    <message>
        <source>Reading line %L1…</source>
        <translation>Lecture de la ligne %L1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is not read</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, line %L2, byte %L3</source>
        <translation>%1, ligne %L2, octet %L3 de la ligne</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExpertChoice</name>
    <message>
        <source>%1, was due %2</source>
        <translation>%1, échéance dépassée le %2</translation>
    </message>
    <message>
        <source>%1, due %2</source>
        <translation>%1, échéance le %2</translation>
    </message>
    <message>
        <source>Choose an expert</source>
        <translation>Choisissez un expert</translation>
    </message>
    <message>
        <source>Nobody has to answer</source>
        <translation>Personne n’a à répondre</translation>
    </message>
    <message>
        <source>%1 (already assigned)</source>
        <translation>%1 (déjà affecté)</translation>
    </message>
    <message>
        <source>Nobody to choose</source>
        <translation>Personne à choisir</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person&apos;s name and login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no open reviews</source>
        <translation>rien en attente</translation>
    </message>
    <message>
        <source>open reviews: %1</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>last assigned: %1</source>
        <translation>dernière sollicitation&#xa0;: %1</translation>
    </message>
    <message>
        <source>never assigned</source>
        <translation>encore jamais sollicité</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an expert, their load, and when they were asked last</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>⚠ Reasons against this choice: %1</source>
        <translation>⚠ Ceci s’y oppose&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (reviewed it before)</source>
        <translation>%1 (l’a déjà examinée)</translation>
    </message>
    <message>
        <source>No expert can be assigned to this request. Add a person with the role “%1”.</source>
        <translation>Aucun expert ne peut être affecté à cette demande. Ajoutez une personne ayant le rôle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 (the applicant, cannot review their own request)</source>
        <translation>%1 (le demandeur, ne peut pas examiner sa propre demande)</translation>
    </message>
    <message>
        <source>Explain why you choose this expert anyway, or choose another one.</source>
        <translation>Dites pourquoi cet expert est choisi malgré tout, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExportDialog</name>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>Select at least one column.</source>
        <translation>Sélectionnez au moins une colonne.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Ne &amp;rien sélectionner</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Columns to export</source>
        <translation>Colonnes à exporter</translation>
    </message>
    <message>
        <source>Move the selected column up</source>
        <translation>Monter la colonne sélectionnée</translation>
    </message>
    <message>
        <source>Move the selected column down</source>
        <translation>Descendre la colonne sélectionnée</translation>
    </message>
    <message>
        <source>Select all columns</source>
        <translation>Sélectionner toutes les colonnes</translation>
    </message>
    <message>
        <source>Deselect all columns</source>
        <translation>Désélectionner toutes les colonnes</translation>
    </message>
    <message>
        <source>&amp;Columns to export:</source>
        <translation>&amp;Colonnes à exporter&#xa0;:</translation>
    </message>
    <message>
        <source>Export all rows to a file</source>
        <translation>Exporter toutes les lignes dans un fichier</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldEditor</name>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Guidance for this field</source>
        <translation>Aide pour ce champ</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Grammar</source>
        <translation>Grammaire</translation>
    </message>
    <message>
        <source>Copied from %1 and not changed yet</source>
        <translation>Repris de %1 et pas encore modifié</translation>
    </message>
    <message>
        <source>Not pasted. The field would have %1 KiB, and the maximum is %2 KiB. Publish a long text elsewhere, and cite it in Documentation.</source>
        <translation>Non collé&#xa0;: le champ aurait %1 Kio, et un champ en contient au plus %2. Publiez un texte long ailleurs, et renvoyez-y dans Documentation.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldSpelling</name>
    <message>
        <source>No suggestions</source>
        <translation>Aucune suggestion</translation>
    </message>
    <message>
        <source>&amp;Add “%1” to the dictionary</source>
        <translation>&amp;Ajouter «&#xa0;%1&#xa0;» au dictionnaire</translation>
    </message>
    <message>
        <source>&amp;Ignore “%1”</source>
        <translation>&amp;Ignorer «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldsModel</name>
    <message>
        <source>empty, required</source>
        <translation>vide, obligatoire</translation>
    </message>
    <message>
        <source>empty, optional</source>
        <translation>vide, facultatif</translation>
    </message>
    <message>
        <source>to fix, findings: %1</source>
        <translation>à corriger, constats&#xa0;: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; contains text copied from %2</source>
        <translation>%1&#xa0;; contient des mots copiés de %2</translation>
    </message>
    <message>
        <source>%1; open comments: %2</source>
        <translation>%1&#xa0;; commentaires ouverts&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Chercher et remplacer</translation>
    </message>
    <message>
        <source>Fi&amp;nd:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>Aller à l’occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation>Aller à l’occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Rechercher dans</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>Ce champ</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>Ca&amp;sse</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>&amp;Mots entiers</translation>
    </message>
    <message>
        <source>Regular ex&amp;pression</source>
        <translation>Express&amp;ion rationnelle</translation>
    </message>
    <message>
        <source>Search with a regular expression; \1 in the replacement stands for the first group</source>
        <translation>Le texte cherché est une expression rationnelle&#xa0;; \1 dans le remplacement est son premier groupe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Rep&amp;lace:</source>
        <translation>Remp&amp;lacer par&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Remplac&amp;er</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>Remplacer t&amp;out</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvées&#xa0;: %1</translation>
    </message>
    <message>
        <source>replace all</source>
        <translation>le remplacement de toutes les occurrences</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Remplacées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Not replaced, because the field would be too long: %2</source>
        <translation>%1. Laissées, car le champ deviendrait trop long&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsList</name>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
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
        <source>Still to write: %1</source>
        <translation>Encore à écrire&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Fix: %1</source>
        <translation>&amp;Corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Aller à l’endroit</translation>
    </message>
    <message>
        <source>&amp;Copy the finding</source>
        <translation>Co&amp;pier le constat</translation>
    </message>
    <message>
        <source>%1 (Alt+Return). You can undo it.</source>
        <translation>%1 (Alt+Entrée). Vous pouvez l’annuler.</translation>
    </message>
    <message>
        <source>Findings appear here as you write.</source>
        <translation>Les constats s’affichent ici pendant que vous écrivez.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsModel</name>
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
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>No problems found. Ready to submit.</source>
        <translation>Aucun problème trouvé. Prêt à soumettre.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::GrammarPanel</name>
    <message>
        <source>&amp;Examples your grammar allows:</source>
        <translation>E&amp;xemples permis par votre grammaire&#xa0;:</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>D’a&amp;utres</translation>
    </message>
    <message>
        <source>Examples your grammar allows</source>
        <translation>Exemples permis par votre grammaire</translation>
    </message>
    <message>
        <source>&amp;Try a URN:</source>
        <translation>Essa&amp;yer un URN&#xa0;:</translation>
    </message>
    <message>
        <source>URN to try</source>
        <translation>URN à essayer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>The grammar has no more examples.</source>
        <translation>La grammaire n’en a pas d’autres.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Grammars</name>
    <message>
        <source>Only up to “%1”, which the grammar does not define.</source>
        <translation>Va jusqu’à «&#xa0;%1&#xa0;», que la grammaire ne définit pas.</translation>
    </message>
    <message>
        <source>Not a URN. %1</source>
        <translation>Pas un URN. %1</translation>
    </message>
    <message>
        <source>A URN of another namespace.</source>
        <translation>Un URN d’un autre espace de noms.</translation>
    </message>
    <message>
        <source>This field contains no grammar (ABNF, RFC 5234). With a grammar, everybody can check which URNs are allowed.</source>
        <translation>Aucune grammaire (ABNF, RFC 5234) n’a été trouvée dans ce champ. Avec une grammaire, chacun peut voir quels URN elle permet, et essayer les siens.</translation>
    </message>
    <message>
        <source>Rules: %L1. There is no start rule.</source>
        <translation>Règles&#xa0;: %L1. Il n’y a pas de règle de départ.</translation>
    </message>
    <message>
        <source>Rules: %L1. Start rule: “%2”.</source>
        <translation>Règles&#xa0;: %L1. Règle de départ&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The grammar has an error, so the examples may be wrong.</source>
        <translation>La grammaire a une erreur&#xa0;: les exemples peuvent donc être faux.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Guidance</name>
    <message>
        <source>The name between “urn:” and the next colon in every URN of the namespace: 3 to 32 letters, digits and hyphens; case is ignored. Request a short name that your community knows and that will last. It must not be registered already, and must not begin with “urn-”, “x-” or two letters and a hyphen. The name of a country or of another identifier system needs good reasons. For an informal namespace, leave the field empty: the registry assigns a number.</source>
        <translation>Le nom entre «&#xa0;urn:&#xa0;» et le deux-points suivant dans chaque URN de l’espace de noms&#xa0;: de 3 à 32 lettres, chiffres et traits d’union&#xa0;; les majuscules ne comptent pas. Demandez un nom court, que votre communauté connaît et qui conviendra encore dans vingt ans. Il ne peut pas être déjà enregistré, ni commencer par «&#xa0;urn-&#xa0;», «&#xa0;x-&#xa0;» ou deux lettres et un trait d’union&#xa0;; le nom d’un pays ou d’un autre système d’identification exige de bonnes raisons. Pour un espace de noms informel, laissez le champ vide&#xa0;: le registre lui donne un numéro.</translation>
    </message>
    <message>
        <source>The date on which you send the template: YYYY-MM-DD.</source>
        <translation>Le jour où vous envoyez le modèle, sous la forme année, mois et jour&#xa0;: AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Who requests the namespace and is responsible for it: the organization with its address, and a contact person or office with at least one email address, phone number or postal address. Prefer an address that survives a change of staff. On the fast track, say here that you are a standards body, a scientific society or similar.</source>
        <translation>Qui demande l’espace de noms et en répond aussi longtemps que ses noms sont utilisés&#xa0;: l’organisation avec son adresse, et une personne ou un service à contacter, avec au moins un moyen parmi le courriel, le téléphone et l’adresse postale. Préférez une adresse qui survit à un changement de personnel. En procédure accélérée, dites ici que vous êtes un organisme de normalisation, une société savante ou semblable.</translation>
    </message>
    <message>
        <source>Explain to a reader outside your community what is named, who uses the names, for what, and who benefits. Say which namespaces and identifiers already exist for such things and why they do not suffice, which programs will use the names, whether a service will resolve them, and whether the namespace will become part of a standard. Two or three paragraphs are usual.</source>
        <translation>Dites à quelqu’un qui n’a jamais entendu parler de votre communauté quelles choses reçoivent des noms, qui utilise ces noms et pour quoi faire, et qui y gagne. Dites quels espaces de noms et identifiants existent déjà pour de telles choses et pourquoi ils ne suffisent pas, quels programmes utiliseront les noms, si un service les résoudra, et si l’espace de noms doit faire partie d’une norme. Deux ou trois paragraphes sont d’usage.</translation>
    </message>
    <message>
        <source>How the part after the NID is constructed: preferably in ABNF (RFC 5234), as in the example, with one real URN of every form; a procedure or a regular expression is also accepted. Say which characters can occur and how others are percent-encoded, when two names are equivalent (case, hyphens, leading zeros), and whether r-, q- and f-components have a meaning. If you turn existing identifiers into URNs, say how. In ABNF, ALPHA means letters of both cases; %x61-7A means lowercase letters only.</source>
        <translation>Comment la partie qui suit le NID est construite&#xa0;: de préférence en ABNF (RFC 5234), la notation de l’exemple, avec un véritable URN de chaque forme&#xa0;; une procédure ou une expression rationnelle convient aussi. Dites ensuite quels caractères peuvent apparaître et comment les autres sont codés avec «&#xa0;%&#xa0;», quand deux noms sont considérés comme identiques (casse, traits d’union, zéros en tête), et si les composants r, q et f ont un sens. Si vous transformez des identifiants existants en URN, dites comment. En ABNF, ALPHA désigne les lettres majuscules et minuscules&#xa0;; %x61-7A les seules minuscules.</translation>
    </message>
    <message>
        <source>Who assigns names, and how to get a name or the right to assign names: is this open to everybody, to some, or to nobody outside? How do you ensure that no name is assigned to two things, and that a name never changes its meaning, even when its object or owner no longer exists?</source>
        <translation>Qui attribue les noms, et comment obtient-on un nom ou le droit d’en attribuer&#xa0;: est-ce ouvert à tous, à certains, ou à personne à l’extérieur&#xa0;? Qu’est-ce qui garantit qu’aucun nom n’est jamais donné à deux choses&#xa0;? Et qu’un nom, une fois donné, ne désignera jamais autre chose, même quand la chose ou son propriétaire a disparu&#xa0;?</translation>
    </message>
    <message>
        <source>What can go wrong when names are assigned, compared, resolved or passed on: two names wrongly considered equal, a name that discloses personal information, somebody who enumerates all names, a forged answer of a resolver. Say what you considered and what follows from it; “none” is rarely true.</source>
        <translation>Ce qui peut mal tourner quand les noms sont attribués, comparés, résolus ou transmis&#xa0;: deux noms pris à tort pour le même, un nom qui révèle quelque chose sur une personne, quelqu’un qui recueille tous les noms en comptant, une réponse falsifiée d’un résolveur. Dites ce que vous avez examiné et ce qui en découle&#xa0;; «&#xa0;none&#xa0;» est rarement vrai.</translation>
    </message>
    <message>
        <source>What could be confused with these names, or cause problems in other systems: other URN namespaces, other identifiers for the same things, similar URI schemes, characters that have another meaning elsewhere or get changed on the way. If you found nothing, say where you looked.</source>
        <translation>Ce qui pourrait être confondu avec ces noms, ou mal tourner là où ils rencontrent d’autres systèmes&#xa0;: d’autres espaces de noms URN, d’autres identifiants pour les mêmes choses, des schémas d’URI qui se ressemblent, des caractères qui ont un autre sens ailleurs ou sont modifiés en chemin. Si vous n’avez rien trouvé, dites où vous avez cherché.</translation>
    </message>
    <message>
        <source>Whether URNs can be resolved to their object or a description of it. You must say so in any case; if resolution is not intended, one sentence is enough. Otherwise: who runs or recommends the service, what it returns, what others must do to be listed as resolvers, and what r-components mean to it.</source>
        <translation>S’il doit y avoir un chemin d’un URN vers la chose désignée ou vers sa description. Il faut le dire dans tous les cas&#xa0;: si ce n’est pas prévu, une phrase suffit. Si c’est prévu&#xa0;: qui fournit le service ou en recommande un, ce qu’il renvoie, quelles conditions d’autres doivent remplir pour figurer comme résolveurs, et ce que les composants r signifient pour lui.</translation>
    </message>
    <message>
        <source>Where the identifier system is described: titles and permanent links. Required on the fast track and always helpful; leave it empty if there is nothing to cite.</source>
        <translation>Où le système d’identification est décrit&#xa0;: des titres, et des liens durables. Nécessaire en procédure accélérée, toujours utile&#xa0;; laissez le champ vide s’il n’y a rien à citer.</translation>
    </message>
    <message>
        <source>Anything else that helps to understand the registration, such as how it differs from namespaces that seem to overlap, or what was used before. Optional.</source>
        <translation>Tout ce qui aide encore à comprendre l’enregistrement, par exemple en quoi il diffère d’espaces de noms qui semblent le recouper, ou ce qui était utilisé auparavant. Facultatif&#xa0;: laissez le champ vide s’il n’y a rien.</translation>
    </message>
    <message>
        <source>The number of this registration: 1 for a new namespace, and one more each time the registered namespace is changed. Submitting again during the review does not count. Write only the number, without “Version” or “.0”.</source>
        <translation>Le numéro de cet enregistrement&#xa0;: 1 pour un nouvel espace de noms, et un de plus à chaque modification de l’espace enregistré. Soumettre de nouveau pendant l’examen ne compte pas. Écrivez seulement le nombre, sans «&#xa0;Version&#xa0;» ni «&#xa0;.0&#xa0;».</translation>
    </message>
    <message>
        <source>What changed since the previous version, and why: which fields, whether existing URNs remain valid, and what else changed in how the namespace is managed. In version 1, leave it empty or say that it is the first.</source>
        <translation>Ce qui a changé depuis la version précédente, et pourquoi&#xa0;: quels champs, si les URN existants restent valides, et ce qui a changé par ailleurs dans la gestion de l’espace de noms. Dans la version 1, laissez ce champ vide ou dites que c’est la première.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HealthWords</name>
    <message>
        <source>The standby is not connected to the primary.</source>
        <translation>Le serveur de secours n’est pas connecté au serveur primaire.</translation>
    </message>
    <message>
        <source>No synchronous standby is connected, so no change can be recorded.</source>
        <translation>Aucun serveur de secours synchrone n’est connecté&#xa0;: aucune modification ne peut être enregistrée.</translation>
    </message>
    <message>
        <source>Archiving of WAL has failed since %1.</source>
        <translation>L’archivage des WAL échoue depuis %1.</translation>
    </message>
    <message>
        <source>%1 of %2 connections are in use.</source>
        <translation>%1 connexions sur %2 sont utilisées.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate chain is valid only until %1. Ask the server&apos;s administrator to renew the certificate.</source>
        <translation>La chaîne de certificats du serveur n’est valide que jusqu’au %1. Demandez à l’administrateur du serveur de renouveler le certificat.</translation>
    </message>
    <message>
        <source>The standby&apos;s operating system sorts text differently from its primary&apos;s (%1), so lists may be incomplete. Install the same release of the operating system on both servers.</source>
        <translation>Le système d’exploitation du serveur de secours trie le texte autrement que celui de son serveur primaire (%1) : les listes peuvent être incomplètes. Installez la même version du système d’exploitation sur les deux serveurs.</translation>
    </message>
    <message>
        <source>The server&apos;s operating system sorts text differently than when the indexes were built (%1), so lists may be incomplete. Ask the server&apos;s administrator to rebuild the indexes.</source>
        <translation>Le système d’exploitation du serveur trie le texte autrement que lors de la construction des index (%1) : les listes peuvent être incomplètes. Demandez à l’administrateur du serveur de reconstruire les index.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>behind by %1</source>
        <comment>such as: 0.2 s, 120 bytes</comment>
        <translation>en retard de %1</translation>
    </message>
    <message>
        <source>No change waits for a standby. If the primary is lost, recorded changes are lost.</source>
        <translation>Aucune modification n’attend de serveur de secours. Si le serveur primaire est perdu, des modifications enregistrées le sont aussi.</translation>
    </message>
    <message>
        <source>WAL files are waiting to be archived. The last one was archived %1.</source>
        <translation>Des fichiers WAL attendent d’être archivés. Le dernier a été archivé le %1.</translation>
    </message>
    <message>
        <source>The last verification of the log found a mismatch.</source>
        <translation>La dernière vérification du journal a trouvé une incohérence.</translation>
    </message>
    <message>
        <source>The saved checkpoints cannot be read.</source>
        <translation>Les points de contrôle enregistrés ne peuvent pas être lus.</translation>
    </message>
    <message>
        <source>Your last verification of the log is more than two days old.</source>
        <translation>Votre dernière vérification du journal date de plus de deux jours.</translation>
    </message>
    <message>
        <source>Your last checkpoint is more than two days old.</source>
        <translation>Votre dernier point de contrôle date de plus de deux jours.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>not connected to the primary, up to %1 behind</source>
        <translation>non connecté au serveur primaire, jusqu’à %1 de retard</translation>
    </message>
    <message>
        <source>not connected to the primary</source>
        <translation>non connecté au serveur primaire</translation>
    </message>
    <message>
        <source>up to %1 behind</source>
        <translation>jusqu’à %1 de retard</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HelpCenter</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>Qu’est-ce que &amp;c’est&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Visite guidée de la fenêtre</translation>
    </message>
    <message>
        <source>Show t&amp;ips</source>
        <translation>Afficher les as&amp;tuces</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HelpWindow</name>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Rien n’a été trouvé. Essayez avec moins de mots, ou des mots plus courts.</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivante</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;vancer</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>S&amp;ommaire</translation>
    </message>
    <message>
        <source>Find in &amp;page</source>
        <translation>&amp;Chercher dans la page</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus pe&amp;tit</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Manuel</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>“%1” is not on this page.</source>
        <translation>«&#xa0;%1&#xa0;» ne figure pas sur cette page.</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Imprimer&#xa0;: %1</translation>
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
        <source>The file was not UTF-8 and was read as Latin-1.</source>
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
        <source>Original te&amp;xt, and where each piece goes:</source>
        <translation>Te&amp;xte d’origine, et où va chaque morceau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Put this piece into:</source>
        <translation>Ce morceau &amp;va dans&#xa0;:</translation>
    </message>
    <message>
        <source>Field for this piece</source>
        <translation>Où va le morceau</translation>
    </message>
    <message>
        <source>&amp;Split here</source>
        <translation>&amp;Scinder ici</translation>
    </message>
    <message>
        <source>Split this piece at the cursor</source>
        <translation>Couper en deux, au curseur, le morceau où il se trouve</translation>
    </message>
    <message>
        <source>&amp;Join with previous</source>
        <translation>&amp;Joindre au précédent</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Défaire</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Next guesse&amp;d</source>
        <translation>Doute suiva&amp;nt</translation>
    </message>
    <message>
        <source>Go to the next piece whose field was guessed or is missing</source>
        <translation>Aller au morceau suivant dont le champ a été deviné, ou qui n’en a pas</translation>
    </message>
    <message>
        <source>Resulting &amp;fields:</source>
        <translation>Les &amp;champs qui en résultent&#xa0;:</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Text of the selected field</source>
        <translation>Texte du champ choisi</translation>
    </message>
    <message>
        <source>%1 words: %2 in fields, %3 without a field, %4 lost.</source>
        <translation>%1 mots&#xa0;: %2 dans des champs, %3 sans champ, %4 perdus.</translation>
    </message>
    <message>
        <source>Headings: %1, page headers and footers: %2.</source>
        <translation>Intitulés&#xa0;: %1, habillage de page&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Check where the text of %1 goes. To correct it, put the cursor into a piece and choose its field. The file itself is not changed.</source>
        <translation>Voyez où vont les textes de %1, et changez ce qui est faux&#xa0;: placez le curseur dans un morceau et choisissez son champ. La source elle-même reste telle quelle.</translation>
    </message>
    <message>
        <source>No field: keep it under Additional Information</source>
        <translation>Aucun champ&#xa0;: à garder sous Additional Information</translation>
    </message>
    <message>
        <source>Omit: page header, footer or break</source>
        <translation>Nulle part&#xa0;: habillage de page</translation>
    </message>
    <message>
        <source>Import &amp;all %1</source>
        <translation>&amp;Tout importer (%1)</translation>
    </message>
    <message>
        <source>No field: %1</source>
        <translation>Aucun champ&#xa0;: %1</translation>
    </message>
    <message>
        <source>Page break, running header or rule: not imported.</source>
        <translation>Saut de page, titre courant ou filet&#xa0;: rien n’en est gardé.</translation>
    </message>
    <message>
        <source>Text before the first heading.</source>
        <translation>Texte avant le premier intitulé.</translation>
    </message>
    <message>
        <source>Text under “%1”.</source>
        <translation>Texte sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Heading “%1”: unknown, but similar to the heading of this field. If you choose another field, the whole section moves.</source>
        <translation>Intitulé «&#xa0;%1&#xa0;»&#xa0;: inconnu, mais très proche de celui de ce champ. Choisir un champ déplace toute sa section.</translation>
    </message>
    <message>
        <source>Heading “%1”. If you choose another field, the whole section moves.</source>
        <translation>Intitulé «&#xa0;%1&#xa0;». Choisir un champ déplace toute sa section.</translation>
    </message>
    <message>
        <source>Join this piece with the previous one</source>
        <translation>Faire du morceau une partie de celui qui le précède</translation>
    </message>
    <message>
        <source>There is no previous piece in this template.</source>
        <translation>Il n’y a pas de morceau précédent dans ce modèle.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ImportTextView</name>
    <message>
        <source>omitted</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>aucun champ</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1&#xa0;?</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>Le texte d’origine</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LetterDialog</name>
    <message>
        <source>the discussion list</source>
        <translation>la liste de discussion</translation>
    </message>
    <message>
        <source>the IESG</source>
        <translation>l’IESG</translation>
    </message>
    <message>
        <source>the approval body</source>
        <translation>l’organisme d’approbation</translation>
    </message>
    <message>
        <source>the applicant, %1</source>
        <translation>le demandeur, %1</translation>
    </message>
    <message>
        <source>the expert %1</source>
        <translation>l’expert %1</translation>
    </message>
    <message>
        <source>Draft a mail</source>
        <translation>Rédiger un courriel</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Texte du courriel</translation>
    </message>
    <message>
        <source>&amp;Mail for:</source>
        <translation>Courriel &amp;pour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>Destinat&amp;aire&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Subject:</source>
        <translation>&amp;Objet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open in mail program</source>
        <translation>Ouvrir dans le &amp;logiciel de messagerie</translation>
    </message>
    <message>
        <source>Save as &amp;file…</source>
        <translation>Enregistrer dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Nothing is sent before you send it in your mail program.</source>
        <translation>Rien n’est envoyé avant que vous ne l’envoyiez dans votre logiciel de messagerie.</translation>
    </message>
    <message>
        <source>The address of %1 is not known. Enter it. %2</source>
        <translation>Aucune adresse n’est connue pour %1&#xa0;: indiquez-la. %2</translation>
    </message>
    <message>
        <source>Mail saved. Open the file in your mail program to send it.</source>
        <translation>Courriel enregistré. Ouvrez le fichier dans votre logiciel de messagerie pour l’envoyer.</translation>
    </message>
    <message>
        <source>Save the mail</source>
        <translation>Enregistrer le courriel</translation>
    </message>
    <message>
        <source>Mails (*.eml);;All files (*)</source>
        <translation>Courriels (*.eml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The mail is too long to pass to a mail program. Its text was copied. Save the mail as a file and open it in your mail program.</source>
        <translation>Le courriel est trop long pour être transmis à un logiciel de messagerie. Enregistrez-le dans un fichier et ouvrez celui-ci dans votre logiciel de messagerie&#xa0;; son texte a aussi été copié.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>No mail program could be started. Save the mail as a file and open it in your mail program.</source>
        <translation>Aucun logiciel de messagerie n’a pu être lancé. Enregistrez le courriel dans un fichier et ouvrez-le dans votre logiciel de messagerie.</translation>
    </message>
    <message>
        <source>Mail text copied to the clipboard.</source>
        <translation>Texte du courriel copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The mail was passed to your mail program.</source>
        <translation>Le courriel a été transmis à votre logiciel de messagerie.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LinesModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>r-component</source>
        <translation>composant r</translation>
    </message>
    <message>
        <source>q-component</source>
        <translation>composant q</translation>
    </message>
    <message>
        <source>f-component</source>
        <translation>composant f</translation>
    </message>
    <message>
        <source>Valid URN</source>
        <translation>URN valide</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ListingCount</name>
    <message>
        <source>1 namespace</source>
        <translation>1 espace de noms</translation>
    </message>
    <message>
        <source>%1 namespaces</source>
        <translation>%1 espaces de noms</translation>
    </message>
    <message>
        <source>%1 listed, %2 delisted</source>
        <translation>%1 listés, %2 retirés de la liste</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LocalPart</name>
    <message>
        <source>Start &amp;with:</source>
        <translation>Co&amp;mmencer avec&#xa0;:</translation>
    </message>
    <message>
        <source>D&amp;eposit:</source>
        <translation>&amp;Dépôt&#xa0;:</translation>
    </message>
    <message>
        <source>Select &amp;file…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>IANA&apos;s listing, included with the program</source>
        <translation>la liste de l’IANA, livrée avec le programme</translation>
    </message>
    <message>
        <source>No namespaces</source>
        <translation>aucun espace de noms</translation>
    </message>
    <message>
        <source>A deposit of another registry</source>
        <translation>le dépôt d’un autre registre</translation>
    </message>
    <message>
        <source>a file written by “nidreg-cli db dump”</source>
        <translation>un fichier écrit par «&#xa0;nidreg-cli db dump&#xa0;»</translation>
    </message>
    <message>
        <source>Select the file of the deposit first.</source>
        <translation>Choisissez d’abord le fichier du dépôt.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>It is created when you connect.</source>
        <translation>Il est créé quand vous l’ouvrez.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Il est vide.</translation>
    </message>
    <message>
        <source>It contains only the shipped listing.</source>
        <translation>Il ne contient que la liste fournie.</translation>
    </message>
    <message>
        <source>Reading the local registry…</source>
        <translation>Lecture du registre local…</translation>
    </message>
    <message>
        <source>The shipped listing is removed. The registry contains nothing else.</source>
        <translation>La liste livrée est retirée&#xa0;; rien d’autre n’a été fait dans ce registre.</translation>
    </message>
    <message>
        <source>It is empty until you import a listing or register namespaces.</source>
        <translation>Il n’a aucun espace de noms tant que vous n’importez pas une liste ou n’en enregistrez pas.</translation>
    </message>
    <message>
        <source>The whole deposit is verified first. If that fails, nothing is changed.</source>
        <translation>Tout le dépôt est d’abord vérifié. En cas d’échec, rien n’est modifié.</translation>
    </message>
    <message>
        <source>The listing is imported with its history since 2015.</source>
        <translation>La liste est importée avec son historique depuis 2015.</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>The local registry contains your own work, so it is not replaced. To replace it with a backup, use Registry ▸ Restore.</source>
        <translation>Le registre local contient votre propre travail, il n’est donc pas remplacé. Pour le remplacer par une sauvegarde, utilisez Registre ▸ Restaurer.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MailDocumentWords</name>
    <message>
        <source>%1, revision %2</source>
        <comment>the heading of a field</comment>
        <translation>%1, révision %2</translation>
    </message>
    <message>
        <source>(no subject)</source>
        <translation>(sans objet)</translation>
    </message>
    <message>
        <source>(no sender)</source>
        <translation>(sans expéditeur)</translation>
    </message>
    <message>
        <source>(no date)</source>
        <translation>(sans date)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>Pièces jointes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quoted from an unknown text</source>
        <translation>Citation d’un texte inconnu</translation>
    </message>
    <message>
        <source>Quoted from </source>
        <translation>Citation de </translation>
    </message>
    <message>
        <source>The mail has no text.</source>
        <translation>Le courriel ne contient pas de texte.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MailImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Import mails: request %1</source>
        <translation>Importer des courriels&#xa0;: demande %1</translation>
    </message>
    <message>
        <source>Reading the mails…</source>
        <translation>Lecture des courriels…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Mails in the files</source>
        <translation>Courriels dans les fichiers</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, mail %2: %3</source>
        <translation>%1, courriel %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Cannot read the mails, because the registry is not connected.</source>
        <translation>Les courriels n’ont pas pu être lus&#xa0;: le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>There is no mail to import.</source>
        <translation>Il n’y a aucun courriel à importer.</translation>
    </message>
    <message>
        <source>Imports %1 of %2 mails into request %3. You cannot remove them later.</source>
        <translation>Importe %1 courriels sur %2 dans la demande %3. Vous ne pourrez pas les retirer ensuite.</translation>
    </message>
    <message>
        <source>Select a mail first.</source>
        <translation>Cochez d’abord un courriel.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MessageBar</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesDetails</name>
    <message>
        <source>Select a namespace to read its registration.</source>
        <translation>Choisissez un espace de noms pour lire son enregistrement.</translation>
    </message>
    <message>
        <source>Cite as</source>
        <translation>Citer ainsi</translation>
    </message>
    <message>
        <source>Copy a citation</source>
        <translation>Copier ce qu’il faut pour une citation</translation>
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
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>History of the namespace</source>
        <translation>Historique de l’espace de noms</translation>
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
        <source>There is only one version.</source>
        <translation>Il n’y a qu’une version&#xa0;: rien à comparer.</translation>
    </message>
    <message>
        <source>no longer in the listing</source>
        <translation>plus dans la liste</translation>
    </message>
    <message>
        <source>formerly %1</source>
        <translation>anciennement %1</translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>Importé de %1</translation>
    </message>
    <message>
        <source>The text of an imported version is not available. From the record:</source>
        <translation>Le texte d’une version importée n’est pas conservé. Ce que dit l’entrée&#xa0;:</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>En vigueur à partir du</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Consigné</translation>
    </message>
    <message>
        <source>“%1” was not yet in the listing on this date.</source>
        <translation>«&#xa0;%1&#xa0;» n’était pas encore dans la liste à cette date.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesModel</name>
    <message>
        <source>NID</source>
        <translation>NID</translation>
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
    <message>
        <source>Updated</source>
        <translation>Mis à jour</translation>
    </message>
    <message>
        <source>In force since</source>
        <translation>En vigueur depuis</translation>
    </message>
    <message>
        <source>URN prefix</source>
        <translation>Préfixe URN</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>The registration date given in the listing. Empty if the listing gives none.</source>
        <translation>La date d’enregistrement indiquée dans la liste. Vide si la liste n’en indique pas.</translation>
    </message>
    <message>
        <source>The date of the last update given in the listing. Empty if the listing gives none.</source>
        <translation>La date de la dernière mise à jour indiquée dans la liste. Vide si la liste n’en indique pas.</translation>
    </message>
    <message>
        <source>The date since which the entry has been in force in this form.</source>
        <translation>La date depuis laquelle l’entrée est en vigueur sous cette forme.</translation>
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
        <translation>Chercher un espace de &amp;noms</translation>
    </message>
    <message>
        <source>NID copied.</source>
        <translation>Le NID est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>URN prefix copied.</source>
        <translation>Le préfixe URN est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Template copied.</source>
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
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No namespace matches the filter.</source>
        <translation>Aucun espace de noms ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Copy the template as plain text</source>
        <translation>Copier le modèle en texte brut</translation>
    </message>
    <message>
        <source>The text of an imported version is not available.</source>
        <translation>Le texte d’une version importée n’est pas conservé ici.</translation>
    </message>
    <message>
        <source>Draft the next version of “%1”</source>
        <translation>Rédiger la version suivante de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Select a namespace first.</source>
        <translation>Choisissez d’abord un espace de noms.</translation>
    </message>
    <message>
        <source>New draft &amp;like this…</source>
        <translation>Nouv&amp;eau brouillon d’après celui-ci…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Draft a new namespace with the texts of “%1”</source>
        <translation>Rédiger un nouvel espace de noms avec les textes de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;As of…</source>
        <translation>À la &amp;date du…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>An earlier listing is shown. Go back to now first.</source>
        <translation>Une liste antérieure est affichée. Revenez d’abord à maintenant.</translation>
    </message>
    <message>
        <source>Delisted</source>
        <translation>Retiré de la liste</translation>
    </message>
    <message>
        <source>Only namespaces that are no longer in the imported listing</source>
        <translation>Seulement les espaces de noms que la liste importée n’a plus</translation>
    </message>
    <message>
        <source>%1 namespaces so far…</source>
        <translation>%1 espaces de noms jusqu’ici…</translation>
    </message>
    <message>
        <source>“%1” is delisted and cannot be revised.</source>
        <translation>«&#xa0;%1&#xa0;» est retiré de la liste&#xa0;: il ne peut pas être révisé.</translation>
    </message>
    <message>
        <source>Show the listing of an earlier date</source>
        <translation>Afficher la liste à une date antérieure</translation>
    </message>
    <message>
        <source>The listing was empty on this date.</source>
        <translation>La liste était vide à cette date.</translation>
    </message>
    <message>
        <source>&amp;Import a listing…</source>
        <translation>&amp;Importer une liste…</translation>
    </message>
    <message>
        <source>No namespaces are registered yet. Draft a template to request the first one.</source>
        <translation>Aucun espace de noms n’est encore enregistré. Rédigez un modèle pour demander le premier.</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>In force on %1</source>
        <translation>En vigueur le %1</translation>
    </message>
    <message>
        <source>As known after event %1</source>
        <translation>Tel que connu après l’événement %1</translation>
    </message>
    <message>
        <source>Listed: %1</source>
        <translation>Listés&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Draft a template for it</source>
        <translation>&amp;Rédiger un modèle pour lui</translation>
    </message>
    <message>
        <source>Start a &amp;deprecation</source>
        <translation>Marquer comme o&amp;bsolète</translation>
    </message>
    <message>
        <source>&amp;Show %1</source>
        <translation>&amp;Montrer le %1</translation>
    </message>
    <message>
        <source>“%1” is already deprecated.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà obsolète.</translation>
    </message>
    <message>
        <source>Draft the version that marks “%1” as deprecated</source>
        <translation>Rédiger la version qui marque «&#xa0;%1&#xa0;» comme obsolète</translation>
    </message>
    <message>
        <source>“%1” is not registered.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré.</translation>
    </message>
    <message>
        <source>No namespace matches “%1”. Only “%2” is shown.</source>
        <translation>Aucun espace de noms ne correspond à «&#xa0;%1&#xa0;». Seul «&#xa0;%2&#xa0;» est montré.</translation>
    </message>
    <message>
        <source>Namespaces %1</source>
        <translation>Espaces de noms %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewLikeDialog</name>
    <message>
        <source>Use a template &amp;file…</source>
        <translation>Utiliser un &amp;fichier de modèle…</translation>
    </message>
    <message>
        <source>Open &amp;web page</source>
        <translation>Afficher sur le &amp;web</translation>
    </message>
    <message>
        <source>&amp;Start the draft</source>
        <translation>&amp;Commencer le brouillon</translation>
    </message>
    <message>
        <source>New draft like a registered namespace</source>
        <translation>Nouveau brouillon d’après un espace de noms enregistré</translation>
    </message>
    <message>
        <source>Select a namespace above, or use a template file.</source>
        <translation>Choisissez ci-dessus un espace de noms, ou votre propre fichier de modèle.</translation>
    </message>
    <message>
        <source>NID, registrant, reference or text of the template</source>
        <translation>NID, titulaire, référence ou texte du modèle</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Registered namespaces</source>
        <translation>Espaces de noms enregistrés</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>The new draft is based on the texts of another template, without its NID, version, date, registrant and revision information. Copied texts are marked until you change them.</source>
        <translation>Le nouveau brouillon reçoit les textes d’un autre modèle. Ce qui est propre à celui-ci n’est pas repris&#xa0;: NID, version, date, titulaire et Revision Information. Les mots copiés sont marqués jusqu’à ce que vous les modifiiez.</translation>
    </message>
    <message>
        <source>&amp;Your NID:</source>
        <translation>Votre &amp;NID&#xa0;:</translation>
    </message>
    <message>
        <source>No registry is connected. You can still use a template file.</source>
        <translation>Il n’y a pas de connexion à un registre pour l’instant. Vous pouvez tout de même partir d’un fichier de modèle.</translation>
    </message>
    <message>
        <source>Asking the registry…</source>
        <translation>Interrogation du registre…</translation>
    </message>
    <message>
        <source>No registered namespace matches.</source>
        <translation>Aucun espace de noms enregistré ne correspond.</translation>
    </message>
    <message>
        <source>Asking the registry for %1…</source>
        <translation>Interrogation du registre sur %1…</translation>
    </message>
    <message>
        <source>The registry does not have the text of the template of %1. If you have it as a file, use that.</source>
        <translation>Le registre sait que %1 est enregistré et par qui, mais ne contient pas le texte de son modèle. Si vous avez ce texte dans un fichier, utilisez-le.</translation>
    </message>
    <message>
        <source>The registry does not have the text of the template of %1. Save it from %2, then use that file.</source>
        <translation>Le registre sait que %1 est enregistré et par qui, mais ne contient pas le texte de son modèle. Celui-ci se trouve à l’adresse %2&#xa0;: enregistrez-le de là, puis utilisez ce fichier.</translation>
    </message>
    <message>
        <source>Use a template file</source>
        <translation>Utiliser un fichier de modèle</translation>
    </message>
    <message>
        <source>Templates (*.txt *.xml *.eml);;All files (*)</source>
        <translation>Modèles (*.txt *.xml *.eml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 has no text to copy.</source>
        <translation>%1 n’a pas de texte à copier.</translation>
    </message>
    <message>
        <source>Copies from %1: %2.</source>
        <translation>À copier de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nothing to copy is selected.</source>
        <translation>Rien de ce qui est choisi ne peut être copié.</translation>
    </message>
    <message>
        <source>Also list namespaces whose &amp;template is not in this registry</source>
        <translation>Aussi ceux dont le &amp;modèle n’est pas dans ce registre</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Titulaire</translation>
    </message>
    <message>
        <source>NID or registrant</source>
        <translation>NID ou titulaire</translation>
    </message>
    <message>
        <source>This registry has no template texts. Use a template file, or check the box below to find a template on the web.</source>
        <translation>Ce registre n’a le texte d’aucun modèle. Utilisez un fichier de modèle, ou cherchez un modèle sur le web&#xa0;: cochez la case ci-dessous et choisissez un espace de noms.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewsDialog</name>
    <message>
        <source>Since my last visit</source>
        <translation>Depuis ma dernière visite</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What happened since my last visit</source>
        <translation>Ce qui s’est passé depuis ma dernière visite</translation>
    </message>
    <message>
        <source>%1, waits for you</source>
        <comment>a request</comment>
        <translation>%1, vous attend</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewsGroups</name>
    <message>
        <source>Request %1: %2</source>
        <comment>a number, and a NID</comment>
        <translation>Demande %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Demande %1</translation>
    </message>
    <message>
        <source>The registry</source>
        <translation>Le registre</translation>
    </message>
    <message>
        <source>Namespace %1</source>
        <translation>Espace de noms %1</translation>
    </message>
    <message>
        <source>More than %1 events since %2.</source>
        <translation>Plus de %1 événements depuis %2.</translation>
    </message>
    <message>
        <source>1 event since %1.</source>
        <translation>1 événement depuis %1.</translation>
    </message>
    <message>
        <source>%1 events since %2.</source>
        <translation>%1 événements depuis %2.</translation>
    </message>
    <message>
        <source>1 of their requests waits for you.</source>
        <translation>Une de ces demandes vous attend.</translation>
    </message>
    <message>
        <source>%n of their requests wait for you.</source>
        <translation>%n de ces demandes vous attendent.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewsWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a time and how long ago: 3 days</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>the beginning of a longer text</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what somebody did, and when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>what somebody did, and their words</comment>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Earlier events in the history: %1.</source>
        <translation>Événements antérieurs à ceux-ci, dans l’historique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 approved revision %2. Revision %3 is newer, so the approval no longer counts.</source>
        <translation>%1 a approuvé la révision %2&#xa0;; la révision %3 est plus récente, l’approbation ne compte donc plus.</translation>
    </message>
    <message>
        <source>%1 gave advice on revision %2. Revision %3 is newer.</source>
        <translation>%1 a donné un avis sur la révision %2&#xa0;; la révision %3 est plus récente.</translation>
    </message>
    <message>
        <source>%1 rejected revision %2. Revision %3 is newer.</source>
        <translation>%1 a rejeté la révision %2&#xa0;; la révision %3 est plus récente.</translation>
    </message>
    <message>
        <source>%1 proposed the registration. It takes effect when another registrar does the same.</source>
        <translation>%1 a proposé l’enregistrement. Il prend effet quand un autre registraire fait de même.</translation>
    </message>
    <message>
        <source>The state of the request would not change: %1.</source>
        <translation>La demande resterait telle quelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The state of the request would change from “%1” to “%2”.</source>
        <translation>L’état de la demande passerait de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The request would end.</source>
        <translation>La demande prendrait fin.</translation>
    </message>
    <message>
        <source>The request would still wait for %1.</source>
        <translation>On attendrait toujours %1.</translation>
    </message>
    <message>
        <source>The request would then wait for %1.</source>
        <translation>On attendrait ensuite %1.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed.</source>
        <translation>Essai&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. The registration would be proposed. Another registrar would have to do the same.</source>
        <translation>Essai&#xa0;: rien n’a été modifié. L’enregistrement serait proposé. Un autre registraire devrait faire de même.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. “%1” would be registered as version %2. A registration cannot be undone.</source>
        <translation>Essai&#xa0;: rien n’a été modifié. «&#xa0;%1&#xa0;» serait enregistré en version %2. Un enregistrement est irréversible.</translation>
    </message>
    <message>
        <source>The expert would be %1.</source>
        <translation>L’expert serait %1.</translation>
    </message>
    <message>
        <source>The experts would be %1.</source>
        <translation>Les experts seraient %1.</translation>
    </message>
    <message>
        <source>The review would be due on %1.</source>
        <translation>L’examen serait dû le %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NidsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Page</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not available: %2</source>
        <translation>%1. Indisponible&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Indisponible&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Login:</source>
        <translation>Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>Mot de &amp;passe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>Se &amp;connecter</translation>
    </message>
    <message>
        <source>The password is not saved. To avoid this question, store it in ~/.pgpass.</source>
        <translation>Le mot de passe n’est pas enregistré. Pour ne plus avoir à le donner, gardez-le là où les programmes de PostgreSQL le cherchent (~/.pgpass).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>People of this registry</source>
        <translation>Personnes de ce registre</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Only a registrar can manage people. You can change your own details and absences.</source>
        <translation>Un registraire s’occupe des personnes de ce registre. Vous pouvez modifier ce que l’on sait de vous, et dire quand vous êtes absent.</translation>
    </message>
    <message>
        <source>There is no designated expert yet. Add one to review requests.</source>
        <translation>Il n’y a pas encore d’expert désigné. Ajoutez-en un pour que les demandes puissent être examinées.</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>Les données de %1 ont été modifiées.</translation>
    </message>
    <message>
        <source>You will lose all roles in this registry, including registrar. Only another registrar can grant them again.</source>
        <translation>Vous perdez tous vos rôles dans ce registre, y compris celui de registraire&#xa0;: seul un autre registraire peut vous les rendre.</translation>
    </message>
    <message>
        <source>%1 will lose all roles in this registry.</source>
        <translation>%1 perd tous ses rôles dans ce registre.</translation>
    </message>
    <message>
        <source>Past actions stay on record.</source>
        <translation>Ce qui a été fait reste consigné.</translation>
    </message>
    <message>
        <source>Open requests that wait for their review: %1. Assign other experts.</source>
        <translation>Demandes ouvertes qui attendent son avis&#xa0;: %1. Affectez d’autres experts.</translation>
    </message>
    <message>
        <source>Revoke your own roles?</source>
        <translation>Révoquer vos propres rôles&#xa0;?</translation>
    </message>
    <message>
        <source>Revoke all roles of %1?</source>
        <translation>Révoquer tous les rôles de %1&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>&amp;Révoquer</translation>
    </message>
    <message>
        <source>%1 no longer holds a role.</source>
        <translation>%1 n’a plus aucun rôle.</translation>
    </message>
    <message>
        <source>&amp;Revoke roles…</source>
        <translation>Ré&amp;voquer les rôles…</translation>
    </message>
    <message>
        <source>The change of roles was proposed.</source>
        <translation>Le changement de rôles est proposé.</translation>
    </message>
    <message>
        <source>Select a person first.</source>
        <translation>Choisissez d’abord une personne.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PeopleModel</name>
    <message>
        <source>Open requests waiting for this expert</source>
        <translation>Demandes ouvertes en attente de cet expert</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>En service</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Absences</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvertes</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonDialog</name>
    <message>
        <source>reads the listing</source>
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
        <source>short name, shown in the history</source>
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
        <source>%1 already holds: %2. To be added: %3.</source>
        <translation>%1 a déjà&#xa0;: %2. À ajouter&#xa0;: %3.</translation>
    </message>
    <message>
        <source>database login</source>
        <translation>identifiant de connexion à la base de données</translation>
    </message>
    <message>
        <source>The login must exist. Ask the server&apos;s administrator to create it.</source>
        <translation>L’identifiant doit déjà exister&#xa0;: c’est l’administrateur du serveur qui le crée.</translation>
    </message>
    <message>
        <source>You can revoke roles later under People. Past actions stay on record.</source>
        <translation>Les rôles peuvent être retirés ensuite sous Personnes&#xa0;; ce qui a été fait reste consigné.</translation>
    </message>
    <message>
        <source>Enter the name first.</source>
        <translation>Indiquez d’abord le nom de la personne.</translation>
    </message>
    <message>
        <source>Select a role first.</source>
        <translation>Cochez d’abord un rôle.</translation>
    </message>
    <message>
        <source>%1 already holds these roles.</source>
        <translation>%1 a déjà ces rôles.</translation>
    </message>
    <message>
        <source>%1 now also holds: %2.</source>
        <translation>%1 a maintenant aussi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 a été ajouté.</translation>
    </message>
    <message>
        <source>%1 was added. To act as this person, use the menu in the status bar.</source>
        <translation>%1 a été ajouté. Pour agir en tant que cette personne, utilisez le menu de la barre d’état.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonFileDialog</name>
    <message>
        <source>Roles:</source>
        <translation>Rôles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>as in templates</source>
        <translation>tel qu’il figure dans les modèles</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Organization:</source>
        <translation>&amp;Organisation&#xa0;:</translation>
    </message>
    <message>
        <source>compared with applicants and registrants</source>
        <translation>comparée aux demandeurs et aux titulaires</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>E&amp;mail:</source>
        <translation>Co&amp;urriel&#xa0;:</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <source>Service as a designated expert</source>
        <translation>Service comme expert désigné</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Absences</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Only a registrar can grant and revoke roles.</source>
        <translation>C’est un registraire qui donne et retire les rôles.</translation>
    </message>
    <message>
        <source>Without periods of service, the expert is always asked, about formal and informal namespaces.</source>
        <translation>Sans période de service, l’expert est toujours sollicité, pour les espaces de noms formels et informels.</translation>
    </message>
    <message>
        <source>The expert is asked only about these kinds of namespace, in these periods.</source>
        <translation>L’expert n’est sollicité que pour ces types d’espaces de noms, pendant ces périodes.</translation>
    </message>
    <message>
        <source>A period ends before it begins. Correct its dates.</source>
        <translation>Une période finit avant de commencer&#xa0;: corrigez ses dates.</translation>
    </message>
    <message>
        <source>You will no longer be a registrar. Only another registrar can grant the role again.</source>
        <translation>Vous renoncez à être registraire&#xa0;: un autre registraire devra vous rendre ce rôle.</translation>
    </message>
    <message>
        <source>Open requests that wait for their review: %1. They can no longer answer. Assign other experts.</source>
        <translation>Demandes ouvertes qui attendent son avis&#xa0;: %1. Cette personne ne peut plus répondre. Affectez d’autres experts.</translation>
    </message>
    <message>
        <source>Give up the registrar role?</source>
        <translation>Renoncer à être registraire&#xa0;?</translation>
    </message>
    <message>
        <source>You will no longer be a registrar here. Only another registrar can grant the role again.</source>
        <translation>Vous ne serez plus registraire de ce registre. Seul un autre registraire peut vous rendre ce rôle.</translation>
    </message>
    <message>
        <source>&amp;Give up the role</source>
        <translation>&amp;Renoncer au rôle</translation>
    </message>
    <message>
        <source>visible only to registrars and this person</source>
        <translation>visible seulement des registraires et de cette personne</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PoliciesDialog</name>
    <message>
        <source>Policies</source>
        <translation>Politiques</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Délais</translation>
    </message>
    <message>
        <source>Actions that require two registrars</source>
        <translation>Actions qui exigent deux registraires</translation>
    </message>
    <message>
        <source>Addresses for mails</source>
        <translation>Adresses pour les courriels</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> jours</translation>
    </message>
    <message>
        <source>%1: “%2” is not an email address. Enter an address such as name@example.org.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une adresse électronique. Une telle adresse ressemble à name@example.org.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>Only a registrar can change policies. Switch to that role first.</source>
        <translation>Seul un registraire peut modifier les politiques. Passez d’abord à ce rôle.</translation>
    </message>
    <message>
        <source>Changing which actions require two registrars also requires two. Your change will be a proposal.</source>
        <translation>Changer les actions qui exigent deux registraires en exige aussi deux. Votre modification sera une proposition.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The change of policies was proposed.</source>
        <translation>Le changement de politiques est proposé.</translation>
    </message>
    <message>
        <source>Policies saved.</source>
        <translation>Les politiques sont enregistrées.</translation>
    </message>
    <message>
        <source>Importing listings</source>
        <translation>Import de listes</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number</comment>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>The language changes when nidreg is started again.</source>
        <translation>La langue change au prochain démarrage de nidreg.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Local time, and how long ago</source>
        <translation>Heure locale, et temps écoulé</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Heure locale</translation>
    </message>
    <message>
        <source>UTC, such as 2026-11-25 14:03 UTC</source>
        <translation>UTC, par exemple 2026-11-25 14:03 UTC</translation>
    </message>
    <message>
        <source>T&amp;imes:</source>
        <translation>&amp;Heures&#xa0;:</translation>
    </message>
    <message>
        <source>Ask all &amp;questions again</source>
        <translation>Poser de nouveau toutes les &amp;questions</translation>
    </message>
    <message>
        <source>Questions that you answered with “Do not ask this again”</source>
        <translation>Les questions auxquelles vous avez répondu par «&#xa0;Ne plus poser cette question&#xa0;»</translation>
    </message>
    <message>
        <source>Confirmations:</source>
        <translation>Confirmations&#xa0;:</translation>
    </message>
    <message>
        <source>Font of texts</source>
        <translation>Police des textes</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Taille de la police</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>&amp;Own font for texts being written</source>
        <translation>&amp;Police particulière pour les textes en cours de rédaction</translation>
    </message>
    <message>
        <source>&amp;Fixed-width font for Syntax, which holds ABNF</source>
        <translation>Police à &amp;chasse fixe pour Syntax, qui contient de l’ABNF</translation>
    </message>
    <message>
        <source>No spelling check</source>
        <translation>Pas de vérification orthographique</translation>
    </message>
    <message>
        <source>&amp;Spelling dictionary:</source>
        <translation>Dictionnaire &amp;orthographique&#xa0;:</translation>
    </message>
    <message>
        <source>No dictionary is installed. Debian has one in the package hunspell-en-us.</source>
        <translation>Aucun dictionnaire n’est installé. Debian en fournit un dans le paquet hunspell-en-us.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Autosave every:</source>
        <translation>&amp;Enregistrement automatique toutes les&#xa0;:</translation>
    </message>
    <message>
        <source>Kept for the next start if the program ends unexpectedly. Your own file changes only when you save it.</source>
        <translation>Conservé pour le prochain démarrage si le programme se termine de façon inattendue. Votre propre fichier ne change que lorsque vous l’enregistrez.</translation>
    </message>
    <message>
        <source>The desktop’s own</source>
        <translation>Celui du bureau</translation>
    </message>
    <message>
        <source>&amp;Mail program:</source>
        <translation>Logiciel de &amp;messagerie&#xa0;:</translation>
    </message>
    <message>
        <source>A command such as “thunderbird -compose %u”; %u is the mailto address.</source>
        <translation>Une commande telle que «&#xa0;thunderbird -compose %u&#xa0;»&#xa0;; %u est l’adresse mailto.</translation>
    </message>
    <message>
        <source>Folder of the publication</source>
        <translation>Dossier de la publication</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Pa&amp;rcourir…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Web address:</source>
        <translation>Adresse &amp;web&#xa0;:</translation>
    </message>
    <message>
        <source>Where the listing is published and read. Citations and the feed point to this address.</source>
        <translation>L’endroit où la liste est publiée et lue. Les citations et le flux renvoient à cette adresse.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Show a desktop &amp;notification when a request waits for me</source>
        <translation>Afficher une &amp;notification sur le bureau quand une demande m’attend</translation>
    </message>
    <message>
        <source>Show an icon in the system &amp;tray</source>
        <translation>Afficher une icône dans la &amp;zone de notification</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Remind me to &amp;back up after:</source>
        <translation>Me rappeler de &amp;sauvegarder après&#xa0;:</translation>
    </message>
    <message>
        <source>Only for a local registry. There are no sounds.</source>
        <translation>Seulement pour un registre local. Il n’y a pas de sons.</translation>
    </message>
    <message>
        <source>Re&amp;open drafts at startup</source>
        <translation>Rouvrir au démarrage les brouillons de la dernière &amp;fois</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PrintPreview</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Page affichée</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProcedureWords</name>
    <message>
        <source>applicant</source>
        <translation>demandeur</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>registrar</source>
        <translation>registraire</translation>
    </message>
    <message>
        <source>anyone who sees it</source>
        <translation>quiconque la voit</translation>
    </message>
    <message>
        <source>body not recognised yet</source>
        <translation>organisme pas encore reconnu</translation>
    </message>
    <message>
        <source>body recognised</source>
        <translation>organisme reconnu</translation>
    </message>
    <message>
        <source>other experts still due</source>
        <translation>d’autres experts encore attendus</translation>
    </message>
    <message>
        <source>last vote</source>
        <translation>dernier vote</translation>
    </message>
    <message>
        <source>last vote, standards action</source>
        <translation>dernier vote, action de normalisation</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation>%1 (%2&#xa0;; %3)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProposalsDialog</name>
    <message>
        <source>&amp;Confirm…</source>
        <translation>&amp;Confirmer…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Actions waiting for a second registrar</source>
        <translation>Actions en attente d’un second registraire</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Vous avez proposé ceci&#xa0;: un autre registraire doit faire de même.</translation>
    </message>
    <message>
        <source>The proposal is no longer valid, because the situation has changed.</source>
        <translation>La proposition est caduque&#xa0;: autre chose s’est produit depuis.</translation>
    </message>
    <message>
        <source>Only %1, who proposed it, can withdraw it.</source>
        <translation>Seule la personne qui l’a proposée, %1, peut la retirer.</translation>
    </message>
    <message>
        <source>No action requires two registrars. You can change this under Registry ▸ Policies.</source>
        <translation>Aucune action n’exige deux registraires. Vous pouvez le changer sous «&#xa0;Registre ▸ Politiques&#xa0;».</translation>
    </message>
    <message>
        <source>No proposals.</source>
        <translation>Rien n’attend un second registraire.</translation>
    </message>
    <message>
        <source>“%1” was registered as version %2.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré comme version %2.</translation>
    </message>
    <message>
        <source>Confirm the proposal?</source>
        <translation>Confirmer la proposition&#xa0;?</translation>
    </message>
    <message>
        <source>%1.

%2 proposed this. If you confirm it as the second registrar, it is applied immediately.</source>
        <translation>%1.

%2 a proposé ceci&#xa0;; avec vous comme second registraire, c’est fait aussitôt.</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmer</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Exécuté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Withdraw the proposal?</source>
        <translation>Retirer la proposition&#xa0;?</translation>
    </message>
    <message>
        <source>%1.

Nobody can confirm it after that. The log keeps the proposal.</source>
        <translation>%1.

Plus personne ne pourra la confirmer. Le fait qu’elle a été proposée reste consigné.</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Proposition retirée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Select a proposal.</source>
        <translation>Choisissez une proposition.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProposalsModel</name>
    <message>
        <source>%1 (no longer valid)</source>
        <translation>%1 (caduque&#xa0;: autre chose s’est produit depuis)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Acte</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Proposé par</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
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
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>&amp;Texte brut</translation>
    </message>
    <message>
        <source>All files are replaced at once when everything is written. Until then, an earlier publication in the folder does not change.</source>
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
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>&amp;Web pages, with a filter</source>
        <translation>Pages &amp;web, avec un filtre</translation>
    </message>
    <message>
        <source>&amp;JSON, with its schema</source>
        <translation>&amp;JSON, avec son schéma</translation>
    </message>
    <message>
        <source>&amp;Atom feed of changes</source>
        <translation>Flux &amp;Atom des changements</translation>
    </message>
    <message>
        <source>&amp;Show changes</source>
        <translation>&amp;Montrer les changements</translation>
    </message>
    <message>
        <source>Shows how the new publication would differ from the one in the folder</source>
        <translation>Dit ce qui différerait de ce que contient le dossier</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>The folder does not contain a publication yet.</source>
        <translation>Le dossier ne contient pas encore de publication.</translation>
    </message>
    <message>
        <source>No changes since the publication in the folder.</source>
        <translation>Rien ne diffère de ce que contient le dossier.</translation>
    </message>
    <message>
        <source>Namespaces: %1 added, %2 changed, %3 removed.</source>
        <translation>Espaces de noms&#xa0;: %1 ajoutés, %2 changés, %3 retirés.</translation>
    </message>
    <message>
        <source>Files: %1 added, %2 changed, %3 removed.</source>
        <translation>Fichiers&#xa0;: %1 ajoutés, %2 changés, %3 retirés.</translation>
    </message>
    <message>
        <source>No changes: %1 already contains these namespaces and was not modified.</source>
        <translation>Rien n’avait changé&#xa0;: %1 contient déjà ces espaces de noms et reste tel quel.</translation>
    </message>
    <message>
        <source>Web &amp;address:</source>
        <translation>&amp;Adresse web&#xa0;:</translation>
    </message>
    <message>
        <source>https://registry.example/urn/ (optional)</source>
        <translation>https://registry.example/urn/ (facultatif)</translation>
    </message>
    <message>
        <source>&amp;XML, as IANA publishes it</source>
        <translation>&amp;XML, tel que l’IANA le publie</translation>
    </message>
    <message>
        <source>Linked data (RDF) as T&amp;urtle</source>
        <translation>Données liées (RDF) en T&amp;urtle</translation>
    </message>
    <message>
        <source>&amp;Linked data (RDF) as JSON-LD</source>
        <translation>Données &amp;liées (RDF) en JSON-LD</translation>
    </message>
    <message>
        <source>The address of this folder on the web. It is used for canonical links, the sitemap, the feed and the linked data. If empty, links are relative.</source>
        <translation>L’adresse de ce dossier sur le web. Elle sert aux liens canoniques, au plan du site, au flux et aux données liées. Si elle est vide, les liens sont relatifs.</translation>
    </message>
    <message>
        <source>Add a &amp;stylesheet to the XML</source>
        <translation>Ajouter une feuille de &amp;style au XML</translation>
    </message>
    <message>
        <source>Browsers warn about XML with a stylesheet. The web pages do not need it.</source>
        <translation>Les navigateurs avertissent pour du XML avec feuille de style. Les pages web n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>JSON, one file per nam&amp;espace</source>
        <translation>JSON, un fichier par &amp;espace de noms</translation>
    </message>
    <message>
        <source>&amp;NIDs only, one per line</source>
        <translation>Seulement les &amp;NID, un par ligne</translation>
    </message>
    <message>
        <source>All &amp;formats</source>
        <translation>Tous les &amp;formats</translation>
    </message>
    <message>
        <source>Choose the format XML first.</source>
        <translation>Choisissez d’abord le format XML.</translation>
    </message>
    <message>
        <source>%1/ (1 file)</source>
        <translation>%1/ (1 fichier)</translation>
    </message>
    <message>
        <source>%1/ (%2 files)</source>
        <translation>%1/ (%2 fichiers)</translation>
    </message>
    <message>
        <source>A folder that does not exist is created</source>
        <translation>Un dossier absent est créé</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>Le dossier sera créé.</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>Fichiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>The folder will be created in your home folder.</source>
        <translation>Le dossier sera créé dans votre dossier personnel.</translation>
    </message>
    <message>
        <source>Select at least one format.</source>
        <translation>Sélectionnez au moins un format.</translation>
    </message>
    <message>
        <source>Published files that were changed outside the program: %1 (%2). Publishing repairs them.</source>
        <translation>Fichiers publiés modifiés en dehors du programme&#xa0;: %1 (%2). La publication les répare.</translation>
    </message>
    <message>
        <source>Published %1 namespaces to %2.</source>
        <translation>%1 espaces de noms publiés dans %2.</translation>
    </message>
    <message>
        <source>Not recorded in the log, because you are not acting as a registrar.</source>
        <translation>Non consigné dans le journal, car vous n’agissez pas en tant que registraire.</translation>
    </message>
    <message>
        <source>Already recorded in the log as event %1.</source>
        <translation>Déjà consigné dans le journal comme événement %1.</translation>
    </message>
    <message>
        <source>Recorded in the log as event %1.</source>
        <translation>Consigné dans le journal comme événement %1.</translation>
    </message>
    <message>
        <source>Published files that were changed outside the program: %1 (%2). They have been repaired.</source>
        <translation>Fichiers publiés modifiés en dehors du programme&#xa0;: %1 (%2). Ils ont été réparés.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::QueryEditor</name>
    <message>
        <source>The query</source>
        <translation>La requête</translation>
    </message>
    <message>
        <source>select nid, registrant from namespace where status = &apos;active&apos;</source>
        <translation>select nid, registrant from namespace where status = &apos;active&apos;</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::QueryView</name>
    <message>
        <source>Query result</source>
        <translation>Résultat de la requête</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>La requête est en cours</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulée.</translation>
    </message>
    <message>
        <source>Showing the first %1 rows. There are more. Narrow down the query, or count instead. (%2 s)</source>
        <translation>Les %1 premières lignes sont affichées. Il y en a d’autres&#xa0;: restreignez la requête, ou comptez plutôt. (%2 s)</translation>
    </message>
    <message>
        <source>1 row (%1 s)</source>
        <translation>1 ligne (%1 s)</translation>
    </message>
    <message>
        <source>%1 rows (%2 s)</source>
        <translation>%1 lignes (%2 s)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReconcileDialog</name>
    <message>
        <source>Import or reconcile a listing</source>
        <translation>Importer ou rapprocher une liste</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Shows how the file differs from this registry, without changing anything</source>
        <translation>Lit le fichier et montre en quoi il diffère de ce registre&#xa0;; ne change rien</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Parts of the file that are not imported</source>
        <translation>Parties du fichier qui ne sont pas importées</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Preview this step</source>
        <translation>&amp;Essayer à blanc</translation>
    </message>
    <message>
        <source>Choose a listing</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>No differences between the file and this registry.</source>
        <translation>Aucune différence entre le fichier et ce registre.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Choisissez d’abord un fichier.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>The registry is not connected. Your selection is kept.</source>
        <translation>Le registre n’est pas connecté. Votre sélection est conservée.</translation>
    </message>
    <message>
        <source>Only a registrar can import listings. Switch to that role first.</source>
        <translation>Seul un registraire peut importer des listes. Passez d’abord à ce rôle.</translation>
    </message>
    <message>
        <source>Registering requires two registrars in this registry, but importing a listing would register namespaces with one. Have two registrars switch off that policy, import the listing, and switch the policy on again.</source>
        <translation>L’enregistrement demande ici deux registraires, et importer une liste enregistrerait des espaces de noms avec un seul&#xa0;: faites désactiver cette politique par deux registraires, importez la liste, puis réactivez la politique.</translation>
    </message>
    <message>
        <source>Apply all selected changes, or none of them</source>
        <translation>Appliquer toutes les modifications sélectionnées, ou aucune</translation>
    </message>
    <message>
        <source>Select at least one difference.</source>
        <translation>Cochez au moins une différence.</translation>
    </message>
    <message>
        <source>Shows the result without changing anything.</source>
        <translation>Montre le résultat sans rien modifier.</translation>
    </message>
    <message>
        <source>Comparing with the registry…</source>
        <translation>Comparaison avec le registre…</translation>
    </message>
    <message>
        <source>The registry is not connected. The file is compared as soon as it is.</source>
        <translation>Le registre n’est pas connecté. Le fichier sera comparé dès qu’il le sera.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Nothing compared yet.</source>
        <translation>Rien n’a encore été comparé.</translation>
    </message>
    <message>
        <source>Import the listing</source>
        <translation>Importer la liste</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Previewing…</source>
        <translation>Aperçu en cours…</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Application en cours…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed. Your selection is kept.</source>
        <translation>Arrêté&#xa0;: rien n’a été modifié. Votre sélection est conservée.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. The import would create versions: %1.</source>
        <translation>Essai&#xa0;: rien n’a été modifié. L’import créerait des versions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The listing %1 was applied.</source>
        <translation>La liste %1 a été appliquée.</translation>
    </message>
    <message>
        <source>Nothing was changed, because one of these namespaces was registered or imported in the meantime. Compare again and review the differences. Your selection is kept.</source>
        <translation>Rien n’a été modifié&#xa0;: l’un de ces espaces de noms a été enregistré ou importé entre-temps. Comparez de nouveau et examinez les différences. Votre sélection est conservée.</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>Comparer de nou&amp;veau</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>%1 Your selection is kept.</source>
        <translation>%1 Votre sélection est conservée.</translation>
    </message>
    <message>
        <source>%1 was applied.</source>
        <translation>%1 a été appliqué.</translation>
    </message>
    <message>
        <source>The listing header was also applied.</source>
        <translation>L’en-tête de la liste a aussi été appliqué.</translation>
    </message>
    <message>
        <source>Differences that were not applied: %1. Compare again to see them.</source>
        <translation>Différences non appliquées&#xa0;: %1. Comparez de nouveau pour les voir.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was compared or changed.</source>
        <translation>Arrêté. Rien n’a été comparé ni modifié.</translation>
    </message>
    <message>
        <source>Close without applying</source>
        <translation>Fermer sans appliquer</translation>
    </message>
    <message>
        <source>Your selection is lost when this window closes. Nothing was applied.</source>
        <translation>Votre sélection est perdue quand cette fenêtre se ferme. Rien n’a été appliqué.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Not imported from the file: %1</source>
        <translation>Non importé du fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>more: %1</source>
        <translation>et d’autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>A listing of URN namespaces: XML, CSV or JSON, or a folder of templates</source>
        <translation>Une liste d’espaces de noms URN&#xa0;: XML, CSV ou JSON, ou un dossier de modèles</translation>
    </message>
    <message>
        <source>Choose a listing, or drop its file here: IANA&apos;s XML or CSV, a publication&apos;s registry.json, or a folder of templates. The differences are shown first. Nothing changes until you import them.</source>
        <translation>Choisissez une liste, ou déposez son fichier ici&#xa0;: le XML ou le CSV de l’IANA, le registry.json d’une publication, ou un dossier de modèles. Les différences sont montrées d’abord&#xa0;; rien ne change avant que vous ne les importiez.</translation>
    </message>
    <message>
        <source>Listings (*.xml *.csv *.json);;All files (*)</source>
        <translation>Listes (*.xml *.csv *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Cannot compare %1: %2. Choose a published listing of URN namespaces.</source>
        <translation>%1 ne peut pas être comparé&#xa0;: %2. Choisissez une liste d’espaces de noms URN, telle qu’elle a été publiée.</translation>
    </message>
    <message>
        <source>Delist many namespaces</source>
        <translation>Retirer de la liste de nombreux espaces de noms</translation>
    </message>
    <message numerus="yes">
        <source>The import would delist %n namespaces. That is more than the policy allows, or all of a kind. A truncated listing looks like this. Delist them anyway?</source>
        <translation>
            <numerusform>L’import retirerait %n espace de noms de la liste. C’est plus que la politique ne le permet, ou tous ceux d’un type. Une liste tronquée a exactement cette allure. Le retirer quand même&#xa0;?</numerusform>
            <numerusform>L’import retirerait %n espaces de noms de la liste. C’est plus que la politique ne le permet, ou tous ceux d’un type. Une liste tronquée a exactement cette allure. Les retirer quand même&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delist</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>Records changed: %1.</source>
        <translation>Fiches modifiées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This listing is dated %1. The registry already holds newer data (%2), so no change is selected. Select the changes that you want to apply anyway.</source>
        <translation>Cette liste est datée du %1. Le registre contient déjà des données plus récentes (%2)&#xa0;: aucune modification n’est donc choisie. Choisissez celles que vous voulez appliquer quand même.</translation>
    </message>
    <message>
        <source>Recorded in the log as event %1, plus one event for each changed record.</source>
        <translation>Consigné dans le journal comme événement %1, plus un événement par fiche modifiée.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RecordWords</name>
    <message>
        <source>Applicant: %1</source>
        <translation>Demandeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Experts: %1</source>
        <translation>Experts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mails from the discussion list: %1</source>
        <translation>Courriels de la liste de discussion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Template, revision %1</source>
        <translation>Modèle, révision %1</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>History, newest first</source>
        <translation>Historique, le plus récent d’abord</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <comment>a time, and a sentence</comment>
        <translation>Le %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RecoveryBar</name>
    <message>
        <source>a new draft</source>
        <translation>un nouveau brouillon</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program ended before this draft was saved: %1.</source>
        <translation>Le programme s’est arrêté avant que ce brouillon soit enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Cannot discard %1: the folder %2 is not writable. The draft is offered again at the next start.</source>
        <translation>%1 n’a pas été abandonné&#xa0;: le dossier %2 n’est pas accessible en écriture. Le brouillon sera proposé de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
    <message>
        <source>Discarded: %1.</source>
        <translation>Abandonné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportChart</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportDialog</name>
    <message>
        <source>No problems found. Ready to submit.</source>
        <translation>Aucun problème trouvé. Prêt à soumettre.</translation>
    </message>
    <message>
        <source>Errors to fix before you can submit: %1.</source>
        <translation>Erreurs à corriger avant l’envoi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pre-check report</source>
        <translation>Rapport préalable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The report names the registry and the date of the check. The same text, registry and date always produce the same report.</source>
        <translation>Le rapport nomme le registre et le jour pour lesquels il a été établi. Quiconque vérifie le même texte par rapport à ceux-ci obtient le même rapport, octet pour octet.</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Enregistrer en &amp;texte…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Plain text (*.txt);;All files (*)</source>
        <translation>Texte brut (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimer le rapport</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportView</name>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Période&#xa0;:</translation>
    </message>
    <message>
        <source>Numbers of the report</source>
        <translation>Les chiffres du rapport</translation>
    </message>
    <message>
        <source>Press Enter or double-click a number to show its rows.</source>
        <translation>Entrée ou un double-clic affiche les lignes comptées par un chiffre.</translation>
    </message>
    <message>
        <source>Rows for the bar</source>
        <translation>Les lignes derrière la barre</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
    <message>
        <source>Last twelve months</source>
        <translation>Douze derniers mois</translation>
    </message>
    <message>
        <source>Last five years</source>
        <translation>Cinq dernières années</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre deux jours</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>No data in this period.</source>
        <translation>Rien à compter dans cette période.</translation>
    </message>
    <message>
        <source>The chart shows the first %1 rows, the table all %2.</source>
        <translation>Le graphique montre les %1 premières lignes, le tableau toutes les %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>Press Enter or double-click to open the namespace.</source>
        <translation>Entrée ou un double-clic ouvre l’espace de noms.</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open the request.</source>
        <translation>Entrée ou un double-clic ouvre la demande.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportsPage</name>
    <message>
        <source>There is no table to export.</source>
        <translation>Il n’y a pas de tableau à exporter.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>&amp;Run the query</source>
        <translation>&amp;Exécuter la requête</translation>
    </message>
    <message>
        <source>&amp;Cancel the query</source>
        <translation>&amp;Annuler la requête</translation>
    </message>
    <message>
        <source>&amp;New query</source>
        <translation>&amp;Nouvelle requête</translation>
    </message>
    <message>
        <source>&amp;Save the query…</source>
        <translation>En&amp;registrer la requête…</translation>
    </message>
    <message>
        <source>&amp;Delete the query</source>
        <translation>&amp;Supprimer la requête</translation>
    </message>
    <message>
        <source>S&amp;hare the query…</source>
        <translation>&amp;Partager la requête…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the query</source>
        <translation>Re&amp;tirer la requête</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Reports and queries</source>
        <translation>Rapports et requêtes</translation>
    </message>
    <message>
        <source>My queries</source>
        <translation>Mes requêtes</translation>
    </message>
    <message>
        <source>New query</source>
        <translation>Nouvelle requête</translation>
    </message>
    <message>
        <source>Shared queries</source>
        <translation>Requêtes partagées</translation>
    </message>
    <message>
        <source>Shared by %1</source>
        <translation>Partagée par %1</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Seul un registraire peut le faire. Prenez d’abord ce rôle.</translation>
    </message>
    <message>
        <source>Write a query first.</source>
        <translation>Écrivez d’abord une requête.</translation>
    </message>
    <message>
        <source>Select a query first.</source>
        <translation>Choisissez d’abord une requête.</translation>
    </message>
    <message>
        <source>The query is running.</source>
        <translation>La requête est en cours.</translation>
    </message>
    <message>
        <source>No query is running.</source>
        <translation>Aucune requête n’est en cours.</translation>
    </message>
    <message>
        <source>Select one of your queries first.</source>
        <translation>Choisissez d’abord une de vos requêtes.</translation>
    </message>
    <message>
        <source>Select a shared query first.</source>
        <translation>Choisissez d’abord une requête partagée.</translation>
    </message>
    <message>
        <source>A query has no chart.</source>
        <translation>Une requête n’a pas de graphique.</translation>
    </message>
    <message>
        <source>Name of the query:</source>
        <translation>Nom de la requête&#xa0;:</translation>
    </message>
    <message>
        <source>Save the query</source>
        <translation>Enregistrer la requête</translation>
    </message>
    <message>
        <source>Replace the query</source>
        <translation>Remplacer la requête</translation>
    </message>
    <message>
        <source>A query named “%1” already exists. Its text will be replaced.</source>
        <translation>Vous avez déjà une requête «&#xa0;%1&#xa0;». Son texte sera remplacé.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Remplac&amp;er</translation>
    </message>
    <message>
        <source>Query “%1” saved on this computer.</source>
        <translation>La requête «&#xa0;%1&#xa0;» est enregistrée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Delete the query</source>
        <translation>Supprimer la requête</translation>
    </message>
    <message>
        <source>The query “%1” will be deleted from this computer.</source>
        <translation>La requête «&#xa0;%1&#xa0;» sera supprimée de cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Share the query</source>
        <translation>Partager la requête</translation>
    </message>
    <message>
        <source>The query “%1” is shared with everybody.</source>
        <translation>La requête «&#xa0;%1&#xa0;» est partagée avec tout le monde.</translation>
    </message>
    <message>
        <source>The query “%1” is no longer shared.</source>
        <translation>La requête «&#xa0;%1&#xa0;» n’est plus partagée.</translation>
    </message>
    <message>
        <source>E&amp;xport the table…</source>
        <translation>E&amp;xporter le tableau…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the picture…</source>
        <translation>Enregistrer l’ima&amp;ge…</translation>
    </message>
    <message>
        <source>The picture was not saved to %1.</source>
        <translation>L’image n’a pas été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The query “%1” was not shared.</source>
        <translation>La requête «&#xa0;%1&#xa0;» n’a pas été partagée.</translation>
    </message>
    <message>
        <source>The query “%1” was not withdrawn.</source>
        <translation>La requête «&#xa0;%1&#xa0;» n’a pas été retirée.</translation>
    </message>
    <message>
        <source>The table could not be exported to %1.</source>
        <translation>Le tableau n’a pas pu être exporté vers %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestComposer</name>
    <message>
        <source>What the comment is about</source>
        <translation>Le sujet du commentaire</translation>
    </message>
    <message>
        <source>New comment</source>
        <translation>Nouveau commentaire</translation>
    </message>
    <message>
        <source>Stop replying and write a new comment; your reply is kept</source>
        <translation>Quitte la réponse, qui est conservée, pour un commentaire à part</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Write a comment (Ctrl+Return to send)</source>
        <translation>Écrivez un commentaire&#xa0;; Ctrl+Entrée l’envoie</translation>
    </message>
    <message>
        <source>Send and resolve</source>
        <translation>Envoyer et résoudre</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send the comment</source>
        <translation>Envoyer le commentaire</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>La demande dans son ensemble</translation>
    </message>
    <message>
        <source>Comment on</source>
        <translation>Commentaire sur</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>The connection was lost before the registry answered, so it is not known whether the comment was recorded. The program checks as soon as the registry answers. The comment is never recorded twice.</source>
        <translation>La connexion s’est rompue avant l’arrivée de la réponse&#xa0;: on ne sait donc pas si le commentaire a été consigné. Le programme le vérifiera dès que le registre répondra. Le commentaire n’est jamais consigné deux fois.</translation>
    </message>
    <message>
        <source>Not recorded. Your text is still here. %1</source>
        <translation>Non consigné&#xa0;; le texte est toujours là. %1</translation>
    </message>
    <message>
        <source>The comment is recorded.</source>
        <translation>Le commentaire est consigné.</translation>
    </message>
    <message>
        <source>The connection is back. The comment was not recorded. Send it again.</source>
        <translation>Le registre répond de nouveau&#xa0;: le commentaire n’a pas été consigné. Envoyez-le encore une fois.</translation>
    </message>
    <message>
        <source>The connection is back. You can send the comment now.</source>
        <translation>Le registre répond à nouveau&#xa0;: le commentaire peut être envoyé.</translation>
    </message>
    <message>
        <source>The comment is resolved.</source>
        <translation>Le commentaire est résolu.</translation>
    </message>
    <message>
        <source>Write a comment on “%1” (Ctrl+Return to send)</source>
        <translation>Écrire un commentaire sur «&#xa0;%1&#xa0;» (Ctrl+Entrée pour envoyer)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestDiscussion</name>
    <message>
        <source>&amp;Import mails…</source>
        <translation>&amp;Importer des courriels…</translation>
    </message>
    <message>
        <source>&amp;Draft a mail…</source>
        <translation>&amp;Rédiger un courriel…</translation>
    </message>
    <message>
        <source>Mails shown</source>
        <translation>Courriels affichés</translation>
    </message>
    <message>
        <source>Draft the mail for the last step; nothing is sent automatically</source>
        <translation>Le courriel que la dernière étape demande&#xa0;; rien n’est envoyé automatiquement</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos de</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <source>This program cannot read mails.</source>
        <translation>Ce programme ne lit pas les courriels.</translation>
    </message>
    <message>
        <source>The request has not been submitted yet, so there is no discussion.</source>
        <translation>La demande n’a pas encore été soumise&#xa0;; il n’y a donc pas de discussion.</translation>
    </message>
    <message>
        <source>Import a thread from .eml files or an mbox, or drop the files here</source>
        <translation>Importer un fil à partir de fichiers .eml ou d’un mbox, ou déposer les fichiers ici</translation>
    </message>
    <message>
        <source>No mails yet. Save the thread from your mail program or the list archive and import it, or drop the files here.</source>
        <translation>Pas encore de courriels. Enregistrez le fil depuis votre logiciel de messagerie ou les archives de la liste et importez-le, ou déposez ses fichiers ici.</translation>
    </message>
    <message>
        <source>No mails yet. %1</source>
        <translation>Pas encore de courriels. %1</translation>
    </message>
    <message>
        <source>All mails (%1)</source>
        <translation>Tous les courriels (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a field and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>Import mails</source>
        <translation>Importer des courriels</translation>
    </message>
    <message>
        <source>Mails and mailboxes (*.eml *.mbox *.mbx *.txt);;All files (*)</source>
        <translation>Courriels et boîtes aux lettres (*.eml *.mbox *.mbx *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Mails imported: %1.</source>
        <translation>Courriels importés&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestDocumentWords</name>
    <message>
        <source>About </source>
        <translation>Au sujet de </translation>
    </message>
    <message>
        <source>, revision %1</source>
        <translation>, révision %1</translation>
    </message>
    <message>
        <source>Nothing has been written yet.</source>
        <translation>Rien n’a encore été écrit.</translation>
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
        <source>No events yet.</source>
        <translation>Aucun événement pour l’instant.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestForms</name>
    <message>
        <source>Request %1: %2.</source>
        <translation>Demande %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” was registered as version %2.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré comme version %2.</translation>
    </message>
    <message>
        <source>The registration was proposed. Another registrar must do the same.</source>
        <translation>L’enregistrement est proposé&#xa0;: un autre registraire doit faire de même.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestLetters</name>
    <message>
        <source>&amp;Draft the mail…</source>
        <translation>&amp;Rédiger le courriel…</translation>
    </message>
    <message>
        <source>D&amp;ismiss</source>
        <translation>Mas&amp;quer</translation>
    </message>
    <message>
        <source>There is no mail to send for this request.</source>
        <translation>Il n’y a aucun courriel à envoyer pour cette demande.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Send a mail about the step “%1” to %2. You can draft it here. Nothing is sent automatically.</source>
        <translation>Envoyez un courriel sur l’étape «&#xa0;%1&#xa0;» à %2. Vous pouvez le rédiger ici. Rien n’est envoyé automatiquement.</translation>
    </message>
    <message>
        <source>Send mails about the step “%1” to these people: %2. You can draft them here. Nothing is sent automatically.</source>
        <translation>Envoyez des courriels sur l’étape «&#xa0;%1&#xa0;» à&#xa0;: %2. Vous pouvez les rédiger ici. Rien n’est envoyé automatiquement.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestStages</name>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (fait)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (en cours)</translation>
    </message>
    <message>
        <source>Progress of the request: %1</source>
        <translation>Progression de la demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestSteps</name>
    <message>
        <source>Steps</source>
        <translation>Ce qui peut être fait</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Edit and submit</source>
        <translation>Modifier et soumettre</translation>
    </message>
    <message>
        <source>fegrvh</source>
        <comment>letters that the menu bar uses</comment>
        <translation>fidrha</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestTemplate</name>
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
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>About the template</source>
        <translation>À propos du modèle</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Comments (%1 open)</source>
        <translation>Commentaires (ouverts&#xa0;: %1)</translation>
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
        <source>Request %1, revision %2</source>
        <translation>Demande %1, révision %2</translation>
    </message>
    <message>
        <source>Nothing has been submitted yet.</source>
        <translation>Rien n’a encore été soumis.</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Constats (%1)</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Co&amp;mment on the passage…</source>
        <translation>Co&amp;mmenter le passage…</translation>
    </message>
    <message>
        <source>Co&amp;mment on “%1”…</source>
        <translation>Co&amp;mmenter «&#xa0;%1&#xa0;»…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestThreads</name>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Reply to %1, %2</source>
        <comment>a person, and what the thread is about</comment>
        <translation>Réponse à %1, %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestTimeline</name>
    <message>
        <source>The review is overdue.</source>
        <translation>L’examen est en retard.</translation>
    </message>
    <message>
        <source>The review is not overdue.</source>
        <translation>L’examen n’est pas en retard.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who had it, and how long</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not due yet.</source>
        <translation>Pas encore échu.</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long</source>
        <translation>Qui devait agir, et pendant combien de temps</translation>
    </message>
    <message>
        <source>⚠ was due %1</source>
        <translation>⚠ était dû le %1</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>dû le %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestWishes</name>
    <message>
        <source>Requested changes</source>
        <translation>Modifications demandées</translation>
    </message>
    <message>
        <source>Cannot resolve the comment. %1</source>
        <translation>Impossible de résoudre le commentaire. %1</translation>
    </message>
    <message>
        <source>Only %1, an expert or a registrar can resolve this comment.</source>
        <translation>Seuls %1, un expert ou un registraire peuvent résoudre ce commentaire.</translation>
    </message>
    <message>
        <source>To resolve this comment, connect to the registry of the request.</source>
        <translation>Pour résoudre ce commentaire, connectez-vous au registre de la demande.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestWords</name>
    <message>
        <source>informal</source>
        <translation>informel</translation>
    </message>
    <message>
        <source>%1 (approved)</source>
        <translation>%1 (approuvé)</translation>
    </message>
    <message>
        <source>%1 (stepped back)</source>
        <translation>%1 (s’est désisté)</translation>
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
        <source>%1. Waiting for %2 %3, due %4.</source>
        <translation>%1. On attend %2 %3, échéance le %4.</translation>
    </message>
    <message>
        <source>%1. Waiting for %2 %3.</source>
        <translation>%1. On attend %2 %3.</translation>
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
        <source>Contested: request %1 asks for the same NID. Neither can be registered until the other ends or changes its NID.</source>
        <translation>En concurrence&#xa0;: la demande %1 demande le même NID. Aucune des deux ne peut être enregistrée avant que l’autre se soit retirée ou ait changé de NID.</translation>
    </message>
    <message>
        <source>Contested: requests %1 ask for the same NID. None can be registered until the others end or change their NID.</source>
        <translation>En concurrence&#xa0;: les demandes %1 demandent le même NID. Aucune ne peut être enregistrée avant que les autres se soient retirées ou aient changé de NID.</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace, no NID yet</source>
        <translation>Demande %1&#xa0;: nouvel espace de noms formel, encore sans NID</translation>
    </message>
    <message>
        <source>%1 (advised)</source>
        <translation>%1 (avis donné)</translation>
    </message>
    <message>
        <source>%1 (rejected)</source>
        <translation>%1 (rejeté)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (dessaisi)</translation>
    </message>
    <message>
        <source>Reminded: %1.</source>
        <translation>Rappel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Overdue by one day. Still to answer: %1.</source>
        <translation>En retard d’un jour. Réponse attendue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Overdue by %n days. Still to answer: %1.</source>
        <translation>En retard de %n jours. Réponse attendue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>one day overdue</source>
        <translation>un jour de retard</translation>
    </message>
    <message>
        <source>%n days overdue</source>
        <translation>%n jours de retard</translation>
    </message>
    <message>
        <source>%1 (replaced on appeal)</source>
        <translation>%1 (remplacé sur recours)</translation>
    </message>
    <message>
        <source>The review continues when the registrar assigns an expert again.</source>
        <translation>L’examen reprend dès que le registraire affecte de nouveau un expert.</translation>
    </message>
    <message>
        <source>Request %1: deprecation of namespace “%2”</source>
        <translation>Demande %1&#xa0;: marquage de l’espace de noms «&#xa0;%2&#xa0;» comme obsolète</translation>
    </message>
    <message>
        <source>Next, the applicant submits the template.</source>
        <translation>Ensuite, le demandeur soumet le modèle.</translation>
    </message>
    <message>
        <source>Next, the registrar assigns a designated expert.</source>
        <translation>Ensuite, le registraire affecte un expert désigné.</translation>
    </message>
    <message>
        <source>Next, the expert approves the template or requests changes.</source>
        <translation>Ensuite, l’expert approuve le modèle ou demande des modifications.</translation>
    </message>
    <message>
        <source>Next, the applicant submits another revision.</source>
        <translation>Ensuite, le demandeur soumet une autre révision.</translation>
    </message>
    <message>
        <source>Next, the registrar records whether the IESG recognizes the body.</source>
        <translation>Ensuite, le registraire consigne si l’IESG reconnaît l’organisme.</translation>
    </message>
    <message>
        <source>Next, the experts give advice, and the registrar completes the review.</source>
        <translation>Ensuite, les experts donnent leur avis et le registraire clôt l’examen.</translation>
    </message>
    <message>
        <source>Next, the registrar records the direction of the approval body.</source>
        <translation>Ensuite, le registraire consigne l’instruction de l’organisme d’approbation.</translation>
    </message>
    <message>
        <source>Next, the registrar registers the namespace.</source>
        <translation>Ensuite, le registraire enregistre l’espace de noms.</translation>
    </message>
    <message>
        <source>Next, the registrar assigns another expert.</source>
        <translation>Ensuite, le registraire affecte un autre expert.</translation>
    </message>
    <message>
        <source>Registered as version %1 of “%2” (%3).</source>
        <translation>Enregistré comme version %1 de «&#xa0;%2&#xa0;» (%3).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsDetails</name>
    <message>
        <source>About the request</source>
        <translation>À propos de la demande</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
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
        <source>Select a request to see its state.</source>
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
        <source>Discussion (%1)</source>
        <translation>Discussion (%1)</translation>
    </message>
    <message>
        <source>Mailing list</source>
        <translation>Liste de diffusion</translation>
    </message>
    <message>
        <source>Compare with request %1</source>
        <translation>Comparer avec la demande %1</translation>
    </message>
    <message>
        <source>Mailing list (%1)</source>
        <translation>Liste de diffusion (%1)</translation>
    </message>
    <message>
        <source>Expert: %1.</source>
        <translation>Expert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Show “%1”</source>
        <translation>&amp;Afficher «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>Masq&amp;uer</translation>
    </message>
    <message>
        <source>Comments, and what was written with the steps</source>
        <translation>Commentaires, et textes écrits avec les étapes</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long</source>
        <translation>Qui devait agir, et pendant combien de temps</translation>
    </message>
    <message>
        <source>Waited for:</source>
        <translation>En attente de&#xa0;:</translation>
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
        <source>Waiting for</source>
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
    <message>
        <source>Applicant</source>
        <translation>Demandeur</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Kept at the top while it is chosen.</source>
        <translation>Reste en haut tant qu’elle est choisie.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsPage</name>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
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
        <source>Unsent text</source>
        <translation>Texte non envoyé</translation>
    </message>
    <message>
        <source>Show &amp;namespace</source>
        <translation>Afficher l’espace de &amp;noms</translation>
    </message>
    <message>
        <source>You have not completed “%1”. Your text is kept, and shown when you open its form again.</source>
        <translation>Vous n’avez pas terminé «&#xa0;%1&#xa0;». Votre texte est conservé et réapparaîtra quand vous rouvrirez le formulaire.</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>&amp;Find request</source>
        <translation>Chercher une &amp;demande</translation>
    </message>
    <message>
        <source>Fi&amp;gures</source>
        <translation>Ch&amp;iffres</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Where requests wait, how long, and what was registered</source>
        <translation>Où les demandes attendent, depuis combien de temps, et ce qui a été enregistré</translation>
    </message>
    <message>
        <source>Waiting for you: %1</source>
        <translation>Vous attendent&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Save request as…</source>
        <translation>Enregi&amp;strer la demande sous…</translation>
    </message>
    <message>
        <source>P&amp;rint request…</source>
        <translation>Imp&amp;rimer la demande…</translation>
    </message>
    <message>
        <source>Its template, discussion and history as PDF, web page or text</source>
        <translation>Son modèle, sa discussion et son historique en PDF, page web ou texte</translation>
    </message>
    <message>
        <source>Its template, discussion and history</source>
        <translation>Son modèle, sa discussion et son historique</translation>
    </message>
    <message>
        <source>Select a request first.</source>
        <translation>Sélectionnez d’abord une demande.</translation>
    </message>
    <message>
        <source>request-%1.pdf</source>
        <comment>a file name</comment>
        <translation>demande-%1.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the request</source>
        <translation>Enregistrer la demande</translation>
    </message>
    <message>
        <source>The request was not saved as %1.</source>
        <translation>La demande n’a pas été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Request saved as %1.</source>
        <translation>Demande enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsQueue</name>
    <message>
        <source>Waiting for me</source>
        <translation>À moi d’agir</translation>
    </message>
    <message>
        <source>Requests that wait for you</source>
        <translation>Demandes dont la prochaine étape vous revient</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Toutes ouvertes</translation>
    </message>
    <message>
        <source>Open requests</source>
        <translation>Demandes qui ne sont pas terminées</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Requests with an overdue review</source>
        <translation>Demandes dont un examen a dépassé son échéance</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>En concurrence</translation>
    </message>
    <message>
        <source>Requests for the same NID as another open request</source>
        <translation>Demandes d’un NID qu’une autre demande ouverte demande aussi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Ended requests</source>
        <translation>Demandes qui sont terminées</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Open and ended requests</source>
        <translation>Demandes ouvertes et demandes terminées</translation>
    </message>
    <message>
        <source>Number, NID, applicant or expert</source>
        <translation>Numéro, NID, demandeur ou expert</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Filtrer les demandes</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Clear the &amp;filter</source>
        <translation>E&amp;ffacer le filtre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No request in this view matches the filter.</source>
        <translation>Aucune demande de cette vue ne correspond au filtre.</translation>
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
        <source>Filter: %1</source>
        <translation>Filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.
This view lists the requests whose next step is yours. “All open” lists the others.</source>
        <translation>Rien ne vous attend.
Cette vue contient les demandes dont la prochaine étape vous revient. «&#xa0;Toutes ouvertes&#xa0;» contient les autres.</translation>
    </message>
    <message>
        <source>No overdue requests.
This view lists reviews that are past their due date, so that you can remind the expert or assign another one.</source>
        <translation>Aucune demande en retard.
Cette vue contient les examens qui ont dépassé leur échéance, pour que vous puissiez relancer l’expert ou en affecter un autre.</translation>
    </message>
    <message>
        <source>No two open requests ask for the same NID.
This view lists requests that compete for a NID, so that you can compare them.</source>
        <translation>Aucune demande ouverte ne porte sur le même NID qu’une autre.
Cette vue contient les demandes en concurrence pour un NID, pour que vous puissiez les comparer.</translation>
    </message>
    <message>
        <source>No ended requests.
This view lists requests that were registered, rejected or withdrawn.</source>
        <translation>Aucune demande terminée.
Cette vue contient les demandes qui ont été enregistrées, rejetées ou retirées.</translation>
    </message>
    <message>
        <source>No open requests.
To create one, write a template in Drafts and submit it.</source>
        <translation>Aucune demande ouverte.
Pour en créer une, rédigez un modèle dans Brouillons et soumettez-le.</translation>
    </message>
    <message>
        <source>There are no requests yet.
To create one, write a template in Drafts and submit it.</source>
        <translation>Il n’y a pas encore de demandes.
Pour en créer une, rédigez un modèle dans Brouillons et soumettez-le.</translation>
    </message>
    <message>
        <source>%1. The selected request is no longer in this view.</source>
        <translation>%1. La demande choisie n’est plus dans cette vue.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RestoreDialog</name>
    <message>
        <source>&amp;Select files…</source>
        <translation>&amp;Choisir des fichiers…</translation>
    </message>
    <message>
        <source>The backup is restored and verified beside the local registry on this computer, and takes its place only when all of it is right. The present registry is not deleted: its folder is kept under a new name, which you are told. A registry on a server is not changed.</source>
        <translation>La sauvegarde est restaurée et vérifiée à côté du registre local sur cet ordinateur, et ne prend sa place que lorsque tout est correct. Le registre actuel n’est pas supprimé&#xa0;: son dossier est conservé sous un nouveau nom, qui vous est indiqué. Un registre sur un serveur n’est pas modifié.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Files of the backup</source>
        <translation>Fichiers de la sauvegarde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>A full backup, and its increments if there are some:</source>
        <translation>Une sauvegarde complète, et ses incréments s’il y en a&#xa0;:</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Backups (*.nidreg *.deposit);;All files (*)</source>
        <translation>Sauvegardes (*.nidreg *.deposit);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: reading…</source>
        <translation>%1&#xa0;: lecture…</translation>
    </message>
    <message>
        <source>One of the files cannot be restored. Select others.</source>
        <translation>L’un des fichiers ne peut pas être restauré. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>Restoring and verifying the backup…</source>
        <translation>Restauration et vérification de la sauvegarde…</translation>
    </message>
    <message>
        <source>Putting the restored registry in place…</source>
        <translation>Mise en place du registre restauré…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>The local registry is the restored one now. Events: %1.</source>
        <translation>Le registre local est maintenant celui qui a été restauré. Événements&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The local registry is the restored one now. Events: %1. The registry before it is kept in %2.</source>
        <translation>Le registre local est maintenant celui qui a été restauré. Événements&#xa0;: %1. Le registre précédent est conservé dans %2.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ScanTables</name>
    <message>
        <source>What was found, as tables</source>
        <translation>Ce qui a été trouvé, en tableaux</translation>
    </message>
    <message>
        <source>NIDs of the file</source>
        <translation>NID du fichier</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espaces de noms</translation>
    </message>
    <message>
        <source>Lines that are not URNs</source>
        <translation>Lignes qui ne sont pas des URN</translation>
    </message>
    <message>
        <source>The %L1 most frequent NIDs. A hatched bar is not registered.</source>
        <translation>Les %L1 NID les plus fréquents. Une barre hachurée n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>NIDs: %L1. A hatched bar is not registered.</source>
        <translation>NID&#xa0;: %L1. Une barre hachurée n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Namespaces (%L1)</source>
        <translation>Espaces de noms (%L1)</translation>
    </message>
    <message>
        <source>The first %L1 of %L2. Choose one to see it in its file.</source>
        <translation>Les %L1 premières sur %L2. Choisissez-en une pour la voir dans son fichier.</translation>
    </message>
    <message>
        <source>Choose a line to see it in its file.</source>
        <translation>Choisissez une ligne pour la voir dans son fichier.</translation>
    </message>
    <message>
        <source>No line is chosen.</source>
        <translation>Aucune ligne n’est choisie.</translation>
    </message>
    <message>
        <source>Every line that is not empty is a URN.</source>
        <translation>Chaque ligne non vide est un URN.</translation>
    </message>
    <message>
        <source>Lines that are not URNs (%L1)</source>
        <translation>Lignes qui ne sont pas des URN (%L1)</translation>
    </message>
    <message>
        <source>%1 has changed since it was scanned. Scan it again to see its lines.</source>
        <translation>%1 a changé depuis sa vérification. Vérifiez-le de nouveau pour voir ses lignes.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ServerStatusDialog</name>
    <message>
        <source>events: %1</source>
        <translation>événements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Local, on this computer</source>
        <translation>Local, sur cet ordinateur</translation>
    </message>
    <message>
        <source>Standby, read-only</source>
        <translation>Serveur de secours, en lecture seule</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Serveur primaire</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>Connected to the primary</source>
        <translation>Connecté au serveur primaire</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Behind the primary</source>
        <translation>Retard sur le serveur primaire</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Each change waits for</source>
        <translation>Chaque modification attend</translation>
    </message>
    <message>
        <source>No standby (replication is asynchronous)</source>
        <translation>Aucun serveur de secours (réplication asynchrone)</translation>
    </message>
    <message>
        <source>Standbys</source>
        <translation>Serveurs de secours</translation>
    </message>
    <message>
        <source>None connected</source>
        <translation>Aucun connecté</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Serveur de secours</translation>
    </message>
    <message>
        <source>Standby %1</source>
        <translation>Serveur de secours %1</translation>
    </message>
    <message>
        <source>Connected. Details are shown to members of pg_read_all_stats.</source>
        <translation>Connecté. Les détails sont montrés aux membres de pg_read_all_stats.</translation>
    </message>
    <message>
        <source>WAL archive</source>
        <translation>Archive des WAL</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Non configurée</translation>
    </message>
    <message>
        <source>Last archived %1</source>
        <translation>Dernier archivage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing archived yet</source>
        <translation>Rien d’archivé pour l’instant</translation>
    </message>
    <message>
        <source>Certificate chain</source>
        <translation>Chaîne de certificats</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Valide jusqu’au %1</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Database size</source>
        <translation>Taille de la base de données</translation>
    </message>
    <message>
        <source>Events in the log</source>
        <translation>Événements du journal</translation>
    </message>
    <message>
        <source>Last backup by you</source>
        <translation>Votre dernière sauvegarde</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Last verification by you</source>
        <translation>Votre dernière vérification</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>aucune discordance</translation>
    </message>
    <message>
        <source>mismatch found</source>
        <translation>discordance trouvée</translation>
    </message>
    <message>
        <source>Last checkpoint saved by you</source>
        <translation>Votre dernier point de contrôle enregistré</translation>
    </message>
    <message>
        <source>Server status</source>
        <translation>État du serveur</translation>
    </message>
    <message>
        <source>Status of the server</source>
        <translation>État du serveur</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation>Tout copier comme texte</translation>
    </message>
    <message>
        <source>Server status copied.</source>
        <translation>État du serveur copié.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SessionsDialog</name>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;End session…</source>
        <translation>&amp;Terminer la session…</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Reload the list</source>
        <translation>Recharger la liste</translation>
    </message>
    <message>
        <source>Sessions that change the registry or wait to do so</source>
        <translation>Sessions qui modifient le registre ou attendent de le faire</translation>
    </message>
    <message>
        <source>Select a session first.</source>
        <translation>Sélectionnez la session à terminer.</translation>
    </message>
    <message>
        <source>Roll back the open transaction and close the connection</source>
        <translation>Annuler la transaction en cours et fermer la connexion</translation>
    </message>
    <message>
        <source>No other session is changing the registry.</source>
        <translation>Aucune autre session ne modifie le registre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>End the session?</source>
        <translation>Terminer la session&#xa0;?</translation>
    </message>
    <message>
        <source>This ends the session of %1, process %2.

Its unfinished changes are rolled back, and its connection is closed.</source>
        <translation>Ceci termine la session de %1, processus %2.

Ce qu’elle n’a pas achevé est annulé, et sa connexion est fermée.</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Terminer la session</translation>
    </message>
    <message>
        <source>The session of %1 was ended.</source>
        <translation>La session de %1 a été terminée.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SessionsModel</name>
    <message>
        <source>Waits for process %1</source>
        <translation>Attend le processus %1</translation>
    </message>
    <message>
        <source>Changes the registry (idle)</source>
        <translation>Modifie le registre, et ne fait rien en ce moment</translation>
    </message>
    <message>
        <source>Changes the registry</source>
        <translation>Modifie le registre</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ShortcutDialog</name>
    <message>
        <source>Change the shortcut</source>
        <translation>Modifier le raccourci</translation>
    </message>
    <message>
        <source>Press the new keys for “%1”:</source>
        <translation>Appuyez sur les nouvelles touches de «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>The command has no keys.</source>
        <translation>La commande n’a pas de touches.</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Réaffecter</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”. Reassign it, or choose another shortcut.</source>
        <translation>%1 sert déjà à «&#xa0;%2&#xa0;». Réaffectez-le, ou choisissez un autre raccourci.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ShortcutSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Command or keys</source>
        <translation>Commande ou touches</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>Filtrer les raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Prints the shortcuts that are shown.</source>
        <translation>Imprime les raccourcis affichés.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Choose other keys for the command.</source>
        <translation>Choisir d’autres touches pour la commande.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Give the command its usual keys again.</source>
        <translation>Rendre à la commande ses touches habituelles.</translation>
    </message>
    <message>
        <source>Reset &amp;all…</source>
        <translation>&amp;Tout rétablir…</translation>
    </message>
    <message>
        <source>Give all commands their usual keys again.</source>
        <translation>Rendre à toutes les commandes leurs touches habituelles.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>pas de touches</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Rétablir tous les raccourcis</translation>
    </message>
    <message>
        <source>All commands get their usual keys again. The keys that you chose are lost.</source>
        <translation>Toutes les commandes retrouvent leurs touches habituelles. Les touches que vous avez choisies sont perdues.</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Tout &amp;rétablir</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Imprimer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Shortcuts</name>
    <message>
        <source>Text fields need the key %1. Press it together with Ctrl or Alt, or press a function key.</source>
        <translation>Les champs de texte ont besoin de la touche %1. Appuyez dessus avec Ctrl ou Alt, ou appuyez sur une touche de fonction.</translation>
    </message>
    <message>
        <source>%1 is reserved for editing text. Choose another shortcut.</source>
        <translation>%1 est réservé à l’édition de texte. Choisissez un autre raccourci.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”. Choose another shortcut.</source>
        <translation>%1 ouvre le menu «&#xa0;%2&#xa0;». Choisissez un autre raccourci.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SideBySide</name>
    <message>
        <source>Difference, line by line</source>
        <translation>Différence, ligne par ligne</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Différence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>Différence &amp;suivante</translation>
    </message>
    <message>
        <source>Show &amp;equal lines</source>
        <translation>Afficher les lignes &amp;identiques</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the &amp;whole difference</source>
        <translation>Copier &amp;toute la différence</translation>
    </message>
    <message>
        <source>No differences. All %1 fields are the same.</source>
        <translation>Aucune différence. Les %1 champs sont identiques, mot pour mot.</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 différence</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 différences</translation>
    </message>
    <message>
        <source>1 field changed</source>
        <translation>1 champ modifié</translation>
    </message>
    <message>
        <source>%1 fields changed</source>
        <translation>%1 champs modifiés</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not available: the texts are the same.</source>
        <translation>%1. Indisponible&#xa0;: les textes sont identiques.</translation>
    </message>
    <message>
        <source>Go to the next difference</source>
        <translation>Aller à la différence suivante</translation>
    </message>
    <message>
        <source>Go to the previous difference</source>
        <translation>Aller à la différence précédente</translation>
    </message>
    <message>
        <source>Show unchanged lines too</source>
        <translation>Afficher aussi les lignes qui n’ont pas changé</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SideBySideModel</name>
    <message>
        <source>%1 equal lines</source>
        <translation>%1 lignes identiques</translation>
    </message>
    <message>
        <source>the same, empty</source>
        <translation>identique, vide</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>the same, %1 lines</source>
        <translation>identique, %1 lignes</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1, affichées</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, masquées</translation>
    </message>
    <message>
        <source>No line here</source>
        <translation>Pas de ligne ici</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1, changed: %2</source>
        <translation>Ligne %1, modifiée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1, changed, only here “%2”: %3</source>
        <translation>Ligne %1, modifiée, ici seulement «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SortKeeper</name>
    <message>
        <source>The list cannot be sorted by this column.</source>
        <translation>La liste ne peut pas être triée selon cette colonne.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SpansEditor</name>
    <message>
        <source>Add dates of &amp;service</source>
        <translation>Ajouter des dates de &amp;service</translation>
    </message>
    <message>
        <source>Add an a&amp;bsence</source>
        <translation>Ajouter une a&amp;bsence</translation>
    </message>
    <message>
        <source>Kind of namespace</source>
        <translation>Type d’espace de noms</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>until</source>
        <translation>jusqu’au</translation>
    </message>
    <message>
        <source>If empty, the expert serves until further notice</source>
        <translation>Sans date de fin, l’expert est en service jusqu’à nouvel ordre</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>reason, visible only to registrars</source>
        <translation>motif, pour les registraires seulement</translation>
    </message>
    <message>
        <source>Reason of the absence</source>
        <translation>Motif de l’absence</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Retirer cette ligne</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StatusModel</name>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StepDialog</name>
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
        <source>A web address, a message or the number of a decision</source>
        <translation>Une adresse, un message ou le numéro d’une décision</translation>
    </message>
    <message>
        <source>%1 (optional):</source>
        <translation>%1 (facultatif)&#xa0;:</translation>
    </message>
    <message>
        <source>Shows the result without changing anything.</source>
        <translation>Montre le résultat sans rien modifier.</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>La demande dans son ensemble</translation>
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
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Preview this step</source>
        <translation>Essayer à &amp;blanc</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>Re&amp;demander</translation>
    </message>
    <message>
        <source>&amp;Chosen because:</source>
        <translation>C&amp;hoisi parce que&#xa0;:</translation>
    </message>
    <message>
        <source>Why the expert is chosen anyway</source>
        <translation>Pourquoi l’expert est choisi quand même</translation>
    </message>
    <message>
        <source>The reason is recorded with the step</source>
        <translation>Le motif, qui est consigné avec l’étape</translation>
    </message>
    <message>
        <source>edarctgjs</source>
        <comment>letters that are mnemonics in this form already</comment>
        <translation>ecsrbdhnpjo</translation>
    </message>
    <message>
        <source>%1, acting as: %2</source>
        <translation>%1, en tant que&#xa0;: %2</translation>
    </message>
    <message>
        <source>Revision %1 is newer than the one that you read. Read it first.</source>
        <translation>La révision %1 est plus récente que celle que vous aviez sous les yeux&#xa0;: lisez-la d’abord.</translation>
    </message>
    <message>
        <source>The connection to the registry was lost. Your text is kept. You can complete the step when the connection is back.</source>
        <translation>La connexion au registre est perdue. Ce que vous avez saisi reste ici&#xa0;; l’étape pourra être effectuée quand la connexion sera rétablie.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>Conflict: not recorded, because somebody else changed the request.</source>
        <translation>Conflit&#xa0;: non enregistré, car quelqu’un d’autre a modifié la demande.</translation>
    </message>
    <message>
        <source>Current state: %1</source>
        <translation>État actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>You can no longer take this step. Your text is kept in this form.</source>
        <translation>L’étape ne vous est plus ouverte. Ce que vous avez saisi est conservé dans ce formulaire.</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>Co&amp;pier le texte</translation>
    </message>
    <message>
        <source>Your text is still here. Read revision %1 before you review it.</source>
        <translation>Ce que vous avez saisi est toujours là. Lisez la révision %1 avant de la juger.</translation>
    </message>
    <message>
        <source>Re&amp;view revision %1</source>
        <translation>&amp;Juger la révision %1</translation>
    </message>
    <message>
        <source>You can still take this step. Your text is still here.</source>
        <translation>L’étape est toujours ouverte&#xa0;: ce que vous avez saisi est toujours là.</translation>
    </message>
    <message>
        <source>Text copied to the clipboard. It also stays in this dialog.</source>
        <translation>Texte copié dans le presse-papiers. Il reste aussi dans cette boîte de dialogue.</translation>
    </message>
    <message>
        <source>The connection was lost before the registry answered, so it is not known whether the step was recorded. The program checks as soon as the registry answers. The step is never recorded twice.</source>
        <translation>La connexion s’est rompue avant l’arrivée de la réponse&#xa0;: on ne sait donc pas si ceci a été consigné. Le registre sera interrogé dès qu’il répondra de nouveau&#xa0;; il reconnaît cet acte à son numéro et ne l’exécute pas deux fois.</translation>
    </message>
    <message>
        <source>Your unsent text was restored.</source>
        <translation>Ce que vous aviez saisi ici sans l’envoyer est de nouveau là.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Rec&amp;ommencer à zéro</translation>
    </message>
    <message>
        <source>This requires two registrars. You propose it, and it takes effect when another registrar does the same.</source>
        <translation>Ceci demande ici deux registraires&#xa0;: vous le proposez, et c’est fait quand un autre registraire fait de même.</translation>
    </message>
    <message>
        <source>Pr&amp;opose registration</source>
        <translation>Pr&amp;oposer l’enregistrement</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Vous avez proposé ceci&#xa0;: un autre registraire doit faire de même.</translation>
    </message>
    <message>
        <source>%1 proposed this. When you do the same as the second registrar, it takes effect immediately.</source>
        <translation>%1 a proposé ceci&#xa0;: avec vous comme second registraire, c’est fait aussitôt.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>The connection is back. The step was not recorded. Try again.</source>
        <translation>Le registre répond de nouveau&#xa0;: rien n’a été consigné. Refaites l’étape.</translation>
    </message>
    <message>
        <source>Add person…</source>
        <translation>Ajouter une personne…</translation>
    </message>
    <message>
        <source>Report or comment</source>
        <translation>Rapport ou commentaire</translation>
    </message>
    <message>
        <source>Already assigned: %1. The expert you choose is assigned in addition. To remove an expert, choose Escalate.</source>
        <translation>Déjà affecté&#xa0;: %1. L’expert choisi s’y ajoute. Pour retirer un expert, choisissez Dessaisir.</translation>
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
        <source>%1. You can submit with warnings, but a reviewer will look at them.</source>
        <translation>%1. Les avertissements n’empêchent pas de soumettre, mais un examinateur les regardera.</translation>
    </message>
    <message>
        <source>These fields still contain text copied from %1: %2. Check that it applies to your namespace.</source>
        <translation>Ces champs contiennent encore du texte copié de %1&#xa0;: %2. Vérifiez qu’il vaut pour votre espace de noms.</translation>
    </message>
    <message>
        <source>These fields are unchanged copies from %1: %2. Check that they apply to your namespace.</source>
        <translation>Ces champs sont des copies inchangées de %1&#xa0;: %2. Vérifiez qu’ils valent pour votre espace de noms.</translation>
    </message>
    <message>
        <source>The template has not changed since revision %1.</source>
        <translation>Le modèle n’a pas changé depuis la révision %1.</translation>
    </message>
    <message>
        <source>Deprecation</source>
        <translation>Marquage comme obsolète</translation>
    </message>
    <message>
        <source>The template becomes the next revision of the request. You can submit another one only when changes are requested.</source>
        <translation>Le modèle devient la révision suivante de la demande. Vous ne pouvez en soumettre une autre que lorsque des modifications sont demandées.</translation>
    </message>
    <message>
        <source>The template becomes the first revision of the request. You can submit another one only when changes are requested. Next, the IESG must recognize your body.</source>
        <translation>Le modèle devient la première révision de la demande. Vous ne pouvez en soumettre une autre que lorsque des modifications sont demandées. Ensuite, l’IESG doit reconnaître votre organisme.</translation>
    </message>
    <message>
        <source>The template becomes the first revision of the request. You can submit another one only when changes are requested. Next, the request is discussed, and the registrar assigns a designated expert.</source>
        <translation>Le modèle devient la première révision de la demande. Vous ne pouvez en soumettre une autre que lorsque des modifications sont demandées. Ensuite, la demande est discutée et le registraire affecte un expert désigné.</translation>
    </message>
    <message>
        <source>Comments without your reply: %1. You can reply in Requests.</source>
        <translation>Commentaires sans réponse de votre part&#xa0;: %1. Vous pouvez y répondre dans Demandes.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TableActions</name>
    <message>
        <source>Copy as ta&amp;ble</source>
        <translation>Copier comme tab&amp;leau</translation>
    </message>
    <message>
        <source>Copy the selected rows as a table</source>
        <translation>Copie les lignes sélectionnées sous forme de tableau</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Print all rows of this list with the current filter, order and columns</source>
        <translation>Imprimer toutes les lignes de cette liste avec son filtre, son ordre et ses colonnes</translation>
    </message>
    <message>
        <source>No rows.</source>
        <translation>Il n’y a pas de lignes.</translation>
    </message>
    <message>
        <source>The rows are still being read.</source>
        <translation>Attendez que les lignes soient lues.</translation>
    </message>
    <message>
        <source>Select rows first.</source>
        <translation>Sélectionnez d’abord des lignes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Copie…</translation>
    </message>
    <message>
        <source>Cannot print more than %1 rows. Filter them, or export a PDF file.</source>
        <translation>On n’imprime pas plus de %1 lignes. Filtrez-les, ou exportez un fichier PDF.</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Lecture des lignes…</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Imprimer&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rows were not copied.</source>
        <translation>Les lignes n’ont pas été copiées.</translation>
    </message>
    <message>
        <source>The table was not printed.</source>
        <translation>Le tableau n’a pas été imprimé.</translation>
    </message>
    <message>
        <source>Pr&amp;int table as shown…</source>
        <translation>&amp;Imprimer le tableau affiché…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>E&amp;xporter le tableau…</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Lignes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>Lignes copiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export all rows of this list to CSV, Excel, JSON, PDF or another format</source>
        <translation>Exporter toutes les lignes de cette liste en CSV, Excel, JSON, PDF ou dans un autre format</translation>
    </message>
    <message>
        <source>The table could not be exported to %1.</source>
        <translation>Le tableau n’a pas pu être exporté vers %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TableDialog</name>
    <message>
        <source>The registry is not connected.</source>
        <translation>Le registre n’est pas connecté.</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Seul un registraire peut le faire. Prenez d’abord ce rôle.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TemplateFormWords</name>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Plain text, 72 columns</source>
        <translation>Texte brut, 72 colonnes</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>RFC XML section</source>
        <translation>Section RFC XML</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Mail draft</source>
        <translation>Brouillon de courriel</translation>
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
        <source>A formal namespace has its own name. An informal one gets a number, urn-N, from the registry (RFC 8141, section 5).</source>
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
        <source>The namespace or its definition will become part of a standard. The registration then waits for the direction of the approval body.</source>
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
        <source>Only a registered namespace can be revised.</source>
        <translation>Seul un espace de noms enregistré peut être révisé.</translation>
    </message>
    <message>
        <source>These settings belong to request #%1 and cannot be changed.</source>
        <translation>La demande nº&#xa0;%1 a été ouverte avec ces choix&#xa0;; ils restent tels quels.</translation>
    </message>
    <message>
        <source>Deprecation</source>
        <translation>Marquage comme obsolète</translation>
    </message>
    <message>
        <source>Deprecation of %1</source>
        <translation>Marquage de %1 comme obsolète</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ThreadsDocumentWords</name>
    <message>
        <source>The request as a whole</source>
        <translation>La demande dans son ensemble</translation>
    </message>
    <message>
        <source>No comments on the template.</source>
        <translation>Aucun commentaire sur le modèle.</translation>
    </message>
    <message>
        <source>✓ Resolved:</source>
        <translation>✓ Résolu&#xa0;:</translation>
    </message>
    <message>
        <source>, on revision %1</source>
        <translation>, sur la révision %1</translation>
    </message>
    <message>
        <source>, %1, %2</source>
        <comment>a person&apos;s role, and when they wrote</comment>
        <translation>, %1, %2</translation>
    </message>
    <message>
        <source>: resolved</source>
        <translation>&#xa0;: résolu</translation>
    </message>
    <message>
        <source>Reply and reopen</source>
        <translation>Répondre et rouvrir</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source> (comments: %1, resolved by %2)</source>
        <translation> (commentaires&#xa0;: %1, résolu par %2)</translation>
    </message>
    <message>
        <source>No comments on the template yet. Click a field or select a passage, then write below.</source>
        <translation>Pas encore de commentaires sur le modèle. Cliquez sur un de ses champs, ou sélectionnez un passage, et écrivez ci-dessous.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TimelineWords</name>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>%n days</source>
        <translation>%n jours</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 heure</translation>
    </message>
    <message>
        <source>%n hours</source>
        <translation>%n heures</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>%n minutes</source>
        <translation>%n minutes</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>quelques secondes</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>Demandeur</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Registrar</source>
        <translation>Registraire</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Organisme</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how a request ended, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: with %2 for %3 (%4)</source>
        <comment>a state, who had it, how long, and when</comment>
        <translation>%1&#xa0;: %2, pendant %3 (%4)</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long: %1</source>
        <translation>Qui devait agir, et pendant combien de temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>the expert</source>
        <translation>l’expert</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Tips</name>
    <message>
        <source>The filter also looks into the texts of the templates. Try “library”.</source>
        <translation>Le filtre cherche aussi dans les textes des modèles. Essayez «&#xa0;library&#xa0;».</translation>
    </message>
    <message>
        <source>Right-click a column’s title to choose which columns are shown. Saving the table takes the same ones.</source>
        <translation>Cliquez avec le bouton droit sur le titre d’une colonne pour choisir les colonnes affichées. L’enregistrement du tableau prend les mêmes.</translation>
    </message>
    <message>
        <source>Select a passage of a template to comment on it.</source>
        <translation>Sélectionnez un passage d’un modèle pour le commenter.</translation>
    </message>
    <message>
        <source>Press F1 on a finding to see a wrong and a right example.</source>
        <translation>Appuyez sur F1 sur un constat pour voir un exemple incorrect et un exemple correct.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next field, F8 to the next finding.</source>
        <translation>Alt+Bas mène au champ suivant, F8 au constat suivant.</translation>
    </message>
    <message>
        <source>Click a bar of a chart to see what is behind it.</source>
        <translation>Cliquez sur une barre d’un graphique pour voir ce qu’il y a derrière.</translation>
    </message>
    <message>
        <source>Paste several URNs, one a line, to see them all at once.</source>
        <translation>Collez plusieurs URN, un par ligne, pour les voir tous à la fois.</translation>
    </message>
    <message>
        <source>Give the checkpoint to somebody else from time to time. It shows later that nothing was changed.</source>
        <translation>Donnez de temps en temps le point de contrôle à quelqu’un d’autre. Il montrera plus tard que rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Tour</name>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>&amp;Ignorer la visite</translation>
    </message>
    <message>
        <source>Ends the tour. Help ▸ Tour of the window shows it again.</source>
        <translation>Termine la visite. Aide ▸ Visite guidée de la fenêtre la montre de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Shows the part before.</source>
        <translation>Affiche la partie précédente.</translation>
    </message>
    <message>
        <source>Shows the next part.</source>
        <translation>Affiche la partie suivante.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::UrnCard</name>
    <message>
        <source>Parts of the string</source>
        <translation>Parties de la chaîne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a part, and the part</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WhatsThis</name>
    <message>
        <source>Copies the checkpoint, to be kept by somebody else.</source>
        <translation>Copie le point de contrôle, pour que quelqu’un d’autre le conserve.</translation>
    </message>
    <message>
        <source>Keeps the checkpoint beside your settings. Later verifications are compared with it.</source>
        <translation>Conserve le point de contrôle avec vos réglages. Les vérifications ultérieures y sont comparées.</translation>
    </message>
    <message>
        <source>Closes this window. What is not done yet is not done.</source>
        <translation>Ferme cette fenêtre. Ce qui n’est pas encore fait ne le sera pas.</translation>
    </message>
    <message>
        <source>Does what this window is about, and closes it: %1.</source>
        <translation>Fait ce dont il est question dans cette fenêtre, et la ferme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does what is entered here, and leaves the window open.</source>
        <translation>Fait ce qui est saisi ici, et laisse la fenêtre ouverte.</translation>
    </message>
    <message>
        <source>The pages of the window. The number counts what is in a page: namespaces listed, requests open, drafts open.</source>
        <translation>Les pages de la fenêtre. Le nombre compte ce que contient une page&#xa0;: espaces de noms de la liste, demandes ouvertes, brouillons ouverts.</translation>
    </message>
    <message>
        <source>Who acts, and in which role. Where you hold several roles, or on the local registry, choose here.</source>
        <translation>Qui agit, et dans quel rôle. Si vous avez plusieurs rôles, ou sur le registre local, choisissez ici.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not checked in full. Press to choose the protection.</source>
        <translation>Le certificat du serveur n’est pas entièrement vérifié. Cliquez pour choisir la protection.</translation>
    </message>
    <message>
        <source>Leads to the drafts whose changes are not in a file yet.</source>
        <translation>Mène aux brouillons dont les modifications ne sont encore dans aucun fichier.</translation>
    </message>
    <message>
        <source>Actions that wait for a second registrar. Press to see them.</source>
        <translation>Actes qui attendent un second registraire. Cliquez pour les voir.</translation>
    </message>
    <message>
        <source>Type a few letters of a command or of a NID.</source>
        <translation>Saisissez quelques lettres d’une commande ou d’un NID.</translation>
    </message>
    <message>
        <source>Finds namespaces as you type: by NID, registrant, reference or any words of the template.</source>
        <translation>Trouve des espaces de noms pendant la saisie&#xa0;: par NID, titulaire, référence ou n’importe quels mots du modèle.</translation>
    </message>
    <message>
        <source>The listed namespaces. Click a column&apos;s title to sort by it; right-click it to choose columns.</source>
        <translation>Les espaces de noms de la liste. Cliquez sur le titre d’une colonne pour trier selon elle&#xa0;; cliquez dessus avec le bouton droit pour choisir les colonnes.</translation>
    </message>
    <message>
        <source>Empties the filter, so that all namespaces are shown.</source>
        <translation>Vide le filtre, pour que tous les espaces de noms soient affichés.</translation>
    </message>
    <message>
        <source>Imports a listing from a file.</source>
        <translation>Importe une liste depuis un fichier.</translation>
    </message>
    <message>
        <source>The registration, two versions compared, and what happened to the namespace.</source>
        <translation>L’enregistrement, deux versions comparées, et ce qui est arrivé à l’espace de noms.</translation>
    </message>
    <message>
        <source>The version of the registration that is shown.</source>
        <translation>La version affichée de l’enregistrement.</translation>
    </message>
    <message>
        <source>The registration template of the version that is chosen.</source>
        <translation>Le modèle d’enregistrement de la version choisie.</translation>
    </message>
    <message>
        <source>The version to compare from.</source>
        <translation>La version à partir de laquelle comparer.</translation>
    </message>
    <message>
        <source>The version to compare with.</source>
        <translation>La version avec laquelle comparer.</translation>
    </message>
    <message>
        <source>What happened to the namespace: when it was recorded, and from which day it is in force.</source>
        <translation>Ce qui est arrivé à l’espace de noms&#xa0;: quand cela a été consigné, et à partir de quel jour c’est en vigueur.</translation>
    </message>
    <message>
        <source>Begins a draft for the next version of the namespace.</source>
        <translation>Commence un brouillon pour la prochaine version de l’espace de noms.</translation>
    </message>
    <message>
        <source>Two texts beside each other. Words that differ are marked.</source>
        <translation>Deux textes côte à côte. Les mots qui diffèrent sont marqués.</translation>
    </message>
    <message>
        <source>The day on which the listing was in force as it is shown.</source>
        <translation>Le jour où la liste était en vigueur telle qu’elle est affichée.</translation>
    </message>
    <message>
        <source>Days on which the listing changed.</source>
        <translation>Les jours où la liste a changé.</translation>
    </message>
    <message>
        <source>Leaves out what was recorded here after a day.</source>
        <translation>Écarte ce qui a été consigné ici après un jour donné.</translation>
    </message>
    <message>
        <source>The last day whose records count.</source>
        <translation>Le dernier jour dont les inscriptions comptent.</translation>
    </message>
    <message>
        <source>Shows the listing as it is now.</source>
        <translation>Affiche la liste telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Finds requests as you type: by number, NID or person.</source>
        <translation>Trouve des demandes pendant la saisie&#xa0;: par numéro, NID ou personne.</translation>
    </message>
    <message>
        <source>The requests of the view that is chosen. The column Due says until when somebody has to act.</source>
        <translation>Les demandes de la vue choisie. La colonne Échéance indique jusqu’à quand quelqu’un doit agir.</translation>
    </message>
    <message>
        <source>Empties the filter.</source>
        <translation>Vide le filtre.</translation>
    </message>
    <message>
        <source>The template, the discussion and the history of the request.</source>
        <translation>Le modèle, la discussion et l’historique de la demande.</translation>
    </message>
    <message>
        <source>What was said about the request.</source>
        <translation>Ce qui a été dit de la demande.</translation>
    </message>
    <message>
        <source>Every step of the request, with who took it and in which role.</source>
        <translation>Chaque étape de la demande, avec la personne qui l’a effectuée et son rôle.</translation>
    </message>
    <message>
        <source>The submitted text that is shown.</source>
        <translation>Le texte soumis qui est affiché.</translation>
    </message>
    <message>
        <source>A text to compare it with.</source>
        <translation>Un texte avec lequel le comparer.</translation>
    </message>
    <message>
        <source>The template. Select a passage to comment on it.</source>
        <translation>Le modèle. Sélectionnez un passage pour le commenter.</translation>
    </message>
    <message>
        <source>What was found in the template, and the threads about it.</source>
        <translation>Ce qui a été constaté dans le modèle, et les fils qui en parlent.</translation>
    </message>
    <message>
        <source>What the check found. Click a finding to go to its place; F1 shows its rule.</source>
        <translation>Ce que la vérification a constaté. Cliquez sur un constat pour aller à son endroit&#xa0;; F1 affiche sa règle.</translation>
    </message>
    <message>
        <source>The comments, thread by thread.</source>
        <translation>Les commentaires, fil par fil.</translation>
    </message>
    <message>
        <source>What the comment is about: the request, or one field.</source>
        <translation>Ce sur quoi porte le commentaire&#xa0;: la demande, ou un champ.</translation>
    </message>
    <message>
        <source>What you want to say. It is kept until you send it.</source>
        <translation>Ce que vous voulez dire. Le texte est conservé jusqu’à ce que vous l’envoyiez.</translation>
    </message>
    <message>
        <source>Sends the answer and marks the thread as resolved.</source>
        <translation>Envoie la réponse et marque le fil comme résolu.</translation>
    </message>
    <message>
        <source>Sends the comment. Everybody who sees the request can read it.</source>
        <translation>Envoie le commentaire. Tous ceux qui voient la demande peuvent le lire.</translation>
    </message>
    <message>
        <source>The mails of the request.</source>
        <translation>Les courriels de la demande.</translation>
    </message>
    <message>
        <source>A step that you may take now. A form opens first and says what will happen.</source>
        <translation>Une étape que vous pouvez effectuer maintenant. Un formulaire s’ouvre d’abord et dit ce qui se passera.</translation>
    </message>
    <message>
        <source>The expert who is asked. What speaks against somebody stands below.</source>
        <translation>L’expert qui est sollicité. Ce qui s’oppose à quelqu’un est indiqué en dessous.</translation>
    </message>
    <message>
        <source>The day until which an answer is due.</source>
        <translation>Le jour jusqu’auquel une réponse est attendue.</translation>
    </message>
    <message>
        <source>Why the expert is asked although something speaks against it. It goes on record.</source>
        <translation>Pourquoi l’expert est sollicité bien que quelque chose s’y oppose. Ce motif est consigné.</translation>
    </message>
    <message>
        <source>Where the decision can be read: a link, a document, a date.</source>
        <translation>Où la décision peut être lue&#xa0;: un lien, un document, une date.</translation>
    </message>
    <message>
        <source>What is recorded with the step. It is kept while you type.</source>
        <translation>Ce qui est consigné avec l’étape. Le texte est conservé pendant que vous le saisissez.</translation>
    </message>
    <message>
        <source>Which letter: each is for other people.</source>
        <translation>Quelle lettre&#xa0;: chacune s’adresse à d’autres personnes.</translation>
    </message>
    <message>
        <source>Who gets the mail.</source>
        <translation>Qui reçoit le courriel.</translation>
    </message>
    <message>
        <source>The subject of the mail.</source>
        <translation>L’objet du courriel.</translation>
    </message>
    <message>
        <source>The text of the mail. Change it as you like; nothing is sent from here.</source>
        <translation>Le texte du courriel. Modifiez-le à votre guise&#xa0;; rien n’est envoyé d’ici.</translation>
    </message>
    <message>
        <source>Opens the mail in your mail program, where you send it.</source>
        <translation>Ouvre le courriel dans votre logiciel de messagerie, d’où vous l’envoyez.</translation>
    </message>
    <message>
        <source>Saves the mail as a file that mail programs open.</source>
        <translation>Enregistre le courriel dans un fichier que les logiciels de messagerie ouvrent.</translation>
    </message>
    <message>
        <source>Copies the text of the mail.</source>
        <translation>Copie le texte du courriel.</translation>
    </message>
    <message>
        <source>The mails of the files. Deselect those that are not to become part of the request.</source>
        <translation>Les courriels des fichiers. Désélectionnez ceux qui ne doivent pas faire partie de la demande.</translation>
    </message>
    <message>
        <source>Actions that one registrar proposed and a second one has to confirm.</source>
        <translation>Actes qu’un registraire a proposés et qu’un second doit confirmer.</translation>
    </message>
    <message>
        <source>Begins an empty template.</source>
        <translation>Commence un modèle vide.</translation>
    </message>
    <message>
        <source>Begins a template with the texts of a registered namespace.</source>
        <translation>Commence un modèle avec les textes d’un espace de noms enregistré.</translation>
    </message>
    <message>
        <source>Opens a template file of any layout.</source>
        <translation>Ouvre un fichier de modèle, quelle que soit sa mise en page.</translation>
    </message>
    <message>
        <source>Reads the text on the clipboard as a template.</source>
        <translation>Lit comme un modèle le texte du presse-papiers.</translation>
    </message>
    <message>
        <source>The drafts that are open. A dot marks changes that are not saved.</source>
        <translation>Les brouillons ouverts. Un point signale des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>The thirteen fields of the template. The sign says whether a field is empty, has findings or is fine.</source>
        <translation>Les treize champs du modèle. Le signe indique si un champ est vide, a des constats ou est en ordre.</translation>
    </message>
    <message>
        <source>What is wrong or worth a look. Click a finding to go to its place; F1 shows its rule.</source>
        <translation>Ce qui est incorrect ou mérite un coup d’œil. Cliquez sur un constat pour aller à son endroit&#xa0;; F1 affiche sa règle.</translation>
    </message>
    <message>
        <source>Writes the one right answer for the chosen finding. Undo takes it back.</source>
        <translation>Écrit la seule bonne réponse au constat choisi. Annuler la retire.</translation>
    </message>
    <message>
        <source>The template as it will be saved and sent.</source>
        <translation>Le modèle tel qu’il sera enregistré et envoyé.</translation>
    </message>
    <message>
        <source>Write the field here. Return goes to the next one.</source>
        <translation>Écrivez le champ ici. Entrée passe au suivant.</translation>
    </message>
    <message>
        <source>Write the field here. What was found is underlined.</source>
        <translation>Écrivez le champ ici. Ce qui a été constaté est souligné.</translation>
    </message>
    <message>
        <source>An example, the questions of an expert and, for Syntax, what the grammar allows.</source>
        <translation>Un exemple, les questions d’un expert et, pour Syntax, ce que la grammaire autorise.</translation>
    </message>
    <message>
        <source>How a good one reads. The namespace is invented.</source>
        <translation>À quoi ressemble un bon texte. L’espace de noms est inventé.</translation>
    </message>
    <message>
        <source>Does what this field offers.</source>
        <translation>Fait ce que ce champ propose.</translation>
    </message>
    <message>
        <source>The questions that an expert will ask of this field, and whether the text seems to answer them.</source>
        <translation>Les questions qu’un expert posera sur ce champ, et si le texte semble y répondre.</translation>
    </message>
    <message>
        <source>Shows other URNs that the grammar allows.</source>
        <translation>Affiche d’autres URN que la grammaire autorise.</translation>
    </message>
    <message>
        <source>URNs that the grammar allows. Choose one to try it.</source>
        <translation>Des URN que la grammaire autorise. Choisissez-en un pour l’essayer.</translation>
    </message>
    <message>
        <source>Type a URN to see whether the grammar allows it.</source>
        <translation>Saisissez un URN pour voir si la grammaire l’autorise.</translation>
    </message>
    <message>
        <source>What the reviewers want changed in this field.</source>
        <translation>Ce que les examinateurs veulent voir changer dans ce champ.</translation>
    </message>
    <message>
        <source>What to find.</source>
        <translation>Ce qu’il faut chercher.</translation>
    </message>
    <message>
        <source>Whether to look in all fields or in the one shown.</source>
        <translation>S’il faut chercher dans tous les champs ou dans celui qui est affiché.</translation>
    </message>
    <message>
        <source>What to put in its place.</source>
        <translation>Ce qu’il faut mettre à la place.</translation>
    </message>
    <message>
        <source>Replaces the match that is selected.</source>
        <translation>Remplace l’occurrence sélectionnée.</translation>
    </message>
    <message>
        <source>Replaces every match. Undo takes all of it back.</source>
        <translation>Remplace toutes les occurrences. Annuler les rétablit toutes.</translation>
    </message>
    <message>
        <source>Tells capitals from small letters.</source>
        <translation>Distingue les majuscules des minuscules.</translation>
    </message>
    <message>
        <source>Finds whole words only.</source>
        <translation>Ne trouve que des mots entiers.</translation>
    </message>
    <message>
        <source>Drafts that were not saved when the program ended.</source>
        <translation>Brouillons qui n’étaient pas enregistrés quand le programme s’est terminé.</translation>
    </message>
    <message>
        <source>The template to take, where the file holds several.</source>
        <translation>Le modèle à prendre, si le fichier en contient plusieurs.</translation>
    </message>
    <message>
        <source>The field to which the chosen piece goes.</source>
        <translation>Le champ où va le morceau choisi.</translation>
    </message>
    <message>
        <source>Makes one piece of the chosen one and the one before.</source>
        <translation>Réunit en un seul le morceau choisi et le précédent.</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Annule la dernière modification.</translation>
    </message>
    <message>
        <source>The fields, and how many words each gets.</source>
        <translation>Les champs, et le nombre de mots que chacun reçoit.</translation>
    </message>
    <message>
        <source>The text that the chosen field gets.</source>
        <translation>Le texte que reçoit le champ choisi.</translation>
    </message>
    <message>
        <source>The text as it came, cut into pieces. The margin names the field of each.</source>
        <translation>Le texte d’origine, coupé en morceaux. La marge indique le champ de chacun.</translation>
    </message>
    <message>
        <source>Finds the namespace whose texts you want to begin with.</source>
        <translation>Trouve l’espace de noms dont les textes doivent vous servir de départ.</translation>
    </message>
    <message>
        <source>The NID that you want to ask for. You can leave it empty.</source>
        <translation>Le NID que vous voulez demander. Vous pouvez le laisser vide.</translation>
    </message>
    <message>
        <source>Takes the texts from a template file.</source>
        <translation>Prend les textes d’un fichier de modèle.</translation>
    </message>
    <message>
        <source>Opens the registration on the web, where its text is not held here.</source>
        <translation>Ouvre l’enregistrement sur le web, si son texte ne se trouve pas ici.</translation>
    </message>
    <message>
        <source>What the draft is compared with.</source>
        <translation>Ce à quoi le brouillon est comparé.</translation>
    </message>
    <message>
        <source>What the draft was checked against, and the result.</source>
        <translation>Ce par rapport à quoi le brouillon a été vérifié, et le résultat.</translation>
    </message>
    <message>
        <source>The reports that came with the program, and your queries.</source>
        <translation>Les rapports livrés avec le programme, et vos requêtes.</translation>
    </message>
    <message>
        <source>The period that the report counts.</source>
        <translation>La période que compte le rapport.</translation>
    </message>
    <message>
        <source>The first day that counts.</source>
        <translation>Le premier jour qui compte.</translation>
    </message>
    <message>
        <source>The last day that counts.</source>
        <translation>Le dernier jour qui compte.</translation>
    </message>
    <message>
        <source>The numbers of the chart. Click a row to see what is behind it.</source>
        <translation>Les nombres du graphique. Cliquez sur une ligne pour voir ce qu’il y a derrière.</translation>
    </message>
    <message>
        <source>The namespaces, requests or events behind the chosen number.</source>
        <translation>Les espaces de noms, demandes ou événements derrière le nombre choisi.</translation>
    </message>
    <message>
        <source>The chart. Click a bar to see what is behind it.</source>
        <translation>Le graphique. Cliquez sur une barre pour voir ce qu’il y a derrière.</translation>
    </message>
    <message>
        <source>A query in SQL. It can only read. Names are completed while you type.</source>
        <translation>Une requête en SQL. Elle ne peut que lire. Les noms sont complétés pendant la saisie.</translation>
    </message>
    <message>
        <source>The rows that the query found.</source>
        <translation>Les lignes que la requête a trouvées.</translation>
    </message>
    <message>
        <source>Type or paste here. The answer below follows what you type.</source>
        <translation>Saisissez ou collez ici. La réponse ci-dessous suit ce que vous saisissez.</translation>
    </message>
    <message>
        <source>The tools: take apart, compare, resolve and normalize, find, scan.</source>
        <translation>Les outils&#xa0;: analyser, comparer, résoudre et normaliser, trouver, vérifier un fichier.</translation>
    </message>
    <message>
        <source>The answer. Everything in it can be copied.</source>
        <translation>La réponse. Tout ce qu’elle contient peut être copié.</translation>
    </message>
    <message>
        <source>Chooses the file of URNs, one a line.</source>
        <translation>Choisit le fichier d’URN, un par ligne.</translation>
    </message>
    <message>
        <source>The document by which the lines are read.</source>
        <translation>Le document selon lequel les lignes sont lues.</translation>
    </message>
    <message>
        <source>Ends the scan. What was found until then is shown.</source>
        <translation>Termine la vérification du fichier. Ce qui a été trouvé jusque-là est affiché.</translation>
    </message>
    <message>
        <source>What the scan found.</source>
        <translation>Ce que la vérification du fichier a trouvé.</translation>
    </message>
    <message>
        <source>Saves every line that is not a URN, with its number and the rule that it breaks.</source>
        <translation>Enregistre chaque ligne qui n’est pas un URN, avec son numéro et la règle qu’elle enfreint.</translation>
    </message>
    <message>
        <source>Saves the table of what was found.</source>
        <translation>Enregistre le tableau de ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>Shows only what this person did.</source>
        <translation>N’affiche que ce que cette personne a fait.</translation>
    </message>
    <message>
        <source>Shows only events of this kind.</source>
        <translation>N’affiche que les événements de ce type.</translation>
    </message>
    <message>
        <source>Shows only events about this namespace.</source>
        <translation>N’affiche que les événements qui concernent cet espace de noms.</translation>
    </message>
    <message>
        <source>Ends the verification.</source>
        <translation>Arrête la vérification.</translation>
    </message>
    <message>
        <source>Every action in this registry, the latest first.</source>
        <translation>Chaque acte dans ce registre, le plus récent en premier.</translation>
    </message>
    <message>
        <source>The chosen event in full.</source>
        <translation>L’événement choisi en entier.</translation>
    </message>
    <message>
        <source>The log&apos;s name, its number of events and its root. Kept elsewhere, it proves later that the log was not changed.</source>
        <translation>Le nom du journal, son nombre d’événements et sa racine. Conservés ailleurs, ils prouvent plus tard que le journal n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Connections that you used before, without passwords.</source>
        <translation>Les connexions que vous avez déjà utilisées, sans mots de passe.</translation>
    </message>
    <message>
        <source>The registry on this computer, which is yours alone.</source>
        <translation>Le registre sur cet ordinateur, qui n’est qu’à vous.</translation>
    </message>
    <message>
        <source>A PostgreSQL server that several people use.</source>
        <translation>Un serveur PostgreSQL que plusieurs personnes utilisent.</translation>
    </message>
    <message>
        <source>A server whose connection is described under a name in the service file of PostgreSQL.</source>
        <translation>Un serveur dont la connexion est décrite sous un nom dans le fichier de services de PostgreSQL.</translation>
    </message>
    <message>
        <source>The port of the server; 5432 where it is left empty.</source>
        <translation>Le port du serveur&#xa0;; 5432 s’il est laissé vide.</translation>
    </message>
    <message>
        <source>The database of the registry on that server.</source>
        <translation>La base de données du registre sur ce serveur.</translation>
    </message>
    <message>
        <source>Your login on that server.</source>
        <translation>Votre identifiant sur ce serveur.</translation>
    </message>
    <message>
        <source>How far the server has to prove who it is.</source>
        <translation>Dans quelle mesure le serveur doit prouver qui il est.</translation>
    </message>
    <message>
        <source>Chooses the file with the certificates.</source>
        <translation>Choisit le fichier des certificats.</translation>
    </message>
    <message>
        <source>The name of the service.</source>
        <translation>Le nom du service.</translation>
    </message>
    <message>
        <source>Tries to connect, and says what is wrong.</source>
        <translation>Essaie de se connecter, et dit ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Gives up trying.</source>
        <translation>Abandonne l’essai.</translation>
    </message>
    <message>
        <source>Begins with the namespaces that IANA had registered when the program was made.</source>
        <translation>Commence avec les espaces de noms que l’IANA avait enregistrés quand le programme a été créé.</translation>
    </message>
    <message>
        <source>Begins without namespaces.</source>
        <translation>Commence sans espaces de noms.</translation>
    </message>
    <message>
        <source>Begins with what another registry held.</source>
        <translation>Commence avec ce que contenait un autre registre.</translation>
    </message>
    <message>
        <source>The files of the deposit, the full one first.</source>
        <translation>Les fichiers du dépôt, le dépôt complet en premier.</translation>
    </message>
    <message>
        <source>The password of your login. It is kept in memory only.</source>
        <translation>Le mot de passe de votre identifiant. Il n’est gardé qu’en mémoire.</translation>
    </message>
    <message>
        <source>Who changes the registry now, and who waits for whom.</source>
        <translation>Qui modifie le registre en ce moment, et qui attend qui.</translation>
    </message>
    <message>
        <source>Everybody who has a role, with their absences.</source>
        <translation>Tous ceux qui ont un rôle, avec leurs absences.</translation>
    </message>
    <message>
        <source>The login of the person, as the server knows it.</source>
        <translation>L’identifiant de la personne, tel que le serveur le connaît.</translation>
    </message>
    <message>
        <source>Whether the person holds this role.</source>
        <translation>Si la personne a ce rôle.</translation>
    </message>
    <message>
        <source>The name as it is shown.</source>
        <translation>Le nom tel qu’il est affiché.</translation>
    </message>
    <message>
        <source>Where the person works. Experts are not asked about requests of their own organization.</source>
        <translation>Où travaille la personne. Les experts ne sont pas sollicités pour les demandes de leur propre organisation.</translation>
    </message>
    <message>
        <source>Where mails go.</source>
        <translation>Où vont les courriels.</translation>
    </message>
    <message>
        <source>Days from and to. Leave the second one empty where the end is open.</source>
        <translation>Jours de début et de fin. Laissez le second vide si la fin est ouverte.</translation>
    </message>
    <message>
        <source>A policy of the registry. The text beside it says what it does.</source>
        <translation>Une politique du registre. Son effet est indiqué à côté.</translation>
    </message>
    <message>
        <source>The folder that the listing is written into.</source>
        <translation>Le dossier dans lequel la liste est écrite.</translation>
    </message>
    <message>
        <source>Chooses the folder.</source>
        <translation>Choisit le dossier.</translation>
    </message>
    <message>
        <source>Opens the folder.</source>
        <translation>Ouvre le dossier.</translation>
    </message>
    <message>
        <source>Opens the first page of the publication.</source>
        <translation>Ouvre la première page de la publication.</translation>
    </message>
    <message>
        <source>Whether files of this format are written.</source>
        <translation>Si des fichiers de ce format sont écrits.</translation>
    </message>
    <message>
        <source>Shows only namespaces whose NID begins like this.</source>
        <translation>N’affiche que les espaces de noms dont le NID commence ainsi.</translation>
    </message>
    <message>
        <source>How the file differs from this registry. Select what to import.</source>
        <translation>En quoi le fichier diffère de ce registre. Sélectionnez ce qui doit être importé.</translation>
    </message>
    <message>
        <source>Selects every difference that is shown.</source>
        <translation>Sélectionne toutes les différences affichées.</translation>
    </message>
    <message>
        <source>Deselects every difference that is shown.</source>
        <translation>Désélectionne toutes les différences affichées.</translation>
    </message>
    <message>
        <source>Shows or hides differences of this kind.</source>
        <translation>Affiche ou masque les différences de ce type.</translation>
    </message>
    <message>
        <source>The listing: XML or CSV of IANA, JSON of a publication, or a folder of templates.</source>
        <translation>La liste&#xa0;: XML ou CSV de l’IANA, JSON d’une publication, ou un dossier de modèles.</translation>
    </message>
    <message>
        <source>Chooses the file.</source>
        <translation>Choisit le fichier.</translation>
    </message>
    <message>
        <source>Shows what of the file is not kept here.</source>
        <translation>Affiche ce qui, dans le fichier, n’est pas conservé ici.</translation>
    </message>
    <message>
        <source>What of the file is not kept here.</source>
        <translation>Ce qui, dans le fichier, n’est pas conservé ici.</translation>
    </message>
    <message>
        <source>Applies the selected differences in one transaction.</source>
        <translation>Applique les différences sélectionnées en une seule transaction.</translation>
    </message>
    <message>
        <source>Does everything and takes it back, to see whether it would work.</source>
        <translation>Fait tout puis l’annule, pour voir si cela fonctionnerait.</translation>
    </message>
    <message>
        <source>Closes the window.</source>
        <translation>Ferme la fenêtre.</translation>
    </message>
    <message>
        <source>Finds words in all pages of the manual.</source>
        <translation>Trouve des mots dans toutes les pages du manuel.</translation>
    </message>
    <message>
        <source>The pages of the manual and their headings.</source>
        <translation>Les pages du manuel et leurs titres.</translation>
    </message>
    <message>
        <source>The places where the words stand.</source>
        <translation>Les endroits où figurent les mots.</translation>
    </message>
    <message>
        <source>The page. Links lead to others; those with an address open in the browser.</source>
        <translation>La page. Les liens mènent à d’autres&#xa0;; ceux qui ont une adresse web s’ouvrent dans le navigateur.</translation>
    </message>
    <message>
        <source>Finds words in this page.</source>
        <translation>Trouve des mots dans cette page.</translation>
    </message>
    <message>
        <source>Shows only commands or keys with these letters.</source>
        <translation>N’affiche que les commandes ou les touches qui contiennent ces lettres.</translation>
    </message>
    <message>
        <source>Every command with its shortcut, by menu and page. Press Return on one to change its shortcut.</source>
        <translation>Chaque commande avec son raccourci, par menu et par page. Appuyez sur Entrée sur l’une d’elles pour modifier son raccourci.</translation>
    </message>
    <message>
        <source>Compares every event of the log with the tables, and names what was changed.</source>
        <translation>Compare chaque événement du journal avec les tables et nomme ce qui a été modifié.</translation>
    </message>
    <message>
        <source>Saves a file with which anybody can check that the chosen event is in the log.</source>
        <translation>Enregistre un fichier avec lequel chacun peut vérifier que l’événement choisi figure au journal.</translation>
    </message>
    <message>
        <source>Copies the chosen event as text.</source>
        <translation>Copie l’événement choisi sous forme de texte.</translation>
    </message>
    <message>
        <source>Adds a person to the registry, such as an expert who can be assigned then.</source>
        <translation>Ajoute une personne au registre, par exemple un expert, qui peut ensuite être affecté.</translation>
    </message>
    <message>
        <source>Makes browsers show the XML as a table. Some of them warn about it; the web pages do not need it.</source>
        <translation>Fait afficher le XML sous forme de tableau par les navigateurs. Certains émettent un avertissement&#xa0;; les pages web n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>Whether the server is the primary or a standby, how far the standbys are behind, and when you last backed up and verified the registry.</source>
        <translation>Si le serveur est le primaire ou un serveur de secours, le retard des serveurs de secours, et quand vous avez sauvegardé et vérifié le registre pour la dernière fois.</translation>
    </message>
    <message>
        <source>Whether a new namespace is asked for, a revision of one, or its deprecation.</source>
        <translation>Si l’on demande un nouvel espace de noms, la révision d’un existant ou son marquage comme obsolète.</translation>
    </message>
    <message>
        <source>Starts a draft for the namespace that was looked for.</source>
        <translation>Commence un brouillon pour l’espace de noms recherché.</translation>
    </message>
    <message>
        <source>Shows the earliest listing that is known.</source>
        <translation>Montre la plus ancienne liste connue.</translation>
    </message>
    <message>
        <source>The namespaces whose template this registry has the text of.</source>
        <translation>Les espaces de noms dont ce registre a le texte du modèle.</translation>
    </message>
    <message>
        <source>Also lists namespaces that came from an imported listing. Such a template can be saved from the web and used as a file.</source>
        <translation>Affiche aussi les espaces de noms venus d’une liste importée. Leur modèle peut être enregistré depuis le web et utilisé comme fichier.</translation>
    </message>
    <message>
        <source>Saves the request with its template, its comments and its history in a file.</source>
        <translation>Enregistre la demande avec son modèle, ses commentaires et son historique dans un fichier.</translation>
    </message>
    <message>
        <source>Which columns the list shows. Exports and prints have the same ones.</source>
        <translation>Quelles colonnes la liste affiche. Les exportations et les impressions ont les mêmes.</translation>
    </message>
    <message>
        <source>The columns, in the order of the file. Only checked columns are exported. Drag a column or use the buttons to change the order.</source>
        <translation>Les colonnes, dans l’ordre du fichier. Seules les colonnes cochées sont exportées. Faites glisser une colonne ou utilisez les boutons pour changer l’ordre.</translation>
    </message>
    <message>
        <source>The format of the exported file.</source>
        <translation>Le format du fichier exporté.</translation>
    </message>
    <message>
        <source>Saves the checkpoint to a file. Give a copy to someone who cannot change the registry.</source>
        <translation>Enregistre le point de contrôle dans un fichier. Donnez-en une copie à quelqu’un qui ne peut pas modifier le registre.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WishesDocument</name>
    <message>
        <source>Changes requested by %1</source>
        <translation>Modifications demandées par %1</translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>when</comment>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Open comments on other fields:</source>
        <translation>Commentaires ouverts sur d’autres champs&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a field, and how many</comment>
        <translation>%1 (%2)</translation>
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
        <source>The state of the request does not allow this step.</source>
        <translation>L’état de la demande ne permet pas cette étape.</translation>
    </message>
    <message>
        <source>This step belongs to another role. Switch to a role that may take it.</source>
        <translation>Cette étape relève d’un autre rôle. Passez à un rôle qui peut l’effectuer.</translation>
    </message>
    <message>
        <source>You cannot act on this request, because you are neither its applicant nor assigned to it.</source>
        <translation>Vous ne pouvez pas agir sur cette demande&#xa0;: vous n’en êtes pas le demandeur, et elle ne vous est pas confiée.</translation>
    </message>
    <message>
        <source>You have already approved this revision.</source>
        <translation>Votre approbation est déjà consignée.</translation>
    </message>
    <message>
        <source>The registry refused this. Nothing was changed.</source>
        <translation>Le registre a refusé&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The registry refused this (%1). Nothing was changed.</source>
        <translation>Le registre a refusé (%1)&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Cannot reach the registry. Nothing was changed. The program keeps trying to connect.</source>
        <translation>Le registre est inaccessible&#xa0;: rien n’a été modifié. Le programme continue d’essayer de se connecter.</translation>
    </message>
    <message>
        <source>The connection was lost while the change was being saved. Check whether the change was made before you repeat it.</source>
        <translation>La connexion s’est rompue pendant l’enregistrement de la modification&#xa0;: vérifiez si elle a eu lieu avant de la répéter.</translation>
    </message>
    <message>
        <source>Not found in the registry.</source>
        <translation>Le registre ne contient pas cela.</translation>
    </message>
    <message>
        <source>Somebody else has changed the request. Review its current state, then decide again.</source>
        <translation>Conflit&#xa0;: quelqu’un d’autre a modifié la demande. Consultez son état actuel, puis décidez de nouveau.</translation>
    </message>
    <message>
        <source>The template was not submitted because it has an error. Fix it, then try again.</source>
        <translation>Le modèle a une erreur et n’a pas été envoyé&#xa0;: corrigez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>The template was not submitted because it has %1 errors. Fix them, then try again.</source>
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
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cannot use the folder of the local registry: %1. Check that you may write there.</source>
        <translation>Le dossier du registre local est inutilisable&#xa0;: %1. Vérifiez que vous pouvez y écrire.</translation>
    </message>
    <message>
        <source>Cannot find a safe folder for the socket of the local server: %1. Check that you may write to /tmp.</source>
        <translation>Pas de dossier sûr pour le socket du serveur local&#xa0;: %1. Vérifiez que l’on peut écrire dans /tmp.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed (%1). Install version 15 or later (on Debian, the package postgresql).</source>
        <translation>PostgreSQL n’est pas installé (%1). Installez la version 15 ou ultérieure, sous Debian le paquet postgresql.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and the account to run it is missing: %1. Install the package postgresql, or start the program as an ordinary user.</source>
        <translation>PostgreSQL ne s’exécute pas en tant que root, et le compte sous lequel il s’exécuterait manque&#xa0;: %1. Installez le paquet postgresql, ou démarrez en tant qu’utilisateur ordinaire.</translation>
    </message>
    <message>
        <source>Cannot create the local registry: %1</source>
        <translation>Le registre local n’a pas pu être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot start the local server: %1</source>
        <translation>Le serveur local n’a pas démarré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot stop the local server: %1</source>
        <translation>Le serveur local ne s’est pas arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program has been starting or stopping the local server for too long: %1. Try again later.</source>
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
        <source>Cannot read the country data %1.</source>
        <translation>Les données de pays %1 sont illisibles.</translation>
    </message>
    <message>
        <source>The country data %1 is damaged. Install the package iso-codes again.</source>
        <translation>Les données de pays %1 sont endommagées. Réinstallez le paquet iso-codes.</translation>
    </message>
    <message>
        <source>Stopped. The previous publication was not changed.</source>
        <translation>Arrêté. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>The folder contains a file that is not part of a publication: %1. Choose an empty folder or the folder of an earlier publication.</source>
        <translation>Le dossier contient quelque chose qu’aucune publication n’a écrit&#xa0;: %1. Choisissez un dossier vide, ou un dossier qui a déjà servi à publier.</translation>
    </message>
    <message>
        <source>Cannot write %1. The previous publication was not changed.</source>
        <translation>Impossible d’écrire %1. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>Cannot read %1. The previous publication was not changed.</source>
        <translation>Impossible de lire %1. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>The disk is full: %1. The previous publication was not changed.</source>
        <translation>Le disque est plein&#xa0;: %1. La publication antérieure est intacte.</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>l’événement %1 n’est pas ce qui a été écrit</translation>
    </message>
    <message>
        <source>the hash tree above event %1 was changed</source>
        <translation>l’arbre de hachage au-dessus de l’événement %1 a été modifié</translation>
    </message>
    <message>
        <source>the tree head of the log does not match its events</source>
        <translation>la tête de l’arbre du journal ne correspond pas à ses événements</translation>
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
        <source>“%1” is not a NID. A NID has 2 to 32 letters, digits and hyphens, and does not begin or end with a hyphen.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union, sans trait d’union au début ni à la fin.</translation>
    </message>
    <message>
        <source>The NID is missing. A NID has 2 to 32 letters, digits and hyphens.</source>
        <translation>Aucun NID n’est indiqué&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union.</translation>
    </message>
    <message>
        <source>“%1” is too short. A NID has at least 2 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court&#xa0;: un NID a au moins deux caractères.</translation>
    </message>
    <message>
        <source>“%1” is too long. A NID has at most 32 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop long&#xa0;: un NID a au plus 32 caractères.</translation>
    </message>
    <message>
        <source>A NID begins with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Un NID commence par une lettre ASCII ou un chiffre, pas par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%2” is not allowed in a NID. Use only ASCII letters, digits and hyphens.</source>
        <translation>«&#xa0;%2&#xa0;» n’est pas permis dans un NID&#xa0;: seuls les lettres ASCII, les chiffres et les traits d’union le sont.</translation>
    </message>
    <message>
        <source>A NID ends with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Un NID se termine par une lettre ASCII ou un chiffre, pas par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is already registered (case is ignored). Choose another NID, or revise that namespace.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà enregistré (la casse ne compte pas)&#xa0;: choisissez un autre NID, ou révisez cet espace de noms.</translation>
    </message>
    <message>
        <source>“%1” begins with “urn-”, which is reserved for informal namespaces. Choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;urn-&#xa0;», qui est réservé aux espaces de noms informels&#xa0;: commencez un NID formel autrement.</translation>
    </message>
    <message>
        <source>“%1” is the name of the URN scheme. Choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom du schéma URN lui-même&#xa0;: choisissez un autre NID.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID. Use at least 3 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 is the country code of %2. Use at least 3 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel, et %3 est le code de pays de %2&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 was the country code of %2. Use at least 3 characters.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court pour un NID formel, et %3 était le code de pays de %2&#xa0;: choisissez-en un de trois caractères ou plus.</translation>
    </message>
    <message>
        <source>“%1” begins with two letters and a hyphen, which is reserved for country codes. Use another prefix than “%3-”.</source>
        <translation>«&#xa0;%1&#xa0;» commence par deux lettres et un trait d’union, ce qui est réservé aux codes de pays&#xa0;: commencez autrement que par «&#xa0;%3-&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” begins with %3, the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» commence par %3, le code de pays de %2, et un trait d’union, ce qui est réservé aux pays&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, formerly the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» commence par %3, l’ancien code de pays de %2, et un trait d’union, ce qui est réservé aux pays&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with “%2”, which is reserved for encoded internationalized names. Choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;%2&#xa0;», qui est réservé aux noms internationalisés codés&#xa0;: commencez autrement.</translation>
    </message>
    <message>
        <source>“%1” begins with “x-”, the former prefix of experimental namespaces. Choose a NID without it.</source>
        <translation>«&#xa0;%1&#xa0;» commence par «&#xa0;x-&#xa0;», ancienne marque des espaces de noms expérimentaux&#xa0;: choisissez un NID sans elle.</translation>
    </message>
    <message>
        <source>“%1” is not an informal NID. An informal NID is “urn-” followed by a positive number without leading zeros, at most 32 characters in all.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID informel&#xa0;: c’est «&#xa0;urn-&#xa0;» et un nombre positif sans zéros en tête, 32 caractères au plus.</translation>
    </message>
    <message>
        <source>The registry assigns the numbers of informal namespaces. Leave the NID empty instead of requesting “%1”.</source>
        <translation>Le registre numérote lui-même les espaces de noms informels&#xa0;: laissez le NID vide au lieu de demander «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not the next informal NID in the sequence. The next one is “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le prochain NID informel de la suite&#xa0;: c’est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%3” is the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.</source>
        <translation>«&#xa0;%3&#xa0;» est le code de pays à trois lettres de %2&#xa0;: ayez de bonnes raisons pour «&#xa0;%1&#xa0;», ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%3” was the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.</source>
        <translation>«&#xa0;%3&#xa0;» était le code de pays à trois lettres de %2&#xa0;: ayez de bonnes raisons pour «&#xa0;%1&#xa0;», ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%1” is the name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’un pays (%2)&#xa0;: ayez de bonnes raisons pour cela, ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%1” is the former name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.</source>
        <translation>«&#xa0;%1&#xa0;» est l’ancien nom d’un pays (%2)&#xa0;: ayez de bonnes raisons pour cela, ou choisissez un NID qu’on ne prend pas pour un pays.</translation>
    </message>
    <message>
        <source>“%2” is a registered URI scheme. Show that the namespace belongs to it, or choose a NID that cannot be mistaken for it.</source>
        <translation>«&#xa0;%2&#xa0;» est un schéma d’URI enregistré&#xa0;: montrez que l’espace de noms en relève, ou choisissez un NID qu’on ne confond pas avec lui.</translation>
    </message>
    <message>
        <source>“%1” is the name of a known identifier system (%2). Show that the namespace belongs to it, or choose another NID.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’un système d’identification connu (%2)&#xa0;: montrez que l’espace de noms en relève, ou choisissez un autre NID.</translation>
    </message>
    <message>
        <source>Other open requests ask for “%1” too (%2). It can be registered only after they end or change their NID.</source>
        <translation>D’autres demandes ouvertes demandent aussi «&#xa0;%1&#xa0;» (%2)&#xa0;: il n’est enregistré que lorsqu’elles se sont retirées ou ont changé de NID.</translation>
    </message>
    <message>
        <source>“%1” is easily mistaken for a registered NID (%2). Consider one that differs more.</source>
        <translation>«&#xa0;%1&#xa0;» se confond facilement avec un NID enregistré (%2)&#xa0;: pensez à un NID plus différent.</translation>
    </message>
    <message>
        <source>The NID is not well formed. A NID has 2 to 32 letters, digits and hyphens, and does not begin or end with a hyphen.</source>
        <translation>Le NID n’est pas bien formé&#xa0;: il faut de 2 à 32 lettres, chiffres et traits d’union, sans trait d’union au début ni à la fin.</translation>
    </message>
    <message>
        <source>The NID is already registered (case is ignored). Choose another NID, or revise that namespace.</source>
        <translation>Le NID est déjà enregistré, dans cette casse ou une autre&#xa0;: choisissez-en un autre, ou révisez cet espace de noms.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with “urn-”. Choose another NID.</source>
        <translation>Un NID formel ne peut pas commencer par «&#xa0;urn-&#xa0;»&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“urn” is the name of the URN scheme. Choose another NID.</source>
        <translation>«&#xa0;urn&#xa0;» est le nom du schéma URN lui-même&#xa0;: choisissez un autre NID.</translation>
    </message>
    <message>
        <source>A formal NID has at least 3 characters. Choose a longer one.</source>
        <translation>Un NID formel a trois caractères ou plus&#xa0;: choisissez-en un plus long.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and a hyphen. Choose another NID.</source>
        <translation>Un NID formel ne peut pas commencer par deux lettres et un trait d’union&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and two hyphens. Choose another NID.</source>
        <translation>Un NID formel ne peut pas commencer par deux lettres et deux traits d’union&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A NID cannot begin with “x-”. Choose another NID.</source>
        <translation>Un NID ne peut pas commencer par «&#xa0;x-&#xa0;»&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>An informal NID is “urn-” and a number without leading zeros.</source>
        <translation>Un NID informel est «&#xa0;urn-&#xa0;» et un nombre sans zéros en tête.</translation>
    </message>
    <message>
        <source>The registry assigns the numbers of informal namespaces. Leave the NID empty.</source>
        <translation>Le registre numérote lui-même les espaces de noms informels&#xa0;: laissez le NID vide.</translation>
    </message>
    <message>
        <source>Another informal namespace was assigned this number in the meantime. Try again.</source>
        <translation>Un autre espace de noms informel a reçu ce numéro entre-temps&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>Another open request asks for the same NID. One of them must end or change its NID first.</source>
        <translation>Une autre demande ouverte demande le même NID&#xa0;: l’une d’elles doit d’abord se retirer ou changer de NID.</translation>
    </message>
    <message>
        <source>The request has changed in the meantime. Review its current state, then decide again.</source>
        <translation>La demande a avancé entre-temps&#xa0;: voyez-la telle qu’elle est maintenant, puis décidez de nouveau.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID of its namespace. Restore the NID in the template.</source>
        <translation>Une révision garde le NID de son espace de noms&#xa0;: rétablissez-le dans le modèle.</translation>
    </message>
    <message>
        <source>This person is not a designated expert of this registry. Grant them the role, or choose somebody else.</source>
        <translation>Cette personne n’est pas un expert désigné de ce registre&#xa0;: donnez-lui ce rôle, ou choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>An appeal must go to an expert who has not reviewed the request before. Choose another expert.</source>
        <translation>Un recours va à un expert qui n’a pas encore jugé la demande&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is older than this program. Its owner must run “nidreg-cli db migrate” first.</source>
        <translation>Le schéma du registre est plus ancien que ce programme&#xa0;: son propriétaire doit d’abord lancer «&#xa0;nidreg-cli db migrate&#xa0;».</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is newer than this program. Install the newer version of nidreg.</source>
        <translation>Le schéma du registre est plus récent que ce programme&#xa0;: installez la version plus récente de nidreg.</translation>
    </message>
    <message>
        <source>The registry&apos;s database is not in UTF-8. Create one with the encoding UTF8.</source>
        <translation>La base de données du registre n’est pas en UTF-8&#xa0;: créez-en une avec le codage UTF8.</translation>
    </message>
    <message>
        <source>The connection string is not valid. Use a URI, or keywords such as “host=… dbname=…”.</source>
        <translation>La connexion n’est pas décrite comme PostgreSQL l’attend&#xa0;: utilisez un URI, ou des mots-clés comme «&#xa0;host=… dbname=…&#xa0;».</translation>
    </message>
    <message>
        <source>This database is a shared registry with its own history and cannot become a private one.</source>
        <translation>Cette base de données est un registre partagé avec sa propre histoire et ne peut pas devenir un registre privé.</translation>
    </message>
    <message>
        <source>The request does not exist, or you may not see it.</source>
        <translation>Cette demande n’existe pas, ou vous ne pouvez pas la voir.</translation>
    </message>
    <message>
        <source>The namespace is not registered.</source>
        <translation>Cet espace de noms n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The Version field must state the version after the registered one. Correct it, then try again.</source>
        <translation>Le champ Version doit indiquer la version qui suit celle qui est enregistrée&#xa0;: corrigez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>From version 2, Revision Information must say what changed. Fill it in, then try again.</source>
        <translation>À partir de la version 2, Revision Information doit dire ce qui a changé&#xa0;: remplissez ce champ, puis réessayez.</translation>
    </message>
    <message>
        <source>On the fast track, Documentation must cite the specification and Registrant must name the body. Fill them in, then try again.</source>
        <translation>En procédure accélérée, le champ Documentation doit citer la spécification et Registrant doit nommer l’organisme&#xa0;: remplissez-les, puis réessayez.</translation>
    </message>
    <message>
        <source>A namespace cannot be removed or renamed. Submit a revision that marks it as deprecated instead.</source>
        <translation>Un espace de noms ne peut être ni supprimé ni renommé&#xa0;; une révision peut le marquer comme obsolète.</translation>
    </message>
    <message>
        <source>A request cannot be removed. Withdraw or close it instead.</source>
        <translation>Une demande ne peut pas être supprimée&#xa0;: retirez-la ou classez-la plutôt.</translation>
    </message>
    <message>
        <source>The workflow does not allow this step in the request&apos;s state.</source>
        <translation>Le processus ne permet pas cette étape dans l’état de la demande.</translation>
    </message>
    <message>
        <source>This expert is already assigned to the request.</source>
        <translation>Cet expert est déjà affecté à la demande.</translation>
    </message>
    <message>
        <source>The number of an informal namespace is never assigned twice.</source>
        <translation>Le numéro d’un espace de noms informel n’est jamais attribué deux fois.</translation>
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
        <source>The request is discussed in public, then an expert reviews it (RFC 8141, section 6.2).</source>
        <translation>La demande est discutée en public, puis un expert l’examine (RFC 8141, section 6.2).</translation>
    </message>
    <message>
        <source>For standards development organizations, scientific societies and similar bodies: the review only gives advice (RFC 8141, section 6.3).</source>
        <translation>Pour les organismes de normalisation, les sociétés savantes et organismes semblables&#xa0;: l’examen ne donne qu’un avis (RFC 8141, section 6.3).</translation>
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
        <source>The template becomes the next revision of the request and can no longer be changed. The community discussion begins or, on the fast track, the body must be recognized.</source>
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
        <source>Records that the IESG recognized the applicant&apos;s body. The advisory review of the fast track begins.</source>
        <translation>La reconnaissance de l’organisme du demandeur par l’IESG est consignée, et l’examen consultatif de la procédure accélérée commence.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG recognized the body (%4).</source>
        <translation>%1 a consigné que l’IESG a reconnu l’organisme (%4).</translation>
    </message>
    <message>
        <source>Record refusal</source>
        <translation>Consigner le refus</translation>
    </message>
    <message>
        <source>The request leaves the fast track and continues as a community request, in discussion.</source>
        <translation>La demande quitte la procédure accélérée et continue comme demande communautaire, en discussion.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG did not recognize the body (%4).</source>
        <translation>%1 a consigné que l’IESG n’a pas reconnu l’organisme (%4).</translation>
    </message>
    <message>
        <source>Assign expert</source>
        <translation>Affecter un expert</translation>
    </message>
    <message>
        <source>Asks the designated expert to review the request by the due date.</source>
        <translation>L’expert désigné est prié d’examiner la demande au plus tard à l’échéance.</translation>
    </message>
    <message>
        <source>%1 assigned %2, due %3.</source>
        <translation>%1 a affecté %2, échéance le %3.</translation>
    </message>
    <message>
        <source>%1 stepped back as an expert.</source>
        <translation>%1 a cessé d’examiner la demande comme expert.</translation>
    </message>
    <message>
        <source>Adds your comment to the discussion. The state of the request does not change.</source>
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
        <source>Asks the applicant for another revision. The request waits until it is submitted.</source>
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
        <source>%1 approved revision %5.</source>
        <translation>%1 a approuvé la révision %5.</translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation>Donner un avis</translation>
    </message>
    <message>
        <source>Records your advice for the body that asks for the namespace. It does not block the request.</source>
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
        <source>Ends the advisory review as the body requested. The request can then be registered.</source>
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
        <source>Records the direction of the approval body. The request can then be registered.</source>
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
        <source>Ends the request as rejected and records your reasons. Only an appeal can reopen it.</source>
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
        <source>Reopens the rejected request. The expert chosen here reviews it.</source>
        <translation>La demande rejetée est rouverte&#xa0;; l’expert choisi ici l’examine.</translation>
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
        <source>Checks everything again against the current registry, then registers the version. The version cannot be changed or removed afterwards, and its NID is never reused.</source>
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
        <source>Ends the request as withdrawn. It cannot be reopened. Everything that was said stays on record.</source>
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
        <source>Ends the request as closed and records your reasons. It cannot be reopened.</source>
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
        <source>The field “%1” is missing. Add it.</source>
        <translation>«&#xa0;%1&#xa0;» manque&#xa0;: le modèle exige ce champ.</translation>
    </message>
    <message>
        <source>Documentation is missing. Cite a specification if there is one.</source>
        <translation>Documentation manque&#xa0;: renvoyez à une spécification s’il y en a une.</translation>
    </message>
    <message>
        <source>Revision Information is missing. From version 2, it must say what changed.</source>
        <translation>Revision Information manque&#xa0;: à partir de la version 2, ce champ dit ce qui a changé.</translation>
    </message>
    <message>
        <source>The field “%1” is empty. Fill it in.</source>
        <translation>«&#xa0;%1&#xa0;» est vide&#xa0;: le modèle exige un contenu ici.</translation>
    </message>
    <message>
        <source>The field “%1” occurs more than once. Keep one and join the texts.</source>
        <translation>«&#xa0;%1&#xa0;» figure plus d’une fois&#xa0;: gardez-en un et réunissez les textes.</translation>
    </message>
    <message>
        <source>“%1” comes after “%2”, which follows it in the template of RFC 8141. Move it up.</source>
        <translation>«&#xa0;%1&#xa0;» figure après «&#xa0;%2&#xa0;», qui le suit dans le modèle de la RFC 8141&#xa0;: déplacez-le vers le haut.</translation>
    </message>
    <message>
        <source>The old heading “%1” was read as “%2”. Check that its text belongs there.</source>
        <translation>L’ancien intitulé «&#xa0;%1&#xa0;» a été lu comme «&#xa0;%2&#xa0;»&#xa0;: vérifiez que son texte est à sa place.</translation>
    </message>
    <message>
        <source>The text under “%1” does not belong to a field. Move it to one, or leave it in Additional Information.</source>
        <translation>Le texte sous «&#xa0;%1&#xa0;» ne va dans aucun champ&#xa0;: déplacez-le dans un champ, ou laissez-le dans Additional Information.</translation>
    </message>
    <message>
        <source>The text contains a control character (%1). Remove it.</source>
        <translation>Un caractère de contrôle (%1) figure dans le texte&#xa0;: supprimez-le.</translation>
    </message>
    <message>
        <source>An invisible character (%1) changes the direction of the text and can hide what it says. Remove it.</source>
        <translation>Un caractère invisible (%1) change le sens d’écriture et peut cacher ce que dit le texte&#xa0;: supprimez-le.</translation>
    </message>
    <message>
        <source>“%1” mixes Latin letters with look-alikes from another script. Use letters of one script.</source>
        <translation>«&#xa0;%1&#xa0;» mêle des lettres latines et des sosies d’une autre écriture&#xa0;: écrivez-le dans une seule écriture.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Replace it with your text.</source>
        <translation>«&#xa0;%1&#xa0;» tient lieu de quelque chose qui reste à écrire&#xa0;: écrivez-le.</translation>
    </message>
    <message>
        <source>%1 still contains an instruction of the template. Replace it with your text.</source>
        <translation>Une consigne du modèle est restée dans %1&#xa0;: remplacez-la par votre texte.</translation>
    </message>
    <message>
        <source>“%1” is not a URN. Fix it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un URN&#xa0;: corrigez-le.</translation>
    </message>
    <message>
        <source>“%1” is in the namespace “%2”, which is neither registered nor the one requested. Correct the example.</source>
        <translation>«&#xa0;%1&#xa0;» est dans l’espace de noms «&#xa0;%2&#xa0;», qui n’est ni celui demandé ni un espace de noms enregistré&#xa0;: corrigez l’exemple.</translation>
    </message>
    <message>
        <source>The field does not state a NID. Enter the requested NID alone on its line.</source>
        <translation>Le champ ne nomme aucun NID&#xa0;: indiquez celui que vous demandez, seul sur sa ligne.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID. Write “%2” instead of “%1”.</source>
        <translation>Une révision garde son NID&#xa0;: écrivez «&#xa0;%2&#xa0;» au lieu de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a version. Write a positive whole number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une version&#xa0;: écrivez un entier positif.</translation>
    </message>
    <message>
        <source>“%1” is not a calendar date. Write it as YYYY-MM-DD.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jour du calendrier&#xa0;: écrivez-le sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>“%1” is not in the form YYYY-MM-DD. Write %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas la forme AAAA-MM-JJ&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>Version %1 is not the next version. Write %2.</source>
        <translation>La version %1 n’est pas la suivante&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>The version is %1. Write only the number.</source>
        <translation>La version est %1&#xa0;: écrivez le nombre seul.</translation>
    </message>
    <message>
        <source>The date is %1. Write only the date.</source>
        <translation>La date est %1&#xa0;: écrivez-la seule.</translation>
    </message>
    <message>
        <source>%1 is in the future. Enter the date on which the template is sent.</source>
        <translation>%1 est encore à venir&#xa0;: indiquez le jour où le modèle est envoyé.</translation>
    </message>
    <message>
        <source>The registrant is missing. Name the organization or the person.</source>
        <translation>Aucun titulaire n’est nommé&#xa0;: indiquez l’organisation ou la personne.</translation>
    </message>
    <message>
        <source>The registrant&apos;s contact details are missing. Add an email address, a phone number or a postal address.</source>
        <translation>Aucun moyen de joindre le titulaire n’est indiqué&#xa0;: ajoutez une adresse électronique, un numéro de téléphone ou une adresse postale.</translation>
    </message>
    <message>
        <source>“%1” is not an email address. Correct it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse électronique&#xa0;: corrigez-la.</translation>
    </message>
    <message>
        <source>The fast track is for standards organizations, scientific societies and similar bodies. State which kind the registrant is.</source>
        <translation>La procédure accélérée est réservée aux organismes de normalisation, aux sociétés savantes et à leurs semblables&#xa0;: dites de quelle sorte est le titulaire.</translation>
    </message>
    <message>
        <source>The syntax of the URNs is not described. Describe it, preferably in ABNF with an example.</source>
        <translation>Rien n’est dit de la construction des URN&#xa0;: décrivez la syntaxe, de préférence en ABNF avec un exemple.</translation>
    </message>
    <message>
        <source>The equivalence of URNs is not described. Say when two URNs are equivalent, or that the rules of RFC 8141 suffice.</source>
        <translation>Rien n’est dit de l’équivalence de deux URN&#xa0;: décrivez-la, ou dites que les règles de la RFC 8141 suffisent.</translation>
    </message>
    <message>
        <source>Percent-encoding is not described. Say which characters can occur and need it.</source>
        <translation>Rien n’est dit des caractères à coder avec «&#xa0;%&#xa0;»&#xa0;: dites lesquels peuvent apparaître.</translation>
    </message>
    <message>
        <source>The r-, q- and f-components are not mentioned. Say whether they are used.</source>
        <translation>Rien n’est dit des composants r, q et f&#xa0;: dites s’ils sont utilisés.</translation>
    </message>
    <message>
        <source>The text does not say who assigns the URNs. Name them.</source>
        <translation>Rien n’est dit de ceux qui attribuent les URN&#xa0;: nommez-les.</translation>
    </message>
    <message>
        <source>Uniqueness is not addressed. Say how you ensure that a URN is never assigned twice.</source>
        <translation>Rien n’est dit de l’unicité des URN&#xa0;: dites ce qui garantit qu’aucun URN n’est attribué deux fois.</translation>
    </message>
    <message>
        <source>Persistence is not addressed. Say that a URN is never reassigned.</source>
        <translation>Rien n’est dit de la persistance&#xa0;: dites qu’un URN n’est jamais attribué à autre chose.</translation>
    </message>
    <message>
        <source>The text does not say whether resolution is intended. Say so: RFC 8141 requires a statement.</source>
        <translation>Le champ ne dit pas si une résolution est prévue&#xa0;: la RFC 8141 exige de le préciser.</translation>
    </message>
    <message>
        <source>“None” is rarely true of Interoperability. Say which similar identifiers exist, or why none can be confused with these.</source>
        <translation>«&#xa0;None&#xa0;» est rarement vrai d’Interoperability&#xa0;: dites quels identifiants semblables existent, ou pourquoi aucun ne peut être confondu avec ceux-ci.</translation>
    </message>
    <message>
        <source>Documentation is missing. On the fast track, it must cite the specification.</source>
        <translation>Documentation manque&#xa0;: en procédure accélérée, ce champ doit renvoyer à la spécification.</translation>
    </message>
    <message>
        <source>Revision Information describes changes, but this is version 1. Empty it, or correct the version.</source>
        <translation>Revision Information parle de modifications dans une première version&#xa0;: videz ce champ, ou corrigez la version.</translation>
    </message>
    <message>
        <source>A URN begins with “urn:”.</source>
        <translation>Un URN commence par «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too short. A NID has at least 2 characters.</source>
        <translation>Le NID après «&#xa0;urn:&#xa0;» est trop court&#xa0;: il a au moins deux caractères.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too long. A NID has at most 32 characters.</source>
        <translation>Le NID après «&#xa0;urn:&#xa0;» est trop long&#xa0;: il a au plus 32 caractères.</translation>
    </message>
    <message>
        <source>The NID begins with an ASCII letter or a digit.</source>
        <translation>Le NID commence par une lettre ASCII ou un chiffre.</translation>
    </message>
    <message>
        <source>The NID can contain only ASCII letters, digits and hyphens.</source>
        <translation>Seuls les lettres ASCII, les chiffres et les traits d’union sont permis dans le NID.</translation>
    </message>
    <message>
        <source>The NID ends with an ASCII letter or a digit.</source>
        <translation>Le NID se termine par une lettre ASCII ou un chiffre.</translation>
    </message>
    <message>
        <source>The namespace-specific string is missing. A URN consists of “urn:”, a NID, “:” and a namespace-specific string.</source>
        <translation>La chaîne propre à l’espace de noms manque&#xa0;: un URN se compose de «&#xa0;urn:&#xa0;», d’un NID, de «&#xa0;:&#xa0;» et de cette chaîne.</translation>
    </message>
    <message>
        <source>The namespace-specific string cannot begin with “/”.</source>
        <translation>La chaîne propre à l’espace de noms ne peut pas commencer par «&#xa0;/&#xa0;».</translation>
    </message>
    <message>
        <source>This character is not allowed here. Percent-encode it.</source>
        <translation>Ce caractère n’est pas permis ici&#xa0;: codez-le avec «&#xa0;%&#xa0;».</translation>
    </message>
    <message>
        <source>A URN contains only ASCII. Percent-encode the UTF-8 bytes of this character.</source>
        <translation>Un URN s’écrit en ASCII&#xa0;: codez avec «&#xa0;%&#xa0;» l’UTF-8 de ce caractère.</translation>
    </message>
    <message>
        <source>“%” must be followed by two hexadecimal digits. Write %25 for a literal “%”.</source>
        <translation>«&#xa0;%&#xa0;» est suivi de deux chiffres hexadécimaux&#xa0;; pour lui-même, il s’écrit %25.</translation>
    </message>
    <message>
        <source>A “?” must begin an r-component (“?+”) or a q-component (“?=”). Write %3F for a literal “?”.</source>
        <translation>Un «&#xa0;?&#xa0;» ouvre un composant r sous la forme «&#xa0;?+&#xa0;» ou un composant q sous la forme «&#xa0;?=&#xa0;»&#xa0;; ailleurs, il s’écrit %3F.</translation>
    </message>
    <message>
        <source>The r-component is empty. Remove “?+”, or add a value.</source>
        <translation>Le composant r est vide&#xa0;: supprimez «&#xa0;?+&#xa0;», ou ajoutez une valeur.</translation>
    </message>
    <message>
        <source>An r-component cannot begin with “/” or “?”.</source>
        <translation>Un composant r ne peut pas commencer par «&#xa0;/&#xa0;» ou «&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>The q-component is empty. Remove “?=”, or add a value.</source>
        <translation>Le composant q est vide&#xa0;: supprimez «&#xa0;?=&#xa0;», ou ajoutez une valeur.</translation>
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
        <source>The query must consist of keyword=value directives, joined by “&amp;”.</source>
        <translation>La requête est faite de directives mot-clé=valeur, jointes par «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>The registry needs at least one registrar. Grant that role to another person first.</source>
        <translation>Quelqu’un doit être registraire&#xa0;: donnez d’abord ce rôle à une autre personne.</translation>
    </message>
    <message>
        <source>The name is missing. Enter one.</source>
        <translation>Le nom de la personne est vide&#xa0;: indiquez-en un.</translation>
    </message>
    <message>
        <source>The text contains a NUL character or bytes that are not UTF-8. Save the file as UTF-8 without them.</source>
        <translation>Le texte contient un caractère NUL ou des octets qui ne sont pas de l’UTF-8&#xa0;: enregistrez le fichier en UTF-8 sans eux.</translation>
    </message>
    <message>
        <source>The text contains several templates. Submit each one separately.</source>
        <translation>Le texte contient plusieurs modèles&#xa0;: soumettez chacun séparément.</translation>
    </message>
    <message>
        <source>The approvals are for another revision. The current revision must be approved.</source>
        <translation>Les approbations portaient sur un autre texte que cette révision&#xa0;: elle doit être approuvée telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>The template of a new informal namespace must not state a NID. Leave Namespace Identifier empty and submit it again.</source>
        <translation>Le modèle d’un nouvel espace de noms informel ne doit pas indiquer de NID&#xa0;: laissez le champ Namespace Identifier vide et soumettez le modèle de nouveau.</translation>
    </message>
    <message>
        <source>The Version field must state a positive number. Correct it, then try again.</source>
        <translation>Le champ Version doit indiquer un nombre positif&#xa0;: corrigez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>The request does not say which namespace it revises. Enter its NID.</source>
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
        <source>A submitted revision cannot be changed or removed. Submit another one.</source>
        <translation>Une révision soumise ne peut être ni modifiée ni supprimée&#xa0;: soumettez-en une autre.</translation>
    </message>
    <message>
        <source>A registered version cannot be changed or removed. Register another one.</source>
        <translation>Une version enregistrée ne peut être ni modifiée ni supprimée&#xa0;: enregistrez-en une autre.</translation>
    </message>
    <message>
        <source>The purpose, kind and applicant of a request cannot be changed. Create another request.</source>
        <translation>Une demande garde son objet, son type et son demandeur&#xa0;: ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>A namespace cannot be edited. Register another version.</source>
        <translation>Un espace de noms ne change que par ses versions&#xa0;: enregistrez-en une autre.</translation>
    </message>
    <message>
        <source>What kinds of things are named?</source>
        <translation>Quelles sortes de choses reçoivent ces noms&#xa0;?</translation>
    </message>
    <message>
        <source>Who will use the names, and how widely: in a country, an industry, one technology, private networks or the public Internet?</source>
        <translation>Qui utilisera les noms, et dans quelles limites&#xa0;: un pays, un métier, une seule technique, des réseaux privés ou l’Internet public&#xa0;?</translation>
    </message>
    <message>
        <source>How do the names benefit that community and everybody else?</source>
        <translation>Qu’est-ce que cette communauté et tous les autres gagnent à ces noms&#xa0;?</translation>
    </message>
    <message>
        <source>Which URN namespaces, URI schemes and other identifiers exist already for such things, and what does this one add?</source>
        <translation>Quels espaces de noms URN, schémas d’URI et autres identifiants existent déjà pour de telles choses, et qu’apporte celui-ci&#xa0;?</translation>
    </message>
    <message>
        <source>What kinds of programs will store, compare or resolve the names?</source>
        <translation>Quelles sortes de programmes conserveront, compareront ou résoudront les noms&#xa0;?</translation>
    </message>
    <message>
        <source>Will a service resolve the names, and which one?</source>
        <translation>Doit-il y avoir un service qui résout les noms, et lequel&#xa0;?</translation>
    </message>
    <message>
        <source>Will the namespace become part of a standard, and of which body?</source>
        <translation>L’espace de noms doit-il faire partie d’une norme, et de quel organisme&#xa0;?</translation>
    </message>
    <message>
        <source>How is a name constructed: by ABNF, a procedure or an expression, or without any structure to rely on?</source>
        <translation>Comment un nom est-il construit&#xa0;: en ABNF, par une procédure ou une expression, ou sans structure sur laquelle compter&#xa0;?</translation>
    </message>
    <message>
        <source>Which characters can occur, and how are others encoded?</source>
        <translation>Quels caractères peuvent apparaître, et comment les autres s’écrivent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>When do two different spellings mean the same name: case, hyphens, leading zeros?</source>
        <translation>Quand deux graphies différentes désignent-elles le même nom&#xa0;: casse, traits d’union, zéros en tête&#xa0;?</translation>
    </message>
    <message>
        <source>How does an existing identifier become a URN, and how are characters that a URN cannot contain encoded?</source>
        <translation>Comment un identifiant d’un système existant devient-il un URN, et que deviennent ceux de ses caractères qu’un URN ne peut pas contenir&#xa0;?</translation>
    </message>
    <message>
        <source>Do r-, q- and f-components mean anything here, and what?</source>
        <translation>Les composants r, q et f ont-ils un sens ici, et lequel&#xa0;?</translation>
    </message>
    <message>
        <source>Who assigns the names, or which procedure creates them?</source>
        <translation>Qui attribue les noms, ou par quelle procédure apparaissent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Who can get a name: everybody, only some, or nobody outside? How do they ask for one, or for the right to assign them?</source>
        <translation>Chacun peut-il obtenir un nom, seulement certains, ou personne à l’extérieur&#xa0;; et comment demande-t-on un nom ou le droit d’en attribuer&#xa0;?</translation>
    </message>
    <message>
        <source>How do you ensure that no name is assigned to two things?</source>
        <translation>Qu’est-ce qui garantit qu’aucun nom n’est donné à deux choses&#xa0;?</translation>
    </message>
    <message>
        <source>Is a name assigned permanently, even when its object or owner no longer exists?</source>
        <translation>Un nom reste-t-il pour toujours à sa chose, même quand la chose ou son propriétaire a disparu&#xa0;?</translation>
    </message>
    <message>
        <source>What happens if two names are wrongly considered equal, or different?</source>
        <translation>Que se passe-t-il si deux noms sont pris à tort pour le même, ou pour des noms différents&#xa0;?</translation>
    </message>
    <message>
        <source>Can a name disclose private information when it is passed on?</source>
        <translation>Un nom transmis peut-il révéler quelque chose de privé&#xa0;?</translation>
    </message>
    <message>
        <source>Can somebody enumerate or guess all names, and does it matter?</source>
        <translation>Quelqu’un peut-il recueillir tous les noms, en comptant ou en devinant, et cela importe-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Which attacks on assigning, using and resolving the names have you considered?</source>
        <translation>Quelles attaques contre l’attribution, l’utilisation et la résolution des noms avez-vous envisagées&#xa0;?</translation>
    </message>
    <message>
        <source>With which other namespaces, identifiers or schemes could the names be confused?</source>
        <translation>Avec quels autres espaces de noms, identifiants ou schémas les noms pourraient-ils être confondus&#xa0;?</translation>
    </message>
    <message>
        <source>Do any characters in the names have another meaning in other systems, or get changed on the way?</source>
        <translation>Des caractères des noms ont-ils un autre sens dans d’autres systèmes, ou sont-ils modifiés en chemin&#xa0;?</translation>
    </message>
    <message>
        <source>Do the same things have names in another system, and how do the two coexist?</source>
        <translation>Les mêmes choses ont-elles des noms dans un autre système, et comment les deux coexistent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Is resolution intended or expected, yes or no?</source>
        <translation>Une résolution est-elle prévue ou attendue, oui ou non&#xa0;?</translation>
    </message>
    <message>
        <source>If so, will you run a resolution service, or recommend one?</source>
        <translation>Si oui, fournirez-vous un service de résolution, ou en recommanderez-vous un&#xa0;?</translation>
    </message>
    <message>
        <source>If so, what must a resolver do for you to list it?</source>
        <translation>Si oui, quelles conditions un résolveur doit-il remplir pour que vous le répertoriiez&#xa0;?</translation>
    </message>
    <message>
        <source>If so, what do r-components mean to the resolver?</source>
        <translation>Si oui, que signifient les composants r pour le résolveur&#xa0;?</translation>
    </message>
    <message>
        <source>Which registrations seem to overlap with this one, and how do they differ?</source>
        <translation>Quels enregistrements semblent recouper celui-ci, et en quoi diffèrent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Not found in the text</source>
        <translation>Pas vu dans le texte</translation>
    </message>
    <message>
        <source>Probably covered</source>
        <translation>Le texte semble le dire</translation>
    </message>
    <message>
        <source>Covered elsewhere</source>
        <translation>Dit ailleurs</translation>
    </message>
    <message>
        <source>RFC 8141, section %1</source>
        <translation>RFC 8141, section %1</translation>
    </message>
    <message>
        <source>Break the line here</source>
        <translation>Couper la ligne à cet endroit</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Écrire «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Ajouter «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Put the fields in order</source>
        <translation>Mettre les champs dans l’ordre</translation>
    </message>
    <message>
        <source>Use the heading “%1”</source>
        <translation>Employer l’intitulé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>(Also in %1 more places.)</source>
        <translation>(Aussi à %1 autres endroits.)</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>The grammar does not allow it after “%1”.</source>
        <translation>La grammaire refuse cet URN après «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The grammar does not allow it after “%1”, where it expects %2.</source>
        <translation>La grammaire refuse cet URN après «&#xa0;%1&#xa0;», où elle permet %2.</translation>
    </message>
    <message>
        <source>The grammar allows it.</source>
        <translation>La grammaire permet cet URN.</translation>
    </message>
    <message>
        <source>Not known: the grammar depends on prose, or on a rule that is not defined.</source>
        <translation>La grammaire ne le dit pas&#xa0;: cela dépend d’une description en prose, ou d’une règle que personne ne définit.</translation>
    </message>
    <message>
        <source>Not known: the grammar is too complex. The check stopped after %L1 steps.</source>
        <translation>La grammaire est trop complexe pour le dire&#xa0;: la vérification s’est arrêtée après %L1 étapes.</translation>
    </message>
    <message>
        <source>A URN of another namespace.</source>
        <translation>Un URN d’un autre espace de noms.</translation>
    </message>
    <message>
        <source>There is no grammar to check it against.</source>
        <translation>Il n’y a pas de grammaire avec laquelle essayer cet URN.</translation>
    </message>
    <message>
        <source>Text without a heading is not part of a field. Move it to one, or leave it in Additional Information.</source>
        <translation>Du texte sans intitulé est hors de tout champ&#xa0;: déplacez-le dans un champ, ou laissez-le dans Additional Information.</translation>
    </message>
    <message>
        <source>“%1” was read as a misspelling of “%2”. Check that its text belongs there.</source>
        <translation>«&#xa0;%1&#xa0;» a été pris pour «&#xa0;%2&#xa0;» mal orthographié&#xa0;: vérifiez que son texte est à sa place.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 KiB, the maximum for a field. Shorten it, or cite a document.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2 Kio, la taille maximale d’un champ&#xa0;: raccourcissez-le, ou renvoyez à un document.</translation>
    </message>
    <message>
        <source>This is still the blank template, without a NID or a date. Replace its instructions with your own text.</source>
        <translation>C’est encore le modèle vierge, sans NID ni date&#xa0;: remplacez ses consignes par votre propre texte.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Latin-1. Check that “%1” and the like are correct, then save it as UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8 et a été lu comme du Latin-1&#xa0;: vérifiez que «&#xa0;%1&#xa0;» et autres sont corrects, puis enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The contact is missing. Add a contact person or an office.</source>
        <translation>Aucun interlocuteur n’est nommé&#xa0;: ajoutez une personne à contacter, ou le service qui répond.</translation>
    </message>
    <message>
        <source>“%1” is not valid ABNF, though its meaning is clear.</source>
        <translation>La grammaire contient une erreur que l’ABNF ne permet pas, même si le sens est clair&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Alternatives are separated by “|”. In ABNF, use “/”.</source>
        <translation>Les alternatives sont séparées par «&#xa0;|&#xa0;»&#xa0;: l’ABNF écrit «&#xa0;/&#xa0;».</translation>
    </message>
    <message>
        <source>A rule is defined with “%1”. In ABNF, use “=”.</source>
        <translation>Une règle est définie par «&#xa0;%1&#xa0;»&#xa0;: l’ABNF écrit «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>The rule name “%1” is in angle brackets. In ABNF, write it without them, and with hyphens instead of spaces.</source>
        <translation>Le nom de la règle «&#xa0;%1&#xa0;» est entre chevrons&#xa0;: l’ABNF définit les règles sans eux, et avec des traits d’union au lieu d’espaces.</translation>
    </message>
    <message>
        <source>The text “%1” is in single quotes. In ABNF, use straight double quotes.</source>
        <translation>Le texte «&#xa0;%1&#xa0;» est entre apostrophes&#xa0;: l’ABNF l’écrit entre guillemets doubles droits.</translation>
    </message>
    <message>
        <source>The text “%1” is in typographic quotes. In ABNF, use straight double quotes.</source>
        <translation>Le texte «&#xa0;%1&#xa0;» est entre guillemets typographiques&#xa0;: l’ABNF l’écrit entre guillemets doubles droits.</translation>
    </message>
    <message>
        <source>The range “%1” is written with a dash. In ABNF, use a plain hyphen.</source>
        <translation>L’intervalle «&#xa0;%1&#xa0;» est écrit avec un tiret long&#xa0;: l’ABNF écrit un simple trait d’union.</translation>
    </message>
    <message>
        <source>“%1” is not a rule name. A rule name begins with a letter and has only letters, digits and hyphens.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom de règle&#xa0;: celui-ci commence par une lettre et n’a que des lettres, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>“%1” is a character class of a regular expression. In ABNF, write %2.</source>
        <translation>«&#xa0;%1&#xa0;» est une classe de caractères des expressions rationnelles&#xa0;: l’ABNF écrit %2.</translation>
    </message>
    <message>
        <source>“%1” follows the element that it repeats. In ABNF, write %2, with the repetition before the element.</source>
        <translation>«&#xa0;%1&#xa0;» suit ce qu’il répète&#xa0;: l’ABNF écrit %2 et place la répétition devant son élément.</translation>
    </message>
    <message>
        <source>There is a space between “%1” and the element that it repeats. Remove it.</source>
        <translation>Une espace sépare «&#xa0;%1&#xa0;» de ce qu’il répète&#xa0;: supprimez-la.</translation>
    </message>
    <message>
        <source>“%1” is literal text without quotes. Write it in straight double quotes.</source>
        <translation>«&#xa0;%1&#xa0;» tient pour lui-même, mais sans guillemets&#xa0;: écrivez-le entre guillemets doubles droits.</translation>
    </message>
    <message>
        <source>“%1” is not a range of characters in ABNF. Write %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas la façon dont l’ABNF écrit un intervalle de caractères&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>The range “%1” contains spaces. Remove them.</source>
        <translation>«&#xa0;%1&#xa0;» contient des espaces&#xa0;: écrivez l’intervalle sans elles.</translation>
    </message>
    <message>
        <source>“%1” is not a character in ABNF. Write %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas la façon dont l’ABNF écrit les caractères&#xa0;: écrivez %2.</translation>
    </message>
    <message>
        <source>Braces do not group in ABNF. Write *( ) for repetition.</source>
        <translation>Les accolades ne groupent rien en ABNF&#xa0;: écrivez *( ) pour ce qui peut se répéter.</translation>
    </message>
    <message>
        <source>“%1” ends the rule. ABNF does not need it, so remove it.</source>
        <translation>«&#xa0;%1&#xa0;» termine la règle&#xa0;: l’ABNF n’a besoin de rien ici, supprimez-le donc.</translation>
    </message>
    <message>
        <source>There is no space between two elements. Add one.</source>
        <translation>Deux éléments se touchent&#xa0;: mettez une espace entre eux.</translation>
    </message>
    <message>
        <source>“%1” looks like a comment. In ABNF, comments begin with “;”.</source>
        <translation>«&#xa0;%1&#xa0;» est censé être un commentaire&#xa0;: l’ABNF commence les commentaires par «&#xa0;;&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” looks like the continuation of a comment. Begin the line with “;”.</source>
        <translation>«&#xa0;%1&#xa0;» ressemble à la suite d’un commentaire coupé&#xa0;: commencez la ligne par «&#xa0;;&#xa0;».</translation>
    </message>
    <message>
        <source>The rule “%1” begins in another column than the rules before it. Align them, because deeper lines continue a rule.</source>
        <translation>La règle «&#xa0;%1&#xa0;» commence dans une autre colonne que les règles précédentes&#xa0;: alignez-les, car une ligne plus en retrait continue une règle.</translation>
    </message>
    <message>
        <source>The line continues a rule but is not indented. Indent it deeper than the rule name.</source>
        <translation>La ligne continue une règle mais n’est pas en retrait&#xa0;: mettez-la plus en retrait que le nom de la règle.</translation>
    </message>
    <message>
        <source>The rule “%1” begins on the line of another rule. Put it on its own line.</source>
        <translation>La règle «&#xa0;%1&#xa0;» commence derrière une autre règle&#xa0;: donnez-lui sa propre ligne.</translation>
    </message>
    <message>
        <source>“=/” adds to the rule “%1”, which is not defined before it. Use “=”.</source>
        <translation>«&#xa0;=/&#xa0;» complète la règle «&#xa0;%1&#xa0;», qui n’est pas définie auparavant&#xa0;: écrivez «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot read the grammar here: “%1”.</source>
        <translation>La grammaire est illisible ici&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The rule “%1” has no definition after “=”. Add one.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’a pas de définition après «&#xa0;=&#xa0;»&#xa0;: écrivez ce qu’elle représente.</translation>
    </message>
    <message>
        <source>An alternative is missing beside “/”. Add it, or use an option in square brackets.</source>
        <translation>Il n’y a rien à côté de «&#xa0;/&#xa0;»&#xa0;: écrivez une alternative, ou une option entre crochets si elle peut manquer.</translation>
    </message>
    <message>
        <source>The group is empty. Add an element, or remove the group.</source>
        <translation>Le groupe est vide&#xa0;: écrivez ce qui doit y figurer, ou supprimez-le.</translation>
    </message>
    <message>
        <source>The quote before “%1” is not closed on its line. Add the closing quote.</source>
        <translation>Le guillemet avant «&#xa0;%1&#xa0;» n’est pas fermé sur sa ligne&#xa0;: ajoutez le guillemet fermant.</translation>
    </message>
    <message>
        <source>“%1” is not closed on its line. Add “&gt;”, or write “&lt;” in quotes.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas fermé sur sa ligne&#xa0;: ajoutez «&#xa0;&gt;&#xa0;», ou écrivez «&#xa0;&lt;&#xa0;» entre guillemets.</translation>
    </message>
    <message>
        <source>The bracket “%1” is not closed in its rule. Add the closing bracket.</source>
        <translation>La parenthèse ou le crochet «&#xa0;%1&#xa0;» n’est pas fermé dans sa règle&#xa0;: ajoutez le signe fermant.</translation>
    </message>
    <message>
        <source>“%1” does not close an open bracket. Remove it, or add the opening bracket.</source>
        <translation>«&#xa0;%1&#xa0;» ne ferme rien d’ouvert&#xa0;: supprimez-le, ou ajoutez le signe ouvrant.</translation>
    </message>
    <message>
        <source>“%1” is not followed by an element to repeat. Write the element right after it.</source>
        <translation>«&#xa0;%1&#xa0;» ne répète rien&#xa0;: écrivez l’élément juste après.</translation>
    </message>
    <message>
        <source>The minimum in “%1” is greater than the maximum. Put the smaller number first.</source>
        <translation>«&#xa0;%1&#xa0;» demande un minimum plus grand que le maximum&#xa0;: mettez le plus petit nombre en premier.</translation>
    </message>
    <message>
        <source>“%1” is not an ABNF number. Write %x with hexadecimal, %d with decimal or %b with binary digits.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de l’ABNF&#xa0;: écrivez %x avec des chiffres hexadécimaux, %d avec des chiffres décimaux ou %b avec des chiffres binaires.</translation>
    </message>
    <message>
        <source>The range “%1” is in reverse order. Put the smaller character first.</source>
        <translation>L’intervalle «&#xa0;%1&#xa0;» va à rebours&#xa0;: mettez le plus petit caractère en premier.</translation>
    </message>
    <message>
        <source>“%1” is too large. The largest character is %x10FFFF.</source>
        <translation>«&#xa0;%1&#xa0;» est trop grand&#xa0;: un caractère est au plus %x10FFFF.</translation>
    </message>
    <message>
        <source>“%1” contains characters outside ASCII. URNs contain only ASCII, and ABNF writes other characters as numbers.</source>
        <translation>«&#xa0;%1&#xa0;» contient des caractères hors de l’ASCII&#xa0;: les URN n’en ont pas, et l’ABNF les écrit comme des nombres.</translation>
    </message>
    <message>
        <source>“%1” has no meaning in ABNF. Remove it, or put it in quotes.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens en ABNF&#xa0;: supprimez-le, ou mettez-le entre guillemets.</translation>
    </message>
    <message>
        <source>“%1” is not part of a rule. Begin a rule with its name and “=”, or a comment with “;”.</source>
        <translation>«&#xa0;%1&#xa0;» n’appartient à aucune règle&#xa0;: commencez une règle par son nom et «&#xa0;=&#xa0;», ou un commentaire par «&#xa0;;&#xa0;».</translation>
    </message>
    <message>
        <source>The rule “%1” is used but not defined. Define it, or name the document that defines it in a comment.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est utilisée mais n’est définie nulle part&#xa0;: définissez-la, ou nommez dans un commentaire le document qui le fait.</translation>
    </message>
    <message>
        <source>The rule “%1” is used but not defined. Define it, or write “%2” if you mean that rule.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est utilisée mais n’est définie nulle part&#xa0;: définissez-la, ou écrivez «&#xa0;%2&#xa0;» si c’est ce que vous voulez dire.</translation>
    </message>
    <message>
        <source>The rule “%1” is not used. Remove it, or use it where it belongs.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’est utilisée nulle part&#xa0;: supprimez-la, ou utilisez-la à sa place.</translation>
    </message>
    <message>
        <source>The rule “%1” is defined more than once. Keep one definition, or add alternatives with “=/”.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est définie plus d’une fois&#xa0;: gardez une définition, ou ajoutez des alternatives avec «&#xa0;=/&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is defined as “%2”. Rule names are case-insensitive, but use one spelling.</source>
        <translation>«&#xa0;%1&#xa0;» est défini comme «&#xa0;%2&#xa0;»&#xa0;: la casse ne compte pas dans les noms de règles, mais gardez une seule graphie.</translation>
    </message>
    <message>
        <source>The rule “%1” begins with itself (%2). Use a repetition with “*” instead.</source>
        <translation>La règle «&#xa0;%1&#xa0;» commence par elle-même (%2)&#xa0;: écrivez plutôt une répétition avec «&#xa0;*&#xa0;».</translation>
    </message>
    <message>
        <source>An earlier alternative already allows everything that “%1” allows (strings are case-insensitive). Remove it, or write %s before case-sensitive strings.</source>
        <translation>Ce que «&#xa0;%1&#xa0;» permet est déjà permis par une alternative précédente (la casse des textes ne compte pas)&#xa0;: supprimez-le, ou écrivez %s devant les textes dont la casse compte.</translation>
    </message>
    <message>
        <source>The element that “%1” repeats can be empty. Require at least one character.</source>
        <translation>Ce que «&#xa0;%1&#xa0;» répète peut être vide&#xa0;: faites-lui prendre au moins un caractère.</translation>
    </message>
    <message>
        <source>The rule “%1” always contains itself and never ends. Add an alternative without it.</source>
        <translation>La règle «&#xa0;%1&#xa0;» ne peut jamais s’achever, car elle se contient toujours elle-même&#xa0;: donnez-lui une alternative sans elle-même.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, which is not a URN. Make the rules stricter.</source>
        <translation>La grammaire permet «&#xa0;%1&#xa0;», qui n’est pas un URN&#xa0;: resserrez les règles.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, whose NID is not “%2”. Correct the text after “urn:”.</source>
        <translation>La grammaire permet «&#xa0;%1&#xa0;», dont le NID n’est pas «&#xa0;%2&#xa0;»&#xa0;: corrigez le texte après «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>The grammar does not allow the example “%1” after “%2”. Correct the example or the rules.</source>
        <translation>La grammaire ne permet pas l’exemple «&#xa0;%1&#xa0;»&#xa0;: il s’en écarte après «&#xa0;%2&#xa0;». Corrigez l’exemple ou les règles.</translation>
    </message>
    <message>
        <source>The grammar does not allow the example “%1”. After “%2” it expects %3. Correct the example or the rules.</source>
        <translation>La grammaire ne permet pas l’exemple «&#xa0;%1&#xa0;»&#xa0;: après «&#xa0;%2&#xa0;», elle exige %3. Corrigez l’exemple ou les règles.</translation>
    </message>
    <message>
        <source>The grammar is too complex to check “%1” (stopped after %2 steps). Simplify the rules.</source>
        <translation>La grammaire est trop complexe pour vérifier «&#xa0;%1&#xa0;» (abandon après %2 étapes)&#xa0;: simplifiez les règles.</translation>
    </message>
    <message>
        <source>The text of “%1” has no content. Describe what the field asks for.</source>
        <translation>«&#xa0;%1&#xa0;» ne dit rien, alors que le modèle l’exige&#xa0;: décrivez ce que ce champ demande.</translation>
    </message>
    <message>
        <source>“None” is rarely true of Security and Privacy. Say what you considered, even if you found no risk.</source>
        <translation>«&#xa0;None&#xa0;» est rarement vrai de Security and Privacy&#xa0;: dites ce que vous avez examiné, même là où vous n’avez pas trouvé de risque.</translation>
    </message>
    <message>
        <source>Revision Information does not describe a change. Say how this version differs from the previous one.</source>
        <translation>Revision Information ne parle d’aucune modification&#xa0;: une révision décrit en quoi elle diffère de la version précédente.</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>aucun rôle</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 jusqu’au %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 à partir du %2</translation>
    </message>
    <message>
        <source>%1 ended %2</source>
        <translation>%1, terminé le %2</translation>
    </message>
    <message>
        <source>Formal and informal</source>
        <translation>Formels et informels</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’au %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir du %1</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procédure</translation>
    </message>
    <message>
        <source>Standards action</source>
        <translation>Action de normalisation</translation>
    </message>
    <message>
        <source>Marks the namespace as deprecated</source>
        <translation>Marque l’espace de noms comme obsolète</translation>
    </message>
    <message>
        <source>SHA-256 of the text</source>
        <translation>SHA-256 du texte</translation>
    </message>
    <message>
        <source>SHA-256 of the fields</source>
        <translation>SHA-256 des champs</translation>
    </message>
    <message>
        <source>SHA-256 of the grammar</source>
        <translation>SHA-256 de la grammaire</translation>
    </message>
    <message>
        <source>SHA-256 of the contacts</source>
        <translation>SHA-256 des contacts</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Organisme</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Thread that began with event</source>
        <translation>Fil commencé par l’événement</translation>
    </message>
    <message>
        <source>Reason for choosing despite objections</source>
        <translation>Objections écartées parce que</translation>
    </message>
    <message>
        <source>Objections</source>
        <translation>Objections</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>En service</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>En attente de</translation>
    </message>
    <message>
        <source>Reminded</source>
        <translation>Personne relancée</translation>
    </message>
    <message>
        <source>Report in event</source>
        <translation>Rapport dans l’événement</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Mis à jour</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Template at</source>
        <translation>Adresse du modèle</translation>
    </message>
    <message>
        <source>Has a template</source>
        <translation>A un modèle</translation>
    </message>
    <message>
        <source>Version that the template states</source>
        <translation>Version indiquée par le modèle</translation>
    </message>
    <message>
        <source>Date that the template states</source>
        <translation>Date indiquée par le modèle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espaces de noms</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Private registry of</source>
        <translation>Registre privé de</translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Choose a designated expert.</source>
        <translation>Choisissez un expert désigné.</translation>
    </message>
    <message>
        <source>This expert does not have to answer. Choose one who is assigned and has not answered.</source>
        <translation>Cet expert ne doit aucune réponse&#xa0;: choisissez-en un qui est affecté et n’a pas répondu.</translation>
    </message>
    <message>
        <source>Enter the number of the comment that began the thread.</source>
        <translation>Indiquez le fil, par le numéro du commentaire qui l’a commencé.</translation>
    </message>
    <message>
        <source>The request has no such thread. Enter the number of the comment that began it.</source>
        <translation>La demande n’a pas ce fil&#xa0;: indiquez le numéro du commentaire qui l’a commencé.</translation>
    </message>
    <message>
        <source>The thread is already resolved.</source>
        <translation>Le fil est déjà résolu.</translation>
    </message>
    <message>
        <source>A reply belongs to the field of its thread. Leave the field out, or begin a new thread.</source>
        <translation>Une réponse porte sur le champ de son fil&#xa0;: omettez le champ, ou commencez un nouveau fil.</translation>
    </message>
    <message>
        <source>You cannot comment on a field before a revision is submitted. Comment on the request instead.</source>
        <translation>Un commentaire sur un champ porte sur une révision, et aucune n’est encore soumise&#xa0;: commentez la demande.</translation>
    </message>
    <message>
        <source>%1 imported mails of the discussion list (%4).</source>
        <translation>%1 a importé des courriels de la liste de discussion (%4).</translation>
    </message>
    <message>
        <source>%1 published the listing. Namespaces: %3, files: %4.</source>
        <translation>%1 a publié la liste. Espaces de noms&#xa0;: %3, fichiers&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 added the earlier records of the registry to the log.</source>
        <translation>%1 a repris dans le journal ce que le registre contenait auparavant.</translation>
    </message>
    <message>
        <source>%1 granted roles to %3: %4.</source>
        <translation>%1 a donné des rôles à %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 revoked all roles of %3.</source>
        <translation>%1 a retiré tous ses rôles à %3.</translation>
    </message>
    <message>
        <source>%1 changed the details of %3.</source>
        <translation>%1 a modifié les données de %3.</translation>
    </message>
    <message>
        <source>%1 set the policy “%3” to “%4”.</source>
        <translation>%1 a fixé la politique «&#xa0;%3&#xa0;» à «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>%1 removed the value of the policy “%3”.</source>
        <translation>%1 a supprimé la valeur de la politique «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 switched off the separation of duties.</source>
        <translation>%1 a désactivé la séparation des fonctions.</translation>
    </message>
    <message>
        <source>%1 switched on the separation of duties.</source>
        <translation>%1 a activé la séparation des fonctions.</translation>
    </message>
    <message>
        <source>The server requires a password. Enter it. The program keeps it in memory only.</source>
        <translation>Le serveur demande un mot de passe. Saisissez-le&#xa0;; le programme ne le garde qu’en mémoire.</translation>
    </message>
    <message>
        <source>The server did not accept the login or password. Enter the password again, or connect as somebody else.</source>
        <translation>Le serveur n’a pas accepté l’identifiant de connexion ou son mot de passe. Saisissez de nouveau le mot de passe, ou connectez-vous sous une autre identité.</translation>
    </message>
    <message>
        <source>The server requires a password, but there is no terminal to ask for it. Store it in ~/.pgpass, readable only by you, or in the file that PGPASSFILE names.</source>
        <translation>Le serveur demande un mot de passe, et il n’y a pas de terminal où le demander. Gardez-le dans ~/.pgpass, lisible par vous seul, ou dans le fichier que PGPASSFILE indique.</translation>
    </message>
    <message>
        <source>The server does not allow this login to connect from this computer: %1. Ask its administrator to check pg_hba.conf and the grants.</source>
        <translation>Le serveur n’admet pas cet identifiant de connexion depuis ici&#xa0;: %1. C’est son administrateur qui en décide (pg_hba.conf, droits accordés).</translation>
    </message>
    <message>
        <source>The database does not exist on the server: %1. Check its name.</source>
        <translation>Le serveur n’a pas cette base de données&#xa0;: %1. Vérifiez le nom de la base de données.</translation>
    </message>
    <message>
        <source>The server has too many connections: %1. Try again later.</source>
        <translation>Le serveur a trop de connexions&#xa0;: %1. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The server is starting or shutting down: %1.</source>
        <translation>Le serveur est en train de démarrer ou de s’arrêter&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The connection to the registry is lost. What you typed is kept.</source>
        <translation>La connexion au registre est perdue. Ce que vous avez saisi est conservé.</translation>
    </message>
    <message>
        <source>None of the servers accepts changes. They are read-only standbys, and the primary does not answer. Wait until one becomes the primary.</source>
        <translation>Aucun des serveurs n’accepte de modifications&#xa0;: ce sont des serveurs de secours en lecture seule, et le serveur primaire ne répond pas. Attendez que l’un d’eux prenne sa place.</translation>
    </message>
    <message>
        <source>None of the servers is of the requested kind: %1. Check target_session_attrs.</source>
        <translation>Aucun des serveurs n’est du type demandé&#xa0;: %1. Vérifiez target_session_attrs.</translation>
    </message>
    <message>
        <source>Cannot find the server: %1. Check the spelling of the host, and whether this computer is online.</source>
        <translation>Le nom du serveur est inconnu&#xa0;: %1. Vérifiez que l’hôte est bien orthographié et que cet ordinateur est en ligne.</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers: %1. Check the host and port, and whether the server is running.</source>
        <translation>Aucun serveur PostgreSQL ne répond là&#xa0;: %1. Vérifiez l’hôte et le port, et si le serveur fonctionne.</translation>
    </message>
    <message>
        <source>The server does not answer: %1. Check the host and port, and whether this computer is online or needs a VPN.</source>
        <translation>Le serveur ne répond pas&#xa0;: %1. Vérifiez l’hôte et le port, et si cet ordinateur est en ligne ou a besoin d’un VPN.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Cannot connect to the server: %1</source>
        <translation>La connexion au serveur n’a pas pu être établie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server does not offer TLS, so its identity cannot be verified. Nothing was sent to it. Ask its administrator to enable TLS.</source>
        <translation>Le serveur ne propose pas TLS&#xa0;; personne ne peut donc savoir si c’est le bon, et rien ne lui a été envoyé. Demandez à son administrateur d’activer TLS.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is for another host, so this may be another server. Nothing was sent to it: %1. Use the host name in the certificate, or ask its administrator.</source>
        <translation>Le certificat du serveur est celui d’un autre hôte&#xa0;; il peut donc s’agir d’un autre serveur, et rien ne lui a été envoyé&#xa0;: %1. Utilisez le nom d’hôte tel qu’il figure dans le certificat, ou demandez à son administrateur.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate has expired or is not valid yet. Nothing was sent to the server: %1. Check the clock of this computer. If it is right, the administrator must renew the certificate.</source>
        <translation>Le certificat du serveur n’est pas valable à cette date&#xa0;; il n’a donc pas été accepté, et rien n’a été envoyé au serveur&#xa0;: %1. Vérifiez l’horloge de cet ordinateur&#xa0;; si elle est juste, l’administrateur du serveur doit renouveler le certificat.</translation>
    </message>
    <message>
        <source>The server refused the encrypted connection: %1. It may require a client certificate.</source>
        <translation>Le serveur a refusé la connexion chiffrée&#xa0;: %1. Il demande peut-être un certificat client.</translation>
    </message>
    <message>
        <source>The encrypted connection was lost before anything was sent: %1.</source>
        <translation>La connexion chiffrée s’est rompue avant que quoi que ce soit ait été envoyé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The connection string is not valid: %1. Correct it, or the service that it names.</source>
        <translation>La description de la connexion est inutilisable&#xa0;: %1. Corrigez-la, ou corrigez le service qu’elle indique.</translation>
    </message>
    <message>
        <source>The disk of the server is full. Nothing was changed. Free space on the server, then try again.</source>
        <translation>Le disque du serveur est plein. Rien n’a été modifié. Libérez de l’espace sur le serveur, puis réessayez.</translation>
    </message>
    <message>
        <source>The server recorded the change, but its standby did not confirm it. Check whether the change was made before you repeat it.</source>
        <translation>Le serveur a consigné la modification, mais son serveur de secours ne l’a pas confirmée&#xa0;: vérifiez si elle a eu lieu avant de la répéter.</translation>
    </message>
    <message>
        <source>The standby cancelled the query so that it could apply changes from its primary. Try again, or connect to the primary.</source>
        <translation>Le serveur de secours a annulé la requête pour pouvoir appliquer les modifications de son serveur primaire. Réessayez, ou connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>This server is read-only and does not accept changes. If it is a standby, connect to the primary.</source>
        <translation>Ce serveur est en lecture seule et n’accepte pas de modifications. S’il s’agit d’un serveur de secours, connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>%1 already exists. Keys are never overwritten. Choose another file.</source>
        <translation>%1 existe déjà. Une clé n’est jamais écrasée&#xa0;: indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot read the file: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other users can read the signing key %1. Restrict its permissions with chmod 600, and consider a new key.</source>
        <translation>D’autres personnes peuvent lire la clé de signature %1. Retirez-leur ce droit avec chmod 600, et envisagez une nouvelle clé.</translation>
    </message>
    <message>
        <source>The log does not have that many events. Enter a size from 1 to the one that “audit head” prints.</source>
        <translation>Le journal n’a jamais eu autant d’événements&#xa0;: indiquez une taille de 1 à celle que donne «&#xa0;audit head&#xa0;».</translation>
    </message>
    <message>
        <source>The log&apos;s hash tree lacks a node. Run “audit verify” to see what was changed.</source>
        <translation>Il manque un nœud à l’arbre de hachage du journal&#xa0;: lancez «&#xa0;audit verify&#xa0;» pour voir ce qui a été modifié.</translation>
    </message>
    <message>
        <source>The publication cannot be recorded. Each file must have a SHA-256 and a name.</source>
        <translation>La publication ne peut pas être consignée&#xa0;: chaque fichier doit avoir un SHA-256 et un nom.</translation>
    </message>
    <message>
        <source>%1 is not plain text in UTF-8.</source>
        <translation>%1&#xa0;: ce n’est pas du texte brut en UTF-8.</translation>
    </message>
    <message>
        <source>%1: the file is too large.</source>
        <translation>%1&#xa0;: le fichier est trop volumineux.</translation>
    </message>
    <message>
        <source>%1: the blank line between the text and the signatures of the checkpoint is missing or misplaced.</source>
        <translation>%1&#xa0;: la ligne vide entre le texte du point de contrôle et ses signatures manque, ou se trouve ailleurs.</translation>
    </message>
    <message>
        <source>%1: the last line has no line end. The file was cut off.</source>
        <translation>%1&#xa0;: la dernière ligne n’a pas de fin de ligne&#xa0;: quelque chose a été coupé.</translation>
    </message>
    <message>
        <source>%1: a signature line is not “— NAME BASE64”.</source>
        <translation>%1&#xa0;: une ligne de signature n’est pas de la forme «&#xa0;— NAME BASE64&#xa0;».</translation>
    </message>
    <message>
        <source>%1: there are more than 100 signatures.</source>
        <translation>%1&#xa0;: il y a plus de 100 signatures.</translation>
    </message>
    <message>
        <source>%1: the checkpoint is not signed.</source>
        <translation>%1&#xa0;: personne n’a signé le point de contrôle.</translation>
    </message>
    <message>
        <source>%1: the checkpoint was not signed with the given key.</source>
        <translation>%1&#xa0;: la clé que vous avez donnée n’a pas signé le point de contrôle.</translation>
    </message>
    <message>
        <source>%1: the signature is not valid. The checkpoint was changed after it was signed, or was not signed with this key.</source>
        <translation>%1&#xa0;: la signature est fausse. Le point de contrôle a été modifié après avoir été signé, ou n’a jamais été signé avec cette clé.</translation>
    </message>
    <message>
        <source>%1: the first line of the checkpoint does not name a log.</source>
        <translation>%1&#xa0;: la première ligne du point de contrôle ne nomme aucun journal.</translation>
    </message>
    <message>
        <source>%1: the second line of the checkpoint is not a number of events.</source>
        <translation>%1&#xa0;: la deuxième ligne du point de contrôle n’est pas un nombre d’événements.</translation>
    </message>
    <message>
        <source>%1: the third line of the checkpoint is not a SHA-256 in base64.</source>
        <translation>%1&#xa0;: la troisième ligne du point de contrôle n’est pas un SHA-256 en base64.</translation>
    </message>
    <message>
        <source>%1: the name of a key must be one word without a plus sign, such as “registry.example/urn”.</source>
        <translation>%1&#xa0;: le nom d’une clé est un seul mot sans signe plus, comme «&#xa0;registry.example/urn&#xa0;».</translation>
    </message>
    <message>
        <source>%1: not an Ed25519 key in the format of signed notes.</source>
        <translation>%1&#xa0;: ce n’est pas une clé Ed25519 sous la forme des notes signées (signed notes).</translation>
    </message>
    <message>
        <source>%1: the key does not match its hash. It was changed.</source>
        <translation>%1&#xa0;: la clé ne correspond pas à son propre hachage&#xa0;: un de ses caractères a été modifié.</translation>
    </message>
    <message>
        <source>Cannot create a key: the system does not provide random numbers.</source>
        <translation>Le système ne donne pas de nombres aléatoires&#xa0;; aucune clé ne peut donc être créée.</translation>
    </message>
    <message>
        <source>%1: not a proof.</source>
        <translation>%1&#xa0;: cela n’a pas la forme d’une preuve.</translation>
    </message>
    <message>
        <source>%1: the proof is not valid. Its path does not lead to the root in the checkpoint.</source>
        <translation>%1&#xa0;: la preuve ne tient pas&#xa0;: son chemin ne mène pas à la racine du point de contrôle.</translation>
    </message>
    <message>
        <source>a mail of the discussion list was changed: %1</source>
        <translation>un courriel de la liste de discussion a été modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>the state of a request does not match its events: %1</source>
        <translation>une demande n’est pas là où ses événements l’ont laissée&#xa0;: %1</translation>
    </message>
    <message>
        <source>a contact differs from the imported one: %1</source>
        <translation>un contact diffère de celui qui a été importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>a setting does not match its event: %1</source>
        <translation>un réglage n’est pas ce qui a été décidé&#xa0;: %1</translation>
    </message>
    <message>
        <source>a workflow rule was changed: %1</source>
        <translation>une règle du déroulement a été modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the log was cut off: the checkpoint %1 has %2 events</source>
        <translation>le journal a été tronqué&#xa0;: le point de contrôle %1 porte sur %2 événements</translation>
    </message>
    <message>
        <source>the log was rewritten: its first %2 events do not match the checkpoint %1</source>
        <translation>le journal a été réécrit&#xa0;: ses %2 premiers événements ne sont pas ceux du point de contrôle %1</translation>
    </message>
    <message>
        <source>The file is neither a mail nor a mailbox. Save the thread from your mail program or the list archive as .eml or mbox.</source>
        <translation>Ce n’est ni un courriel ni une boîte aux lettres&#xa0;: enregistrez le fil au format .eml ou mbox depuis le logiciel de messagerie ou l’archive de la liste.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB, the maximum. Save only the thread.</source>
        <translation>Le fichier dépasse 64 Mio, la taille maximale qui est lue&#xa0;: enregistrez le fil seul.</translation>
    </message>
    <message>
        <source>The mailbox contains more than 2000 mails, the maximum. Save only the thread.</source>
        <translation>La boîte aux lettres contient plus de 2000 courriels&#xa0;: enregistrez le fil seul.</translation>
    </message>
    <message>
        <source>The header of the mail is longer than 256 KiB, the maximum.</source>
        <translation>L’en-tête du courriel dépasse 256 Kio et n’est pas lu.</translation>
    </message>
    <message>
        <source>The mail has too many parts, or they are nested too deeply.</source>
        <translation>Le courriel est imbriqué trop profondément, ou a trop de parties, pour être lu.</translation>
    </message>
    <message>
        <source>already imported</source>
        <translation>déjà importé</translation>
    </message>
    <message>
        <source>another copy of an imported mail</source>
        <translation>autre exemplaire d’un courriel déjà importé</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>may not belong to this request</source>
        <translation>n’appartient peut-être pas à cette demande</translation>
    </message>
    <message>
        <source>is the applicant</source>
        <translation>la demande est la sienne</translation>
    </message>
    <message>
        <source>same organization as the applicant or registrant</source>
        <translation>même organisation que le demandeur ou le titulaire</translation>
    </message>
    <message>
        <source>named in the template, possibly as an author</source>
        <translation>nommé dans le modèle, comme auteur peut-être</translation>
    </message>
    <message>
        <source>away on the day or on the due date</source>
        <translation>absent ce jour-là ou à l’échéance</translation>
    </message>
    <message>
        <source>does not review this kind of namespace</source>
        <translation>n’examine pas ce type d’espace de noms</translation>
    </message>
    <message>
        <source>stepped back from this request before</source>
        <translation>s’est déjà désisté de cette demande</translation>
    </message>
    <message>
        <source>The mails are not in the expected format. Import them from their files with this program.</source>
        <translation>Les courriels ne sont pas sous la forme que le registre accepte&#xa0;: importez-les depuis leurs fichiers avec ce programme.</translation>
    </message>
    <message>
        <source>There are too many mails to import at once. Import them in parts.</source>
        <translation>Il y a trop de courriels pour les importer en une fois&#xa0;: importez-les par parties.</translation>
    </message>
    <message>
        <source>The due date is in the past (UTC). Choose today or a later date.</source>
        <translation>L’échéance est passée (en UTC)&#xa0;: indiquez aujourd’hui ou un jour ultérieur.</translation>
    </message>
    <message>
        <source>The due date is not a date. Write it as YYYY-MM-DD.</source>
        <translation>L’échéance n’est pas un jour&#xa0;: indiquez-la sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>The field does not exist in a registration template.</source>
        <translation>Un modèle d’enregistrement n’a pas ce champ.</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Vous avez proposé ceci&#xa0;: un autre registraire doit faire de même.</translation>
    </message>
    <message>
        <source>The proposal does not exist. “nidreg-cli request proposals” lists the open proposals.</source>
        <translation>Cette proposition n’existe pas&#xa0;: «&#xa0;nidreg-cli request proposals&#xa0;» énumère celles qui sont en cours.</translation>
    </message>
    <message>
        <source>The proposal is no longer open. It was applied, replaced or withdrawn.</source>
        <translation>La proposition a déjà été exécutée, remplacée ou retirée.</translation>
    </message>
    <message>
        <source>The policy does not exist. “nidreg-cli db policy” lists the policies.</source>
        <translation>Le registre n’a pas cette politique&#xa0;: «&#xa0;nidreg-cli db policy&#xa0;» énumère celles qu’il a.</translation>
    </message>
    <message>
        <source>The Registrant field does not name this body. Add it there.</source>
        <translation>Le champ Registrant ne nomme pas cet organisme&#xa0;: nommez-le dans ce champ.</translation>
    </message>
    <message>
        <source>Only a revision can mark a namespace as deprecated. Enter the namespace to revise.</source>
        <translation>Seule une révision d’un espace de noms enregistré peut le marquer comme obsolète&#xa0;: indiquez l’espace de noms à réviser.</translation>
    </message>
    <message>
        <source>This login holds no role in the registry. Ask a registrar to grant one (People, or “nidreg-cli db grant”).</source>
        <translation>Cet identifiant de connexion n’a pas de rôle dans le registre&#xa0;: un registraire lui en donne un (Personnes, ou «&#xa0;nidreg-cli db grant&#xa0;»).</translation>
    </message>
    <message>
        <source>This login does not own the registry&apos;s schema. Connect as a superuser, or as a member of nidreg_owner.</source>
        <translation>Cet identifiant de connexion n’est pas propriétaire du schéma du registre&#xa0;: connectez-vous comme superutilisateur, ou comme membre de nidreg_owner.</translation>
    </message>
    <message>
        <source>The role nidreg_owner is not set up on this server. Run “nidreg-cli db migrate” once as a superuser.</source>
        <translation>Le rôle nidreg_owner n’est pas configuré sur ce serveur&#xa0;: lancez une fois «&#xa0;nidreg-cli db migrate&#xa0;» comme superutilisateur.</translation>
    </message>
    <message>
        <source>This works only in a local registry. In a shared registry, nobody may review their own requests.</source>
        <translation>Ceci vaut seulement pour un registre local&#xa0;: sur un registre partagé, personne ne juge ses propres demandes.</translation>
    </message>
    <message>
        <source>The database login does not exist. Ask the server&apos;s administrator to create it first (CREATE ROLE … LOGIN).</source>
        <translation>Il n’y a pas d’identifiant de connexion de ce nom dans la base de données&#xa0;: l’administrateur du serveur le crée d’abord (CREATE ROLE … LOGIN).</translation>
    </message>
    <message>
        <source>This login owns the registry, so it cannot hold roles. Use separate logins for people.</source>
        <translation>Cet identifiant de connexion est propriétaire du registre et n’en est donc pas une personne&#xa0;: utilisez des identifiants distincts pour les personnes.</translation>
    </message>
    <message>
        <source>This role comes from a group or was granted in the database. Ask the server&apos;s administrator to revoke it.</source>
        <translation>Ce rôle vient d’un groupe, ou a été donné dans la base de données elle-même&#xa0;: c’est l’administrateur du serveur qui le retire.</translation>
    </message>
    <message>
        <source>The role does not exist. The roles are reader, applicant, expert and registrar.</source>
        <translation>Ce rôle n’existe pas&#xa0;: une personne est reader, applicant, expert ou registrar.</translation>
    </message>
    <message>
        <source>The person does not exist in this registry. Grant them a role first.</source>
        <translation>Cette personne n’existe pas dans ce registre&#xa0;: donnez-lui d’abord un rôle.</translation>
    </message>
    <message>
        <source>Somebody else has changed the details of this person. Review them, then change them again.</source>
        <translation>Quelqu’un d’autre a modifié la fiche de cette personne entre-temps&#xa0;: voyez-la telle qu’elle est maintenant, puis modifiez-la de nouveau.</translation>
    </message>
    <message>
        <source>A person can have at most 200 periods of service and 200 absences. Remove those that are over.</source>
        <translation>Une personne a au plus 200 périodes de service et 200 absences&#xa0;: supprimez celles qui sont passées.</translation>
    </message>
    <message>
        <source>Only a registrar can change periods of service. Ask one to change yours.</source>
        <translation>Seul un registraire peut modifier les périodes de service&#xa0;: demandez à l’un d’eux de modifier les vôtres.</translation>
    </message>
    <message>
        <source>Name, organization and email address can have at most 200 characters each, on one line.</source>
        <translation>Le nom, l’organisation et l’adresse électronique tiennent chacun sur une ligne, de 200 caractères au plus.</translation>
    </message>
    <message>
        <source>The email address is not valid. It must contain one “@” and no spaces.</source>
        <translation>L’adresse électronique n’est pas bien formée&#xa0;: elle a un seul «&#xa0;@&#xa0;» et pas d’espaces.</translation>
    </message>
    <message>
        <source>A period of service ends before it begins. Correct its dates.</source>
        <translation>Une période de service se termine avant de commencer&#xa0;: corrigez ses dates.</translation>
    </message>
    <message>
        <source>Two periods of service for the same kind of namespace begin on the same day. Merge them.</source>
        <translation>Deux périodes de service pour le même type d’espace de noms commencent le même jour. Fusionnez-les.</translation>
    </message>
    <message>
        <source>An absence ends before it begins. Correct its dates.</source>
        <translation>Une absence se termine avant de commencer&#xa0;: corrigez ses dates.</translation>
    </message>
    <message>
        <source>Two absences begin on the same day. Merge them.</source>
        <translation>Deux absences commencent le même jour&#xa0;: n’en faites qu’une.</translation>
    </message>
    <message>
        <source>The reason for an absence can have at most 200 characters, on one line.</source>
        <translation>Le motif d’une absence tient sur une ligne de 200 caractères au plus.</translation>
    </message>
    <message>
        <source>There are reasons against this expert (%1). Choose another one, or explain why you choose this one.</source>
        <translation>Quelque chose s’oppose au choix de cet expert (%1)&#xa0;: choisissez-en un autre, ou dites pourquoi vous passez outre.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Marks the thread as resolved. A reply reopens it.</source>
        <translation>Le fil est marqué comme résolu. Une réponse le rouvre.</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Dessaisir</translation>
    </message>
    <message>
        <source>Removes the expert, who has not answered, from the request and records your reasons. The other experts decide. If none is left, the registrar assigns another one.</source>
        <translation>L’expert, qui n’a pas répondu, est dessaisi de la demande, et vos motifs sont consignés. Les autres experts décident&#xa0;; s’il ne reste personne, c’est à vous d’affecter quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 removed %2 from the request.</source>
        <translation>%1 a dessaisi %2 de la demande.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Records that you reminded whoever must act next. The state of the request does not change.</source>
        <translation>Il est consigné que la personne qui doit agir ensuite a été relancée. La demande reste où elle est.</translation>
    </message>
    <message>
        <source>%1 reminded whoever must act next.</source>
        <translation>%1 a relancé la personne qui doit agir ensuite.</translation>
    </message>
    <message>
        <source>The text is longer than 256 KiB, the maximum. Move the rest to a document and cite it.</source>
        <translation>Le texte est trop long&#xa0;: 256 Kio au plus. Placez le reste dans un document et citez-le.</translation>
    </message>
    <message>
        <source>Time for a &amp;review</source>
        <translation>Délai d’e&amp;xamen</translation>
    </message>
    <message>
        <source>How long an expert has to answer, unless the registrar sets another due date.</source>
        <translation>Le temps dont un expert dispose pour répondre, sauf si le registraire indique un autre jour.</translation>
    </message>
    <message>
        <source>Re&amp;minders</source>
        <translation>Ra&amp;ppels</translation>
    </message>
    <message>
        <source>How long before a due date a reminder is due, and how long between two reminders.</source>
        <translation>Combien de temps avant une échéance quelqu’un est relancé, et combien de temps entre deux rappels.</translation>
    </message>
    <message>
        <source>Without an &amp;answer</source>
        <translation>&amp;Sans réponse</translation>
    </message>
    <message>
        <source>After how long a request without an answer is shown to the registrar, who may close it.</source>
        <translation>Au bout de combien de temps une demande à laquelle personne ne répond est signalée au registraire, qui peut la classer.</translation>
    </message>
    <message>
        <source>Idempotency &amp;keys</source>
        <translation>&amp;Clés d’idempotence</translation>
    </message>
    <message>
        <source>How long the registry keeps the idempotency key of an action. While it is kept, a retry of the action returns the same result and does not repeat it.</source>
        <translation>Durée pendant laquelle le registre conserve la clé d’idempotence d’une action. Tant qu’elle est conservée, une nouvelle tentative renvoie le même résultat sans répéter l’action.</translation>
    </message>
    <message>
        <source>Actions that require two registrars</source>
        <translation>Actions qui exigent deux registraires</translation>
    </message>
    <message>
        <source>The first registrar proposes the action. It is applied when another registrar does the same. If registering requires two registrars but changing roles requires only one, a registrar could appoint the second one, so switch on both. Switching off a requirement for two registrars also requires two.</source>
        <translation>L’acte du premier registraire est une proposition&#xa0;; il est exécuté quand un autre registraire fait de même. Si l’enregistrement en demande deux et le changement de rôles un seul, un registraire pourrait nommer le second&#xa0;: activez les deux. Dès qu’un acte demande deux registraires, modifier ceci en demande deux aussi.</translation>
    </message>
    <message>
        <source>&amp;Discussion list</source>
        <translation>Liste de &amp;discussion</translation>
    </message>
    <message>
        <source>Where mails about a new request are sent (RFC 8141, section 6.2).</source>
        <translation>Où vont les courriels au sujet d’une nouvelle demande (RFC 8141, section 6.2).</translation>
    </message>
    <message>
        <source>&amp;IESG</source>
        <translation>&amp;IESG</translation>
    </message>
    <message>
        <source>Who decides whether a body may use the fast track (RFC 8141, section 6.3).</source>
        <translation>Qui décide si un organisme peut utiliser la procédure accélérée (RFC 8141, section 6.3).</translation>
    </message>
    <message>
        <source>Approval &amp;body</source>
        <translation>Or&amp;ganisme d’approbation</translation>
    </message>
    <message>
        <source>Who directs the registration of a namespace that is part of a standard.</source>
        <translation>Qui donne l’instruction d’enregistrer un espace de noms qui fait partie d’une norme.</translation>
    </message>
    <message>
        <source>Registering a namespace</source>
        <translation>Enregistrer un espace de noms</translation>
    </message>
    <message>
        <source>Deprecating a namespace</source>
        <translation>Marquer un espace de noms comme obsolète</translation>
    </message>
    <message>
        <source>Changing somebody’s roles</source>
        <translation>Modifier les rôles de quelqu’un</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Register the namespace of request %1</source>
        <translation>Enregistrer l’espace de noms de la demande %1</translation>
    </message>
    <message>
        <source>Deprecate the namespace of request %1</source>
        <translation>Marquer comme obsolète l’espace de noms de la demande %1</translation>
    </message>
    <message>
        <source>Roles of %1: %2</source>
        <comment>what is proposed: a person&apos;s roles from then on</comment>
        <translation>Rôles de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is proposed: a policy&apos;s title and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Proposed. A second registrar must do the same. To withdraw the proposal, use Registry ▸ Proposals.</source>
        <translation>Proposé, et pas encore fait&#xa0;: un second registraire doit faire de même. La proposition figure sous Registre ▸ Propositions, où vous pouvez la retirer.</translation>
    </message>
    <message>
        <source>a proposal or its outcome does not match its event: %1</source>
        <translation>une proposition n’est pas ce qui a été proposé, ou n’a pas pris fin ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>The registry needs two registrars before an action can require two. Appoint another one first.</source>
        <translation>Là où un acte demande deux registraires, le registre en a besoin de deux&#xa0;: nommez-en d’abord un autre.</translation>
    </message>
    <message>
        <source>Registering requires two registrars in this registry, but importing a listing would register namespaces with one. Have two registrars switch off that policy, import the listing, and switch the policy on again.</source>
        <translation>L’enregistrement demande ici deux registraires, et importer une liste enregistrerait des espaces de noms avec un seul&#xa0;: faites désactiver cette politique par deux registraires, importez la liste, puis réactivez la politique.</translation>
    </message>
    <message>
        <source>%1 replied to a comment.</source>
        <translation>%1 a répondu à un commentaire.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acte</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Proposed in event</source>
        <translation>Proposé dans l’événement</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Courriels</translation>
    </message>
    <message>
        <source>First mail</source>
        <translation>Premier courriel</translation>
    </message>
    <message>
        <source>SHA-256 of the mails</source>
        <translation>SHA-256 des courriels</translation>
    </message>
    <message>
        <source>Setting a policy</source>
        <translation>Fixer une politique</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>a policy&apos;s value</comment>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>Roles of %1</source>
        <comment>what a proposal is about</comment>
        <translation>Rôles de %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate of the authority that issued it, and select that file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Le certificat du serveur n’a pas pu être vérifié&#xa0;; il peut donc s’agir d’un autre serveur, et rien ne lui a été envoyé&#xa0;: %1. Demandez à son administrateur le certificat de l’autorité qui s’en porte garante, et indiquez ce fichier (Autorités dans la fenêtre «&#xa0;Se connecter&#xa0;», sslrootcert dans une chaîne de connexion).</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is self-signed, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate, check that it is genuine, and select its file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Le serveur se porte garant de lui-même avec un certificat de sa propre fabrication&#xa0;; il peut donc s’agir d’un autre serveur, et rien ne lui a été envoyé&#xa0;: %1. Demandez ce certificat à son administrateur et, une fois que vous savez qu’il est authentique, indiquez son fichier (Autorités dans la fenêtre «&#xa0;Se connecter&#xa0;», sslrootcert dans une chaîne de connexion).</translation>
    </message>
    <message>
        <source>This computer does not know the authority that issued the server&apos;s certificate, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the authority&apos;s certificate, and select its file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Le certificat du serveur vient d’une autorité que cet ordinateur ne connaît pas&#xa0;; il peut donc s’agir d’un autre serveur, et rien ne lui a été envoyé&#xa0;: %1. Demandez à son administrateur le certificat de cette autorité, et indiquez son fichier (Autorités dans la fenêtre «&#xa0;Se connecter&#xa0;», sslrootcert dans une chaîne de connexion).</translation>
    </message>
    <message>
        <source>There are no authority certificates to verify the server&apos;s certificate. Nothing was sent to the server: %1. Install the package ca-certificates, or select a file of certificates (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Aucun certificat d’autorité n’a été trouvé pour vérifier celui du serveur&#xa0;; rien ne lui a été envoyé&#xa0;: %1. Installez le paquet ca-certificates, ou indiquez un fichier de tels certificats (Autorités dans la fenêtre «&#xa0;Se connecter&#xa0;», sslrootcert dans une chaîne de connexion).</translation>
    </message>
    <message>
        <source>%1 proposed “%3”, which requires two registrars.</source>
        <translation>%1 a proposé «&#xa0;%3&#xa0;», qui demande deux registraires.</translation>
    </message>
    <message>
        <source>%1 withdrew the proposal “%3”.</source>
        <translation>%1 a retiré la proposition «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot determine the changes, because %1 has no registry.json. Specify a folder published as JSON, a date or an event.</source>
        <translation>Il n’y a pas de registry.json dans %1&#xa0;: on ne peut dire ce qui a changé depuis. Nommez un dossier publié en JSON, un jour ou un événement.</translation>
    </message>
    <message>
        <source>%1 contains a complete publication, which the changes would replace. Choose another folder.</source>
        <translation>%1 contient une publication entière, que de seuls changements remplaceraient. Choisissez un autre dossier pour eux.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté&#xa0;: rien n’a été changé.</translation>
    </message>
    <message>
        <source>Cannot read the deposit: %1</source>
        <translation>Le dépôt ne peut être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot write the deposit: %1. Nothing was changed.</source>
        <translation>Le dépôt ne peut pas être écrit&#xa0;: %1. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Choose another file for the deposit.</source>
        <translation>%1 n’est pas un fichier ordinaire&#xa0;: nommez-en un autre pour le dépôt.</translation>
    </message>
    <message>
        <source>%1 is the earlier deposit that the new one extends. Choose another file.</source>
        <translation>%1 est le dépôt antérieur lui-même, que le nouveau continue&#xa0;: nommez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is not a deposit of a registry.</source>
        <translation>%1 n’est pas le dépôt d’un registre.</translation>
    </message>
    <message>
        <source>The deposit %1 is damaged. It was changed or cut off after it was written. Nothing was changed. Use another copy of it.</source>
        <translation>Le dépôt %1 est endommagé&#xa0;: il a été changé ou coupé après avoir été écrit. Rien n’a été changé&#xa0;; prenez-en une autre copie.</translation>
    </message>
    <message>
        <source>%1 is not a valid deposit. It is not damaged, but was written by another program.</source>
        <translation>%1 n’a pas la forme d’un dépôt, bien que rien n’y soit endommagé&#xa0;: un autre programme l’a écrit.</translation>
    </message>
    <message>
        <source>The deposit %1 has a newer format. Use the newest version of this program.</source>
        <translation>Le dépôt %1 a un format plus récent&#xa0;: utilisez la dernière version de ce programme.</translation>
    </message>
    <message>
        <source>The deposit %1 was written by a newer version of this program. Use that version or a later one.</source>
        <translation>Le dépôt %1 vient d’une version plus récente de ce programme&#xa0;: utilisez celle-là, ou une plus récente encore.</translation>
    </message>
    <message>
        <source>The deposit %1 was written by a version that is too old for this one. Restore it with a version of schema 36, and write a new deposit there.</source>
        <translation>Le dépôt %1 vient d’une version de ce programme trop ancienne pour celle-ci&#xa0;: restaurez-le avec une version du schéma 36, et faites-y un nouveau dépôt.</translation>
    </message>
    <message>
        <source>This login does not see the whole registry. Write the deposit as its owner, a superuser or a member of nidreg_owner.</source>
        <translation>Cet identifiant ne voit pas tout ce que contient le registre&#xa0;: un dépôt est fait par son propriétaire, un superutilisateur ou un membre de nidreg_owner.</translation>
    </message>
    <message>
        <source>This database does not contain a registry.</source>
        <translation>Cette base de données ne contient pas de registre.</translation>
    </message>
    <message>
        <source>The registry was migrated after the earlier deposit. Write a full deposit.</source>
        <translation>Le registre a été migré depuis le dépôt antérieur&#xa0;: faites-en un complet.</translation>
    </message>
    <message>
        <source>The earlier deposit belongs to another registry. Write a full deposit, or restore deposits of the same registry.</source>
        <translation>Le dépôt antérieur appartient à un autre registre&#xa0;: faites un dépôt complet, ou restaurez des dépôts du même registre.</translation>
    </message>
    <message>
        <source>This database already contains a registry, or objects with its names. Nothing was changed. Restore into a new database. For a local registry, run “db stop” and move its folder (“db where”) aside.</source>
        <translation>Cette base de données contient déjà un registre, ou quelque chose de ce nom&#xa0;: rien n’a été changé. Restaurez dans une nouvelle base&#xa0;; le dossier d’un registre local («&#xa0;db where&#xa0;») peut être mis de côté après «&#xa0;db stop&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is an increment. Specify the full deposit first, then its increments in order.</source>
        <translation>%1 est un incrément&#xa0;: nommez d’abord le dépôt complet, puis ses incréments dans leur ordre.</translation>
    </message>
    <message>
        <source>%1 is a full deposit. Specify only one, followed by its increments.</source>
        <translation>%1 est un dépôt complet&#xa0;: nommez-en un, et après lui ses seuls incréments.</translation>
    </message>
    <message>
        <source>%1 does not continue the deposit before it. Specify all increments, in order.</source>
        <translation>%1 ne continue pas là où finit le dépôt qui précède&#xa0;: nommez tous les incréments, dans leur ordre.</translation>
    </message>
    <message>
        <source>The tables of the deposit do not match its schema (%1). Nothing was changed.</source>
        <translation>Le dépôt a d’autres tables que son schéma (%1)&#xa0;: rien n’a été changé.</translation>
    </message>
    <message>
        <source>The deposit contains rows that violate the rules of the registry: %1. Nothing was changed.</source>
        <translation>Le dépôt contient des lignes qui enfreignent les règles du registre&#xa0;: %1. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The log in the deposit cannot be verified. Mismatch: %1. Nothing was changed.</source>
        <translation>Le journal du dépôt ne se vérifie pas&#xa0;: %1 ne concorde pas. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>%1 is the deposit of a shared registry. Restore it into a database on a server (--db).</source>
        <translation>%1 est le dépôt d’un registre partagé&#xa0;: restaurez-le dans une base d’un serveur (--db).</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>il n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>it is not UTF-8, but %1</source>
        <translation>il n’est pas en UTF-8, mais en %1</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>il contient un octet NUL</translation>
    </message>
    <message>
        <source>it is not well formed: %1</source>
        <translation>il n’est pas bien formé&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is incomplete</source>
        <translation>il est incomplet</translation>
    </message>
    <message>
        <source>it contains a DOCTYPE, which a listing does not need and could declare anything</source>
        <translation>il a un DOCTYPE, qui pourrait déclarer n’importe quoi&#xa0;; les listes n’en ont pas besoin</translation>
    </message>
    <message>
        <source>its elements are nested too deeply</source>
        <translation>ses éléments sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>a tag is too long</source>
        <translation>une balise est plus longue qu’elle ne devrait l’être</translation>
    </message>
    <message>
        <source>the text of &lt;%1&gt; is too long</source>
        <translation>le texte de &lt;%1&gt; est plus long qu’il ne devrait l’être</translation>
    </message>
    <message>
        <source>it is not a registry: its first element is &lt;%1&gt;</source>
        <translation>ce n’est pas un registre&#xa0;: son premier élément est &lt;%1&gt;</translation>
    </message>
    <message>
        <source>it is the registry %1, which does not contain URN namespaces</source>
        <translation>c’est le registre %1, qui n’enregistre pas d’espaces de noms URN</translation>
    </message>
    <message>
        <source>it is not well-formed CSV: a quote, a line end or a cell is out of place</source>
        <translation>ce n’est pas un CSV bien formé&#xa0;: un guillemet, une fin de ligne ou une cellule n’est pas à sa place</translation>
    </message>
    <message>
        <source>its columns differ from those of IANA&apos;s CSV of URN namespaces: %1</source>
        <translation>il a d’autres colonnes que le CSV de l’IANA des espaces de noms URN&#xa0;: %1</translation>
    </message>
    <message>
        <source>a cell is not written as labels in brackets: %1</source>
        <translation>une cellule n’est pas faite de libellés entre crochets&#xa0;: %1</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the unknown element &lt;%1&gt; is not imported</source>
        <translation>l’élément inconnu &lt;%1&gt; n’est pas importé</translation>
    </message>
    <message>
        <source>the unknown attribute %1 is not imported</source>
        <translation>l’attribut inconnu %1 n’est pas importé</translation>
    </message>
    <message>
        <source>unexpected text is not imported: %1</source>
        <translation>du texte inattendu n’est pas importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is out of order and is not imported</source>
        <translation>&lt;%1&gt; n’est pas à sa place et n’est pas importé</translation>
    </message>
    <message>
        <source>%1 occurs more than once; only the first is used</source>
        <translation>%1 figure plus d’une fois&#xa0;; seul le premier est pris en compte</translation>
    </message>
    <message>
        <source>a reference of the unknown type %1 is imported as text</source>
        <translation>une référence du type inconnu %1 est importée comme texte</translation>
    </message>
    <message>
        <source>a comment is not imported</source>
        <translation>un commentaire n’est pas importé</translation>
    </message>
    <message>
        <source>%1: not imported, because its template has no NID</source>
        <translation>%1&#xa0;: non importé, car son modèle n’indique aucun NID</translation>
    </message>
    <message>
        <source>%1: not imported, because it is too large for a template</source>
        <translation>%1&#xa0;: non importé, car trop grand pour un modèle</translation>
    </message>
    <message>
        <source>a processing instruction is not imported: %1</source>
        <translation>une instruction de traitement n’est pas importée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Missing in the file</source>
        <translation>Absent du fichier</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Renommé</translation>
    </message>
    <message>
        <source>Not a NID</source>
        <translation>Pas un NID</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Graphie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Registration rule</source>
        <translation>Règle d’enregistrement</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Notes de bas de page</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>a listing header was changed: %1</source>
        <translation>un en-tête de liste a été modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The listing contains a namespace twice. Remove one of the two.</source>
        <translation>La liste a un espace de noms deux fois&#xa0;: omettez-en un.</translation>
    </message>
    <message>
        <source>The rows of the listing are not numbered in order. Nothing was changed. Compare the listing again, then import it.</source>
        <translation>Les lignes de la liste ne sont pas numérotées comme il faut&#xa0;: rien n’a été modifié. Comparez de nouveau la liste, puis importez-la.</translation>
    </message>
    <message>
        <source>The registrant must be on one line, without control characters.</source>
        <translation>Le titulaire tient sur une ligne, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>A namespace changed in this registry after the comparison. Compare the listing again, then decide.</source>
        <translation>Un espace de noms a changé ici depuis que la liste a été comparée&#xa0;: comparez-la de nouveau, puis décidez de nouveau.</translation>
    </message>
    <message>
        <source>Delisted</source>
        <translation>Retiré de la liste</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>Importé de %1.</translation>
    </message>
    <message>
        <source>Formerly</source>
        <translation>Anciennement</translation>
    </message>
    <message>
        <source>Former NID</source>
        <translation>Ancien NID</translation>
    </message>
    <message>
        <source>SHA-256 of the listing&apos;s entry</source>
        <translation>SHA-256 de l’entrée de la liste</translation>
    </message>
    <message>
        <source>SHA-256 of the listing header</source>
        <translation>SHA-256 de l’en-tête de la liste</translation>
    </message>
    <message>
        <source>%1 delisted “%2”, which an imported listing no longer contains.</source>
        <translation>%1 a retiré «&#xa0;%2&#xa0;» de la liste&#xa0;: une liste importée ne l’a plus.</translation>
    </message>
    <message>
        <source>“%1” (U+%2) looks like “%3”</source>
        <translation>«&#xa0;%1&#xa0;» (U+%2) ressemble à «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>Rule broken</source>
        <translation>Règle enfreinte</translation>
    </message>
    <message>
        <source>All are registered.</source>
        <translation>Ils sont tous enregistrés.</translation>
    </message>
    <message>
        <source>Not registered: %L1 of %L2</source>
        <translation>Non enregistrés&#xa0;: %L1 sur %L2</translation>
    </message>
    <message>
        <source>not registered</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>There are more. The %L1 most frequent are shown.</source>
        <translation>Et d’autres&#xa0;: les %L1 plus fréquents sont affichés.</translation>
    </message>
    <message>
        <source>Every line is a URN.</source>
        <translation>Chaque ligne est un URN.</translation>
    </message>
    <message>
        <source>Lines that are not URNs: %L1</source>
        <translation>Lignes qui ne sont pas des URN&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Not URNs</source>
        <translation>Pas des URN</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vides</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>URNs: %L1, others: %L2</source>
        <translation>URN&#xa0;: %L1, autres&#xa0;: %L2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Line %L1, where the cursor is</source>
        <translation>Ligne %L1, où se trouve le curseur</translation>
    </message>
    <message>
        <source>Type or paste a URN or URI above. Its parts are shown as you type.</source>
        <translation>Tapez ou collez ci-dessus un URN ou un URI&#xa0;: il est décomposé à mesure que vous tapez.</translation>
    </message>
    <message>
        <source>As a URN</source>
        <translation>Comme URN</translation>
    </message>
    <message>
        <source>absolute, hierarchical</source>
        <translation>absolu, hiérarchique</translation>
    </message>
    <message>
        <source>absolute, opaque</source>
        <translation>absolu, opaque</translation>
    </message>
    <message>
        <source>relative: a network path</source>
        <translation>relatif&#xa0;: un chemin réseau</translation>
    </message>
    <message>
        <source>relative: an absolute path</source>
        <translation>relatif&#xa0;: un chemin absolu</translation>
    </message>
    <message>
        <source>relative: a relative path</source>
        <translation>relatif&#xa0;: un chemin relatif</translation>
    </message>
    <message>
        <source>relative: in the same document</source>
        <translation>relatif&#xa0;: dans le même document</translation>
    </message>
    <message>
        <source>an IPv6 address</source>
        <translation>une adresse IPv6</translation>
    </message>
    <message>
        <source>an IP address of a future version</source>
        <translation>une adresse d’une version ultérieure</translation>
    </message>
    <message>
        <source>an IPv4 address</source>
        <translation>une adresse IPv4</translation>
    </message>
    <message>
        <source>a domain name</source>
        <translation>un nom de domaine</translation>
    </message>
    <message>
        <source>a registry-based authority</source>
        <translation>une autorité définie par un registre</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>%1: not valid at byte %2. %3 (%4)</source>
        <translation>%1&#xa0;: non valide à l’octet %2. %3 (%4)</translation>
    </message>
    <message>
        <source>As a generic URI</source>
        <translation>Comme URI générique</translation>
    </message>
    <message>
        <source>%1: valid.</source>
        <translation>%1&#xa0;: valide.</translation>
    </message>
    <message>
        <source>As a URL of 1993</source>
        <translation>Comme URL de 1993</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Le projet</translation>
    </message>
    <message>
        <source>The draft reads it as %1.</source>
        <translation>Le projet le lit comme %1.</translation>
    </message>
    <message>
        <source>According to %1, they are not both URNs.</source>
        <translation>Selon %1, ce ne sont pas deux URN.</translation>
    </message>
    <message>
        <source>According to %1, they are equivalent.</source>
        <translation>Selon %1, ils sont équivalents.</translation>
    </message>
    <message>
        <source>According to %1, they are not equivalent.</source>
        <translation>Selon %1, ils ne sont pas équivalents.</translation>
    </message>
    <message>
        <source>They are not caching-equivalent, because their components differ.</source>
        <translation>Ils ne sont pas équivalents pour la mise en cache, car leurs composants diffèrent.</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>Enter two URNs or URIs to compare them.</source>
        <translation>Saisissez deux URN ou URI pour les comparer.</translation>
    </message>
    <message>
        <source>As URNs</source>
        <translation>Comme URN</translation>
    </message>
    <message>
        <source>URI comparison, step by step: %1</source>
        <translation>Comparaison des URI, étape par étape&#xa0;: %1</translation>
    </message>
    <message>
        <source>The first is not a URI: %1</source>
        <translation>Le premier n’est pas un URI&#xa0;: %1</translation>
    </message>
    <message>
        <source>The second is not a URI: %1</source>
        <translation>Le second n’est pas un URI&#xa0;: %1</translation>
    </message>
    <message>
        <source>Normalized step by step: %1</source>
        <translation>Normalisé étape par étape&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter a base URI and a reference to resolve it. A single URI is normalized.</source>
        <translation>Saisissez un URI de base et une référence pour la résoudre. Un URI seul est normalisé.</translation>
    </message>
    <message>
        <source>Target of the reference</source>
        <translation>Ce que désigne la référence</translation>
    </message>
    <message>
        <source>Enter a text to find the URNs and URIs in it.</source>
        <translation>Saisissez un texte pour y trouver les URN et URI.</translation>
    </message>
    <message>
        <source>The text does not contain a URN or URI.</source>
        <translation>Ce texte ne contient ni URN ni URI.</translation>
    </message>
    <message>
        <source>Found: %L1</source>
        <translation>Trouvés&#xa0;: %L1</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>URI</source>
        <translation>URI</translation>
    </message>
    <message>
        <source>There are more. The first %L1 are shown.</source>
        <translation>Et d’autres&#xa0;: les %L1 premiers sont affichés.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Les parties</translation>
    </message>
    <message>
        <source>Canonical form</source>
        <translation>Forme canonique</translation>
    </message>
    <message>
        <source>used for comparison (RFC 8141, section 3.1)</source>
        <translation>ce qui est comparé&#xa0;: RFC 8141, section 3.1</translation>
    </message>
    <message>
        <source>Decoded NSS</source>
        <translation>Chaîne propre à l’espace de noms, décodée</translation>
    </message>
    <message>
        <source>for reading only, not a URN (section 4.4)</source>
        <translation>à lire, non à employer comme URN&#xa0;: section 4.4</translation>
    </message>
    <message>
        <source>Look-alike</source>
        <translation>Sosie</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>L’espace de noms</translation>
    </message>
    <message>
        <source>Checking the registry…</source>
        <translation>Le registre est interrogé…</translation>
    </message>
    <message>
        <source>“%1” is not registered, so the meaning of the URN is not defined.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: le sens de l’URN n’est donc pas défini.</translation>
    </message>
    <message>
        <source>“%1” is registered.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>“%1” is registered: %2.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Query according to the 2012 draft</source>
        <translation>La requête selon le projet de 2012</translation>
    </message>
    <message>
        <source>There are more: %L1 directives in all.</source>
        <translation>Et d’autres&#xa0;: %L1 directives en tout.</translation>
    </message>
    <message>
        <source>Contradictions in the document</source>
        <translation>Là où un document se contredit</translation>
    </message>
    <message>
        <source>This is a URN according to RFC 8141.</source>
        <translation>C’est un URN selon la RFC 8141.</translation>
    </message>
    <message>
        <source>Section 2: in the grammar, an r-component can contain “?=”.</source>
        <translation>Section 2&#xa0;: selon la grammaire, un composant r peut contenir «&#xa0;?=&#xa0;».</translation>
    </message>
    <message>
        <source>Section 2.3.1: an r-component ends at “?=”, where a q-component begins.</source>
        <translation>Section 2.3.1&#xa0;: un composant r se termine là où se trouve «&#xa0;?=&#xa0;», et un composant q commence.</translation>
    </message>
    <message>
        <source>We follow section 2.3.1: the first “?=” ends the r-component, and a q-component must follow.</source>
        <translation>Nous suivons la section 2.3.1&#xa0;: le premier «&#xa0;?=&#xa0;» termine le composant r, et un composant q doit suivre.</translation>
    </message>
    <message>
        <source>Section 2, the grammar: a “?” outside the components is not allowed.</source>
        <translation>Section 2, la grammaire&#xa0;: avec un «&#xa0;?&#xa0;» hors des composants, ce n’est pas un URN.</translation>
    </message>
    <message>
        <source>Section 2, the text: it should be treated as an error, which allows exceptions.</source>
        <translation>Section 2, le texte&#xa0;: il devrait être traité comme une erreur, ce qui laisse place à des exceptions.</translation>
    </message>
    <message>
        <source>We follow the grammar: it is always an error.</source>
        <translation>Nous suivons la grammaire&#xa0;: c’est toujours une erreur.</translation>
    </message>
    <message>
        <source>Section 1: a URN that is valid in the earlier documents remains valid.</source>
        <translation>Section 1&#xa0;: ce qui était un URN selon les documents antérieurs en reste un.</translation>
    </message>
    <message>
        <source>Section 2: a NID has at least two characters and does not end with a hyphen, which RFC 2141 allowed.</source>
        <translation>Section 2&#xa0;: un NID a au moins deux caractères et ne se termine pas par un trait d’union, ce que la RFC 2141 permettait.</translation>
    </message>
    <message>
        <source>We follow section 2: such a NID is not accepted. None was ever registered.</source>
        <translation>Nous suivons la section 2&#xa0;: un tel NID est refusé. Aucun n’a jamais été enregistré.</translation>
    </message>
    <message>
        <source>Section 2: the NSS can contain “/”, but cannot begin with it.</source>
        <translation>Section 2&#xa0;: «&#xa0;/&#xa0;» peut figurer dans la chaîne propre à l’espace de noms, mais pas au début.</translation>
    </message>
    <message>
        <source>Section 2.2: “/” is among the characters that must be percent-encoded.</source>
        <translation>Section 2.2&#xa0;: «&#xa0;/&#xa0;» est parmi les caractères qu’un nom doit coder avant d’être un URN.</translation>
    </message>
    <message>
        <source>We follow section 2: “/” is accepted, as in the example of section 2.2.</source>
        <translation>Nous suivons la section 2&#xa0;: «&#xa0;/&#xa0;» est accepté, comme la section 2.2 l’a elle-même dans son exemple.</translation>
    </message>
    <message>
        <source>Section 3, the grammar: no component begins with “?”.</source>
        <translation>Section 3, la grammaire&#xa0;: aucun composant ne commence par «&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>Section 3, the text: a “?” at the beginning of a component is discouraged, but not forbidden.</source>
        <translation>Section 3, le texte&#xa0;: un «&#xa0;?&#xa0;» au début d’un composant est déconseillé, mais pas interdit.</translation>
    </message>
    <message>
        <source>We follow the grammar: it is not accepted.</source>
        <translation>Nous suivons la grammaire&#xa0;: il est refusé.</translation>
    </message>
    <message>
        <source>Section 3: in the grammar, a q-component can contain “??”.</source>
        <translation>Section 3&#xa0;: selon la grammaire, un composant q peut contenir «&#xa0;??&#xa0;».</translation>
    </message>
    <message>
        <source>Section 3.3.1: “??” ends a q-component and begins an r-component.</source>
        <translation>Section 3.3.1&#xa0;: «&#xa0;??&#xa0;» termine un composant q et commence un composant r.</translation>
    </message>
    <message>
        <source>We follow section 3.3.1: the first “??” ends the q-component, and an r-component must follow.</source>
        <translation>Nous suivons la section 3.3.1&#xa0;: le premier «&#xa0;??&#xa0;» termine le composant q, et un composant r doit suivre.</translation>
    </message>
    <message>
        <source>Section 3.3: every URN can have components, regardless of its namespace.</source>
        <translation>Section 3.3&#xa0;: tout URN peut avoir des composants, quoi qu’en dise son espace de noms.</translation>
    </message>
    <message>
        <source>Appendix A: q- and f-components are not allowed unless a registration mentions them.</source>
        <translation>Annexe A&#xa0;: les composants q et f ne sont pas permis là où un enregistrement n’en parle pas.</translation>
    </message>
    <message>
        <source>We follow section 3.3: components are accepted.</source>
        <translation>Nous suivons la section 3.3&#xa0;: les composants sont acceptés.</translation>
    </message>
    <message>
        <source>Section 4.1: none of the three components is part of URN-equivalence.</source>
        <translation>Section 4.1&#xa0;: aucun des trois composants ne compte pour l’équivalence.</translation>
    </message>
    <message>
        <source>Section 4.2: only the q- and f-components are not part of it.</source>
        <translation>Section 4.2&#xa0;: ce sont les composants q et f qui ne comptent pas.</translation>
    </message>
    <message>
        <source>We follow section 4.1: the r-component is not part of it either.</source>
        <translation>Nous suivons la section 4.1&#xa0;: le composant r ne compte pas non plus.</translation>
    </message>
    <message>
        <source>Section 3: the NSS can contain “/”, but cannot begin with it.</source>
        <translation>Section 3&#xa0;: «&#xa0;/&#xa0;» peut figurer dans la chaîne propre à l’espace de noms, mais pas au début.</translation>
    </message>
    <message>
        <source>Section 3.2: “/” is among the characters that must be percent-encoded.</source>
        <translation>Section 3.2&#xa0;: «&#xa0;/&#xa0;» est parmi les caractères qu’un nom doit coder avant d’être un URN.</translation>
    </message>
    <message>
        <source>We follow section 3: “/” is accepted, as in the example of section 3.2.</source>
        <translation>Nous suivons la section 3&#xa0;: «&#xa0;/&#xa0;» est accepté, comme la section 3.2 l’a elle-même dans son exemple.</translation>
    </message>
    <message>
        <source>Section 3: a NID has at least two characters.</source>
        <translation>Section 3&#xa0;: un NID a au moins deux caractères.</translation>
    </message>
    <message>
        <source>Section 3.1: the only change from RFC 2141, which allowed one character, is that a NID cannot end with a hyphen.</source>
        <translation>Section 3.1&#xa0;: la seule nouveauté par rapport à la RFC 2141, qui permettait un seul caractère, est l’interdiction du trait d’union à la fin.</translation>
    </message>
    <message>
        <source>We follow section 3: a NID of one character is not accepted.</source>
        <translation>Nous suivons la section 3&#xa0;: un NID d’un seul caractère est refusé.</translation>
    </message>
    <message>
        <source>Section 2.1: a NID ends with a letter or a digit.</source>
        <translation>Section 2.1&#xa0;: un NID se termine par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>Appendix B: in the grammar, a NID can end with a hyphen.</source>
        <translation>Annexe B&#xa0;: selon sa grammaire, un NID peut se terminer par un trait d’union.</translation>
    </message>
    <message>
        <source>We follow section 2.1: a hyphen at the end is not accepted. The appendix only repeats the grammar.</source>
        <translation>Nous suivons la section 2.1&#xa0;: un trait d’union à la fin est refusé. L’annexe ne fait que répéter la grammaire.</translation>
    </message>
    <message>
        <source>Section 2.3.1: its example calls the service from URI to URL “I2U”.</source>
        <translation>Section 2.3.1&#xa0;: son exemple nomme «&#xa0;I2U&#xa0;» le service de l’URI vers l’URL.</translation>
    </message>
    <message>
        <source>Section 9.2.2: the registry calls it “I2L” and has no “I2U”.</source>
        <translation>Section 9.2.2&#xa0;: le registre le nomme «&#xa0;I2L&#xa0;» et n’a pas de «&#xa0;I2U&#xa0;».</translation>
    </message>
    <message>
        <source>We follow the registry: “s=I2U” is well formed, and its service is unknown.</source>
        <translation>Nous suivons le registre&#xa0;: «&#xa0;s=I2U&#xa0;» est bien formé, et son service est inconnu.</translation>
    </message>
    <message>
        <source>Section 2.3.2: the resolvers in its example support “c” for the service I2R, but the query requests I2L.</source>
        <translation>Section 2.3.2&#xa0;: les résolveurs de son exemple prennent en charge «&#xa0;c&#xa0;» pour le service I2R, et pourtant la requête demande I2L.</translation>
    </message>
    <message>
        <source>Section 9.2.2: I2L is the service from URI to URL, I2R that from URI to resource.</source>
        <translation>Section 9.2.2&#xa0;: I2L est le service de l’URI vers l’URL, I2R celui de l’URI vers la ressource.</translation>
    </message>
    <message>
        <source>We follow the registry: the query requests the URL of the component.</source>
        <translation>Nous suivons le registre&#xa0;: la requête demande l’URL du composant.</translation>
    </message>
    <message>
        <source>Section 2.3: directives have no order.</source>
        <translation>Section 2.3&#xa0;: les directives n’ont pas d’ordre.</translation>
    </message>
    <message>
        <source>Section 5, step 5b: directives are sorted by keyword, which keeps the order of those with the same keyword.</source>
        <translation>Section 5, étape 5b&#xa0;: les directives sont rangées dans l’ordre de leurs mots-clés, ce qui laisse celles d’un même mot-clé comme elles sont.</translation>
    </message>
    <message>
        <source>We follow section 2.3: directives with the same keyword can be in any order, too.</source>
        <translation>Nous suivons la section 2.3&#xa0;: les directives de même mot-clé peuvent aussi échanger leurs places.</translation>
    </message>
    <message>
        <source>Section 2.3: directives are case-sensitive.</source>
        <translation>Section 2.3&#xa0;: dans les directives, la casse compte.</translation>
    </message>
    <message>
        <source>Section 5, step 3: all percent-encodings are converted to the same case.</source>
        <translation>Section 5, étape 3&#xa0;: la casse de tous les codages avec «&#xa0;%&#xa0;» est uniformisée.</translation>
    </message>
    <message>
        <source>We follow section 5 for percent-encodings, and section 2.3 for everything else.</source>
        <translation>Nous suivons la section 5 pour les codages avec «&#xa0;%&#xa0;», et la section 2.3 pour tout le reste.</translation>
    </message>
    <message>
        <source>Section 2.5.2: a character that is not reserved must not be percent-encoded.</source>
        <translation>Section 2.5.2&#xa0;: un caractère qui n’est pas réservé ne doit pas être codé avec «&#xa0;%&#xa0;».</translation>
    </message>
    <message>
        <source>Section 5.1: an encoded comma makes a different URN, which is also valid.</source>
        <translation>Section 5.1&#xa0;: une virgule codée donne un autre URN, qui n’en est pas moins bon.</translation>
    </message>
    <message>
        <source>We follow section 5.1: it is accepted, because a namespace may reserve any character, and it is not decoded.</source>
        <translation>Nous suivons la section 5.1&#xa0;: il est accepté, car un espace de noms peut réserver n’importe quel caractère, et il n’est pas décodé.</translation>
    </message>
    <message>
        <source>Sections 2.3 and 2.4: a string with a query or fragment is a reference to a URN; no URN is assigned with one.</source>
        <translation>Sections 2.3 et 2.4&#xa0;: une requête ou un fragment en fait une référence à un URN&#xa0;; aucun URN n’est attribué avec l’un d’eux.</translation>
    </message>
    <message>
        <source>Section 5.1: examples with a query and a fragment are called URNs.</source>
        <translation>Section 5.1&#xa0;: ses exemples avec une requête et un fragment sont des URN comme les autres.</translation>
    </message>
    <message>
        <source>We follow section 2.3: it is accepted as a reference.</source>
        <translation>Nous suivons la section 2.3&#xa0;: il est accepté, et appelé référence.</translation>
    </message>
    <message>
        <source>Section 2.2: in the grammar, the NSS can contain “%”, “/”, “?” and “#”.</source>
        <translation>Section 2.2&#xa0;: selon la grammaire, «&#xa0;%&#xa0;», «&#xa0;/&#xa0;», «&#xa0;?&#xa0;» et «&#xa0;#&#xa0;» peuvent figurer dans la chaîne propre à l’espace de noms.</translation>
    </message>
    <message>
        <source>Sections 2.3.1 and 2.3.2: “%” must be followed by two hexadecimal digits, and the others are reserved for future use.</source>
        <translation>Sections 2.3.1 et 2.3.2&#xa0;: «&#xa0;%&#xa0;» est suivi de deux chiffres hexadécimaux, et les autres sont réservés pour plus tard.</translation>
    </message>
    <message>
        <source>We follow section 2.3: they are not accepted, as in later documents.</source>
        <translation>Nous suivons la section 2.3&#xa0;: ils sont refusés, comme l’entendent les documents ultérieurs.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is missing.</source>
        <translation>Le NID après «&#xa0;urn:&#xa0;» manque.</translation>
    </message>
    <message>
        <source>%1: valid as a reference to a URN. A URN is never assigned with a query or fragment (sections 2.3 and 2.4).</source>
        <translation>%1 l’accepte comme référence à un URN&#xa0;: aucun URN n’est attribué avec une requête ou un fragment (sections 2.3 et 2.4).</translation>
    </message>
    <message>
        <source>The keyword “%1” is not registered. Resolvers ignore it.</source>
        <translation>Le mot-clé «&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: les résolveurs n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>Requests the service %1: %2 (%3, %4).</source>
        <translation>Demande le service %1&#xa0;: %2 (%3, %4).</translation>
    </message>
    <message>
        <source>Names the component “%2” of a structured resource, if the namespace supports it.</source>
        <translation>Nomme le composant «&#xa0;%2&#xa0;» d’une ressource structurée, là où l’espace de noms le prend en charge.</translation>
    </message>
    <message>
        <source>A NID does not end with a hyphen.</source>
        <translation>Un NID ne se termine pas par un trait d’union.</translation>
    </message>
    <message>
        <source>The NID “urn” is reserved.</source>
        <translation>Le NID «&#xa0;urn&#xa0;» est réservé.</translation>
    </message>
    <message>
        <source>NIDs that begin with “urn-” are reserved for informal namespaces.</source>
        <translation>Les NID qui commencent par «&#xa0;urn-&#xa0;» sont ceux des espaces de noms informels.</translation>
    </message>
    <message>
        <source>NIDs that begin with two letters and a hyphen are reserved for countries.</source>
        <translation>Les NID qui commencent par deux lettres et un trait d’union sont réservés aux pays.</translation>
    </message>
    <message>
        <source>NIDs that begin with two letters and two hyphens are reserved for encoded names.</source>
        <translation>Les NID qui commencent par deux lettres et deux traits d’union sont réservés aux noms codés.</translation>
    </message>
    <message>
        <source>The scheme before the first colon is missing. Add it, or begin a relative path with “./”.</source>
        <translation>Rien ne précède le premier deux-points&#xa0;: commencez par un schéma, ou écrivez «&#xa0;./&#xa0;» devant un chemin relatif.</translation>
    </message>
    <message>
        <source>A URI contains only ASCII. Percent-encode the UTF-8 bytes of this character.</source>
        <translation>Un URI s’écrit en ASCII&#xa0;: codez avec «&#xa0;%&#xa0;» l’UTF-8 de ce caractère.</translation>
    </message>
    <message>
        <source>A host in brackets must be an IPv6 address: eight groups of hexadecimal digits, or fewer and “::”.</source>
        <translation>Entre crochets, un hôte est une adresse IPv6&#xa0;: huit groupes de chiffres hexadécimaux, ou moins et «&#xa0;::&#xa0;».</translation>
    </message>
    <message>
        <source>Only “:” and a port number can follow the host.</source>
        <translation>Seuls «&#xa0;:&#xa0;» et les chiffres d’un port peuvent suivre l’hôte.</translation>
    </message>
    <message>
        <source>This is a relative reference. Resolve it against a base first.</source>
        <translation>C’est une référence relative&#xa0;: résolvez-la d’abord par rapport à une base.</translation>
    </message>
    <message>
        <source>The base has no hierarchy, because no “/” follows its scheme. A relative reference cannot be resolved against it.</source>
        <translation>La base n’a pas de hiérarchie, puisqu’aucun «&#xa0;/&#xa0;» ne suit son schéma&#xa0;: rien ne peut lui être relatif.</translation>
    </message>
    <message>
        <source>The reference has more “..” than the base has levels.</source>
        <translation>La référence a plus de «&#xa0;..&#xa0;» que la base n’a de niveaux.</translation>
    </message>
    <message>
        <source>“URL:” is not part of the URI and is no longer recommended. Remove it.</source>
        <translation>«&#xa0;URL:&#xa0;» ne fait pas partie de l’URI, et n’est plus recommandé&#xa0;: omettez-le.</translation>
    </message>
    <message>
        <source>The white space between the brackets is not part of the URI and was removed.</source>
        <translation>Les espaces entre les chevrons ne font pas partie de l’URI et ont été omises.</translation>
    </message>
    <message>
        <source>The hyphen at the end of the line may not be part of the URI. The URI may also be “%1”.</source>
        <translation>Une ligne se termine par ce trait d’union, qui vient peut-être du typographe&#xa0;: l’URI peut aussi être «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No “&gt;” closes this bracket.</source>
        <translation>Aucun «&#xa0;&gt;&#xa0;» ne ferme ce chevron.</translation>
    </message>
    <message>
        <source>They are the same, character for character.</source>
        <translation>Ils sont identiques, caractère par caractère.</translation>
    </message>
    <message>
        <source>They are the same after the scheme and host are converted to lower case.</source>
        <translation>Ils sont identiques une fois le schéma et l’hôte en minuscules.</translation>
    </message>
    <message>
        <source>They are the same after percent-encodings are converted to upper case and unnecessary ones are decoded.</source>
        <translation>Ils sont identiques une fois les codages avec «&#xa0;%&#xa0;» en majuscules, et absents là où un caractère n’en a pas besoin.</translation>
    </message>
    <message>
        <source>They are the same after “.” and “..” are removed from their paths.</source>
        <translation>Ils sont identiques une fois «&#xa0;.&#xa0;» et «&#xa0;..&#xa0;» retirés de leurs chemins.</translation>
    </message>
    <message>
        <source>They are the same according to the rules of their scheme, such as its default port.</source>
        <translation>Ils sont identiques selon les règles de leur schéma, comme celle de son port par défaut.</translation>
    </message>
    <message>
        <source>No rule makes them the same. They may still identify the same resource, but no server is asked.</source>
        <translation>Aucune règle ne les rend identiques. S’ils nomment la même chose, seuls leurs serveurs pourraient le dire, et ceux-ci ne sont pas interrogés.</translation>
    </message>
    <message>
        <source>Both are URNs, and they are equivalent (RFC 8141, section 3.1).</source>
        <translation>Tous deux sont des URN, équivalents selon la RFC 8141, section 3.1.</translation>
    </message>
    <message>
        <source>Both are URNs, and they are not equivalent (RFC 8141, section 3.1).</source>
        <translation>Tous deux sont des URN, et non équivalents selon la RFC 8141, section 3.1.</translation>
    </message>
    <message>
        <source>The text requires lower case for schemes, the grammar does not. We accept any case and ignore it in comparisons.</source>
        <translation>Le texte a les schémas en minuscules, la grammaire dans n’importe quelle casse. Ils sont lus dans n’importe quelle casse, et comparés sans elle.</translation>
    </message>
    <message>
        <source>In the grammar, an opaque part includes its “?”. The regular expression splits off a query. We use the grammar for validation and the expression for display.</source>
        <translation>Selon la grammaire, une partie opaque comprend son «&#xa0;?&#xa0;»&#xa0;; l’expression rationnelle en sépare une requête. La grammaire dit ce qui est valable, l’expression ce qui est montré.</translation>
    </message>
    <message>
        <source>The text allows an authority with a user or port but no host, the grammar does not. We read it as a registry-based name.</source>
        <translation>Le texte permet d’omettre l’hôte à côté d’un utilisateur ou d’un port, la grammaire non. Une telle autorité est lue comme un nom d’un registre.</translation>
    </message>
    <message>
        <source>The text forbids a digit at the beginning of the last label of a host, the grammar allows it. We allow it.</source>
        <translation>Le texte exclut que le dernier élément d’un hôte commence par un chiffre, la grammaire le permet. C’est permis.</translation>
    </message>
    <message>
        <source>One section decodes all unreserved characters, another only letters, digits, “_” and “~”. We decode only those.</source>
        <translation>Une section fait décoder tous les caractères non réservés, l’autre seulement les lettres, les chiffres, «&#xa0;_&#xa0;» et «&#xa0;~&#xa0;». Seuls ceux-ci sont décodés.</translation>
    </message>
    <message>
        <source>According to the text, the generic rule matches all URLs, but its path cannot begin with a slash. We allow leading slashes.</source>
        <translation>La règle générique est censée lire toutes les URL, mais son chemin ne peut pas commencer par une barre oblique. Les barres obliques en tête y sont permises.</translation>
    </message>
    <message>
        <source>The grammar has two colons after “mailto”, the text has one. We accept both.</source>
        <translation>La grammaire met deux «&#xa0;:&#xa0;» après «&#xa0;mailto&#xa0;», le texte un seul. Les deux formes sont lues.</translation>
    </message>
    <message>
        <source>In the text, an nntp URL names a news server, which the grammar does not allow. We do not accept it.</source>
        <translation>Dans le texte, nntp nomme un serveur de nouvelles, la grammaire ne lui fait pas de place. Il est refusé.</translation>
    </message>
    <message>
        <source>The text describes rlogin and tn3270, the grammar only telnet. We read them like telnet.</source>
        <translation>Le texte décrit rlogin et tn3270, la grammaire seulement telnet. Ils sont lus comme telnet.</translation>
    </message>
    <message>
        <source>The rule for letters includes digits, while other rules add them. We allow schemes, hosts and groups to begin with a digit.</source>
        <translation>La ligne des lettres énumère aussi les chiffres, alors que d’autres lignes les ajoutent. Les schémas, les hôtes et les groupes peuvent commencer par un chiffre.</translation>
    </message>
    <message>
        <source>The text requires hexadecimal digits in upper case, the grammar does not. We accept any case.</source>
        <translation>Le texte a les chiffres hexadécimaux en majuscules, la grammaire dans n’importe quelle casse. Ils sont lus dans n’importe quelle casse.</translation>
    </message>
    <message>
        <source>A reference in the document contains “&gt;”, which its grammar does not allow in a URL. We do not accept it.</source>
        <translation>Une référence bibliographique du document contient «&#xa0;&gt;&#xa0;», que sa grammaire n’a dans aucune URL. Il est refusé.</translation>
    </message>
    <message>
        <source>A full URL has a scheme and a colon before any slash; this may be a partial form.</source>
        <translation>Une URL complète a un schéma et un deux-points avant toute barre oblique&#xa0;; c’est peut-être une forme partielle.</translation>
    </message>
    <message>
        <source>A scheme begins with a letter or a digit and holds no characters that would have to be encoded.</source>
        <translation>Un schéma commence par une lettre ou un chiffre et ne contient pas de caractères qu’il faudrait coder.</translation>
    </message>
    <message>
        <source>“urn:” is reserved for names. This grammar is for locators.</source>
        <translation>«&#xa0;urn:&#xa0;» est réservé aux noms&#xa0;; cette grammaire est celle des adresses.</translation>
    </message>
    <message>
        <source>With this scheme, “//” and a host must follow the colon.</source>
        <translation>Avec ce schéma, «&#xa0;//&#xa0;» et un hôte suivent le deux-points.</translation>
    </message>
    <message>
        <source>This scheme does not name a server. Remove “//” and the host.</source>
        <translation>Avec ce schéma, aucun serveur n’est nommé&#xa0;: omettez «&#xa0;//&#xa0;» et l’hôte.</translation>
    </message>
    <message>
        <source>There is nothing between these two slashes. Only the last part of a path may be empty.</source>
        <translation>Il n’y a rien entre ces deux barres obliques&#xa0;: seule la dernière partie d’un chemin peut être vide.</translation>
    </message>
    <message>
        <source>This character is not allowed here. Write it as “%” and two hexadecimal digits.</source>
        <translation>Ce caractère n’est pas permis ici&#xa0;: écrivez «&#xa0;%&#xa0;» et ses deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>A URL contains only ASCII. Write this character as “%” and the two hexadecimal digits of its ISO Latin 1 code.</source>
        <translation>Une URL s’écrit en ASCII&#xa0;: écrivez «&#xa0;%&#xa0;» et les deux chiffres hexadécimaux du caractère en ISO Latin 1.</translation>
    </message>
    <message>
        <source>Everybody who sees the URL sees this password. Remove it.</source>
        <translation>Quiconque voit l’URL voit ce mot de passe&#xa0;: omettez-le.</translation>
    </message>
    <message>
        <source>A user name in a URL is discouraged. Remove it if the server does not need it.</source>
        <translation>Un nom d’utilisateur dans une URL est déconseillé&#xa0;: omettez-le là où le serveur s’en passe.</translation>
    </message>
    <message>
        <source>Prefer the name of a host to its address.</source>
        <translation>Le nom d’un hôte vaut mieux que son adresse.</translation>
    </message>
    <message>
        <source>The grammar allows it, but this does not look like a domain name.</source>
        <translation>La grammaire le permet, mais cela n’a pas la forme d’un nom de domaine.</translation>
    </message>
    <message>
        <source>%1 is the default port of this scheme. Remove it.</source>
        <translation>%1 est le port propre à ce schéma&#xa0;: omettez-le.</translation>
    </message>
    <message>
        <source>An article number is valid on one news server only. Do not use it elsewhere.</source>
        <translation>Le numéro d’un article n’est connu que d’un seul serveur de nouvelles&#xa0;: ne l’employez pas hors du domaine de ce serveur.</translation>
    </message>
    <message>
        <source>The draft does not define this scheme. Only its generic rule was applied.</source>
        <translation>Le projet ne définit pas ce schéma&#xa0;; seule sa règle générique a été appliquée.</translation>
    </message>
    <message>
        <source>The grammar of the draft has two colons after “mailto”, its text has one. Both are accepted.</source>
        <translation>La grammaire du projet met deux «&#xa0;:&#xa0;» après «&#xa0;mailto&#xa0;», son texte un seul&#xa0;; les deux formes sont lues.</translation>
    </message>
    <message>
        <source>This dialect reserves “/”, “?” and “#”. In the NSS, write %2F, %3F and %23.</source>
        <translation>Ce dialecte réserve «&#xa0;/&#xa0;», «&#xa0;?&#xa0;» et «&#xa0;#&#xa0;»&#xa0;: dans la chaîne propre à l’espace de noms, ils s’écrivent %2F, %3F et %23.</translation>
    </message>
    <message>
        <source>2003 draft</source>
        <translation>Projet de 2003</translation>
    </message>
    <message>
        <source>a fragment of the current document</source>
        <translation>un endroit du document actuel</translation>
    </message>
    <message>
        <source>it goes above the root</source>
        <translation>remonte au-delà de la racine</translation>
    </message>
    <message>
        <source>it would be read differently, because its path begins with //</source>
        <translation>serait lu autrement&#xa0;: le chemin commence par //</translation>
    </message>
    <message>
        <source>… or “..” above the root dropped</source>
        <translation>… ou «&#xa0;..&#xa0;» au-delà de la racine supprimé</translation>
    </message>
    <message>
        <source>… or refused</source>
        <translation>… ou refusé</translation>
    </message>
    <message>
        <source>… with a repeated scheme ignored</source>
        <translation>… sans tenir compte d’un schéma répété</translation>
    </message>
    <message>
        <source>The document contradicts itself</source>
        <translation>Le document se contredit</translation>
    </message>
    <message>
        <source>No line contains a URN.</source>
        <translation>Aucune ligne ne contient d’URN.</translation>
    </message>
    <message>
        <source>Every line that is not empty is a URN.</source>
        <translation>Chaque ligne non vide est un URN.</translation>
    </message>
    <message>
        <source>All counted NIDs are registered. There are more NIDs.</source>
        <translation>Tous les NID comptés sont enregistrés. Il y en a d’autres.</translation>
    </message>
    <message>
        <source>Not registered: %L1 of %L2 counted NIDs. There are more NIDs.</source>
        <translation>Non enregistrés&#xa0;: %L1 sur %L2 NID comptés. Il y en a d’autres.</translation>
    </message>
    <message>
        <source>Not a URI: %1</source>
        <translation>Ce n’est pas un URI&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not valid. %2</source>
        <translation>%1 le refuse&#xa0;: %2</translation>
    </message>
    <message>
        <source>Everybody who sees this URI sees the password in it. Remove it, unless it is public (2003 draft, sections 3.2.2 and 7.4).</source>
        <translation>Quiconque voit cet URI voit le mot de passe qu’il contient&#xa0;: omettez-le, à moins que chacun puisse le connaître (projet de 2003, sections 3.2.2 et 7.4).</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>lignes %1</translation>
    </message>
    <message>
        <source>The 2003 draft</source>
        <translation>Le projet de 2003</translation>
    </message>
    <message>
        <source>%1: the base is not valid. %2</source>
        <translation>%1 refuse la base&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: the reference is not valid. %2</source>
        <translation>%1 refuse la référence&#xa0;: %2</translation>
    </message>
    <message>
        <source>The 2012 draft reserves “/”. In the NSS, write %2F.</source>
        <translation>Le projet de 2012 réserve «&#xa0;/&#xa0;»&#xa0;: dans la chaîne propre à l’espace de noms, il s’écrit %2F.</translation>
    </message>
    <message>
        <source>Its registration has no grammar to check against.</source>
        <translation>L’enregistrement ne contient pas de grammaire d’après laquelle un programme puisse vérifier.</translation>
    </message>
    <message>
        <source>A NID has at least two characters.</source>
        <translation>Un NID a au moins deux caractères.</translation>
    </message>
    <message>
        <source>A formal NID has at least three characters.</source>
        <translation>Un NID formel a au moins trois caractères.</translation>
    </message>
    <message>
        <source>NIDs that begin with “X-” were reserved for experimental namespaces.</source>
        <translation>Les NID qui commencent par «&#xa0;X-&#xa0;» étaient réservés aux expérimentations.</translation>
    </message>
    <message>
        <source>The text before the first colon is not a scheme. A scheme begins with a letter, followed by letters, digits, “+”, “-” and “.”. To write a relative path with a colon, begin it with “./”.</source>
        <translation>Ce qui précède le premier deux-points n’est pas un schéma&#xa0;: un schéma est une lettre, suivie de lettres, de chiffres, de «&#xa0;+&#xa0;», de «&#xa0;-&#xa0;» et de «&#xa0;.&#xa0;». Un chemin relatif avec un deux-points commence par «&#xa0;./&#xa0;».</translation>
    </message>
    <message>
        <source>The base is a relative reference. Use a URI with a scheme.</source>
        <translation>La base est elle-même une référence relative&#xa0;: il faut un URI avec un schéma.</translation>
    </message>
    <message>
        <source>“%1” was read as part of the sentence, not of the URI. Enclose the URI in angle brackets to make this clear.</source>
        <translation>«&#xa0;%1&#xa0;» a été attribué à la phrase, non à l’URI&#xa0;: des chevrons lèveraient le doute.</translation>
    </message>
    <message>
        <source>The URI ends before “%1”, which a URI cannot contain. Percent-encode it if it is part of the URI.</source>
        <translation>L’URI a été supposé finir avant «&#xa0;%1&#xa0;», qu’aucun URI ne peut contenir&#xa0;: codez-le avec «&#xa0;%&#xa0;» s’il fait partie de l’URI.</translation>
    </message>
    <message>
        <source>The URI may continue on the next line. Enclose it in angle brackets to make this clear.</source>
        <translation>L’URI continue peut-être à la ligne suivante&#xa0;: des chevrons lèveraient le doute.</translation>
    </message>
    <message>
        <source>This is only part of a URI. The scheme was assumed to be “%1:”.</source>
        <translation>Ce n’est qu’une partie d’un URI&#xa0;: «&#xa0;%1:&#xa0;» a été supposé être son schéma.</translation>
    </message>
    <message>
        <source>A host is expected here. It begins with a letter or a digit.</source>
        <translation>Il faut ici un hôte&#xa0;; il commence par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>A port number is expected after the colon.</source>
        <translation>Le deux-points après l’hôte est suivi des chiffres d’un port.</translation>
    </message>
    <message>
        <source>A part that the grammar of this scheme requires is missing here.</source>
        <translation>Il manque ici quelque chose qu’exige la grammaire de ce schéma.</translation>
    </message>
    <message>
        <source>A decimal number is expected here.</source>
        <translation>Il faut ici un nombre en chiffres décimaux.</translation>
    </message>
    <message>
        <source>Spaces can get lost in transit. Percent-encode them.</source>
        <translation>Les espaces se perdent en route&#xa0;: écrivez-les codées.</translation>
    </message>
    <message>
        <source>A scheme that begins with “x-” is experimental, for use by agreement only.</source>
        <translation>Un schéma qui commence par «&#xa0;x-&#xa0;» est expérimental, à l’usage de ceux qui en sont convenus.</translation>
    </message>
    <message>
        <source>decoded: %1</source>
        <translation>décodé&#xa0;: %1</translation>
    </message>
    <message>
        <source>registry “%1”: %2, changed by %3 (section 9.2.1)</source>
        <translation>registre «&#xa0;%1&#xa0;»&#xa0;: %2, modifié par %3 (section 9.2.1)</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>SHA-256 of the schema&apos;s scripts</source>
        <translation>SHA-256 des scripts du schéma</translation>
    </message>
    <message>
        <source>SHA-256 of the database&apos;s definitions</source>
        <translation>SHA-256 des définitions de la base de données</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>The registry refused this (%1). Nothing was changed. Message from the database: %2.</source>
        <translation>Le registre a refusé cela (%1)&#xa0;: rien n’a été modifié. La base de données dit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 installed the registry&apos;s schema %3 with %4.</source>
        <translation>%1 a installé le schéma %3 du registre avec %4.</translation>
    </message>
    <message>
        <source>%1 brought the registry&apos;s schema up to date (version %3) with %4.</source>
        <translation>%1 a mis à jour le schéma du registre (version %3) avec %4.</translation>
    </message>
    <message>
        <source>Another session has been changing the registry for more than ten seconds: %1. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.</source>
        <translation>Une autre session modifie le registre depuis plus de dix secondes&#xa0;: %1. Rien n’a été modifié. Réessayez plus tard&#xa0;; un registraire termine une session bloquée avec «&#xa0;nidreg-cli db sessions --end PID&#xa0;» ou, dans la fenêtre, avec Registre ▸ Sessions.</translation>
    </message>
    <message>
        <source>Another session has been changing the registry for more than ten seconds. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.</source>
        <translation>Une autre session modifie le registre depuis plus de dix secondes. Rien n’a été modifié. Réessayez plus tard&#xa0;; un registraire termine une session bloquée avec «&#xa0;nidreg-cli db sessions --end PID&#xa0;» ou, dans la fenêtre, avec Registre ▸ Sessions.</translation>
    </message>
    <message>
        <source>The server ended the action, because this program sent nothing for a minute. Nothing was changed. Try again.</source>
        <translation>Le serveur a mis fin à l’action, parce que ce programme n’a rien envoyé pendant une minute. Rien n’a été modifié&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>Stopped. This action was not completed. Earlier actions remain.</source>
        <translation>Arrêté&#xa0;: cette action n’a pas été faite. Ce qui a été fait avant elle reste fait.</translation>
    </message>
    <message>
        <source>The server ended the query, because it was cancelled or took too long. Nothing was changed. Try again.</source>
        <translation>Le serveur a mis fin à la requête, parce que quelqu’un le lui a demandé ou parce qu’elle durait plus longtemps qu’il ne le permet. Rien n’a été modifié&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>a definition in the database does not match the installed one: %1. The owner of the registry can restore it with “nidreg-cli db migrate”</source>
        <translation>une définition de la base de données n’est pas celle qui a été installée&#xa0;: %1. Son propriétaire rétablit les définitions du programme avec «&#xa0;nidreg-cli db migrate&#xa0;»</translation>
    </message>
    <message>
        <source>This idempotency key belongs to another action. Nothing was changed. Use a new key for a new action.</source>
        <translation>Cette clé d’idempotence appartient à une autre action&#xa0;: rien n’a été modifié. Utilisez une nouvelle clé pour une nouvelle action.</translation>
    </message>
    <message>
        <source>Only the login that opened this connection, or a superuser, can end it. Ask the server&apos;s administrator, or wait.</source>
        <translation>Le serveur ne laisse que l’identifiant de cette session ou un superutilisateur y mettre fin&#xa0;: demandez à son administrateur, ou attendez.</translation>
    </message>
    <message>
        <source>The session does not exist, or it has ended. “nidreg-cli db sessions” lists the sessions that change the registry or wait to.</source>
        <translation>Aucune session de ce numéro ne modifie le registre ni n’attend de le faire&#xa0;: elle est peut-être terminée. «&#xa0;nidreg-cli db sessions&#xa0;» énumère celles qu’il y a.</translation>
    </message>
    <message>
        <source>The action lacks an argument. Nothing was changed. Specify every argument; use an empty text if there is nothing to say.</source>
        <translation>Il manque un argument à l’action&#xa0;: rien n’a été modifié. Donnez tous ceux qu’elle prend, avec un texte vide là où il n’y a rien à dire.</translation>
    </message>
    <message>
        <source>The arguments of the step are not in the expected format. Nothing was changed. Use this program for the step.</source>
        <translation>Ce qui accompagne l’étape n’a pas la forme que le registre accepte&#xa0;: rien n’a été modifié. Effectuez l’étape avec ce programme.</translation>
    </message>
    <message>
        <source>The details of the person are not in the expected format. Nothing was changed. Name, organization and email address must be texts, and each period of service and absence needs its first day.</source>
        <translation>Ce qui est dit de la personne n’a pas la forme que le registre accepte&#xa0;: rien n’a été modifié. Indiquez le nom, l’organisation et l’adresse électronique sous forme de textes, et le premier jour de chaque période de service et de chaque absence.</translation>
    </message>
    <message>
        <source>The Date field of the template does not contain this date. Nothing was changed. Submit the template with the date in its Date field.</source>
        <translation>Le champ Date du modèle n’indique pas cette date&#xa0;: rien n’a été modifié. Soumettez le modèle avec la date que son champ Date indique.</translation>
    </message>
    <message>
        <source>A reference is not in the expected format. Nothing was changed. Each has a type and texts, as “nidreg-cli registry show --format json” prints them.</source>
        <translation>Une référence n’a pas la forme que lisent les programmes&#xa0;: rien n’a été modifié. Chacune a un type et des textes, comme les affiche «&#xa0;nidreg-cli registry show --format json&#xa0;».</translation>
    </message>
    <message>
        <source>A line is longer than 4,000 bytes, the maximum. Shorten it, then try again.</source>
        <translation>Une ligne est trop longue&#xa0;: 4&#xa0;000 octets au plus. Raccourcissez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>The template is longer than 4 MiB, the maximum. Move the rest to a document and cite it.</source>
        <translation>Le modèle est trop long&#xa0;: 4 Mio au plus. Mettez le reste dans un document et citez-le.</translation>
    </message>
    <message>
        <source>The Date field is longer than 1,000 bytes, the maximum. Enter a date, then try again.</source>
        <translation>Le champ Date est trop long&#xa0;: 1&#xa0;000 octets au plus. Indiquez-y une date, puis réessayez.</translation>
    </message>
    <message>
        <source>The listing contains an informal namespace whose number is far beyond the known ones. Nothing was changed. Correct the number, or remove that namespace.</source>
        <translation>La liste a un espace de noms informel dont le numéro est bien au-delà de ceux qui sont connus&#xa0;: rien n’a été modifié. Corrigez le numéro, ou omettez cet espace de noms.</translation>
    </message>
    <message>
        <source>The listing contains a date that does not exist. Nothing was changed. Correct it (YYYY-MM-DD), then import the listing again.</source>
        <translation>La liste indique un jour qui n’existe pas&#xa0;: rien n’a été modifié. Corrigez-le (AAAA-MM-JJ), puis importez de nouveau la liste.</translation>
    </message>
    <message>
        <source>The text to search for is longer than 1,000 characters, the maximum.</source>
        <translation>Le texte à rechercher est trop long&#xa0;: 1&#xa0;000 caractères au plus.</translation>
    </message>
    <message>
        <source>A page of the listing must have 1 to 4,096 rows.</source>
        <translation>Une page de la liste doit avoir de 1 à 4&#xa0;096 lignes.</translation>
    </message>
    <message>
        <source>The listing cannot be sorted by this column. Sort it by NID, kind, version, date, registrant, reference or status.</source>
        <translation>La liste ne se trie pas ainsi&#xa0;: triez-la par NID, type, version, date, titulaire, référence ou état.</translation>
    </message>
    <message>
        <source>The functions or rules of the registry were changed after this program installed them. Its owner can restore them with “nidreg-cli db migrate”.</source>
        <translation>Les fonctions ou les règles du registre ont été modifiées depuis que ce programme les a installées&#xa0;: son propriétaire lance «&#xa0;nidreg-cli db migrate&#xa0;», qui rétablit celles du programme.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is too old for this program to upgrade. Its owner must upgrade it with the previous release of nidreg first, then run “nidreg-cli db migrate” of this release.</source>
        <translation>Le schéma du registre est trop ancien pour que ce programme le mette à jour&#xa0;: son propriétaire le met d’abord à jour avec la version précédente de nidreg, puis lance «&#xa0;nidreg-cli db migrate&#xa0;» de celle-ci.</translation>
    </message>
    <message>
        <source>it does not list any namespaces</source>
        <translation>il ne contient aucun espace de noms</translation>
    </message>
    <message>
        <source>it is incomplete: the registry %1 is missing</source>
        <translation>il est incomplet&#xa0;: le registre %1 manque</translation>
    </message>
    <message>
        <source>it is incomplete: it states %1 namespaces but lists another number</source>
        <translation>il est incomplet&#xa0;: il annonce %1 espaces de noms, mais en contient un autre nombre</translation>
    </message>
    <message>
        <source>its member “%1” does not match the schema of registry.json</source>
        <translation>son membre «&#xa0;%1&#xa0;» n’est pas conforme au schéma de registry.json</translation>
    </message>
    <message>
        <source>&amp;Removed namespaces</source>
        <translation>Espaces de noms &amp;retirés</translation>
    </message>
    <message>
        <source>The share of the listed namespaces that an import may delist without a confirmation. Three are always allowed. A truncated listing would delist the rest.</source>
        <translation>La part des espaces de noms de la liste qu’un import peut retirer sans confirmation. Trois sont toujours permis. Une liste tronquée retirerait le reste.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a policy&apos;s value</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The import would delist more namespaces than the policy allows, or all of a kind. Nothing was changed. Check that the listing is complete, then import it with --allow-removals.</source>
        <translation>L’import retirerait de la liste plus d’espaces de noms que la politique ne le permet, ou tous ceux d’un type&#xa0;: rien n’a été modifié. Vérifiez que la liste est complète, puis importez-la avec --allow-removals.</translation>
    </message>
    <message>
        <source>The policy does not accept this value. Days are 1 to 9999, percentages 0 to 100, and two-persons takes register, deprecate, appoint, or nothing.</source>
        <translation>La politique n’accepte pas cette valeur&#xa0;: les jours sont un nombre de 1 à 9999, les pourcentages un nombre de 0 à 100, et two-persons prend register, deprecate et appoint, ou rien.</translation>
    </message>
    <message>
        <source>Their NIDs differ.</source>
        <translation>Leurs NID diffèrent.</translation>
    </message>
    <message>
        <source>Their namespace-specific strings differ.</source>
        <translation>Leurs chaînes propres à l’espace de noms diffèrent.</translation>
    </message>
    <message>
        <source>Their r-components differ. A resolver may treat them differently.</source>
        <translation>Leurs composants r diffèrent&#xa0;: un résolveur peut y répondre différemment.</translation>
    </message>
    <message>
        <source>The directives of their queries differ, whatever their order.</source>
        <translation>Les directives de leurs requêtes diffèrent, quel que soit leur ordre.</translation>
    </message>
    <message>
        <source>Their q-components differ. The resource may treat them differently.</source>
        <translation>Leurs composants q diffèrent&#xa0;: ce à quoi ils mènent peut y répondre différemment.</translation>
    </message>
    <message>
        <source>The meaning of r-components is not standardized yet. Do not use “?+%1” until it is.</source>
        <translation>Le sens d’un composant r n’est pas encore normalisé&#xa0;: n’utilisez pas «&#xa0;?+%1&#xa0;» d’ici là.</translation>
    </message>
    <message>
        <source>“%1” is not valid in a URN, because experimental namespaces were abolished. Use the namespace “example” instead.</source>
        <translation>Les noms de «&#xa0;%1&#xa0;» ne sont pas des URN valides, car les espaces de noms expérimentaux ont été abolis&#xa0;: utilisez plutôt l’espace de noms «&#xa0;example&#xa0;».</translation>
    </message>
    <message>
        <source>The keyword “%1” occurs more than once. Resolvers ignore all its directives.</source>
        <translation>Le mot-clé «&#xa0;%1&#xa0;» figure plusieurs fois&#xa0;: les résolveurs ignorent toutes ses directives.</translation>
    </message>
    <message>
        <source>The service “%1” is not registered. Resolvers use the default service of the namespace.</source>
        <translation>Le service «&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: les résolveurs prennent le service par défaut de l’espace de noms.</translation>
    </message>
    <message>
        <source>An example has the r-component “%1”, but the meaning of r-components is not standardized yet. Remove it.</source>
        <translation>Un exemple a le composant r «&#xa0;%1&#xa0;», et le sens des composants r n’est pas encore normalisé&#xa0;: omettez-le.</translation>
    </message>
    <message>
        <source>“%1” is not valid in a URN, because experimental namespaces were abolished. Use an example of another namespace.</source>
        <translation>Les noms de «&#xa0;%1&#xa0;» ne sont pas des URN valides, car les espaces de noms expérimentaux ont été abolis&#xa0;: prenez un exemple d’un autre espace de noms.</translation>
    </message>
    <message>
        <source>%1 imported “%2”, which was listed as “%3” before.</source>
        <translation>%1 a importé «&#xa0;%2&#xa0;», qui figurait auparavant dans la liste sous le nom «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” was registered in the past and is no longer in the listing. A NID is never reused. Choose another one.</source>
        <translation>«&#xa0;%1&#xa0;» a été enregistré autrefois et ne figure plus dans la liste. Un NID n’est jamais réattribué&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The NID was registered in the past and is no longer in the listing. A NID is never reused. Choose another one.</source>
        <translation>Le NID a été enregistré autrefois et ne figure plus dans la liste. Un NID n’est jamais réattribué&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The namespace is no longer in the listing, so it cannot be revised. A registrar can restore it by importing a listing that contains it.</source>
        <translation>L’espace de noms ne figure plus dans la liste et ne peut donc pas être révisé. Un registraire le rétablit en important une liste qui le contient.</translation>
    </message>
    <message>
        <source>delisted: no longer registered</source>
        <translation>retiré de la liste&#xa0;: n’est plus enregistré</translation>
    </message>
    <message>
        <source>“%1” is delisted. Its NID is never reused.</source>
        <translation>«&#xa0;%1&#xa0;» est retiré de la liste&#xa0;: il a été enregistré autrefois, et son NID n’est jamais réattribué.</translation>
    </message>
    <message>
        <source>A resolver must not depend on a q-component. Put everything it needs to resolve a URN into the NSS.</source>
        <translation>Un résolveur ne doit pas avoir besoin d’un composant q&#xa0;: mettez dans la chaîne propre à l’espace de noms tout ce qu’il lui faut pour résoudre un URN.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write an existing day as YYYY-MM-DD, or a month as YYYY-MM</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;: une liste donne un jour qui existe, AAAA-MM-JJ, ou un mois, AAAA-MM</translation>
    </message>
    <message>
        <source>“%1” is in the wrong part. Only NIDs of the form “urn-” and a number belong in the part for informal namespaces</source>
        <translation>«&#xa0;%1&#xa0;» est dans la mauvaise partie&#xa0;: les espaces de noms informels sont ceux nommés «&#xa0;urn-&#xa0;» suivi d’un numéro, et ils ont leur propre partie</translation>
    </message>
    <message>
        <source>The registry&apos;s roles are missing on this server (%1), as after a restore with pg_restore. A superuser can create them with “nidreg-cli db migrate”.</source>
        <translation>Ce serveur n’a pas les rôles du registre (%1), comme après une restauration par pg_restore&#xa0;: un superutilisateur lance «&#xa0;nidreg-cli db migrate&#xa0;», qui les crée.</translation>
    </message>
    <message>
        <source>This database does not contain a registry. Its owner can install one with “nidreg-cli db migrate”.</source>
        <translation>Cette base de données ne contient pas de registre&#xa0;: son propriétaire lance «&#xa0;nidreg-cli db migrate&#xa0;» pour en installer un.</translation>
    </message>
    <message>
        <source>The registry does not belong to nidreg_owner, as after a restore without owners. A superuser can fix this with “nidreg-cli db migrate”.</source>
        <translation>Le registre n’appartient pas à nidreg_owner, comme après une restauration sans propriétaires&#xa0;: un superutilisateur lance «&#xa0;nidreg-cli db migrate&#xa0;», qui le lui rend.</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>il y en a un</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the value of a field that is empty</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field, its former and its new value</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 does not contain a publication. Choose the folder of a publication.</source>
        <translation>%1 ne contient aucune publication. Indiquez un dossier dans lequel on a publié.</translation>
    </message>
    <message>
        <source>%1: the checkpoint belongs to another log. Use a checkpoint of this registry, or connect to the other one.</source>
        <translation>%1&#xa0;: le point de contrôle est celui d’un autre journal que celui de ce registre. Indiquez-en un de ce registre, ou connectez-vous à l’autre.</translation>
    </message>
    <message>
        <source>Not resolved yet: %1.</source>
        <translation>Pas encore résolu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>asks for the same NID in another request</source>
        <translation>demande le même NID dans une autre demande</translation>
    </message>
    <message>
        <source>Request %1 is a draft</source>
        <translation>La demande %1 est un brouillon</translation>
    </message>
    <message>
        <source>Request %1 is in discussion</source>
        <translation>La demande %1 est en discussion</translation>
    </message>
    <message>
        <source>Request %1 is in review</source>
        <translation>La demande %1 est en examen</translation>
    </message>
    <message>
        <source>Request %1 waits for changes</source>
        <translation>La demande %1 attend des modifications</translation>
    </message>
    <message>
        <source>Request %1 waits for the recognition of its body</source>
        <translation>La demande %1 attend la reconnaissance de son organisme</translation>
    </message>
    <message>
        <source>Request %1 is in advisory review</source>
        <translation>La demande %1 est en examen consultatif</translation>
    </message>
    <message>
        <source>Request %1 waits for the approval body&apos;s direction</source>
        <translation>La demande %1 attend l’instruction de l’organisme d’approbation</translation>
    </message>
    <message>
        <source>Request %1 is approved</source>
        <translation>La demande %1 est approuvée</translation>
    </message>
    <message>
        <source>Request %1 is registered</source>
        <translation>La demande %1 est enregistrée</translation>
    </message>
    <message>
        <source>Request %1 is rejected</source>
        <translation>La demande %1 est rejetée</translation>
    </message>
    <message>
        <source>Request %1 is withdrawn</source>
        <translation>La demande %1 est retirée</translation>
    </message>
    <message>
        <source>Request %1 is closed</source>
        <translation>La demande %1 est classée</translation>
    </message>
    <message>
        <source>it cannot be submitted</source>
        <translation>elle ne peut pas être soumise</translation>
    </message>
    <message>
        <source>It must be submitted first.</source>
        <translation>Elle doit d’abord être soumise.</translation>
    </message>
    <message>
        <source>no recognition can be recorded</source>
        <translation>aucune reconnaissance ne peut être consignée</translation>
    </message>
    <message>
        <source>The recognition of its body must be recorded first.</source>
        <translation>La reconnaissance de son organisme doit d’abord être consignée.</translation>
    </message>
    <message>
        <source>no refusal of recognition can be recorded</source>
        <translation>aucun refus de reconnaissance ne peut être consigné</translation>
    </message>
    <message>
        <source>It must leave the fast track first, because its body was not recognised.</source>
        <translation>Elle doit d’abord quitter la procédure accélérée, parce que son organisme n’a pas été reconnu.</translation>
    </message>
    <message>
        <source>no expert can be assigned</source>
        <translation>aucun expert ne peut être affecté</translation>
    </message>
    <message>
        <source>An expert must be assigned first.</source>
        <translation>Un expert doit d’abord être affecté.</translation>
    </message>
    <message>
        <source>no expert can step back</source>
        <translation>aucun expert ne peut se désister</translation>
    </message>
    <message>
        <source>it cannot be commented on</source>
        <translation>elle ne peut pas être commentée</translation>
    </message>
    <message>
        <source>no changes can be requested</source>
        <translation>aucune modification ne peut être demandée</translation>
    </message>
    <message>
        <source>Changes must be requested first.</source>
        <translation>Des modifications doivent d’abord être demandées.</translation>
    </message>
    <message>
        <source>it cannot be approved</source>
        <translation>elle ne peut pas être approuvée</translation>
    </message>
    <message>
        <source>It must be approved first.</source>
        <translation>Elle doit d’abord être approuvée.</translation>
    </message>
    <message>
        <source>no advice can be given</source>
        <translation>aucun avis ne peut être donné</translation>
    </message>
    <message>
        <source>no review can be completed</source>
        <translation>aucun examen ne peut être achevé</translation>
    </message>
    <message>
        <source>Its advisory review must be completed first.</source>
        <translation>Son examen consultatif doit d’abord être achevé.</translation>
    </message>
    <message>
        <source>no direction can be recorded</source>
        <translation>aucune instruction ne peut être consignée</translation>
    </message>
    <message>
        <source>The approval body&apos;s direction must be recorded first.</source>
        <translation>L’instruction de l’organisme d’approbation doit d’abord être consignée.</translation>
    </message>
    <message>
        <source>it cannot be rejected</source>
        <translation>elle ne peut pas être rejetée</translation>
    </message>
    <message>
        <source>Only a rejected request can be reopened.</source>
        <translation>Seule une demande rejetée peut être rouverte.</translation>
    </message>
    <message>
        <source>it cannot be reopened on appeal</source>
        <translation>elle ne peut pas être rouverte sur recours</translation>
    </message>
    <message>
        <source>It must be reopened on appeal first.</source>
        <translation>Elle doit d’abord être rouverte sur recours.</translation>
    </message>
    <message>
        <source>it cannot be registered</source>
        <translation>elle ne peut pas être enregistrée</translation>
    </message>
    <message>
        <source>it cannot be withdrawn</source>
        <translation>elle ne peut pas être retirée</translation>
    </message>
    <message>
        <source>it cannot be closed</source>
        <translation>elle ne peut pas être classée</translation>
    </message>
    <message>
        <source>no thread can be resolved</source>
        <translation>aucun fil ne peut être résolu</translation>
    </message>
    <message>
        <source>no expert can be removed</source>
        <translation>aucun expert ne peut être dessaisi</translation>
    </message>
    <message>
        <source>no reminder can be recorded</source>
        <translation>aucune relance ne peut être consignée</translation>
    </message>
    <message>
        <source>the applicant %1</source>
        <translation>le demandeur %1</translation>
    </message>
    <message>
        <source>the IESG</source>
        <translation>l’IESG</translation>
    </message>
    <message>
        <source>the approval body</source>
        <translation>l’organisme d’approbation</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>with %1 since %2</source>
        <translation>chez %1 depuis %2</translation>
    </message>
    <message>
        <source>%1, due %2</source>
        <translation>%1, échéance le %2</translation>
    </message>
    <message>
        <source>%1 Next step: %2.</source>
        <translation>%1 Étape suivante&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Possible next steps: %1.</source>
        <translation>Étapes suivantes possibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2), so %3. %4</source>
        <translation>%1 (%2), donc %3. %4</translation>
    </message>
    <message>
        <source>%1 imported a listing: %3. Records changed: %4.</source>
        <translation>%1 a importé une liste&#xa0;: %3. Fiches modifiées&#xa0;: %4.</translation>
    </message>
    <message>
        <source>To change anything, create a new request.</source>
        <translation>Pour toute modification, créez une nouvelle demande.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajoutés</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 modifiés</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 retirés</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>Enter an address such as https://registry.example/urn/.</source>
        <translation>Saisissez une adresse telle que https://registry.example/urn/.</translation>
    </message>
    <message>
        <source>Enter an address that begins with https:// or http://.</source>
        <translation>Saisissez une adresse qui commence par https:// ou http://.</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>L’adresse n’a pas de nom d’hôte.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the address.</source>
        <translation>Retirez le nom d’utilisateur et le mot de passe de l’adresse.</translation>
    </message>
    <message>
        <source>Remove “?” and what follows it. File names are added to the end of the address.</source>
        <translation>Retirez «&#xa0;?&#xa0;» et ce qui suit. Les noms de fichiers sont ajoutés à la fin de l’adresse.</translation>
    </message>
    <message>
        <source>Remove “#” and what follows it. File names are added to the end of the address.</source>
        <translation>Retirez «&#xa0;#&#xa0;» et ce qui suit. Les noms de fichiers sont ajoutés à la fin de l’adresse.</translation>
    </message>
    <message>
        <source>Not known. The earliest listing in this registry is dated %1.</source>
        <translation>Inconnu. La plus ancienne liste de ce registre date du %1.</translation>
    </message>
    <message>
        <source>Not known. This registry did not exist yet.</source>
        <translation>Inconnu. Ce registre n’existait pas encore.</translation>
    </message>
    <message>
        <source>The listing is dated in the future. Nothing was changed. Correct its date and import it again.</source>
        <translation>La liste est datée dans le futur. Rien n’a été modifié. Corrigez sa date et importez-la de nouveau.</translation>
    </message>
    <message>
        <source>Without the shipped listing</source>
        <translation>Sans la liste livrée</translation>
    </message>
    <message>
        <source>Nothing was changed. The local registry in %1 contains only the shipped listing. To replace it, run “db start” with --force.</source>
        <translation>Rien n’a été modifié&#xa0;: le registre local dans %1 contient déjà la liste livrée. Rien d’autre n’y a été fait&#xa0;; «&#xa0;db start&#xa0;» avec --force le remplace.</translation>
    </message>
    <message>
        <source>Nothing was changed. The local registry in %1 contains your own work. To start over, back it up (“db dump FILE”), stop its server (“db stop”) and move its folder aside.</source>
        <translation>Rien n’a été modifié&#xa0;: on a déjà travaillé dans le registre local dans %1. Pour recommencer, sauvegardez-le («&#xa0;db dump FICHIER&#xa0;»), arrêtez son serveur («&#xa0;db stop&#xa0;») et déplacez son dossier.</translation>
    </message>
    <message>
        <source>The number of listed namespaces at the end of each year, from the oldest listing on; for this year, now.</source>
        <translation>Combien d’espaces de noms la liste montrait à la fin de chaque année, depuis la liste la plus ancienne&#xa0;; pour cette année, combien elle en montre maintenant.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Years of the dates</source>
        <translation>Les années où tombent les dates</translation>
    </message>
    <message>
        <source>Listed at the end of that year</source>
        <translation>Dans la liste à la fin de cette année</translation>
    </message>
    <message>
        <source>Registrations, revisions and delistings by year</source>
        <translation>Enregistrements, révisions et retraits de la liste par année</translation>
    </message>
    <message>
        <source>Changes of the listing, by the day on which they came into force. The contents of the oldest listing do not count.</source>
        <translation>Ce qui a changé dans la liste, selon le jour de l’entrée en vigueur. Ce que montrait déjà la liste la plus ancienne n’est pas compté.</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Révisé</translation>
    </message>
    <message>
        <source>Days on which the changes came into force</source>
        <translation>Les jours d’entrée en vigueur des modifications</translation>
    </message>
    <message>
        <source>Changed so in that year</source>
        <translation>Ainsi modifiés cette année-là</translation>
    </message>
    <message>
        <source>Registrants with several namespaces</source>
        <translation>Titulaires de plusieurs espaces de noms</translation>
    </message>
    <message>
        <source>Registrants with more than one listed namespace. Names that differ only in an article or a legal form count as one.</source>
        <translation>Titulaires qui ont plus d’un espace de noms dans la liste. Les noms qui ne diffèrent que par un article ou une forme juridique comptent pour un seul.</translation>
    </message>
    <message>
        <source>Days on which the namespaces were listed</source>
        <translation>Les jours depuis lesquels les espaces de noms sont dans la liste</translation>
    </message>
    <message>
        <source>Namespaces of that registrant</source>
        <translation>Espaces de noms de ce titulaire</translation>
    </message>
    <message>
        <source>Kinds of references</source>
        <translation>Types de références</translation>
    </message>
    <message>
        <source>References of the listed namespaces. A namespace with several kinds of references counts in each.</source>
        <translation>Les références des espaces de noms de la liste. Un espace de noms qui a plusieurs types de références compte dans chacun.</translation>
    </message>
    <message>
        <source>Kind of reference</source>
        <translation>Type de référence</translation>
    </message>
    <message>
        <source>Namespaces with that kind of reference</source>
        <translation>Espaces de noms avec une référence de ce type</translation>
    </message>
    <message>
        <source>Missing templates, grammars and security considerations</source>
        <translation>Modèles, grammaires et considérations de sécurité manquants</translation>
    </message>
    <message>
        <source>Listed namespaces whose template is not in the registry; of the others, those without a grammar or a security consideration.</source>
        <translation>Espaces de noms de la liste dont le modèle n’est pas dans le registre&#xa0;; parmi les autres, ceux sans grammaire ou sans considérations de sécurité.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Ce qui manque</translation>
    </message>
    <message>
        <source>Namespaces without it</source>
        <translation>Espaces de noms qui en sont dépourvus</translation>
    </message>
    <message>
        <source>Templates by style</source>
        <translation>Modèles par format</translation>
    </message>
    <message>
        <source>The layouts of the templates of listed namespaces. Those of RFC 2611 and RFC 3406 have not been revised for RFC 8141 yet.</source>
        <translation>Le format que suivent les modèles conservés des espaces de noms de la liste. Ceux de la RFC 2611 et de la RFC 3406 sont encore à réviser selon celui de la RFC 8141.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Namespaces with a template of that style</source>
        <translation>Espaces de noms avec un modèle de ce format</translation>
    </message>
    <message>
        <source>Open requests by state</source>
        <translation>Demandes ouvertes par état</translation>
    </message>
    <message>
        <source>The open requests by state, and how many days they have been in it.</source>
        <translation>Les demandes ouvertes selon leur état, et depuis combien de jours elles s’y trouvent.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Median days</source>
        <translation>Jours (médiane)</translation>
    </message>
    <message>
        <source>Maximum days</source>
        <translation>Jours (maximum)</translation>
    </message>
    <message>
        <source>Days on which the requests were opened</source>
        <translation>Les jours d’ouverture des demandes</translation>
    </message>
    <message>
        <source>Requests in that state now</source>
        <translation>Demandes actuellement dans cet état</translation>
    </message>
    <message>
        <source>Open requests by who must act</source>
        <translation>Demandes ouvertes selon qui doit agir</translation>
    </message>
    <message>
        <source>Who must act on the open requests, and how many days they have waited.</source>
        <translation>De qui les demandes ouvertes attendent la réponse, et depuis combien de jours.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Requests waiting for them</source>
        <translation>Demandes qui attendent leur réponse</translation>
    </message>
    <message>
        <source>Days in each state</source>
        <translation>Jours dans chaque état</translation>
    </message>
    <message>
        <source>The median number of days that requests were in a state; without dates, for those that left it in the last twelve months.</source>
        <translation>La médiane des jours que les demandes ont passés dans un état&#xa0;; sans dates, de celles qui l’ont quitté dans les douze derniers mois.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Séjours</translation>
    </message>
    <message>
        <source>Days on which the requests left the state</source>
        <translation>Les jours où les demandes ont quitté l’état</translation>
    </message>
    <message>
        <source>Requests in that state, longest first</source>
        <translation>Demandes passées par cet état, les plus longues d’abord</translation>
    </message>
    <message>
        <source>Overdue reviews by month</source>
        <translation>Examens en retard par mois</translation>
    </message>
    <message>
        <source>Reviews by the month of their due date: answered in time, and answered late or not at all.</source>
        <translation>Examens selon le mois de leur échéance&#xa0;: réponse à temps, et réponse tardive ou toujours absente après ce jour.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>À temps</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Due dates of the reviews</source>
        <translation>Les jours d’échéance des examens</translation>
    </message>
    <message>
        <source>Reviews due in that month</source>
        <translation>Examens dont l’échéance tombe ce mois-là</translation>
    </message>
    <message>
        <source>Workload and response time of experts</source>
        <translation>Charge et délai de réponse des experts</translation>
    </message>
    <message>
        <source>The open and answered reviews of each expert, and the median number of days to an answer.</source>
        <translation>Combien d’examens chaque expert a en cours et a rendus, et la médiane des jours jusqu’à la réponse.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Days on which the experts were asked</source>
        <translation>Les jours où les experts ont été sollicités</translation>
    </message>
    <message>
        <source>Reviews assigned to that expert</source>
        <translation>Examens confiés à cet expert</translation>
    </message>
    <message>
        <source>Time from submission to registration</source>
        <translation>Délai entre la soumission et l’enregistrement</translation>
    </message>
    <message>
        <source>Requests by the number of days from first submission to registration.</source>
        <translation>Combien de demandes ont mis combien de jours entre leur première soumission et leur enregistrement.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Days of the registrations</source>
        <translation>Les jours des enregistrements</translation>
    </message>
    <message>
        <source>Requests that took that many days</source>
        <translation>Demandes qui ont pris ce nombre de jours</translation>
    </message>
    <message>
        <source>Registrations by month</source>
        <translation>Enregistrements par mois</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Namespaces registered in that month</source>
        <translation>Espaces de noms enregistrés ce mois-là</translation>
    </message>
    <message>
        <source>RFC</source>
        <translation>RFC</translation>
    </message>
    <message>
        <source>RFC erratum</source>
        <translation>Erratum de RFC</translation>
    </message>
    <message>
        <source>Internet-Draft</source>
        <translation>Internet-Draft</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adresse web</translation>
    </message>
    <message>
        <source>IANA registry</source>
        <translation>Registre de l’IANA</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Aucune référence</translation>
    </message>
    <message>
        <source>Template not available</source>
        <translation>Modèle non conservé</translation>
    </message>
    <message>
        <source>No grammar</source>
        <translation>Aucune grammaire</translation>
    </message>
    <message>
        <source>No security consideration</source>
        <translation>Aucune considération de sécurité</translation>
    </message>
    <message>
        <source>RFC 8141</source>
        <translation>RFC 8141</translation>
    </message>
    <message>
        <source>RFC 3406</source>
        <translation>RFC 3406</translation>
    </message>
    <message>
        <source>RFC 2611</source>
        <translation>RFC 2611</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Soumise</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Affectée</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>%1 shared the query “%3”.</source>
        <translation>%1 a partagé la requête «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 withdrew the query “%3”.</source>
        <translation>%1 a retiré la requête «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>PostgreSQL rejected the query: %1</source>
        <translation>PostgreSQL refuse la requête&#xa0;: %1</translation>
    </message>
    <message>
        <source>The query uses something that you may not read: %1. The completion lists what queries can read.</source>
        <translation>La requête utilise quelque chose que vous n’avez pas le droit de lire&#xa0;: %1. La complétion énumère ce que les requêtes peuvent lire.</translation>
    </message>
    <message>
        <source>A query must be one SELECT, VALUES or TABLE statement that returns columns.</source>
        <translation>Une requête est une seule instruction SELECT, VALUES ou TABLE, qui renvoie des colonnes.</translation>
    </message>
    <message>
        <source>A query must be one statement. Remove what comes after the semicolon.</source>
        <translation>Une requête est une seule instruction&#xa0;: retirez ce qui suit le point-virgule.</translation>
    </message>
    <message>
        <source>The query was cancelled, because it took too long. Add a condition to narrow it down.</source>
        <translation>La requête a dépassé la durée permise et a été annulée. Restreignez-la par une condition.</translation>
    </message>
    <message>
        <source>The query was cancelled, because it needs too much memory or disk space. Add a condition to narrow it down.</source>
        <translation>La requête a été annulée, car elle demande plus de mémoire ou d’espace disque que permis. Restreignez-la par une condition.</translation>
    </message>
    <message>
        <source>A query cannot change anything.</source>
        <translation>Une requête ne fait que lire&#xa0;: elle ne peut rien modifier.</translation>
    </message>
    <message>
        <source>A query cannot have parameters. Write the value instead of $1.</source>
        <translation>Une requête n’a pas de paramètres&#xa0;: écrivez la valeur à la place de $1.</translation>
    </message>
    <message>
        <source>The name of a query can have at most 80 characters, on one line.</source>
        <translation>Le nom d’une requête tient sur une ligne de 80 caractères au plus.</translation>
    </message>
    <message>
        <source>The query is empty, or longer than 20,000 bytes.</source>
        <translation>La requête est vide, ou dépasse 20&#xa0;000 octets.</translation>
    </message>
    <message>
        <source>There is no shared query with this name.</source>
        <translation>Aucune requête n’est partagée sous ce nom.</translation>
    </message>
    <message>
        <source>There is no report with this name.</source>
        <translation>Il n’y a pas de rapport de ce nom.</translation>
    </message>
    <message>
        <source>Listed before</source>
        <translation>Déjà dans la liste</translation>
    </message>
    <message>
        <source>Listed again</source>
        <translation>De nouveau dans la liste</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Stepped back</source>
        <translation>S’est désisté</translation>
    </message>
    <message>
        <source>Advised</source>
        <translation>Avis donné</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Dessaisi</translation>
    </message>
    <message>
        <source>Replaced on appeal</source>
        <translation>Remplacé sur recours</translation>
    </message>
    <message>
        <source>A newer version of PostgreSQL is installed. The local registry is copied for it; this happens once…</source>
        <translation>Une version plus récente de PostgreSQL est installée. Le registre local est copié pour elle&#xa0;; cela n’arrive qu’une fois…</translation>
    </message>
    <message>
        <source>The newer version of PostgreSQL reads the copy of the local registry…</source>
        <translation>La version plus récente de PostgreSQL lit la copie du registre local…</translation>
    </message>
    <message>
        <source>The copy of the local registry is compared with the original, and its log is verified…</source>
        <translation>La copie du registre local est comparée à l’original, et son journal est vérifié…</translation>
    </message>
    <message>
        <source>The local registry was upgraded from PostgreSQL %1 to %2 and compared: nothing is missing. The former folder is kept in %3. Remove it when you no longer need it.</source>
        <translation>Le registre local est passé de PostgreSQL %1 à %2, et a été comparé&#xa0;: rien ne manque. L’ancien dossier est conservé dans %3&#xa0;; supprimez-le quand vous n’en aurez plus besoin.</translation>
    </message>
    <message>
        <source>The local registry stays with PostgreSQL %1 for now. The next start tries the upgrade to %2 again. %3</source>
        <translation>Le registre local reste pour l’instant avec PostgreSQL %1&#xa0;; le prochain démarrage essaiera de nouveau de le faire passer à %2. %3</translation>
    </message>
    <message>
        <source>The local registry cannot be opened with the version of PostgreSQL that is installed: %1. Nothing was changed. Install the earlier version beside it, in Debian the package postgresql- and its number; the next start then upgrades the registry to the newer version. Or move the registry&apos;s folder aside and begin from the last deposit: “nidreg-cli db start --deposit FILE”.</source>
        <translation>Le registre local ne peut pas être ouvert avec la version de PostgreSQL installée&#xa0;: %1. Rien n’a été modifié. Installez à côté la version antérieure, dans Debian le paquet postgresql- suivi de son numéro&#xa0;; le prochain démarrage fera alors passer le registre à la version plus récente. Ou mettez de côté le dossier du registre et commencez avec le dernier dépôt&#xa0;: «&#xa0;nidreg-cli db start --deposit FICHIER&#xa0;».</translation>
    </message>
    <message>
        <source>The disk has too little room: %1. Make some, then start again.</source>
        <translation>Il n’y a pas assez de place sur le disque&#xa0;: %1. Faites-en, puis démarrez de nouveau.</translation>
    </message>
    <message>
        <source>The newer server could not read the data: %1.</source>
        <translation>Le serveur plus récent n’a pas pu lire les données&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What was copied is not the same: %1.</source>
        <translation>Ce qui a été copié n’est pas identique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The server is PostgreSQL %1. A registry needs version 15 or later.</source>
        <translation>Le serveur est PostgreSQL %1. Un registre a besoin de la version 15 ou d’une version ultérieure.</translation>
    </message>
    <message>
        <source>A registry&apos;s database cannot be named “%1”. Choose another name of at most 63 bytes, such as registry; postgres and the templates belong to the server.</source>
        <translation>La base de données d’un registre ne peut pas s’appeler «&#xa0;%1&#xa0;». Choisissez un autre nom de 63 octets au plus, par exemple registry&#xa0;; postgres et les bases modèles appartiennent au serveur.</translation>
    </message>
    <message>
        <source>The server is a standby and takes no changes (PostgreSQL %1). Connect to the primary.</source>
        <translation>Le serveur est un serveur de secours et n’accepte pas de modifications (PostgreSQL %1). Connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>The login %1 may not make roles and databases. Connect as a superuser, or run “db create” with --dry-run and give its SQL to the server&apos;s administrator.</source>
        <translation>L’identifiant %1 ne peut pas créer de rôles ni de bases de données. Connectez-vous comme superutilisateur, ou exécutez «&#xa0;db create&#xa0;» avec --dry-run et donnez le SQL obtenu à l’administrateur du serveur.</translation>
    </message>
    <message>
        <source>The server has roles with a registry&apos;s names that are logins or superusers: %1. Rename them; a registry&apos;s own roles are made without either.</source>
        <translation>Le serveur a des rôles qui portent les noms de ceux d’un registre et qui sont des identifiants de connexion ou des superutilisateurs&#xa0;: %1. Renommez-les&#xa0;; les rôles propres à un registre ne sont ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>There is a database of this name, and its encoding is %1. A registry needs UTF8. Choose another name, or drop that database.</source>
        <translation>Il existe une base de données de ce nom, et son codage est %1. Un registre a besoin d’UTF8. Choisissez un autre nom, ou supprimez cette base.</translation>
    </message>
    <message>
        <source>There is a database of this name whose locale is %1, in which only the letters a to z have upper and lower case. Choose another name, or make the database again with the locale C.UTF-8.</source>
        <translation>Il existe une base de données de ce nom dont la locale est %1, où seules les lettres a à z ont des majuscules et des minuscules. Choisissez un autre nom, ou recréez la base avec la locale C.UTF-8.</translation>
    </message>
    <message>
        <source>The server&apos;s computer has no UTF-8 locale%1. Install one, such as C.UTF-8 or en_US.UTF-8, then restart the server.</source>
        <translation>L’ordinateur du serveur n’a pas de locale UTF-8%1. Installez-en une, par exemple C.UTF-8 ou en_US.UTF-8, puis redémarrez le serveur.</translation>
    </message>
    <message>
        <source>The role %1 cannot log in, so it cannot be registrar. Name a login, or let the server&apos;s administrator run ALTER ROLE … LOGIN.</source>
        <translation>Le rôle %1 ne peut pas se connecter, il ne peut donc pas être registraire. Indiquez un identifiant de connexion, ou faites exécuter ALTER ROLE … LOGIN par l’administrateur du serveur.</translation>
    </message>
    <message>
        <source>The login %1 owns the registry or the server, so it cannot be one of its people. Name another login; one that does not exist is made.</source>
        <translation>L’identifiant %1 est propriétaire du registre ou du serveur, il ne peut donc pas être celui d’une de ses personnes. Indiquez un autre identifiant&#xa0;; s’il n’existe pas, il est créé.</translation>
    </message>
    <message>
        <source>A login cannot be named “%1”. Choose another name of at most 63 bytes.</source>
        <translation>Un identifiant ne peut pas s’appeler «&#xa0;%1&#xa0;». Choisissez un autre nom de 63 octets au plus.</translation>
    </message>
    <message>
        <source>This server has registrars already: %1. Roles belong to all registries of a server. Name one of them as registrar without --shipped; they appoint others with “db grant” and import the listing with “registry import --shipped”.</source>
        <translation>Ce serveur a déjà des registraires&#xa0;: %1. Les rôles valent pour tous les registres d’un serveur. Indiquez l’un d’eux comme registraire, sans --shipped&#xa0;; ils en nomment d’autres avec «&#xa0;db grant&#xa0;» et importent la liste avec «&#xa0;registry import --shipped&#xa0;».</translation>
    </message>
    <message>
        <source>There is a database of this name that holds something else: %1. Choose another name for the registry.</source>
        <translation>Il existe une base de données de ce nom qui contient autre chose&#xa0;: %1. Choisissez un autre nom pour le registre.</translation>
    </message>
    <message>
        <source>The backup %1 was read again after it was written, and it is not what was written. It was removed; an earlier backup of that name is unchanged. Save to another disk.</source>
        <translation>La sauvegarde %1 a été relue après son écriture, et elle n’est pas ce qui a été écrit. Elle a été supprimée&#xa0;; une sauvegarde antérieure du même nom reste intacte. Enregistrez sur un autre disque.</translation>
    </message>
    <message>
        <source>Another program is restoring the local registry. Wait until it has finished.</source>
        <translation>Un autre programme restaure le registre local. Attendez qu’il ait terminé.</translation>
    </message>
    <message>
        <source>Another program is using the local registry, so it was not replaced. Close that program, then try again.</source>
        <translation>Un autre programme utilise le registre local, qui n’a donc pas été remplacé. Fermez ce programme, puis réessayez.</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>schéma</translation>
    </message>
    <message>
        <source>refused at byte %1: %2 (%3)</source>
        <translation>refusé à l’octet %1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>accepted as a reference to a URN: no URN is assigned with a query or a fragment</source>
        <translation>accepté comme référence à un URN&#xa0;: aucun URN n’est attribué avec une requête ou un fragment</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>%1 (section %2)</source>
        <translation>%1 (section %2)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>ends too early</source>
        <translation>se termine trop tôt</translation>
    </message>
    <message>
        <source>first error</source>
        <translation>première erreur</translation>
    </message>
    <message>
        <source>The applicant cannot review their own request. Choose another expert.</source>
        <translation>Le demandeur ne peut pas examiner sa propre demande. Choisissez un autre expert.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>une espace</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>une tabulation</translation>
    </message>
    <message>
        <source>a line break</source>
        <translation>un saut de ligne</translation>
    </message>
    <message>
        <source>a no-break space (U+00A0)</source>
        <translation>une espace insécable (U+00A0)</translation>
    </message>
    <message>
        <source>an invisible character (U+%1)</source>
        <translation>un caractère invisible (U+%1)</translation>
    </message>
    <message>
        <source>comment by %1</source>
        <translation>commentaire de %1</translation>
    </message>
    <message>
        <source>comment on “%1” by %2</source>
        <translation>commentaire sur «&#xa0;%1&#xa0;» de %2</translation>
    </message>
    <message>
        <source>comment %1 by %2</source>
        <translation>commentaire %1 de %2</translation>
    </message>
    <message>
        <source>comment %1 on “%2” by %3</source>
        <translation>commentaire %1 sur «&#xa0;%2&#xa0;» de %3</translation>
    </message>
    <message>
        <source>Enter a reference to the decision.</source>
        <translation>Saisissez une référence à la décision.</translation>
    </message>
    <message>
        <source>The registry assigns the next number (urn-N) at registration.</source>
        <translation>Le registre attribue le prochain numéro (urn-N) à l’enregistrement.</translation>
    </message>
    <message>
        <source>Records your approval of this revision only. When every assigned expert has approved, the review is complete.</source>
        <translation>Votre approbation de cette révision précise est consignée. Quand tous les experts affectés ont approuvé, l’examen est terminé.</translation>
    </message>
    <message>
        <source>Enter a text. This step requires one.</source>
        <translation>Saisissez un texte. Cette étape en demande un.</translation>
    </message>
    <message>
        <source>Imported from %1. The registry does not have the text of the template.</source>
        <translation>Importé de %1. Le registre n’a pas le texte du modèle.</translation>
    </message>
    <message>
        <source>This step belongs to another role: %1.</source>
        <translation>Cette étape revient à un autre rôle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Decline to review</source>
        <translation>Décliner l’examen</translation>
    </message>
    <message>
        <source>You no longer review this request. Your reasons are kept in its record, which its applicant can read. The registrar may assign another expert.</source>
        <translation>Vous n’examinez plus cette demande. Vos motifs restent dans son dossier, que le demandeur peut lire. Le registraire peut affecter un autre expert.</translation>
    </message>
    <message>
        <source>You cannot review your own request. Another expert must review it. In a local registry, single-user mode permits it (menu Registry).</source>
        <translation>Vous ne pouvez pas examiner votre propre demande. Un autre expert doit le faire. Dans un registre local, le mode mono-utilisateur le permet (menu Registre).</translation>
    </message>
    <message>
        <source>%1 resolved a thread of comments.</source>
        <translation>%1 a marqué un fil de commentaires comme résolu.</translation>
    </message>
    <message>
        <source>Namespaces listed at the end of each year</source>
        <translation>Espaces de noms répertoriés à la fin de chaque année</translation>
    </message>
    <message>
        <source>Registrations by year</source>
        <translation>Enregistrements par année</translation>
    </message>
    <message>
        <source>Namespaces registered in that year</source>
        <translation>Espaces de noms enregistrés cette année-là</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>En vigueur à partir du</translation>
    </message>
    <message>
        <source>The first, normalized</source>
        <translation>Le premier, normalisé</translation>
    </message>
    <message>
        <source>The second, normalized</source>
        <translation>Le second, normalisé</translation>
    </message>
    <message>
        <source>New namespaces in each year. Namespaces in the oldest known listing are not counted, because many of them are older.</source>
        <translation>Nouveaux espaces de noms chaque année. Ceux de la plus ancienne liste connue ne comptent pas, car beaucoup sont plus anciens.</translation>
    </message>
    <message>
        <source>Namespaces registered here from requests. If no period is selected, the last twelve months are shown.</source>
        <translation>Espaces de noms enregistrés ici à partir de demandes. Sans période choisie, les douze derniers mois sont affichés.</translation>
    </message>
    <message>
        <source>The comparison ignores upper and lower case in “urn”, in the NID and in percent-encodings. It also ignores r-, q- and f-components (section 3.1).</source>
        <translation>La comparaison ignore les majuscules et minuscules dans «&#xa0;urn&#xa0;», dans le NID et dans les codages avec «&#xa0;%&#xa0;», ainsi que les composants r, q et f (section 3.1).</translation>
    </message>
    <message>
        <source>Result by specification</source>
        <translation>Résultat selon la spécification</translation>
    </message>
    <message>
        <source>The parts are the same in all specifications.</source>
        <translation>Les parties sont les mêmes dans toutes les spécifications.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchInput</name>
    <message>
        <source>%L1 characters are too many to edit in one line. This is how they begin; press Delete to clear them.</source>
        <translation>%L1 caractères, trop dans une ligne pour être modifiés ici. Ils commencent ainsi&#xa0;; Suppr les efface.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchPage</name>
    <message>
        <source>Scan a file</source>
        <translation>Vérifier un fichier</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Établi</translation>
    </message>
    <message>
        <source>Parse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>&amp;URNs or URIs, one per line:</source>
        <translation>Un &amp;URN ou un URI, ou plusieurs, un par ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>First UR&amp;N or URI:</source>
        <translation>Premier &amp;URN ou URI&#xa0;:</translation>
    </message>
    <message>
        <source>Resolve and normalize</source>
        <translation>Résoudre et normaliser</translation>
    </message>
    <message>
        <source>&amp;Base URI:</source>
        <translation>URI de &amp;base&#xa0;:</translation>
    </message>
    <message>
        <source>Refere&amp;nce:</source>
        <translation>Référe&amp;nce&#xa0;:</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Trouver dans un texte</translation>
    </message>
    <message>
        <source>&amp;Text, such as a mail:</source>
        <translation>Un &amp;texte, un courriel par exemple&#xa0;:</translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <translation>Copier le &amp;résultat</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Copier le résultat en texte</translation>
    </message>
    <message>
        <source>C&amp;lear the input</source>
        <translation>E&amp;ffacer la saisie</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Backspace</source>
        <translation>Ctrl+Shift+Backspace</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Clear the input</source>
        <translation>Effacer la saisie</translation>
    </message>
    <message>
        <source>this page reads a file and has no text input.</source>
        <translation>ici, on lit un fichier, on ne saisit rien.</translation>
    </message>
    <message>
        <source>Second U&amp;RN or URI:</source>
        <translation>Deuxième U&amp;RN ou URI&#xa0;:</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchScan</name>
    <message>
        <source>Checks a file with one URN per line: text, gz or zstd, of any size. Choose a file, or drop it here.</source>
        <translation>Un fichier qui a un URN par ligne est vérifié ici&#xa0;: texte, gz ou zstd, aussi grand soit-il. Choisissez-le, ou déposez-le ici.</translation>
    </message>
    <message>
        <source>D&amp;ialect:</source>
        <translation>&amp;Dialecte&#xa0;:</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>Progression de la vérification du fichier</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Save lines that are &amp;not URNs…</source>
        <translation>Enregistrer les lignes qui ne sont &amp;pas des URN…</translation>
    </message>
    <message>
        <source>Save res&amp;ults…</source>
        <translation>Enregistrer le ré&amp;sultat…</translation>
    </message>
    <message>
        <source>File with one URN per line</source>
        <translation>Un fichier avec un URN par ligne</translation>
    </message>
    <message>
        <source>The list of lines that are not URNs is incomplete, because there is not enough space in the folder for temporary files.</source>
        <translation>La liste des lignes qui ne sont pas des URN n’est pas complète&#xa0;: il n’y a pas de place pour elle dans le dossier des fichiers temporaires.</translation>
    </message>
    <message>
        <source>Lines that are not URNs</source>
        <translation>Lignes qui ne sont pas des URN</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only the first %L1 lines that are not URNs can be saved. To write all of them, use “nidreg-cli urn scan --bad”.</source>
        <translation>Des lignes qui ne sont pas des URN, les %L1 premières sont gardées pour être enregistrées&#xa0;: «&#xa0;nidreg-cli urn scan --bad&#xa0;» les écrit toutes.</translation>
    </message>
    <message>
        <source>Cannot check which of them are registered: %1</source>
        <translation>On ne sait pas lesquels d’entre eux sont enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>No file was read.</source>
        <translation>Aucun fichier n’a été lu.</translation>
    </message>
    <message>
        <source>Choose &amp;a file…</source>
        <translation>Choisir &amp;un fichier…</translation>
    </message>
    <message>
        <source>It is not in the grammar of its namespace.</source>
        <translation>Il ne correspond pas à la grammaire de son espace de noms.</translation>
    </message>
    <message>
        <source>Cannot save %1.</source>
        <translation>Impossible d’enregistrer %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchTool</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>URNs: %L1, others: %L2</source>
        <translation>URN&#xa0;: %L1, autres&#xa0;: %L2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WritingActions</name>
    <message>
        <source>Spelling dictionar&amp;y</source>
        <translation>Dictionnaire orthographi&amp;que</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>C&amp;hercher…</translation>
    </message>
    <message>
        <source>Find text in the fields of the draft</source>
        <translation>Chercher des mots dans les champs du brouillon</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Find and replace text in the fields of the draft</source>
        <translation>Chercher des mots dans les champs du brouillon et en mettre d’autres à leur place</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Aller à l’occurrence suivante</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Aller à l’occurrence précédente</translation>
    </message>
    <message>
        <source>Wrap at &amp;72 columns</source>
        <translation>Couper à &amp;72 colonnes</translation>
    </message>
    <message>
        <source>Ctrl+Shift+W</source>
        <translation>Ctrl+Shift+W</translation>
    </message>
    <message>
        <source>Wrap the lines of the field or the selection as in an RFC; grammar and URNs are not changed</source>
        <translation>Couper les lignes du champ, ou de la sélection, comme dans une RFC&#xa0;; la grammaire et les URN restent tels quels</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>Corri&amp;ger</translation>
    </message>
    <message>
        <source>Alt+Return</source>
        <translation>Alt+Return</translation>
    </message>
    <message>
        <source>Fix the selected finding, or the one at the cursor, if there is only one correction</source>
        <translation>Corriger le constat choisi, ou celui qui se trouve au curseur, s’il a une solution unique</translation>
    </message>
    <message>
        <source>&amp;No spell checking</source>
        <translation>&amp;Pas de vérification orthographique</translation>
    </message>
    <message>
        <source>%1: no dictionary is installed</source>
        <translation>%1&#xa0;: aucun dictionnaire n’est installé</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install one, such as hunspell-en-us.</source>
        <translation>Aucun dictionnaire n’est installé. Installez-en un, par exemple hunspell-en-us.</translation>
    </message>
    <message>
        <source>Rep&amp;lace…</source>
        <translation>Remp&amp;lacer…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Occurrence &amp;suivante</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::YearsChart</name>
    <message>
        <source>%1: %2 listed</source>
        <translation>%1&#xa0;: %2 dans la liste</translation>
    </message>
    <message>
        <source>Number of listed namespaces over time</source>
        <translation>Nombre d’espaces de noms dans la liste au fil du temps</translation>
    </message>
</context>
</TS>
