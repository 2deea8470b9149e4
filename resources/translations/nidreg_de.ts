<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>The desk of a registry of URN namespace identifiers.</source>
        <translation>Der Arbeitsplatz eines Registers von URN-Namensräumen.</translation>
    </message>
    <message>
        <source>Work on this registry instead of the local one.</source>
        <translation>Mit diesem Register arbeiten statt mit dem lokalen.</translation>
    </message>
    <message>
        <source>conninfo</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>A draft or template to open.</source>
        <translation>Ein Entwurf oder eine Vorlage zum Öffnen.</translation>
    </message>
    <message>
        <source>nidreg cannot start</source>
        <translation>nidreg kann nicht starten</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ActingMenu</name>
    <message>
        <source>Add &amp;person…</source>
        <translation>&amp;Person hinzufügen…</translation>
    </message>
    <message>
        <source>Single-&amp;user mode</source>
        <translation>&amp;Einzelbenutzermodus</translation>
    </message>
    <message>
        <source>Who acts, and in which role</source>
        <translation>Wer handelt, und in welcher Rolle</translation>
    </message>
    <message>
        <source>Acting person and role</source>
        <translation>Handelnde Person und Rolle</translation>
    </message>
    <message>
        <source>Acting as %1</source>
        <translation>Sie handeln als %1</translation>
    </message>
    <message>
        <source>A registrar does this: act as one first.</source>
        <translation>Das tut ein Registrar: Handeln Sie zuerst als einer.</translation>
    </message>
    <message>
        <source>On a shared registry its administrator does this.</source>
        <translation>In einem gemeinsamen Register tut das dessen Verwalter.</translation>
    </message>
    <message>
        <source>Appoint somebody, a designated expert say</source>
        <translation>Jemanden bestellen, etwa einen Experten</translation>
    </message>
    <message>
        <source>Let one person apply for and judge the same request</source>
        <translation>Eine Person denselben Antrag stellen und beurteilen lassen</translation>
    </message>
    <message>
        <source>%1 is at the desk now: choose who acts in the status bar.</source>
        <translation>%1 ist nun dabei: Wählen Sie in der Statusleiste, wer handelt.</translation>
    </message>
    <message>
        <source>Single-user mode is on: one person may judge their own requests.</source>
        <translation>Der Einzelbenutzermodus ist an: Eine Person darf ihre eigenen Anträge beurteilen.</translation>
    </message>
    <message>
        <source>Single-user mode is off: nobody judges their own requests.</source>
        <translation>Der Einzelbenutzermodus ist aus: Niemand beurteilt eigene Anträge.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>nidreg::app::CommandPalette</name>
    <message>
        <source>A command or a NID</source>
        <translation>Ein Befehl oder eine NID</translation>
    </message>
    <message>
        <source>Command or NID</source>
        <translation>Befehl oder NID</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefunden</translation>
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
        <translation>Befehle und Namensräume</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ConnectionMark</name>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>⚠ Single-user mode</source>
        <translation>⚠ Einzelbenutzermodus</translation>
    </message>
    <message>
        <source>Separation of duties is off: one person may judge their own requests.</source>
        <translation>Die Funktionstrennung ist aus: Eine Person darf ihre eigenen Anträge beurteilen.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Local registry</source>
        <translation>Lokales Register</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>%1: not connected</source>
        <translation>%1: nicht verbunden</translation>
    </message>
</context>
<context>
    <name>nidreg::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Try again now</source>
        <translation>&amp;Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>This is your own registry, filled with the URN namespaces that IANA lists. Drafting a template needs nothing else.</source>
        <translation>Dies ist Ihr eigenes Register, gefüllt mit den URN-Namensräumen, die die IANA führt. Um eine Vorlage zu entwerfen, brauchen Sie sonst nichts.</translation>
    </message>
    <message>
        <source>&amp;Draft a template</source>
        <translation>Vor&amp;lage entwerfen</translation>
    </message>
    <message>
        <source>&amp;Open a template file…</source>
        <translation>Vorlagendatei &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Publish &amp;listing…</source>
        <translation>&amp;Verzeichnis veröffentlichen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>&amp;Commands and namespaces…</source>
        <translation>&amp;Befehle und Namensräume…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About nidreg</source>
        <translation>&amp;Über nidreg</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Re&amp;gistry</source>
        <translation>&amp;Register</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>Show &amp;toolbar</source>
        <translation>&amp;Werkzeugleiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Write the listing as XML, CSV and text</source>
        <translation>Das Verzeichnis als XML, CSV und Text schreiben</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The listing is published in %1.</source>
        <translation>Das Verzeichnis ist in %1 veröffentlicht.</translation>
    </message>
    <message>
        <source>Drafts with changes that are not saved in a file. They are kept for the next start, should the program end unexpectedly.</source>
        <translation>Entwürfe mit Änderungen, die in keiner Datei gespeichert sind. Sie bleiben für den nächsten Start erhalten, falls das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>Unsaved drafts: %1</source>
        <translation>Nicht gespeicherte Entwürfe: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::PlacesList</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
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
        <translation>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Der Arbeitsplatz eines Registers von URN-Namensräumen, nach &lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz. Sie baut auf Qt %2, PostgreSQL und iso-codes auf.&lt;/p&gt;&lt;p&gt;Die mitgelieferten Registrierungen sind Fakten aus dem &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;Register der URN-Namensräume der IANA&lt;/a&gt;; maßgeblich ist jenes Register, nicht diese Kopie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About nidreg</source>
        <translation>Über nidreg</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Draft</name>
    <message>
        <source>New draft</source>
        <translation>Neuer Entwurf</translation>
    </message>
    <message>
        <source>%1 (request #%2)</source>
        <translation>%1 (Antrag #%2)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftView</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Preview: the text as it will be saved and sent</source>
        <translation>Vorschau: der Text, wie er gespeichert und gesendet wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftWords</name>
    <message>
        <source>change in %1</source>
        <translation>(Änderung in %1)</translation>
    </message>
    <message>
        <source>change of what is requested</source>
        <translation>(Änderung dessen, was beantragt wird)</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or open another file.</source>
        <translation>Eine Datei %1 gibt es nicht. Prüfen Sie den Namen, oder öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file. Choose another name.</source>
        <translation>%1 ist keine gewöhnliche Datei. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 MiB, the most that a template file may have.</source>
        <translation>%1 ist größer als 4 MiB; mehr darf eine Vorlagendatei nicht haben.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Check the permissions, then open it again.</source>
        <translation>%1 konnte nicht gelesen werden: %2. Prüfen Sie die Rechte, und öffnen Sie die Datei dann erneut.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Your text is still here; save it under another name or in another folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Ihr Text ist noch hier; speichern Sie ihn unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>A revision keeps its NID: %1.</source>
        <translation>Eine Überarbeitung behält ihre NID: %1.</translation>
    </message>
    <message>
        <source>This registry has no namespace %1 to revise.</source>
        <translation>In diesem Register gibt es keinen Namensraum %1 zu überarbeiten.</translation>
    </message>
    <message>
        <source>Revision of the registered namespace %1.</source>
        <translation>Überarbeitung des registrierten Namensraums %1.</translation>
    </message>
    <message>
        <source>Not a NID: %1</source>
        <translation>Keine NID: %1</translation>
    </message>
    <message>
        <source>Reserved: %1</source>
        <translation>Reserviert: %1</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Vergeben: %1</translation>
    </message>
    <message>
        <source>Contested: %1</source>
        <translation>Umstritten: %1</translation>
    </message>
    <message>
        <source>Free: %1 is not registered, and nobody else asks for it.</source>
        <translation>Frei: %1 ist nicht registriert, und niemand sonst beantragt sie.</translation>
    </message>
    <message>
        <source>Leave it empty: the registry assigns the next urn-N at registration.</source>
        <translation>Leer lassen: Das Register vergibt bei der Registrierung das nächste urn-N.</translation>
    </message>
    <message>
        <source>Type the NID that you ask for.</source>
        <translation>Geben Sie die NID ein, die Sie beantragen.</translation>
    </message>
    <message>
        <source>Well formed; asking the registry whether it is free …</source>
        <translation>Wohlgeformt; das Register wird gefragt, ob sie frei ist …</translation>
    </message>
    <message>
        <source>Well formed; whether it is free is not known without a registry.</source>
        <translation>Wohlgeformt; ob sie frei ist, lässt sich ohne Register nicht sagen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsActions</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;New draft</source>
        <translation>&amp;Neuer Entwurf</translation>
    </message>
    <message>
        <source>Start a template for a new namespace</source>
        <translation>Eine Vorlage für einen neuen Namensraum beginnen</translation>
    </message>
    <message>
        <source>Open a template file, also one of the layouts of RFC 2611 and RFC 3406</source>
        <translation>Eine Vorlagendatei öffnen, auch in der Form von RFC 2611 oder RFC 3406</translation>
    </message>
    <message>
        <source>&amp;Paste as template</source>
        <translation>Als Vorlage &amp;einfügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Read the text on the clipboard, from a mail say, as a template</source>
        <translation>Den Text der Zwischenablage, etwa aus einer Mail, als Vorlage lesen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the draft in its file</source>
        <translation>Den Entwurf in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the draft in another file</source>
        <translation>Den Entwurf in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Close draft</source>
        <translation>Entwurf s&amp;chließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close the draft shown</source>
        <translation>Den gezeigten Entwurf schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ne&amp;xt field</source>
        <translation>Nächstes Fe&amp;ld</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Zum nächsten Feld gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious field</source>
        <translation>&amp;Voriges Feld</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Go to the field before</source>
        <translation>Zum Feld davor gehen</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Nächster &amp;Befund</translation>
    </message>
    <message>
        <source>Go to the place of the next finding</source>
        <translation>Zur Stelle des nächsten Befunds gehen</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Vorsch&amp;au</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Show the text as it will be saved and sent</source>
        <translation>Den Text zeigen, wie er gespeichert und gesendet wird</translation>
    </message>
    <message>
        <source>&amp;Guidance</source>
        <translation>Anlei&amp;tung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Show what belongs in each field, with an example</source>
        <translation>Zeigen, was in jedes Feld gehört, mit einem Beispiel</translation>
    </message>
    <message>
        <source>&amp;Monospace</source>
        <translation>Festbreitensc&amp;hrift</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Write in a font with letters of one width</source>
        <translation>In einer Schrift mit gleich breiten Zeichen schreiben</translation>
    </message>
    <message>
        <source>&amp;Keep in the registry</source>
        <translation>Im Re&amp;gister ablegen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Keep the draft in the registry as a request that nobody reviews yet</source>
        <translation>Den Entwurf als Antrag im Register ablegen, den noch niemand prüft</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Send the draft to the registry as a request</source>
        <translation>Den Entwurf als Antrag an das Register senden</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation>%1. Jetzt nicht: %2</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>E&amp;inreichen …</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsFiles</name>
    <message>
        <source>There is no text to paste. Copy the template first, then paste it here.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopieren Sie zuerst die Vorlage, und fügen Sie sie dann hier ein.</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Der eingefügte Text</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <translation>Entwurf speichern</translation>
    </message>
    <message>
        <source>Templates (*.txt);;All files (*)</source>
        <translation>Vorlagen (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut vers&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>Not saved: another program changed %1 since it was opened. Save anyway to replace what the other program wrote, or reload it; undo brings your text back after a reload.</source>
        <translation>Nicht gespeichert: Ein anderes Programm hat %1 seit dem Öffnen geändert. Speichern Sie trotzdem, um zu ersetzen, was das andere Programm schrieb, oder laden Sie die Datei neu; „Rückgängig“ bringt Ihren Text danach zurück.</translation>
    </message>
    <message>
        <source>Save any&amp;way</source>
        <translation>Trotzdem s&amp;peichern</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>(Neuladen)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>S&amp;peichern unter …</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsPage</name>
    <message>
        <source>No draft is open</source>
        <translation>Kein Entwurf ist offen</translation>
    </message>
    <message>
        <source>Write the registration template of a namespace here, field by field, with guidance beside each one and live findings. You need no registry for it until you submit.</source>
        <translation>Schreiben Sie hier die Registrierungsvorlage eines Namensraums, Feld für Feld, mit einer Anleitung zu jedem und laufenden Befunden. Bis zum Einreichen brauchen Sie kein Register.</translation>
    </message>
    <message>
        <source>&amp;New draft</source>
        <translation>Ne&amp;uer Entwurf</translation>
    </message>
    <message>
        <source>&amp;Paste a template from the clipboard</source>
        <translation>Vorlage aus der Zwischenablage einfü&amp;gen</translation>
    </message>
    <message>
        <source>A file dropped here is opened too. To revise a registered namespace, choose it in Namespaces.</source>
        <translation>Auch eine hier abgelegte Datei wird geöffnet. Um einen registrierten Namensraum zu überarbeiten, wählen Sie ihn unter „Namensräume“.</translation>
    </message>
    <message>
        <source>Open drafts</source>
        <translation>Offene Entwürfe</translation>
    </message>
    <message>
        <source>No revision was started. %1</source>
        <translation>Es wurde keine Überarbeitung begonnen. %1</translation>
    </message>
    <message>
        <source>The request was not opened. %1</source>
        <translation>Der Antrag wurde nicht geöffnet. %1</translation>
    </message>
    <message>
        <source>Request #%1 is not yours to change now: %2. Save what you write as a file.</source>
        <translation>Antrag #%1 können Sie jetzt nicht ändern: %2. Speichern Sie, was Sie schreiben, als Datei.</translation>
    </message>
    <message>
        <source>a new draft</source>
        <translation>ein neuer Entwurf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program ended before these drafts were saved: %1.</source>
        <translation>Das Programm endete, bevor diese Entwürfe gespeichert waren: %1.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>W&amp;iederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Verwer&amp;fen</translation>
    </message>
    <message>
        <source>Save the draft?</source>
        <translation>Entwurf speichern?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>What you discard is gone; that cannot be undone.</source>
        <translation>Was Sie verwerfen, ist verloren; das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Open templates</source>
        <translation>Vorlagen öffnen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Submitted as request #%1</source>
        <translation>Eingereicht als Antrag #%1</translation>
    </message>
    <message>
        <source>Kept in the registry as request #%1</source>
        <translation>Im Register abgelegt als Antrag #%1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>Noch nicht in einer Datei gespeichert</translation>
    </message>
    <message>
        <source>%1, changed since it was saved</source>
        <translation>%1, seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>no draft is open.</source>
        <translation>kein Entwurf ist offen.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>&amp;Open a template file…</source>
        <translation>Vorlagendatei ö&amp;ffnen …</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsSender</name>
    <message>
        <source>There is no connection to a registry now. Save the draft as a file meanwhile.</source>
        <translation>Es besteht gerade keine Verbindung zu einem Register. Speichern Sie den Entwurf einstweilen als Datei.</translation>
    </message>
    <message>
        <source>Requests are made by an applicant or a registrar; you act as: %1. Choose another role in the status bar.</source>
        <translation>Anträge stellt ein Antragsteller oder ein Registrar; Sie handeln als: %1. Wählen Sie in der Statusleiste eine andere Rolle.</translation>
    </message>
    <message>
        <source>The draft is being sent.</source>
        <translation>Der Entwurf wird gerade gesendet.</translation>
    </message>
    <message>
        <source>Not submitted. Errors to mend first: %1. The first one is shown; F8 goes to the next.</source>
        <translation>Nicht eingereicht. Zuerst zu behebende Fehler: %1. Der erste wird gezeigt; F8 geht zum nächsten.</translation>
    </message>
    <message>
        <source>Local registry</source>
        <translation>Lokales Register</translation>
    </message>
    <message>
        <source>Kept in the registry as the draft of request #%1. Nobody reviews it before you submit it.</source>
        <translation>Im Register abgelegt als Entwurf von Antrag #%1. Niemand prüft ihn, bevor Sie ihn einreichen.</translation>
    </message>
    <message>
        <source>Submitted as request #%1. Its discussion and its decisions are in Requests.</source>
        <translation>Eingereicht als Antrag #%1. Diskussion und Entscheidungen stehen unter „Anträge“.</translation>
    </message>
    <message>
        <source>Not submitted; the text is still here. %1</source>
        <translation>Nicht eingereicht; der Text ist noch hier. %1</translation>
    </message>
    <message>
        <source>Not kept in the registry; the text is still here. %1</source>
        <translation>Nicht im Register abgelegt; der Text ist noch hier. %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut vers&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldEditor</name>
    <message>
        <source>How a good one reads:</source>
        <translation>So liest sich ein guter:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldsModel</name>
    <message>
        <source>empty, must be filled</source>
        <translation>leer, muss gefüllt werden</translation>
    </message>
    <message>
        <source>empty, may stay so</source>
        <translation>leer, darf so bleiben</translation>
    </message>
    <message>
        <source>to mend, findings: %1</source>
        <translation>zu beheben, Befunde: %1</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsModel</name>
    <message>
        <source>Nothing to mend: ready to be sent.</source>
        <translation>Nichts zu beheben: bereit zum Senden.</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Guidance</name>
    <message>
        <source>The name that follows “urn:” in every URN of the namespace: 2 to 32 letters, digits and hyphens, in practice 3 or more. Ask for the name that your community already knows. For an informal namespace leave it empty; the registry gives it a number.</source>
        <translation>Der Name, der in jeder URN des Namensraums auf „urn:“ folgt: 2 bis 32 Buchstaben, Ziffern und Bindestriche, in der Praxis 3 oder mehr. Beantragen Sie den Namen, den Ihre Gemeinschaft schon kennt. Für einen informellen Namensraum lassen Sie das Feld leer; das Register gibt ihm eine Nummer.</translation>
    </message>
    <message>
        <source>1 for a new namespace. Each later registration of the same namespace counts one up.</source>
        <translation>1 für einen neuen Namensraum. Jede spätere Registrierung desselben Namensraums zählt eins weiter.</translation>
    </message>
    <message>
        <source>The day on which you send the template, as YYYY-MM-DD.</source>
        <translation>Der Tag, an dem Sie die Vorlage senden, als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>Who asks for the namespace and answers for it: the organization, a contact person, and at least one of e-mail, phone and postal address that will still work in ten years. On the fast track, name the standards body.</source>
        <translation>Wer den Namensraum beantragt und für ihn einsteht: die Organisation, eine Kontaktperson und mindestens eines von E-Mail, Telefon und Postanschrift, das auch in zehn Jahren noch gilt. Im Schnellverfahren nennen Sie das Normungsgremium.</translation>
    </message>
    <message>
        <source>Which things get names here, who uses the names and for what, how that community and everyone else benefits, and how the namespace sits beside existing ones. Say whether it is to become part of a standard, and which software will use it.</source>
        <translation>Welche Dinge hier Namen bekommen, wer die Namen wozu verwendet, was diese Gemeinschaft und alle anderen davon haben und wie sich der Namensraum zu bestehenden verhält. Sagen Sie, ob er Teil eines Standards werden soll und welche Software ihn verwenden wird.</translation>
    </message>
    <message>
        <source>How the part after the NID is built, best as ABNF (RFC 5234) with an example of every form. Say which letters and characters are allowed, how others are encoded, when two names are equivalent (case, hyphens), and what q- and f-components mean here, if anything.</source>
        <translation>Wie der Teil nach der NID aufgebaut ist, am besten als ABNF (RFC 5234) mit einem Beispiel für jede Form. Sagen Sie, welche Buchstaben und Zeichen erlaubt sind, wie andere kodiert werden, wann zwei Namen gleichwertig sind (Groß- und Kleinschreibung, Bindestriche) und was q- und f-Komponenten hier bedeuten, falls überhaupt etwas.</translation>
    </message>
    <message>
        <source>Who assigns names and how one gets the right to do it; how it is made sure that no name is given twice; and that a name, once given, is never used for anything else.</source>
        <translation>Wer Namen vergibt und wie man das Recht dazu erhält; wie gesichert ist, dass kein Name zweimal vergeben wird; und dass ein einmal vergebener Name nie für etwas anderes verwendet wird.</translation>
    </message>
    <message>
        <source>What could go wrong when names are assigned, compared, resolved or passed on: names that are wrongly taken for the same, personal data that a name gives away, someone walking through all names in sequence. “None” is rarely true; say what you considered.</source>
        <translation>Was schiefgehen könnte, wenn Namen vergeben, verglichen, aufgelöst oder weitergegeben werden: Namen, die fälschlich für gleich gehalten werden, persönliche Daten, die ein Name verrät, jemand, der alle Namen der Reihe nach durchgeht. „None“ stimmt selten; sagen Sie, was Sie bedacht haben.</translation>
    </message>
    <message>
        <source>What could be confused with these names: other URN namespaces, other identifier systems, URI schemes with similar syntax or scope, characters that mean something else elsewhere. Say what you found, or where you looked.</source>
        <translation>Was mit diesen Namen verwechselt werden könnte: andere URN-Namensräume, andere Kennungssysteme, URI-Schemata mit ähnlicher Syntax oder ähnlichem Bereich, Zeichen, die anderswo etwas anderes bedeuten. Sagen Sie, was Sie gefunden oder wo Sie gesucht haben.</translation>
    </message>
    <message>
        <source>Say clearly whether resolution is intended. If so: who runs the service, what it gives back, and what r-components mean for it. If not, one sentence is enough.</source>
        <translation>Sagen Sie klar, ob Auflösung vorgesehen ist. Wenn ja: wer den Dienst betreibt, was er zurückgibt und was r-Komponenten für ihn bedeuten. Wenn nicht, genügt ein Satz.</translation>
    </message>
    <message>
        <source>Where the identifier system is described: titles and stable links. Needed on the fast track, helpful always.</source>
        <translation>Wo das Kennungssystem beschrieben ist: Titel und dauerhafte Links. Im Schnellverfahren nötig, immer hilfreich.</translation>
    </message>
    <message>
        <source>Anything else that helps to understand the registration, for example how it differs from namespaces that seem to overlap. Optional.</source>
        <translation>Was sonst hilft, die Registrierung zu verstehen, etwa worin sie sich von Namensräumen unterscheidet, die sich mit ihr zu überschneiden scheinen. Freiwillig.</translation>
    </message>
    <message>
        <source>From version 2 on: what changed since the version before, and why. Leave it empty in version 1.</source>
        <translation>Ab Version 2: was sich seit der vorigen Version geändert hat und warum. In Version 1 leer lassen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ImportDialog</name>
    <message>
        <source>Import a template</source>
        <translation>Vorlage importieren</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Where each &amp;heading goes:</source>
        <translation>Wohin jede Überschrift &amp;kommt:</translation>
    </message>
    <message>
        <source>Headings and fields</source>
        <translation>Überschriften und Felder</translation>
    </message>
    <message>
        <source>Heading in the text</source>
        <translation>Überschrift im Text</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>no known layout</source>
        <translation>keine bekannte Form</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>%1 is laid out differently from a template of RFC 8141. See where its texts go; the source itself stays as it is.</source>
        <translation>%1 ist anders aufgebaut als eine Vorlage nach RFC 8141. Sehen Sie, wohin die Texte kommen; die Quelle selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>It was not UTF-8 and was read as Latin-1.</source>
        <translation>Der Text war nicht UTF-8 und wurde als Latin-1 gelesen.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>no NID</source>
        <translation>keine NID</translation>
    </message>
    <message>
        <source>(no heading)</source>
        <translation>(keine Überschrift)</translation>
    </message>
    <message>
        <source>Field for %1</source>
        <translation>Feld für %1</translation>
    </message>
    <message>
        <source>Every word of the text stands in a field.</source>
        <translation>Jedes Wort des Textes steht in einem Feld.</translation>
    </message>
    <message>
        <source>Texts that belong to no field are at the top: %1. Choose where each is kept.</source>
        <translation>Texte, die zu keinem Feld gehören, stehen oben: %1. Wählen Sie, wo jeder bleibt.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MessageStrip</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesDetails</name>
    <message>
        <source>Choose a namespace to read its registration.</source>
        <translation>Wählen Sie einen Namensraum, um seine Registrierung zu lesen.</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Cite as</source>
        <translation>Zitieren als</translation>
    </message>
    <message>
        <source>Copy what a citation needs</source>
        <translation>Kopieren, was ein Zitat braucht</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Registrierung</translation>
    </message>
    <message>
        <source>About the namespace</source>
        <translation>Über den Namensraum</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Version shown</source>
        <translation>Gezeigte Version</translation>
    </message>
    <message>
        <source>Registration template</source>
        <translation>Registrierungsvorlage</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Version</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Version</translation>
    </message>
    <message>
        <source>Difference of the two versions</source>
        <translation>Unterschied der beiden Versionen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of the namespace</source>
        <translation>Verlauf des Namensraums</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>registered %1</source>
        <translation>registriert am %1</translation>
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
        <translation>%1 (importiert)</translation>
    </message>
    <message>
        <source>There is one version only: nothing to compare.</source>
        <translation>Es gibt nur eine Version: nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The text of an imported version is not held: there is nothing to compare with.</source>
        <translation>Der Text einer importierten Version liegt nicht vor: Es gibt nichts zum Vergleichen.</translation>
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
        <translation>Art</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Registrant</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesPage</name>
    <message>
        <source>NID, registrant, reference or text of the template</source>
        <translation>NID, Registrant, Referenz oder Text der Vorlage</translation>
    </message>
    <message>
        <source>Filter namespaces</source>
        <translation>Namensräume filtern</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formell</translation>
    </message>
    <message>
        <source>Only formal namespaces</source>
        <translation>Nur formelle Namensräume</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informell</translation>
    </message>
    <message>
        <source>Only informal namespaces</source>
        <translation>Nur informelle Namensräume</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Only active namespaces</source>
        <translation>Nur aktive Namensräume</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Only deprecated namespaces</source>
        <translation>Nur veraltete Namensräume</translation>
    </message>
    <message>
        <source>Registered namespaces</source>
        <translation>Registrierte Namensräume</translation>
    </message>
    <message>
        <source>Show a&amp;ll</source>
        <translation>Alle &amp;zeigen</translation>
    </message>
    <message>
        <source>Number of namespaces shown</source>
        <translation>Zahl der gezeigten Namensräume</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namensräume</translation>
    </message>
    <message>
        <source>Start a &amp;revision</source>
        <translation>Übe&amp;rarbeitung beginnen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>&amp;NID kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;URN prefix</source>
        <translation>&amp;URN-Präfix kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy &amp;template text</source>
        <translation>&amp;Vorlagentext kopieren</translation>
    </message>
    <message>
        <source>&amp;Find namespace</source>
        <translation>Namensraum &amp;suchen</translation>
    </message>
    <message>
        <source>The NID is on the clipboard.</source>
        <translation>Die NID ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The URN prefix is on the clipboard.</source>
        <translation>Das URN-Präfix ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The template is on the clipboard.</source>
        <translation>Die Vorlage ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Opening the registry…</source>
        <translation>Register wird geöffnet…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No namespace matches the filter.</source>
        <translation>Kein Namensraum entspricht dem Filter.</translation>
    </message>
    <message>
        <source>No namespace is registered yet. Draft a template to ask for the first one.</source>
        <translation>Noch ist kein Namensraum registriert. Entwerfen Sie eine Vorlage, um den ersten zu beantragen.</translation>
    </message>
    <message>
        <source>1 namespace</source>
        <translation>1 Namensraum</translation>
    </message>
    <message>
        <source>%1 namespaces</source>
        <translation>%1 Namensräume</translation>
    </message>
    <message>
        <source>Copy the template as plain text</source>
        <translation>Die Vorlage als reinen Text kopieren</translation>
    </message>
    <message>
        <source>The text of an imported version is not held here.</source>
        <translation>Der Text einer importierten Version liegt hier nicht vor.</translation>
    </message>
    <message>
        <source>Draft the next version of “%1”</source>
        <translation>Die nächste Version von „%1“ entwerfen</translation>
    </message>
    <message>
        <source>Choose a namespace first.</source>
        <translation>Wählen Sie zuerst einen Namensraum.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonDialog</name>
    <message>
        <source>sees what is registered</source>
        <translation>sieht, was registriert ist</translation>
    </message>
    <message>
        <source>drafts and submits requests</source>
        <translation>entwirft Anträge und reicht sie ein</translation>
    </message>
    <message>
        <source>reviews the requests assigned to them</source>
        <translation>prüft die zugewiesenen Anträge</translation>
    </message>
    <message>
        <source>assigns experts and registers namespaces</source>
        <translation>weist Experten zu und registriert Namensräume</translation>
    </message>
    <message>
        <source>Add person</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>short name, as it shall stand in the history</source>
        <translation>Kurzname, wie er im Verlauf stehen soll</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roles:</source>
        <translation>Rollen:</translation>
    </message>
    <message>
        <source>Add &amp;person</source>
        <translation>&amp;Person hinzufügen</translation>
    </message>
    <message>
        <source>Roles are not taken away again: everything that was done stays on record.</source>
        <translation>Rollen werden nicht wieder entzogen: Alles, was getan wurde, bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>%1 is here already as %2 and gets these roles in addition.</source>
        <translation>%1 gibt es hier schon als %2 und erhält diese Rollen dazu.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PublishDialog</name>
    <message>
        <source>Publish the listing</source>
        <translation>Verzeichnis veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Formats:</source>
        <translation>Formate:</translation>
    </message>
    <message>
        <source>&amp;XML, with a stylesheet for browsers</source>
        <translation>&amp;XML, mit einem Stylesheet für Browser</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>Reiner &amp;Text</translation>
    </message>
    <message>
        <source>The files appear all at once when everything is written; until then an earlier publication in the folder stays as it is.</source>
        <translation>Die Dateien erscheinen alle auf einmal, wenn alles geschrieben ist; bis dahin bleibt eine frühere Veröffentlichung im Ordner, wie sie ist.</translation>
    </message>
    <message>
        <source>Writing the listing…</source>
        <translation>Verzeichnis wird geschrieben…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open &amp;page</source>
        <translation>&amp;Seite öffnen</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Veröffentlichen</translation>
    </message>
    <message>
        <source>Publish to</source>
        <translation>Veröffentlichen in</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>Wählen Sie zuerst einen Ordner.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Wählen Sie mindestens ein Format.</translation>
    </message>
    <message>
        <source>%1 namespaces are published in %2: %3.</source>
        <translation>%1 Namensräume sind in %2 veröffentlicht: %3.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
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
        <translation>Zu </translation>
    </message>
    <message>
        <source>, revision %1</source>
        <translation>, Fassung %1</translation>
    </message>
    <message>
        <source>Nobody has written anything yet.</source>
        <translation>Noch hat niemand etwas geschrieben.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestSteps</name>
    <message>
        <source>What can be done</source>
        <translation>Was getan werden kann</translation>
    </message>
    <message>
        <source>fevr</source>
        <comment>letters that the menu bar uses</comment>
        <translation>denarsh</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Edit and submit</source>
        <translation>Bearbeiten und einreichen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestStrip</name>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (erledigt)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>Way of the request: %1</source>
        <translation>Weg des Antrags: %1</translation>
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
        <translation>informell</translation>
    </message>
    <message>
        <source>%1: approved</source>
        <translation>%1: genehmigt</translation>
    </message>
    <message>
        <source>%1: stepped back</source>
        <translation>%1: zurückgetreten</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Request %1: new informal namespace</source>
        <translation>Antrag %1: neuer informeller Namensraum</translation>
    </message>
    <message>
        <source>Request %1: revision of namespace “%2”</source>
        <translation>Antrag %1: Überarbeitung des Namensraums „%2“</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace “%2”</source>
        <translation>Antrag %1: neuer formeller Namensraum „%2“</translation>
    </message>
    <message>
        <source>Request %1: new informal namespace “%2”</source>
        <translation>Antrag %1: neuer informeller Namensraum „%2“</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1, Fassung %2</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>seit heute</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>schon %1</translation>
    </message>
    <message>
        <source>%1. The request has ended (%2).</source>
        <translation>%1. Der Antrag ist beendet (%2).</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 her</translation>
    </message>
    <message>
        <source>%1. Waiting on %2 %3, due %4.</source>
        <translation>%1. Wartet auf %2, %3, fällig am %4.</translation>
    </message>
    <message>
        <source>%1. Waiting on %2 %3.</source>
        <translation>%1. Wartet auf %2, %3.</translation>
    </message>
    <message>
        <source>%1, one day overdue</source>
        <translation>%1, einen Tag überfällig</translation>
    </message>
    <message>
        <source>%1, %n days overdue</source>
        <translation>%1, %n Tage überfällig</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%n days</source>
        <translation>%n Tage</translation>
    </message>
    <message>
        <source>1 week</source>
        <translation>1 Woche</translation>
    </message>
    <message>
        <source>%n weeks</source>
        <translation>%n Wochen</translation>
    </message>
    <message>
        <source>1 month</source>
        <translation>1 Monat</translation>
    </message>
    <message>
        <source>%n months</source>
        <translation>%n Monate</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>%n years</source>
        <translation>%n Jahre</translation>
    </message>
    <message>
        <source>Contested: request %1 asks for the same NID. Neither can be registered until the other has left the race or changed its NID.</source>
        <translation>Umstritten: Antrag %1 verlangt dieselbe NID. Keiner von beiden kann registriert werden, bevor der andere ausgeschieden ist oder seine NID geändert hat.</translation>
    </message>
    <message>
        <source>Contested: the requests %1 ask for the same NID. None can be registered until the others have left the race or changed their NID.</source>
        <translation>Umstritten: Die Anträge %1 verlangen dieselbe NID. Keiner kann registriert werden, bevor die anderen ausgeschieden sind oder ihre NID geändert haben.</translation>
    </message>
    <message>
        <source>Overdue by one day: %1 has not answered.</source>
        <translation>Seit einem Tag überfällig: Die Antwort von %1 fehlt.</translation>
    </message>
    <message>
        <source>Overdue by %n days: %1 has not answered.</source>
        <translation>Seit %n Tagen überfällig: Die Antwort von %1 fehlt.</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace, still without a NID</source>
        <translation>Antrag %1: neuer formeller Namensraum, noch ohne NID</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsDetails</name>
    <message>
        <source>Request</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>Where the request stands</source>
        <translation>Wo der Antrag steht</translation>
    </message>
    <message>
        <source>What needs an eye</source>
        <translation>Was Beachtung braucht</translation>
    </message>
    <message>
        <source>About the request</source>
        <translation>Über den Antrag</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Revision shown</source>
        <translation>Gezeigte Fassung</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Summary of the findings</source>
        <translation>Zusammenfassung der Befunde</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Choose a request to see where it stands.</source>
        <translation>Wählen Sie einen Antrag, um zu sehen, wo er steht.</translation>
    </message>
    <message>
        <source>Experts: %1.</source>
        <translation>Experten: %1.</translation>
    </message>
    <message>
        <source>Part of a standards action.</source>
        <translation>Teil eines Standardisierungsverfahrens.</translation>
    </message>
    <message>
        <source>Applicant: %1.</source>
        <translation>Antragsteller: %1.</translation>
    </message>
    <message>
        <source>Show request %1</source>
        <translation>Antrag %1 zeigen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Working copy</source>
        <translation>Arbeitskopie</translation>
    </message>
    <message>
        <source>Revision %1, %2</source>
        <translation>Fassung %1, %2</translation>
    </message>
    <message>
        <source>Nothing has been submitted yet.</source>
        <translation>Noch wurde nichts eingereicht.</translation>
    </message>
    <message>
        <source>Discussion (%1)</source>
        <translation>Diskussion (%1)</translation>
    </message>
    <message>
        <source>Request %1: %2.</source>
        <translation>Antrag %1: %2.</translation>
    </message>
    <message>
        <source>“%1” is registered as version %2.</source>
        <translation>„%1“ ist als Version %2 registriert.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsModel</name>
    <message>
        <source>%1 (contested)</source>
        <translation>%1 (umstritten)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Anliegen</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Waiting on</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsPage</name>
    <message>
        <source>Requests whose next step is yours</source>
        <translation>Anträge, deren nächster Schritt Ihrer ist</translation>
    </message>
    <message>
        <source>Requests that have not ended</source>
        <translation>Anträge, die nicht beendet sind</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Requests with a review that is past its due date</source>
        <translation>Anträge mit einer Prüfung, deren Frist verstrichen ist</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Requests for a NID that another open request asks for too</source>
        <translation>Anträge auf eine NID, die auch ein anderer offener Antrag verlangt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Requests that have ended</source>
        <translation>Anträge, die beendet sind</translation>
    </message>
    <message>
        <source>Number of requests shown</source>
        <translation>Zahl der gezeigten Anträge</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anträge</translation>
    </message>
    <message>
        <source>The form “%1” holds text that was not sent.</source>
        <translation>Das Formular „%1“ enthält Text, der nicht gesendet wurde.</translation>
    </message>
    <message>
        <source>Opening the registry…</source>
        <translation>Register wird geöffnet…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Nothing waits on you.</source>
        <translation>Nichts wartet auf Sie.</translation>
    </message>
    <message>
        <source>Nothing is overdue.</source>
        <translation>Nichts ist überfällig.</translation>
    </message>
    <message>
        <source>No two open requests ask for the same NID.</source>
        <translation>Keine zwei offenen Anträge verlangen dieselbe NID.</translation>
    </message>
    <message>
        <source>No request has ended yet.</source>
        <translation>Noch ist kein Antrag beendet.</translation>
    </message>
    <message>
        <source>No request is open. Write a template in Drafts and submit it to make one.</source>
        <translation>Kein Antrag ist offen. Schreiben Sie unter „Entwürfe“ eine Vorlage, und reichen Sie sie ein, um einen zu stellen.</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 Antrag</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 Anträge</translation>
    </message>
    <message>
        <source>Read the registration of the namespace</source>
        <translation>Die Registrierung des Namensraums lesen</translation>
    </message>
    <message>
        <source>The namespace is not registered yet.</source>
        <translation>Der Namensraum ist noch nicht registriert.</translation>
    </message>
    <message>
        <source>Waiting on me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alle offenen</translation>
    </message>
    <message>
        <source>Unsent text</source>
        <translation>Nicht gesendeter Text</translation>
    </message>
    <message>
        <source>&amp;Discard the text</source>
        <translation>Te&amp;xt verwerfen</translation>
    </message>
    <message>
        <source>Show &amp;namespace</source>
        <translation>&amp;Namensraum zeigen</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StepDialog</name>
    <message>
        <source>What the step is about</source>
        <translation>Worum es in dem Schritt geht</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>&amp;Expert:</source>
        <translation>&amp;Experte:</translation>
    </message>
    <message>
        <source>Designated expert</source>
        <translation>Bestellter Experte</translation>
    </message>
    <message>
        <source>&amp;Due:</source>
        <translation>&amp;Fällig:</translation>
    </message>
    <message>
        <source>Due date of the review</source>
        <translation>Frist der Prüfung</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>&amp;Betrifft:</translation>
    </message>
    <message>
        <source>What the comment is about</source>
        <translation>Worauf sich der Kommentar bezieht</translation>
    </message>
    <message>
        <source>&amp;Reference:</source>
        <translation>Be&amp;leg:</translation>
    </message>
    <message>
        <source>Reference of the decision</source>
        <translation>Beleg der Entscheidung</translation>
    </message>
    <message>
        <source>An address, a message or the number of a decision</source>
        <translation>Eine Adresse, eine Nachricht oder die Nummer einer Entscheidung</translation>
    </message>
    <message>
        <source>Answer of the registry</source>
        <translation>Antwort des Registers</translation>
    </message>
    <message>
        <source>What is still missing</source>
        <translation>Was noch fehlt</translation>
    </message>
    <message>
        <source>edart</source>
        <comment>letters that are mnemonics in this form already</comment>
        <translation>efbln</translation>
    </message>
    <message>
        <source>%1 (may be left out):</source>
        <translation>%1 (darf fehlen):</translation>
    </message>
    <message>
        <source>Does everything in the registry, shows what would come of it, and takes it back.</source>
        <translation>Führt im Register alles aus, zeigt, was daraus würde, und nimmt es zurück.</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>Der Antrag als Ganzes</translation>
    </message>
    <message>
        <source>%1 (assigned already)</source>
        <translation>%1 (schon zugewiesen)</translation>
    </message>
    <message>
        <source>Choose an expert</source>
        <translation>Experten wählen</translation>
    </message>
    <message>
        <source>Nobody else is appointed as an expert</source>
        <translation>Niemand sonst ist als Experte bestellt</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, als %2</translation>
    </message>
    <message>
        <source>%1, revision %2 (%3)</source>
        <translation>%1, Fassung %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This would be recorded. The request would stay as it is: %1.</source>
        <translation>Dies würde verzeichnet. Der Antrag bliebe, wie er ist: %1.</translation>
    </message>
    <message>
        <source>This would be recorded, and the request would go from “%1” to “%2”.</source>
        <translation>Dies würde verzeichnet, und der Antrag ginge von „%1“ zu „%2“ über.</translation>
    </message>
    <message>
        <source>“%1” would be registered as version %2.</source>
        <translation>„%1“ würde als Version %2 registriert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The connection broke before the answer came. Ask again: the registry knows this act by its number and does not do it twice.</source>
        <translation>Die Verbindung brach ab, bevor die Antwort kam. Fragen Sie erneut: Das Register kennt diesen Schritt an seiner Nummer und führt ihn nicht zweimal aus.</translation>
    </message>
    <message>
        <source>%1
The request now: %2 What you typed is still here.</source>
        <translation>%1
Der Antrag jetzt: %2 Was Sie eingegeben haben, ist noch hier.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>&amp;Try without doing it</source>
        <translation>&amp;Nur ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>Erne&amp;ut fragen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SubmitDialog</name>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>Antrag:</translation>
    </message>
    <message>
        <source>Procedure:</source>
        <translation>Verfahren:</translation>
    </message>
    <message>
        <source>Acting as:</source>
        <translation>Sie handeln als:</translation>
    </message>
    <message>
        <source>Sent to:</source>
        <translation>Geht an:</translation>
    </message>
    <message>
        <source>Findings:</source>
        <translation>Befunde:</translation>
    </message>
    <message>
        <source>&amp;Submit</source>
        <translation>&amp;Einreichen</translation>
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
        <translation>#%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, becomes part of a standard</source>
        <translation>%1, wird Teil eines Standards</translation>
    </message>
    <message>
        <source>%1. Warnings do not stop a submission, but a reviewer will look at them.</source>
        <translation>%1. Warnungen verhindern das Einreichen nicht, aber wer prüft, sieht sie sich an.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TermsBar</name>
    <message>
        <source>Re&amp;quest for:</source>
        <translation>Beantra&amp;gt wird:</translation>
    </message>
    <message>
        <source>Request for</source>
        <translation>Beantragt wird</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>Ar&amp;t:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A formal namespace has a name of its own; an informal one gets a number, urn-N, from the registry (RFC 8141, section 5).</source>
        <translation>Ein formeller Namensraum hat einen eigenen Namen; ein informeller erhält vom Register eine Nummer, urn-N (RFC 8141, Abschnitt 5).</translation>
    </message>
    <message>
        <source>P&amp;rocedure:</source>
        <translation>&amp;Verfahren:</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Community: discussion and expert review. Fast track: for standards development organizations, scientific societies and similar bodies (RFC 8141, sections 6.2 and 6.3).</source>
        <translation>Gemeinschaft: Diskussion und Prüfung durch Experten. Schnellverfahren: für Normungsorganisationen, wissenschaftliche Gesellschaften und ähnliche Gremien (RFC 8141, Abschnitte 6.2 und 6.3).</translation>
    </message>
    <message>
        <source>&amp;Becomes part of a standard</source>
        <translation>&amp;Wird Teil eines Standards</translation>
    </message>
    <message>
        <source>The namespace or its definition is to become part of a standard: registration then waits for the direction of the body that approves the standard.</source>
        <translation>Der Namensraum oder seine Definition soll Teil eines Standards werden: Die Registrierung wartet dann auf die Weisung des Gremiums, das den Standard genehmigt.</translation>
    </message>
    <message>
        <source>New namespace</source>
        <translation>Neuer Namensraum</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Überarbeitung</translation>
    </message>
    <message>
        <source>Revision of %1</source>
        <translation>Überarbeitung von %1</translation>
    </message>
    <message>
        <source>Request #%1 was opened with these; they stay as they are.</source>
        <translation>Antrag #%1 wurde damit eröffnet; dies bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Words</name>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Version stated</source>
        <translation>Angegebene Version</translation>
    </message>
    <message>
        <source>Date stated</source>
        <translation>Angegebenes Datum</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Registrant</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Imported from %1. The text of the template is not held here; the reference has it.</source>
        <translation>Importiert aus %1. Der Text der Vorlage liegt hier nicht vor; er steht in der Referenz.</translation>
    </message>
    <message>
        <source>The request is not in a state in which this can be done.</source>
        <translation>Im jetzigen Stand des Antrags ist das nicht möglich.</translation>
    </message>
    <message>
        <source>This is another role&apos;s step: act as somebody who has that role.</source>
        <translation>Diesen Schritt tut eine andere Rolle: Handeln Sie als jemand, der sie hat.</translation>
    </message>
    <message>
        <source>This request is not yours to act on: it is somebody else&apos;s, or you are not assigned to it.</source>
        <translation>Dieser Schritt steht Ihnen nicht zu: Der Antrag gehört jemand anderem, oder Sie sind ihm nicht zugewiesen.</translation>
    </message>
    <message>
        <source>Nobody judges their own request: another expert has to.</source>
        <translation>Niemand beurteilt den eigenen Antrag: Das muss ein anderer Experte tun.</translation>
    </message>
    <message>
        <source>The text is missing: say what is to go on record.</source>
        <translation>Der Text fehlt: Sagen Sie, was verzeichnet werden soll.</translation>
    </message>
    <message>
        <source>The reference is missing: state the decision that this rests on.</source>
        <translation>Der Beleg fehlt: Nennen Sie die Entscheidung, auf der dies beruht.</translation>
    </message>
    <message>
        <source>Name a designated expert and the day by which the review is due.</source>
        <translation>Nennen Sie einen bestellten Experten und den Tag, bis zu dem die Prüfung fällig ist.</translation>
    </message>
    <message>
        <source>Your approval is on record already.</source>
        <translation>Ihre Genehmigung ist schon verzeichnet.</translation>
    </message>
    <message>
        <source>The registry refused this: nothing was changed.</source>
        <translation>Das Register lehnte dies ab: Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The registry refused this (%1): nothing was changed.</source>
        <translation>Das Register lehnte dies ab (%1): Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The registry cannot be reached: nothing was changed. The program keeps trying to connect.</source>
        <translation>Das Register ist nicht erreichbar: Nichts wurde geändert. Das Programm versucht weiter, sich zu verbinden.</translation>
    </message>
    <message>
        <source>The connection broke at the last moment: look whether the change is there before you repeat it.</source>
        <translation>Die Verbindung brach im letzten Augenblick ab: Sehen Sie nach, ob die Änderung da ist, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>The registry does not hold this.</source>
        <translation>Das Register enthält das nicht.</translation>
    </message>
    <message>
        <source>Somebody else was faster: look at the request as it is now, then decide again.</source>
        <translation>Jemand anderes war schneller: Sehen Sie sich den Antrag an, wie er jetzt ist, und entscheiden Sie dann neu.</translation>
    </message>
    <message>
        <source>The template has an error and was not sent: mend it, then try again.</source>
        <translation>Die Vorlage hat einen Fehler und wurde nicht gesendet: Beheben Sie ihn, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The template has %1 errors and was not sent: mend them, then try again.</source>
        <translation>Die Vorlage hat %1 Fehler und wurde nicht gesendet: Beheben Sie sie, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 opened the request.</source>
        <translation>%1 hat den Antrag eröffnet.</translation>
    </message>
    <message>
        <source>%1 opened a request to revise “%2”.</source>
        <translation>%1 hat einen Antrag auf Überarbeitung von „%2“ eröffnet.</translation>
    </message>
    <message>
        <source>%1 opened a request for “%2”.</source>
        <translation>%1 hat einen Antrag auf „%2“ eröffnet.</translation>
    </message>
    <message>
        <source>%1 imported “%2”.</source>
        <translation>%1 hat „%2“ importiert.</translation>
    </message>
    <message>
        <source>%1 imported a listing (%3).</source>
        <translation>%1 hat ein Verzeichnis importiert (%3).</translation>
    </message>
    <message>
        <source>%1 appointed %3.</source>
        <translation>%1 hat bestellt: %3.</translation>
    </message>
    <message>
        <source>%1 changed the separation of duties (%3).</source>
        <translation>%1 hat die Funktionstrennung geändert (%3).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The local registry&apos;s folder cannot be used: %1. See that you may write there.</source>
        <translation>Der Ordner des lokalen Registers ist nicht verwendbar: %1. Sorgen Sie dafür, dass Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>No safe folder for the local server&apos;s socket: %1. See that /tmp can be written to.</source>
        <translation>Kein sicherer Ordner für den Socket des lokalen Servers: %1. Sorgen Sie dafür, dass /tmp beschreibbar ist.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed (%1). Install version 15 or later, in Debian the package postgresql.</source>
        <translation>PostgreSQL ist nicht installiert (%1). Installieren Sie Version 15 oder neuer, in Debian das Paket postgresql.</translation>
    </message>
    <message>
        <source>The local registry was made by another version of PostgreSQL: %1. Install that version beside the newer one.</source>
        <translation>Das lokale Register wurde von einer anderen Version von PostgreSQL angelegt: %1. Installieren Sie jene Version neben der neueren.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and the account that it would run as is missing: %1. Install the package postgresql, or start as an ordinary user.</source>
        <translation>PostgreSQL läuft nicht als root, und das Konto, unter dem es laufen würde, fehlt: %1. Installieren Sie das Paket postgresql, oder starten Sie als gewöhnlicher Benutzer.</translation>
    </message>
    <message>
        <source>The local registry could not be made: %1</source>
        <translation>Das lokale Register konnte nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>The local server did not start: %1</source>
        <translation>Der lokale Server ist nicht gestartet: %1</translation>
    </message>
    <message>
        <source>The local server did not stop: %1</source>
        <translation>Der lokale Server hat nicht angehalten: %1</translation>
    </message>
    <message>
        <source>Another program has been starting or stopping the local server for too long: %1. Try again in a moment.</source>
        <translation>Ein anderes Programm startet oder beendet den lokalen Server schon zu lange: %1. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Another program is using the local server. Close it first.</source>
        <translation>Ein anderes Programm verwendet den lokalen Server. Schließen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The country data %1 is missing. Install the package iso-codes.</source>
        <translation>Die Länderdaten %1 fehlen. Installieren Sie das Paket iso-codes.</translation>
    </message>
    <message>
        <source>The country data %1 cannot be read.</source>
        <translation>Die Länderdaten %1 sind nicht lesbar.</translation>
    </message>
    <message>
        <source>The country data %1 is damaged. Install the package iso-codes again.</source>
        <translation>Die Länderdaten %1 sind beschädigt. Installieren Sie das Paket iso-codes neu.</translation>
    </message>
    <message>
        <source>Stopped. The earlier publication is untouched.</source>
        <translation>Angehalten. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>The folder holds something that no publication wrote: %1. Choose an empty folder, or one published to before.</source>
        <translation>Der Ordner enthält etwas, das aus keiner Veröffentlichung stammt: %1. Wählen Sie einen leeren Ordner oder einen, in den schon veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>%1 cannot be written. The earlier publication is untouched.</source>
        <translation>%1 ist nicht beschreibbar. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>The disk is full: %1. The earlier publication is untouched.</source>
        <translation>Der Datenträger ist voll: %1. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>event %1 is not what was written</source>
        <translation>Ereignis %1 ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>the hash tree above event %1 was changed</source>
        <translation>der Hashbaum über Ereignis %1 wurde geändert</translation>
    </message>
    <message>
        <source>the head of the log is not that of its events</source>
        <translation>der Kopf des Protokolls ist nicht der seiner Ereignisse</translation>
    </message>
    <message>
        <source>a submitted revision was changed: %1</source>
        <translation>eine eingereichte Fassung wurde geändert: %1</translation>
    </message>
    <message>
        <source>a registered version was changed: %1</source>
        <translation>eine registrierte Version wurde geändert: %1</translation>
    </message>
    <message>
        <source>“%1” is no NID: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.</source>
        <translation>„%1“ ist keine NID: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende keinen Bindestrich.</translation>
    </message>
    <message>
        <source>No NID is stated: it takes two to 32 letters, digits and hyphens.</source>
        <translation>Es ist keine NID angegeben: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>“%1” is too short: a NID has at least two characters.</source>
        <translation>„%1“ ist zu kurz: Eine NID hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too long: a NID has at most 32 characters.</source>
        <translation>„%1“ ist zu lang: Eine NID hat höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>A NID begins with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Eine NID beginnt mit einem ASCII-Buchstaben oder einer Ziffer, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>“%2” cannot stand in a NID: only ASCII letters, digits and hyphens can.</source>
        <translation>„%2“ darf in einer NID nicht stehen: nur ASCII-Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>A NID ends with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Eine NID endet mit einem ASCII-Buchstaben oder einer Ziffer, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>“%1” is registered already (the case of letters does not count): choose another NID, or revise that namespace.</source>
        <translation>„%1“ ist schon registriert (Groß- und Kleinschreibung zählt nicht): Wählen Sie eine andere NID, oder überarbeiten Sie jenen Namensraum.</translation>
    </message>
    <message>
        <source>“%1” begins with “urn-”, which is kept for informal namespaces: begin a formal NID with something else.</source>
        <translation>„%1“ beginnt mit „urn-“, das informellen Namensräumen vorbehalten ist: Beginnen Sie eine formelle NID mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” is the name of the URN scheme itself: choose another NID.</source>
        <translation>„%1“ ist der Name des URN-Schemas selbst: Wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID: choose one of three characters or more.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 is the country code of %2: choose one of three characters or more.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz, und %3 ist der Ländercode für %2: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 was the country code of %2: choose one of three characters or more.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz, und %3 war der Ländercode für %2: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” begins with two letters and a hyphen, which is kept for country codes: begin with something other than “%3-”.</source>
        <translation>„%1“ beginnt mit zwei Buchstaben und einem Bindestrich, was Ländercodes vorbehalten ist: Beginnen Sie mit etwas anderem als „%3-“.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, the country code of %2, and a hyphen, which is kept for countries: begin with something else.</source>
        <translation>„%1“ beginnt mit %3, dem Ländercode für %2, und einem Bindestrich, was Ländern vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, formerly the country code of %2, and a hyphen, which is kept for countries: begin with something else.</source>
        <translation>„%1“ beginnt mit %3, dem früheren Ländercode für %2, und einem Bindestrich, was Ländern vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with “%2”, which is kept for encoded internationalised names: begin with something else.</source>
        <translation>„%1“ beginnt mit „%2“, das kodierten internationalisierten Namen vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with “x-”, once the mark of experimental namespaces: choose a NID without it.</source>
        <translation>„%1“ beginnt mit „x-“, einst das Zeichen experimenteller Namensräume: Wählen Sie eine NID ohne es.</translation>
    </message>
    <message>
        <source>“%1” is no informal NID: that is “urn-” and a positive number without leading zeros, 32 characters at most.</source>
        <translation>„%1“ ist keine informelle NID: Das ist „urn-“ und eine positive Zahl ohne führende Nullen, höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The registry numbers informal namespaces itself: leave the NID empty instead of asking for “%1”.</source>
        <translation>Das Register nummeriert informelle Namensräume selbst: Lassen Sie die NID leer, statt „%1“ zu beantragen.</translation>
    </message>
    <message>
        <source>“%1” is not the next informal NID in the sequence: that is “%2”.</source>
        <translation>„%1“ ist nicht die nächste informelle NID der Reihe: Das ist „%2“.</translation>
    </message>
    <message>
        <source>“%3” is the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.</source>
        <translation>„%3“ ist der dreibuchstabige Ländercode für %2: Haben Sie gute Gründe für „%1“, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%3” was the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.</source>
        <translation>„%3“ war der dreibuchstabige Ländercode für %2: Haben Sie gute Gründe für „%1“, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.</source>
        <translation>„%1“ ist der Name eines Landes (%2): Haben Sie gute Gründe dafür, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the former name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.</source>
        <translation>„%1“ ist der frühere Name eines Landes (%2): Haben Sie gute Gründe dafür, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%2” is a registered URI scheme: show that the namespace belongs to it, or choose a NID that is not taken for it.</source>
        <translation>„%2“ ist ein registriertes URI-Schema: Zeigen Sie, dass der Namensraum dazugehört, oder wählen Sie eine NID, die nicht dafür gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the name of a known identifier system (%2): show that the namespace belongs to it, or choose another NID.</source>
        <translation>„%1“ ist der Name eines bekannten Kennungssystems (%2): Zeigen Sie, dass der Namensraum dazugehört, oder wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>Other open requests ask for “%1”, too (%2): it is registered only once they have left the race or changed their NID.</source>
        <translation>Auch andere offene Anträge verlangen „%1“ (%2): Registriert wird sie erst, wenn jene ausgeschieden sind oder ihre NID geändert haben.</translation>
    </message>
    <message>
        <source>“%1” is easily taken for a registered NID (%2): consider one that differs more.</source>
        <translation>„%1“ ist leicht mit einer registrierten NID zu verwechseln (%2): Erwägen Sie eine, die sich mehr unterscheidet.</translation>
    </message>
    <message>
        <source>The NID is not well formed: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.</source>
        <translation>Die NID ist nicht wohlgeformt: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende keinen Bindestrich.</translation>
    </message>
    <message>
        <source>The NID is registered already, in this or another case: choose another one, or revise that namespace.</source>
        <translation>Die NID ist schon registriert, in dieser oder anderer Schreibung: Wählen Sie eine andere, oder überarbeiten Sie jenen Namensraum.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with “urn-”: choose another one.</source>
        <translation>Eine formelle NID darf nicht mit „urn-“ beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>“urn” is the name of the URN scheme itself: choose another NID.</source>
        <translation>„urn“ ist der Name des URN-Schemas selbst: Wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>A formal NID has three characters or more: choose a longer one.</source>
        <translation>Eine formelle NID hat drei oder mehr Zeichen: Wählen Sie eine längere.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and a hyphen: choose another one.</source>
        <translation>Eine formelle NID darf nicht mit zwei Buchstaben und einem Bindestrich beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and two hyphens: choose another one.</source>
        <translation>Eine formelle NID darf nicht mit zwei Buchstaben und zwei Bindestrichen beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A NID cannot begin with “x-”: choose another one.</source>
        <translation>Eine NID darf nicht mit „x-“ beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>An informal NID is “urn-” and a number without leading zeros.</source>
        <translation>Eine informelle NID ist „urn-“ und eine Zahl ohne führende Nullen.</translation>
    </message>
    <message>
        <source>The registry numbers informal namespaces itself: leave the NID empty.</source>
        <translation>Das Register nummeriert informelle Namensräume selbst: Lassen Sie die NID leer.</translation>
    </message>
    <message>
        <source>Another informal namespace got this number in the meantime: try again.</source>
        <translation>Ein anderer informeller Namensraum erhielt inzwischen diese Nummer: Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Another open request asks for the same NID: one of them has to leave the race or change its NID first.</source>
        <translation>Ein anderer offener Antrag verlangt dieselbe NID: Einer von beiden muss zuerst ausscheiden oder seine NID ändern.</translation>
    </message>
    <message>
        <source>The request has moved on in the meantime: look at it as it is now, then decide again.</source>
        <translation>Der Antrag ist inzwischen weiter: Sehen Sie ihn sich an, wie er jetzt ist, und entscheiden Sie dann neu.</translation>
    </message>
    <message>
        <source>A revision keeps the NID of its namespace: restore it in the template.</source>
        <translation>Eine Überarbeitung behält die NID ihres Namensraums: Stellen Sie sie in der Vorlage wieder her.</translation>
    </message>
    <message>
        <source>This act was recorded for something else: look whether the change is there before you repeat it.</source>
        <translation>Dieser Schritt wurde für etwas anderes verzeichnet: Sehen Sie nach, ob die Änderung da ist, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>This person is no designated expert of this registry: add them as one, or name another.</source>
        <translation>Diese Person ist kein bestellter Experte dieses Registers: Fügen Sie sie als Experten hinzu, oder nennen Sie jemand anderen.</translation>
    </message>
    <message>
        <source>An appeal goes to an expert who has not judged the request before: name another one.</source>
        <translation>Ein Einspruch geht an einen Experten, der den Antrag noch nicht beurteilt hat: Nennen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is older than this program: its owner runs “nidreg-cli db migrate” first.</source>
        <translation>Das Schema des Registers ist älter als dieses Programm: Sein Eigentümer führt zuerst „nidreg-cli db migrate“ aus.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is newer than this program: install the newer version of nidreg.</source>
        <translation>Das Schema des Registers ist neuer als dieses Programm: Installieren Sie die neuere Version von nidreg.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is not what this program made: restore it from a backup, or ask its owner.</source>
        <translation>Das Schema des Registers ist nicht das, was dieses Programm anlegte: Stellen Sie es aus einer Sicherung wieder her, oder fragen Sie seinen Eigentümer.</translation>
    </message>
    <message>
        <source>The registry&apos;s database is not in UTF-8: make one with the encoding UTF8.</source>
        <translation>Die Datenbank des Registers ist nicht in UTF-8: Legen Sie eine mit der Kodierung UTF8 an.</translation>
    </message>
    <message>
        <source>The connection is not described as PostgreSQL expects it: use a URI, or keywords like “host=… dbname=…”.</source>
        <translation>Die Verbindung ist nicht so beschrieben, wie PostgreSQL es erwartet: Verwenden Sie einen URI oder Schlüsselwörter wie „host=… dbname=…“.</translation>
    </message>
    <message>
        <source>The description of the connection holds a semicolon, which cannot be passed on: use a service file instead.</source>
        <translation>Die Beschreibung der Verbindung enthält ein Semikolon, das sich nicht weitergeben lässt: Verwenden Sie stattdessen eine Dienstdatei.</translation>
    </message>
    <message>
        <source>This database is a shared registry with a history of its own and cannot become a private one.</source>
        <translation>Diese Datenbank ist ein gemeinsames Register mit eigenem Verlauf und kann kein privates werden.</translation>
    </message>
    <message>
        <source>There is no such request, or it is not yours to see.</source>
        <translation>Einen solchen Antrag gibt es nicht, oder Sie dürfen ihn nicht sehen.</translation>
    </message>
    <message>
        <source>No such namespace is registered.</source>
        <translation>Ein solcher Namensraum ist nicht registriert.</translation>
    </message>
    <message>
        <source>The Version field has to state the version after the registered one: correct it, then try again.</source>
        <translation>Das Feld Version muss die Version nach der registrierten angeben: Berichtigen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>From version 2 on the Revision Information has to say what changed: fill it in, then try again.</source>
        <translation>Ab Version 2 muss Revision Information sagen, was sich geändert hat: Füllen Sie es aus, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>On the fast track the Documentation field cites the specification, and Registrant names the body: fill them in, then try again.</source>
        <translation>Im Schnellverfahren nennt das Feld Documentation die Spezifikation und Registrant das Gremium: Füllen Sie beide aus, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>A namespace cannot be removed or renamed; a revision can mark it as deprecated.</source>
        <translation>Ein Namensraum lässt sich nicht entfernen oder umbenennen; eine Überarbeitung kann ihn als veraltet kennzeichnen.</translation>
    </message>
    <message>
        <source>A request cannot be removed: withdraw or close it instead.</source>
        <translation>Ein Antrag lässt sich nicht entfernen: Ziehen Sie ihn stattdessen zurück, oder schließen Sie ihn.</translation>
    </message>
    <message>
        <source>The workflow has no such step from the request&apos;s state.</source>
        <translation>Einen solchen Schritt gibt es im Stand dieses Antrags nicht.</translation>
    </message>
    <message>
        <source>This expert is assigned to the request already.</source>
        <translation>Dieser Experte ist dem Antrag schon zugewiesen.</translation>
    </message>
    <message>
        <source>An informal number is never given twice.</source>
        <translation>Eine informelle Nummer wird nie zweimal vergeben.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>In discussion</source>
        <translation>In Diskussion</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>In Prüfung</translation>
    </message>
    <message>
        <source>Changes requested</source>
        <translation>Änderungen verlangt</translation>
    </message>
    <message>
        <source>Recognition pending</source>
        <translation>Anerkennung ausstehend</translation>
    </message>
    <message>
        <source>Advisory review</source>
        <translation>Beratende Prüfung</translation>
    </message>
    <message>
        <source>Awaiting direction</source>
        <translation>Weisung ausstehend</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>Antragsteller</translation>
    </message>
    <message>
        <source>Designated expert</source>
        <translation>Bestellter Experte</translation>
    </message>
    <message>
        <source>Registrar</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Überarbeitung</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Gemeinschaft</translation>
    </message>
    <message>
        <source>Fast track</source>
        <translation>Schnellverfahren</translation>
    </message>
    <message>
        <source>the applicant</source>
        <translation>den Antragsteller</translation>
    </message>
    <message>
        <source>the experts</source>
        <translation>die Experten</translation>
    </message>
    <message>
        <source>the registrar</source>
        <translation>den Registrar</translation>
    </message>
    <message>
        <source>the IESG or approval body</source>
        <translation>die IESG oder genehmigende Stelle</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formell</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informell</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>Was zu ändern ist</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Advice to the body</source>
        <translation>Rat an das Gremium</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>The template becomes the request&apos;s next revision, which nobody can change; the community discussion or, on the fast track, the question of recognition begins.</source>
        <translation>Die Vorlage wird zur nächsten Fassung des Antrags, die niemand ändern kann; es beginnt die Diskussion der Gemeinschaft oder, im Schnellverfahren, die Frage der Anerkennung.</translation>
    </message>
    <message>
        <source>%1 submitted revision %5.</source>
        <translation>%1 hat Fassung %5 eingereicht.</translation>
    </message>
    <message>
        <source>Record recognition</source>
        <translation>Anerkennung vermerken</translation>
    </message>
    <message>
        <source>The IESG&apos;s recognition of the applicant&apos;s body is recorded, and the advisory review of the fast track begins.</source>
        <translation>Die Anerkennung des antragstellenden Gremiums durch die IESG wird verzeichnet, und die beratende Prüfung des Schnellverfahrens beginnt.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG recognised the body (%4).</source>
        <translation>%1 hat vermerkt, dass die IESG das Gremium anerkannt hat (%4).</translation>
    </message>
    <message>
        <source>Record refusal</source>
        <translation>Nichtanerkennung vermerken</translation>
    </message>
    <message>
        <source>The request leaves the fast track and goes on as a community request, in discussion.</source>
        <translation>Der Antrag verlässt das Schnellverfahren und geht als Antrag der Gemeinschaft weiter, in Diskussion.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG did not recognise the body (%4).</source>
        <translation>%1 hat vermerkt, dass die IESG das Gremium nicht anerkannt hat (%4).</translation>
    </message>
    <message>
        <source>Assign expert</source>
        <translation>Experten zuweisen</translation>
    </message>
    <message>
        <source>The designated expert is asked to review the request by the due date.</source>
        <translation>Der bestellte Experte wird gebeten, den Antrag bis zum Fälligkeitstag zu prüfen.</translation>
    </message>
    <message>
        <source>%1 assigned %2, due %3.</source>
        <translation>%1 hat %2 zugewiesen, fällig am %3.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Zurücktreten</translation>
    </message>
    <message>
        <source>You no longer review this request; the registrar sees your reasons and may assign somebody else.</source>
        <translation>Sie prüfen diesen Antrag nicht mehr; der Registrar sieht Ihre Gründe und kann jemand anderen zuweisen.</translation>
    </message>
    <message>
        <source>%1 stepped back as an expert.</source>
        <translation>%1 ist als Experte zurückgetreten.</translation>
    </message>
    <message>
        <source>Your comment is added to the discussion. The request stays where it is.</source>
        <translation>Ihr Kommentar kommt zur Diskussion. Der Antrag bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>%1 commented.</source>
        <translation>%1 hat kommentiert.</translation>
    </message>
    <message>
        <source>Request changes</source>
        <translation>Änderungen verlangen</translation>
    </message>
    <message>
        <source>The applicant is asked for another revision; the request waits until it is submitted.</source>
        <translation>Der Antragsteller wird um eine weitere Fassung gebeten; der Antrag wartet, bis sie eingereicht ist.</translation>
    </message>
    <message>
        <source>%1 requested changes.</source>
        <translation>%1 hat Änderungen verlangt.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Your approval of exactly this revision is recorded. With the last assigned expert&apos;s approval the request is ready to be registered or, with a standards action, waits for the approval body&apos;s direction.</source>
        <translation>Ihre Genehmigung genau dieser Fassung wird verzeichnet. Mit der Genehmigung des letzten zugewiesenen Experten ist der Antrag bereit zur Registrierung oder wartet, wenn er Teil eines Standards wird, auf die Weisung der genehmigenden Stelle.</translation>
    </message>
    <message>
        <source>%1 approved revision %5.</source>
        <translation>%1 hat Fassung %5 genehmigt.</translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>Your advice is recorded for the body that asks for the namespace. It does not block the request.</source>
        <translation>Ihr Rat wird für das Gremium verzeichnet, das den Namensraum beantragt. Er hält den Antrag nicht auf.</translation>
    </message>
    <message>
        <source>%1 gave advice.</source>
        <translation>%1 hat Rat gegeben.</translation>
    </message>
    <message>
        <source>Complete the review</source>
        <translation>Prüfung abschließen</translation>
    </message>
    <message>
        <source>The advisory review ends at the body&apos;s request, and the request is ready to be registered.</source>
        <translation>Die beratende Prüfung endet auf Wunsch des Gremiums, und der Antrag ist bereit zur Registrierung.</translation>
    </message>
    <message>
        <source>%1 completed the advisory review (%4).</source>
        <translation>%1 hat die beratende Prüfung abgeschlossen (%4).</translation>
    </message>
    <message>
        <source>Record direction</source>
        <translation>Weisung vermerken</translation>
    </message>
    <message>
        <source>The approval body&apos;s direction is recorded, and the request is ready to be registered.</source>
        <translation>Die Weisung der genehmigenden Stelle wird verzeichnet, und der Antrag ist bereit zur Registrierung.</translation>
    </message>
    <message>
        <source>%1 recorded the approval body&apos;s direction (%4).</source>
        <translation>%1 hat die Weisung der genehmigenden Stelle vermerkt (%4).</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>The request ends as rejected, with your reasons on record. Only an appeal opens it again.</source>
        <translation>Der Antrag endet als abgelehnt, und Ihre Gründe sind verzeichnet. Nur ein Einspruch öffnet ihn wieder.</translation>
    </message>
    <message>
        <source>%1 rejected the request.</source>
        <translation>%1 hat den Antrag abgelehnt.</translation>
    </message>
    <message>
        <source>Reopen on appeal</source>
        <translation>Nach Einspruch wieder öffnen</translation>
    </message>
    <message>
        <source>The rejected request is reviewed again, by the expert named here.</source>
        <translation>Der abgelehnte Antrag wird noch einmal geprüft, von dem hier genannten Experten.</translation>
    </message>
    <message>
        <source>%1 reopened the request on appeal (%4) and assigned %2, due %3.</source>
        <translation>%1 hat den Antrag nach einem Einspruch (%4) wieder geöffnet und %2 zugewiesen, fällig am %3.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registrieren</translation>
    </message>
    <message>
        <source>Everything is checked once more against the registry as it is now; then the namespace&apos;s version is made. Nobody can change or remove it afterwards, and its NID is never reused.</source>
        <translation>Alles wird noch einmal am jetzigen Stand des Registers geprüft; dann entsteht die Version des Namensraums. Danach kann niemand sie ändern oder entfernen, und ihre NID wird nie neu vergeben.</translation>
    </message>
    <message>
        <source>%1 registered the namespace.</source>
        <translation>%1 hat den Namensraum registriert.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>The request ends as withdrawn and cannot be opened again. Everything that was said stays on record.</source>
        <translation>Der Antrag endet als zurückgezogen und lässt sich nicht wieder öffnen. Alles, was gesagt wurde, bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>%1 withdrew the request.</source>
        <translation>%1 hat den Antrag zurückgezogen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The request ends as closed, with your reasons on record, and cannot be opened again.</source>
        <translation>Der Antrag endet als geschlossen, und Ihre Gründe sind verzeichnet; er lässt sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>%1 closed the request.</source>
        <translation>%1 hat den Antrag geschlossen.</translation>
    </message>
    <message>
        <source>%1 registered “%6”, version %7.</source>
        <translation>%1 hat „%6“ registriert, Version %7.</translation>
    </message>
    <message>
        <source>“%1” is missing: the template needs this field.</source>
        <translation>„%1“ fehlt: Die Vorlage braucht dieses Feld.</translation>
    </message>
    <message>
        <source>Documentation is missing: point to a specification where there is one.</source>
        <translation>Documentation fehlt: Verweisen Sie auf eine Spezifikation, wo es eine gibt.</translation>
    </message>
    <message>
        <source>Revision Information is missing: from version 2 on it says what changed.</source>
        <translation>Revision Information fehlt: Ab Version 2 sagt dieses Feld, was sich geändert hat.</translation>
    </message>
    <message>
        <source>“%1” is empty: the template needs something here.</source>
        <translation>„%1“ ist leer: Die Vorlage braucht hier etwas.</translation>
    </message>
    <message>
        <source>“%1” stands more than once: keep one and join the texts.</source>
        <translation>„%1“ steht mehr als einmal da: Behalten Sie eines, und fügen Sie die Texte zusammen.</translation>
    </message>
    <message>
        <source>“%1” stands after “%2”, which follows it in the template of RFC 8141: move it up.</source>
        <translation>„%1“ steht nach „%2“, das in der Vorlage von RFC 8141 darauf folgt: Rücken Sie es nach oben.</translation>
    </message>
    <message>
        <source>The old heading “%1” was read as “%2”: see that its text belongs there.</source>
        <translation>Die alte Überschrift „%1“ wurde als „%2“ gelesen: Prüfen Sie, ob ihr Text dorthin gehört.</translation>
    </message>
    <message>
        <source>The text under “%1” belongs to no field: move it to one, or leave it in Additional Information.</source>
        <translation>Der Text unter „%1“ gehört zu keinem Feld: Verschieben Sie ihn in eines, oder lassen Sie ihn in Additional Information.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 bytes, the most that a field may hold: shorten it, or point to a document.</source>
        <translation>„%1“ ist länger als %2 Bytes; mehr darf ein Feld nicht enthalten: Kürzen Sie es, oder verweisen Sie auf ein Dokument.</translation>
    </message>
    <message>
        <source>A control character (%1) stands in the text: remove it.</source>
        <translation>Im Text steht ein Steuerzeichen (%1): Entfernen Sie es.</translation>
    </message>
    <message>
        <source>An invisible character (%1) changes the direction of the text and can hide what it says: remove it.</source>
        <translation>Ein unsichtbares Zeichen (%1) ändert die Richtung des Textes und kann verbergen, was er sagt: Entfernen Sie es.</translation>
    </message>
    <message>
        <source>“%1” mixes Latin letters with look-alikes of another script: write it in one script.</source>
        <translation>„%1“ mischt lateinische Buchstaben mit ähnlich aussehenden einer anderen Schrift: Schreiben Sie es in einer Schrift.</translation>
    </message>
    <message>
        <source>“%1” stands for something still to be written: write it.</source>
        <translation>„%1“ steht für etwas, das noch zu schreiben ist: Schreiben Sie es.</translation>
    </message>
    <message>
        <source>An instruction of the template is left in %1: replace it with your text.</source>
        <translation>In %1 ist eine Anweisung der Vorlage stehen geblieben: Ersetzen Sie sie durch Ihren Text.</translation>
    </message>
    <message>
        <source>“%1” is not a URN: mend it.</source>
        <translation>„%1“ ist keine URN: Beheben Sie das.</translation>
    </message>
    <message>
        <source>“%1” is in the namespace “%2”, which is neither the one asked for nor a registered one: correct the example.</source>
        <translation>„%1“ liegt im Namensraum „%2“, der weder der beantragte noch ein registrierter ist: Berichtigen Sie das Beispiel.</translation>
    </message>
    <message>
        <source>The field names no NID: state the one that you ask for, alone on its line.</source>
        <translation>Das Feld nennt keine NID: Geben Sie die beantragte an, allein in ihrer Zeile.</translation>
    </message>
    <message>
        <source>A revision keeps its NID: write “%2” instead of “%1”.</source>
        <translation>Eine Überarbeitung behält ihre NID: Schreiben Sie „%2“ statt „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a version: write a positive whole number.</source>
        <translation>„%1“ ist keine Version: Schreiben Sie eine positive ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not a calendar day: write it as YYYY-MM-DD.</source>
        <translation>„%1“ ist kein Kalendertag: Schreiben Sie ihn als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>“%1” is not in the form YYYY-MM-DD: write %2.</source>
        <translation>„%1“ hat nicht die Form JJJJ-MM-TT: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>Version %1 is not the next one: write %2.</source>
        <translation>Version %1 ist nicht die nächste: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>The version is %1: write the number alone.</source>
        <translation>Die Version ist %1: Schreiben Sie nur die Zahl.</translation>
    </message>
    <message>
        <source>The date is %1: write it alone.</source>
        <translation>Das Datum ist %1: Schreiben Sie nur das Datum.</translation>
    </message>
    <message>
        <source>%1 is still to come: state the day on which the template is sent.</source>
        <translation>%1 steht noch bevor: Geben Sie den Tag an, an dem die Vorlage gesendet wird.</translation>
    </message>
    <message>
        <source>No registrant is named: state the organization or the person.</source>
        <translation>Es ist kein Registrant genannt: Geben Sie die Organisation oder die Person an.</translation>
    </message>
    <message>
        <source>No way to reach the registrant is stated: add an e-mail address, a phone number or a postal address.</source>
        <translation>Es ist nicht angegeben, wie der Registrant zu erreichen ist: Ergänzen Sie eine E-Mail-Adresse, eine Telefonnummer oder eine Postanschrift.</translation>
    </message>
    <message>
        <source>“%1” is not an e-mail address: correct it.</source>
        <translation>„%1“ ist keine E-Mail-Adresse: Berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>The fast track is for standards bodies, scientific societies and their like: say which kind the registrant is.</source>
        <translation>Das Schnellverfahren ist für Normungsgremien, wissenschaftliche Gesellschaften und dergleichen: Sagen Sie, was davon der Registrant ist.</translation>
    </message>
    <message>
        <source>Nothing is said of how the URNs are built: describe the syntax, best as ABNF with an example.</source>
        <translation>Es ist nicht gesagt, wie die URNs aufgebaut sind: Beschreiben Sie die Syntax, am besten als ABNF mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Nothing is said of when two URNs are equivalent: say so, or that the rules of RFC 8141 suffice.</source>
        <translation>Es ist nicht gesagt, wann zwei URNs gleichwertig sind: Sagen Sie es, oder dass die Regeln von RFC 8141 genügen.</translation>
    </message>
    <message>
        <source>Nothing is said of characters that need percent-encoding: say which can occur.</source>
        <translation>Es ist nicht gesagt, welche Zeichen Prozentkodierung brauchen: Sagen Sie, welche vorkommen können.</translation>
    </message>
    <message>
        <source>Nothing is said of r-, q- and f-components: say whether they are used.</source>
        <translation>Es ist nichts über r-, q- und f-Komponenten gesagt: Sagen Sie, ob sie verwendet werden.</translation>
    </message>
    <message>
        <source>Nothing is said of who assigns the URNs: name them.</source>
        <translation>Es ist nicht gesagt, wer die URNs vergibt: Nennen Sie die Stelle.</translation>
    </message>
    <message>
        <source>Nothing is said of how URNs are kept unique: say what makes sure that no URN is assigned twice.</source>
        <translation>Es ist nicht gesagt, wie URNs eindeutig bleiben: Sagen Sie, was sicherstellt, dass keine URN zweimal vergeben wird.</translation>
    </message>
    <message>
        <source>Nothing is said of persistence: say that a URN is never assigned to something else.</source>
        <translation>Es ist nichts über Beständigkeit gesagt: Sagen Sie, dass eine URN nie für etwas anderes vergeben wird.</translation>
    </message>
    <message>
        <source>The field does not say whether resolution is intended: RFC 8141 requires a statement.</source>
        <translation>Das Feld sagt nicht, ob Auflösung vorgesehen ist: RFC 8141 verlangt eine Angabe.</translation>
    </message>
    <message>
        <source>“None” is little for Interoperability: say which similar identifiers there are, or why none can be confused with these.</source>
        <translation>„None“ ist wenig für Interoperability: Sagen Sie, welche ähnlichen Kennungen es gibt oder warum keine mit diesen verwechselt werden kann.</translation>
    </message>
    <message>
        <source>Documentation is missing: on the fast track it has to point to the specification.</source>
        <translation>Documentation fehlt: Im Schnellverfahren muss dieses Feld auf die Spezifikation verweisen.</translation>
    </message>
    <message>
        <source>Revision Information tells of changes in a first version: empty it, or correct the version.</source>
        <translation>Revision Information berichtet in einer ersten Version von Änderungen: Leeren Sie das Feld, oder berichtigen Sie die Version.</translation>
    </message>
    <message>
        <source>A URN begins with “urn:”.</source>
        <translation>Eine URN beginnt mit „urn:“.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too short: it has at least two characters.</source>
        <translation>Die NID nach „urn:“ ist zu kurz: Sie hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too long: it has at most 32 characters.</source>
        <translation>Die NID nach „urn:“ ist zu lang: Sie hat höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The NID begins with an ASCII letter or a digit.</source>
        <translation>Die NID beginnt mit einem ASCII-Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>Only ASCII letters, digits and hyphens can stand in the NID.</source>
        <translation>In der NID dürfen nur ASCII-Buchstaben, Ziffern und Bindestriche stehen.</translation>
    </message>
    <message>
        <source>The NID ends with an ASCII letter or a digit.</source>
        <translation>Die NID endet mit einem ASCII-Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>The namespace-specific string is missing: a URN is “urn:”, a NID, “:” and something.</source>
        <translation>Der namensraumspezifische Teil fehlt: Eine URN ist „urn:“, eine NID, „:“ und etwas.</translation>
    </message>
    <message>
        <source>The namespace-specific string cannot begin with “/”.</source>
        <translation>Der namensraumspezifische Teil darf nicht mit „/“ beginnen.</translation>
    </message>
    <message>
        <source>This character cannot stand here: percent-encode it.</source>
        <translation>Dieses Zeichen darf hier nicht stehen: Kodieren Sie es mit Prozentzeichen.</translation>
    </message>
    <message>
        <source>A URN is written in ASCII: percent-encode the UTF-8 of this character.</source>
        <translation>Eine URN wird in ASCII geschrieben: Kodieren Sie das UTF-8 dieses Zeichens mit Prozentzeichen.</translation>
    </message>
    <message>
        <source>“%” is followed by two hexadecimal digits; for itself it is written %25.</source>
        <translation>Auf „%“ folgen zwei hexadezimale Ziffern; für sich selbst wird es %25 geschrieben.</translation>
    </message>
    <message>
        <source>A “?” begins an r-component as “?+” or a q-component as “?=”; elsewhere it is written %3F.</source>
        <translation>Ein „?“ beginnt als „?+“ eine r-Komponente oder als „?=“ eine q-Komponente; anderswo wird es %3F geschrieben.</translation>
    </message>
    <message>
        <source>The r-component is empty: leave its introducer out, or say something.</source>
        <translation>Die r-Komponente ist leer: Lassen Sie ihre Einleitung weg, oder sagen Sie etwas.</translation>
    </message>
    <message>
        <source>An r-component cannot begin with “/” or “?”.</source>
        <translation>Eine r-Komponente darf nicht mit „/“ oder „?“ beginnen.</translation>
    </message>
    <message>
        <source>The q-component is empty: leave its introducer out, or say something.</source>
        <translation>Die q-Komponente ist leer: Lassen Sie ihre Einleitung weg, oder sagen Sie etwas.</translation>
    </message>
    <message>
        <source>A q-component cannot begin with “/” or “?”.</source>
        <translation>Eine q-Komponente darf nicht mit „/“ oder „?“ beginnen.</translation>
    </message>
    <message>
        <source>The NID “urn” is reserved in this dialect.</source>
        <translation>Die NID „urn“ ist in diesem Dialekt reserviert.</translation>
    </message>
    <message>
        <source>An encoded NUL (%00) is not allowed in this dialect.</source>
        <translation>Ein kodiertes NUL (%00) ist in diesem Dialekt nicht erlaubt.</translation>
    </message>
    <message>
        <source>The query is made of keyword=value directives, joined by “&amp;”.</source>
        <translation>Die Abfrage besteht aus Anweisungen der Form keyword=value, verbunden durch „&amp;“.</translation>
    </message>
    <message>
        <source>This is for a local registry: on a shared one the owner of the database grants roles.</source>
        <translation>Dies ist für ein lokales Register: In einem gemeinsamen vergibt der Eigentümer der Datenbank die Rollen.</translation>
    </message>
    <message>
        <source>Somebody has to be registrar: give that role to another person first.</source>
        <translation>Jemand muss Registrar sein: Geben Sie diese Rolle zuerst einer anderen Person.</translation>
    </message>
    <message>
        <source>The person&apos;s name is empty: state one.</source>
        <translation>Der Name der Person ist leer: Geben Sie einen an.</translation>
    </message>
    <message>
        <source>The text holds a NUL character or bytes that are no UTF-8: save the file as UTF-8 without them.</source>
        <translation>Der Text enthält ein NUL-Zeichen oder Bytes, die kein UTF-8 sind: Speichern Sie die Datei als UTF-8 ohne diese.</translation>
    </message>
    <message>
        <source>The text holds several templates: send each one by itself.</source>
        <translation>Der Text enthält mehrere Vorlagen: Senden Sie jede für sich.</translation>
    </message>
    <message>
        <source>The approvals judged another text than this revision: it has to be approved as it is now.</source>
        <translation>Die Genehmigungen galten einem anderen Text als dieser Fassung: Sie muss genehmigt werden, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>The template of an informal namespace leaves its Namespace Identifier empty: submit it that way.</source>
        <translation>Die Vorlage eines informellen Namensraums lässt Namespace Identifier leer: Reichen Sie sie so ein.</translation>
    </message>
    <message>
        <source>The Version field has to state a positive number: correct it, then try again.</source>
        <translation>Das Feld Version muss eine positive Zahl angeben: Berichtigen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>A revision names the registered namespace that it revises: state its NID.</source>
        <translation>Eine Überarbeitung nennt den registrierten Namensraum, den sie überarbeitet: Geben Sie seine NID an.</translation>
    </message>
    <message>
        <source>An event of the log cannot be changed or removed.</source>
        <translation>Ein Ereignis des Protokolls lässt sich nicht ändern oder entfernen.</translation>
    </message>
    <message>
        <source>The log&apos;s hash tree cannot be changed or removed.</source>
        <translation>Der Hashbaum des Protokolls lässt sich nicht ändern oder entfernen.</translation>
    </message>
    <message>
        <source>A submitted revision cannot be changed or removed: submit another one.</source>
        <translation>Eine eingereichte Fassung lässt sich nicht ändern oder entfernen: Reichen Sie eine weitere ein.</translation>
    </message>
    <message>
        <source>A registered version cannot be changed or removed: register another one.</source>
        <translation>Eine registrierte Version lässt sich nicht ändern oder entfernen: Registrieren Sie eine weitere.</translation>
    </message>
    <message>
        <source>A request keeps its purpose, kind and applicant: open another one.</source>
        <translation>Ein Antrag behält Zweck, Art und Antragsteller: Eröffnen Sie einen anderen.</translation>
    </message>
    <message>
        <source>A namespace changes by its versions alone: register another one.</source>
        <translation>Ein Namensraum ändert sich nur durch seine Versionen: Registrieren Sie eine weitere.</translation>
    </message>
</context>
</TS>
