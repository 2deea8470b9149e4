<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ExcerptWords</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The file does not reach to this line any more, or is damaged. Scan it again.</source>
        <translation>Die Datei reicht nicht mehr bis zu dieser Zeile oder ist beschädigt. Prüfen Sie sie erneut.</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>window, files, processes, reports</source>
        <translation>Fenster, Dateien, Prozesse, Berichte</translation>
    </message>
    <message>
        <source>charts of reports</source>
        <translation>Diagramme der Berichte</translation>
    </message>
    <message>
        <source>connections to PostgreSQL</source>
        <translation>Verbindungen zu PostgreSQL</translation>
    </message>
    <message>
        <source>hashes and signatures</source>
        <translation>Hashes und Signaturen</translation>
    </message>
    <message>
        <source>reading XML</source>
        <translation>Lesen von XML</translation>
    </message>
    <message>
        <source>the command line’s areas and options</source>
        <translation>Bereiche und Optionen der Befehlszeile</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Rechtschreibprüfung</translation>
    </message>
    <message>
        <source>searching by regular expressions</source>
        <translation>Suchen mit regulären Ausdrücken</translation>
    </message>
    <message>
        <source>letters that look alike</source>
        <translation>Buchstaben, die gleich aussehen</translation>
    </message>
    <message>
        <source>differences of texts</source>
        <translation>Unterschiede zwischen Texten</translation>
    </message>
    <message>
        <source>reading mails</source>
        <translation>Lesen von Mails</translation>
    </message>
    <message>
        <source>used by GMime</source>
        <translation>von GMime verwendet</translation>
    </message>
    <message>
        <source>compressed files</source>
        <translation>komprimierte Dateien</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excel-Arbeitsmappen</translation>
    </message>
    <message>
        <source>the server that holds a registry</source>
        <translation>der Server, der ein Register enthält</translation>
    </message>
    <message>
        <source>country codes and names</source>
        <translation>Ländercodes und Ländernamen</translation>
    </message>
    <message>
        <source>the registrations shipped with the program</source>
        <translation>die mit dem Programm gelieferten Registrierungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>&amp;Do not ask this again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Manages a registry of URN namespaces.</source>
        <translation>Verwaltet ein Register von URN-Namensräumen.</translation>
    </message>
    <message>
        <source>Open this registry instead of the local one.</source>
        <translation>Mit diesem Register arbeiten statt mit dem lokalen.</translation>
    </message>
    <message>
        <source>conninfo</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>nidreg cannot start</source>
        <translation>nidreg kann nicht starten</translation>
    </message>
    <message>
        <source>Drafts or templates to open.</source>
        <translation>Zu öffnende Entwürfe oder Vorlagen.</translation>
    </message>
    <message>
        <source>Open another window, even if one is open.</source>
        <translation>Ein weiteres Fenster öffnen, auch wenn eines offen ist.</translation>
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
        <translation>Einzel&amp;benutzermodus</translation>
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
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Das kann nur ein Registrar. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
    <message>
        <source>Add a person, such as a designated expert</source>
        <translation>Eine Person hinzufügen, etwa einen bestellten Experten</translation>
    </message>
    <message>
        <source>Let one person submit and review the same request</source>
        <translation>Eine Person denselben Antrag stellen und beurteilen lassen</translation>
    </message>
    <message>
        <source>Single-user mode is on. People may review their own requests.</source>
        <translation>Der Einzelbenutzermodus ist an: Eine Person darf ihre eigenen Anträge beurteilen.</translation>
    </message>
    <message>
        <source>Single-user mode is off. Nobody may review their own requests.</source>
        <translation>Der Einzelbenutzermodus ist aus: Niemand beurteilt eigene Anträge.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>P&amp;eople…</source>
        <translation>Per&amp;sonen…</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Roles, periods of service and absences</source>
        <translation>Rollen, Amtszeiten und Abwesenheiten</translation>
    </message>
    <message>
        <source>In a shared registry, nobody may review their own requests.</source>
        <translation>In einem gemeinsamen Register beurteilt niemand eigene Anträge.</translation>
    </message>
    <message>
        <source>Pol&amp;icies…</source>
        <translation>Ri&amp;chtlinien…</translation>
    </message>
    <message>
        <source>Pr&amp;oposals…</source>
        <translation>Vorschlä&amp;ge…</translation>
    </message>
    <message>
        <source>Time limits, actions that require two registrars, addresses</source>
        <translation>Fristen, Aktionen, die zwei Registrare erfordern, Adressen</translation>
    </message>
    <message>
        <source>Actions that wait for a second registrar</source>
        <translation>Was auf einen zweiten Registrar wartet</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>The change of roles was proposed.</source>
        <translation>Die Änderung der Rollen ist vorgeschlagen.</translation>
    </message>
    <message>
        <source>Se&amp;ssions…</source>
        <translation>Sit&amp;zungen…</translation>
    </message>
    <message>
        <source>Who is changing the registry, and who waits</source>
        <translation>Wer das Register gerade ändert, und wer wartet</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Attention</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <translation>Und %1 weitere</translation>
    </message>
    <message>
        <source>%1 requests wait for you</source>
        <translation>%1 Anträge warten auf Sie</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Backups</name>
    <message>
        <source>&amp;Back up…</source>
        <translation>S&amp;ichern…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>This login does not see everything in the registry. Its owner, a superuser or a member of nidreg_owner, can back it up.</source>
        <translation>Diese Anmeldung sieht nicht alles im Register. Sein Eigentümer, ein Superuser oder ein Mitglied von nidreg_owner kann es sichern.</translation>
    </message>
    <message>
        <source>A backup is being written.</source>
        <translation>Eine Sicherung wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>Save everything that the registry holds in one file, and verify it</source>
        <translation>Alles, was das Register enthält, in einer Datei speichern und prüfen</translation>
    </message>
    <message>
        <source>Replace the local registry by a backup; the present one is kept</source>
        <translation>Das lokale Register durch eine Sicherung ersetzen; das jetzige bleibt erhalten</translation>
    </message>
    <message>
        <source>There is no local registry.</source>
        <translation>Es gibt kein lokales Register.</translation>
    </message>
    <message>
        <source>%1. What was done since is on this computer only.</source>
        <translation>%1. Was seitdem getan wurde, ist nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Your registry was never backed up. It is on this computer only.</source>
        <translation>Ihr Register wurde noch nie gesichert. Es ist nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Jetzt &amp;sichern</translation>
    </message>
    <message>
        <source>Not no&amp;w</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Back up the registry</source>
        <translation>Register sichern</translation>
    </message>
    <message>
        <source>Backups (*.nidreg);;All files (*)</source>
        <translation>Sicherungen (*.nidreg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>Backup in progress</source>
        <translation>Sicherung läuft</translation>
    </message>
    <message>
        <source>A backup is being written. If nidreg closes now, it is stopped and no new backup is made.</source>
        <translation>Eine Sicherung wird gerade geschrieben. Wenn nidreg jetzt geschlossen wird, wird sie abgebrochen, und es entsteht keine neue Sicherung.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Abbrechen und schließen</translation>
    </message>
</context>
<context>
    <name>nidreg::app::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Commands and namespaces</source>
        <translation>Befehle und Namensräume</translation>
    </message>
    <message>
        <source>A command, a NID or the number of a request</source>
        <translation>Ein Befehl, eine NID oder die Nummer eines Antrags</translation>
    </message>
    <message>
        <source>Command, NID or request</source>
        <translation>Befehl, NID oder Antrag</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Antrag %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Separation of duties is off. People may review their own requests.</source>
        <translation>Die Funktionstrennung ist aus: Eine Person darf ihre eigenen Anträge beurteilen.</translation>
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
        <source>%1: waiting for the server</source>
        <translation>%1: wartet auf den Server</translation>
    </message>
    <message>
        <source>%1: not connected</source>
        <translation>%1: nicht verbunden</translation>
    </message>
    <message>
        <source>Read-only standby</source>
        <translation>Nur lesbarer Standby-Server</translation>
    </message>
    <message>
        <source>Read-only server</source>
        <translation>Nur lesbarer Server</translation>
    </message>
    <message>
        <source>Host not checked</source>
        <translation>Host nicht geprüft</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>Zertifikat nicht geprüft</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Nicht verschlüsselt</translation>
    </message>
    <message>
        <source>The server does not accept changes.</source>
        <translation>Der Server nimmt keine Änderungen an.</translation>
    </message>
    <message>
        <source>The certificate is valid, but may belong to another host (sslmode=verify-ca).</source>
        <translation>Das Zertifikat ist gültig, gehört aber vielleicht einem anderen Host (sslmode=verify-ca).</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the certificate was not checked. This may be another server.</source>
        <translation>Die Verbindung ist verschlüsselt, doch dies kann ein anderer Server sein: Sein Zertifikat wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Others on the network can read and change the data.</source>
        <translation>Andere im Netzwerk können die Daten lesen und ändern.</translation>
    </message>
    <message>
        <source>%1 port %2</source>
        <translation>%1 Port %2</translation>
    </message>
    <message>
        <source>Behind the primary: %1</source>
        <translation>Rückstand zum Primärserver: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Connector</name>
    <message>
        <source>&amp;Connect…</source>
        <translation>Ve&amp;rbinden…</translation>
    </message>
    <message>
        <source>&amp;Work on the local registry</source>
        <translation>&amp;Mit dem lokalen Register arbeiten</translation>
    </message>
    <message>
        <source>Open a shared registry or another one</source>
        <translation>Mit einem Register arbeiten, das mit anderen geteilt wird, oder mit einem anderen</translation>
    </message>
    <message>
        <source>This is the local registry.</source>
        <translation>Dies ist das lokale Register.</translation>
    </message>
    <message>
        <source>Disconnect from the server and open your own registry on this computer</source>
        <translation>Den Server verlassen und zu Ihrem eigenen Register auf diesem Computer wechseln</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>&amp;Enter password…</source>
        <translation>&amp;Passwort eingeben…</translation>
    </message>
    <message>
        <source>&amp;Try again now</source>
        <translation>&amp;Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Use the local registry</source>
        <translation>&amp;Lokales Register verwenden</translation>
    </message>
    <message>
        <source>Connect to the &amp;primary</source>
        <translation>Mit dem &amp;Primärserver verbinden</translation>
    </message>
    <message>
        <source>This server is a read-only standby. It does not accept changes, and its data may be out of date. To make changes, connect to the primary.</source>
        <translation>Dieser Server ist ein nur lesbarer Standby-Server: Er nimmt keine Änderungen an, und seine Daten sind möglicherweise nicht auf dem neuesten Stand. Verbinden Sie sich für Änderungen mit dem Primärserver.</translation>
    </message>
    <message>
        <source>This server is read-only at the moment. It does not accept changes.</source>
        <translation>Dieser Server ist zurzeit nur lesbar. Er nimmt keine Änderungen an.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>Bearbe&amp;iten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>R&amp;ückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
</context>
<context>
    <name>nidreg::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>This is your own registry. It contains the URN namespaces that IANA lists. You can draft a template without any other registry.</source>
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
        <translation>Be&amp;fehle und Namensräume…</translation>
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
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The listing was published in %1.</source>
        <translation>Das Verzeichnis ist in %1 veröffentlicht.</translation>
    </message>
    <message>
        <source>Drafts with unsaved changes. If the program ends unexpectedly, it restores them at the next start.</source>
        <translation>Entwürfe mit Änderungen, die in keiner Datei gespeichert sind. Sie bleiben für den nächsten Start erhalten, falls das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>Unsaved drafts: %1</source>
        <translation>Nicht gespeicherte Entwürfe: %1</translation>
    </message>
    <message>
        <source>Connect to a &amp;server…</source>
        <translation>&amp;Mit einem Server verbinden…</translation>
    </message>
    <message>
        <source>Publish the listing as web pages, XML, CSV, JSON and text</source>
        <translation>Das Verzeichnis als Webseiten, XML, CSV, JSON und Text schreiben</translation>
    </message>
    <message>
        <source>I&amp;mport or reconcile a listing…</source>
        <translation>Verzeichnis &amp;einlesen oder abgleichen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>Compare a listing file with this registry and apply the changes</source>
        <translation>Die Datei eines Verzeichnisses mit diesem Register vergleichen und übernehmen, was sich unterscheidet</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Das kann nur ein Registrar. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The list at the left has everything: the namespaces that are registered, the requests that are under review, your drafts, and tools. A number says how many namespaces are listed, requests wait for you, and drafts are open.</source>
        <translation>Die Liste links führt zu allem: den registrierten Namensräumen, den Anträgen in Prüfung, Ihren Entwürfen und Werkzeugen. Eine Zahl sagt, wie viele Namensräume gelistet sind, wie viele Anträge auf Sie warten und wie viele Entwürfe offen sind.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Here you write the template for a namespace. It is checked while you write; nothing is sent until you submit it.</source>
        <translation>Hier schreiben Sie die Vorlage für einen Namensraum. Sie wird beim Schreiben geprüft; nichts wird gesendet, bevor Sie sie einreichen.</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Wo Sie sind</translation>
    </message>
    <message>
        <source>The status bar says which registry is open, and who acts in which role. Press your name to choose another role.</source>
        <translation>Die Statusleiste sagt, welches Register geöffnet ist und wer in welcher Rolle handelt. Klicken Sie auf Ihren Namen, um eine andere Rolle zu wählen.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>F1 opens the manual at what you are doing, Shift+F1 explains a control, and Ctrl+? lists the shortcuts. Help ▸ Tour of the window shows this again.</source>
        <translation>F1 öffnet das Handbuch bei dem, was Sie gerade tun, Umschalt+F1 erklärt ein Bedienelement, und Strg+? listet die Tastenkürzel auf. Hilfe ▸ Rundgang durch das Fenster zeigt dies noch einmal.</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Server s&amp;tatus…</source>
        <translation>Servers&amp;tatus…</translation>
    </message>
    <message>
        <source>Replication, archiving, and the last backup, verification and checkpoint</source>
        <translation>Replikation, Archivierung und die letzte Sicherung, Prüfung und der letzte Prüfpunkt</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The toolbar contains the most common commands of each page. Press Ctrl+K to search all commands and namespaces.</source>
        <translation>Die Werkzeugleiste enthält die häufigsten Befehle jeder Seite. Mit Strg+K durchsuchen Sie alle Befehle und Namensräume.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::PagesList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
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
    <name>nidreg::app::PaletteWords</name>
    <message>
        <source>csv json xlsx pdf save table list</source>
        <translation>csv json xlsx pdf speichern tabelle liste</translation>
    </message>
    <message>
        <source>csv json xlsx save</source>
        <translation>csv json xlsx speichern</translation>
    </message>
    <message>
        <source>export csv xml json html web</source>
        <translation>exportieren csv xml json html web</translation>
    </message>
    <message>
        <source>load compare xml iana</source>
        <translation>laden vergleichen xml iana</translation>
    </message>
    <message>
        <source>settings options language</source>
        <translation>optionen sprache</translation>
    </message>
    <message>
        <source>register create namespace request template</source>
        <translation>registrieren anlegen namensraum antrag vorlage</translation>
    </message>
    <message>
        <source>register send request</source>
        <translation>registrieren senden antrag</translation>
    </message>
    <message>
        <source>delete discard remove</source>
        <translation>löschen verwerfen entfernen</translation>
    </message>
    <message>
        <source>change update deprecate delete</source>
        <translation>ändern aktualisieren veraltet löschen</translation>
    </message>
    <message>
        <source>delete cancel remove</source>
        <translation>löschen abbrechen entfernen</translation>
    </message>
    <message>
        <source>delete cancel end</source>
        <translation>löschen abbrechen beenden</translation>
    </message>
    <message>
        <source>export save copy dump</source>
        <translation>exportieren speichern kopie</translation>
    </message>
    <message>
        <source>role expert registrar</source>
        <translation>rolle experte registrar</translation>
    </message>
    <message>
        <source>expert reviewer review</source>
        <translation>experte gutachter begutachtung zuweisen</translation>
    </message>
    <message>
        <source>roles experts revoke remove</source>
        <translation>rollen experten entziehen entfernen</translation>
    </message>
</context>
<context>
    <name>nidreg::app::ProposalsMark</name>
    <message>
        <source>Proposals that a second registrar must confirm</source>
        <translation>Was ein Registrar vorgeschlagen hat und ein anderer bestätigen muss</translation>
    </message>
    <message>
        <source>Proposals: %1</source>
        <translation>Vorschläge: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Scanning</name>
    <message>
        <source>Cannot read the file: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file was truncated while it was being read.</source>
        <translation>Die Datei wurde kürzer, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The file is damaged. Only a part of it can be unpacked.</source>
        <translation>Die Datei ist beschädigt. Nur ein Teil lässt sich entpacken.</translation>
    </message>
    <message>
        <source>Stopped. The results cover the part that was read.</source>
        <translation>Angehalten: Gezählt ist, was bis dahin gelesen wurde.</translation>
    </message>
    <message>
        <source>A line is longer than 256 MiB. Unpack the file first, then scan it.</source>
        <translation>Eine Zeile ist länger als 256 MiB: Entpacken Sie die Datei zuerst, dann lässt sie sich lesen.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::TipCard</name>
    <message>
        <source>Got &amp;it</source>
        <translation>&amp;Verstanden</translation>
    </message>
    <message>
        <source>No more &amp;tips</source>
        <translation>Keine &amp;Tipps mehr</translation>
    </message>
    <message>
        <source>Tip: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::app::TrayIcon</name>
    <message>
        <source>&amp;Show nidreg</source>
        <translation>nidreg &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>nidreg: nothing waits for you</source>
        <translation>nidreg: Nichts wartet auf Sie</translation>
    </message>
    <message>
        <source>nidreg: 1 request waits for you</source>
        <translation>nidreg: 1 Antrag wartet auf Sie</translation>
    </message>
    <message>
        <source>nidreg: %1 requests wait for you</source>
        <translation>nidreg: %1 Anträge warten auf Sie</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Visits</name>
    <message>
        <source>Since my last &amp;visit…</source>
        <translation>&amp;Seit meinem letzten Besuch…</translation>
    </message>
    <message>
        <source>What others did since you were last here</source>
        <translation>Was andere getan haben, seit Sie zuletzt hier waren</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>&amp;List them</source>
        <translation>Auf&amp;listen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>Nobody else did anything since %1.</source>
        <translation>Seit %1 hat niemand sonst etwas getan.</translation>
    </message>
</context>
<context>
    <name>nidreg::app::Waiting</name>
    <message>
        <source>Proposal to second: %1</source>
        <translation>Vorschlag zum Bestätigen: %1</translation>
    </message>
    <message>
        <source>Proposed by %1</source>
        <translation>Vorgeschlagen von %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AboutDialog</name>
    <message>
        <source>About nidreg</source>
        <translation>Über nidreg</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Manages a registry of URN namespaces (&lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;).&lt;/p&gt;&lt;p&gt;Schema %2, Qt %3, libpq %4&lt;/p&gt;&lt;p&gt;Free software under the MIT license.&lt;/p&gt;&lt;p&gt;The registrations shipped with it are facts from &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;IANA’s registry of URN namespaces&lt;/a&gt;. That registry, not this copy, is authoritative.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;nidreg %1&lt;/h2&gt;&lt;p&gt;Verwaltet ein Register von URN-Namensräumen (&lt;a href=&quot;https://www.rfc-editor.org/rfc/rfc8141&quot;&gt;RFC 8141&lt;/a&gt;).&lt;/p&gt;&lt;p&gt;Schema %2, Qt %3, libpq %4&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;&lt;p&gt;Die mitgelieferten Registrierungen sind Fakten aus dem &lt;a href=&quot;https://www.iana.org/assignments/urn-namespaces&quot;&gt;Register der URN-Namensräume der IANA&lt;/a&gt;. Maßgeblich ist jenes Register, nicht diese Kopie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&lt;p&gt;nidreg itself is under the MIT license. It uses the work of others. As Qt Charts is one of them, the window as a whole is passed on under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <translation>&lt;p&gt;nidreg selbst steht unter der MIT-Lizenz. Es verwendet die Arbeit anderer. Weil Qt Charts dazugehört, wird das Fensterprogramm als Ganzes unter der GNU General Public License, Version 3, weitergegeben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;On Debian, the text of each license is in /usr/share/doc, in the file “copyright” of the package, and in /usr/share/common-licenses.&lt;/p&gt;</source>
        <translation>&lt;p&gt;In Debian steht der Text jeder Lizenz unter /usr/share/doc, in der Datei „copyright“ des Pakets, und unter /usr/share/common-licenses.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Info</translation>
    </message>
    <message>
        <source>&amp;Licenses</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the versions, as a report of a fault needs them</source>
        <translation>Die Versionen kopieren, wie ein Fehlerbericht sie braucht</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AsOfBar</name>
    <message>
        <source>&amp;Back to now</source>
        <translation>&amp;Zurück zum jetzigen Stand</translation>
    </message>
    <message>
        <source>Listing as &amp;of</source>
        <translation>Verzeichnis &amp;vom</translation>
    </message>
    <message>
        <source>Date of the listing</source>
        <translation>Datum des Verzeichnisses</translation>
    </message>
    <message>
        <source>Dates of changes</source>
        <translation>Daten der Änderungen</translation>
    </message>
    <message>
        <source>Hide what was imported or registered after that day (UTC)</source>
        <translation>Ausblenden, was hier nach diesem Tag (UTC) importiert oder registriert wurde</translation>
    </message>
    <message>
        <source>Known by the end of this day (UTC)</source>
        <translation>Bekannt bis Ende dieses Tages (UTC)</translation>
    </message>
    <message>
        <source>Days on which the listing changed</source>
        <translation>Tage, an denen sich das Verzeichnis geändert hat</translation>
    </message>
    <message>
        <source>C&amp;hange:</source>
        <translation>&amp;Änderung:</translation>
    </message>
    <message>
        <source>&amp;Ignore changes recorded after</source>
        <translation>&amp;Ohne Änderungen, aufgezeichnet nach dem</translation>
    </message>
    <message>
        <source>You are viewing the listing of the selected date.</source>
        <translation>Sie sehen das Verzeichnis des gewählten Tages.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::AuditPage</name>
    <message>
        <source>anybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Show only the actions of this person</source>
        <translation>Nur was diese Person getan hat</translation>
    </message>
    <message>
        <source>Show only events of this kind</source>
        <translation>Nur Ereignisse dieser Art</translation>
    </message>
    <message>
        <source>Na&amp;mespace:</source>
        <translation>Na&amp;mensraum:</translation>
    </message>
    <message>
        <source>any NID</source>
        <translation>jede NID</translation>
    </message>
    <message>
        <source>Show only events about this namespace</source>
        <translation>Nur Ereignisse zu diesem Namensraum</translation>
    </message>
    <message>
        <source>The log has not been verified yet.</source>
        <translation>Das Protokoll wurde noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Progress of the verification</source>
        <translation>Wie viel des Protokolls geprüft ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>Ereignisse, neueste zuerst</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>Das gewählte Ereignis</translation>
    </message>
    <message>
        <source>Checkpoint of the log</source>
        <translation>Prüfpunkt des Protokolls</translation>
    </message>
    <message>
        <source>The name of the log, its number of events and its root. Keep it elsewhere to check later whether the log was rewritten.</source>
        <translation>Name des Protokolls, Zahl seiner Ereignisse und seine Wurzel. Anderswo aufbewahrt, zeigt der Prüfpunkt später, ob das Protokoll umgeschrieben wurde.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>&amp;Verify the log</source>
        <translation>Protokoll &amp;prüfen</translation>
    </message>
    <message>
        <source>Copy the &amp;checkpoint</source>
        <translation>Prüfpunkt &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save a proof of the event…</source>
        <translation>&amp;Nachweis des Ereignisses speichern…</translation>
    </message>
    <message>
        <source>Copy the &amp;event</source>
        <translation>&amp;Ereignis kopieren</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Request opened</source>
        <translation>Antrag eröffnet</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Listing published</source>
        <translation>Verzeichnis veröffentlicht</translation>
    </message>
    <message>
        <source>People appointed</source>
        <translation>Personen bestellt</translation>
    </message>
    <message>
        <source>Policy set</source>
        <translation>Richtlinie gesetzt</translation>
    </message>
    <message>
        <source>Separation of duties</source>
        <translation>Funktionstrennung</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Protokoll wird gelesen…</translation>
    </message>
    <message>
        <source>No event matches the filter.</source>
        <translation>Kein Ereignis entspricht dem Filter. Fassen Sie ihn weiter.</translation>
    </message>
    <message>
        <source>There are no events yet, or none that you may see.</source>
        <translation>In diesem Register ist noch nichts geschehen, oder nichts, was Sie sehen dürfen.</translation>
    </message>
    <message>
        <source>Save a file that anybody can check without this registry</source>
        <translation>Eine Datei, die jeder ohne dieses Register prüfen kann</translation>
    </message>
    <message>
        <source>Select an event first.</source>
        <translation>Wählen Sie zuerst ein Ereignis.</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>No event selected</source>
        <translation>Es ist kein Ereignis gewählt</translation>
    </message>
    <message>
        <source>Checkpoint copied. Keep it where nobody who runs the server can change it.</source>
        <translation>Der Prüfpunkt ist kopiert. Bewahren Sie ihn dort auf, wo ihn niemand ändern kann, der den Server betreibt.</translation>
    </message>
    <message>
        <source>Verifying the log…</source>
        <translation>Protokoll wird geprüft…</translation>
    </message>
    <message>
        <source>Mismatch in the log: %1. Somebody changed the database outside the program. Do not change it. Make a copy, and compare it with a backup.</source>
        <translation>Abweichung im Protokoll: %1. Jemand hat die Datenbank außerhalb des Programms geändert. Ändern Sie sie nicht. Erstellen Sie eine Kopie und vergleichen Sie sie mit einer Sicherung.</translation>
    </message>
    <message>
        <source>The log is consistent with every saved checkpoint (%1).</source>
        <translation>Das Protokoll ist mit allen gespeicherten Prüfpunkten konsistent (%1).</translation>
    </message>
    <message>
        <source>The events that you may see and the hash tree over all %1 events were verified. A registrar can verify the rest.</source>
        <translation>Sie sehen einen Teil der Ereignisse, und diese wurden geprüft; auch der Hashbaum über alle %1 Ereignisse wurde geprüft. Den Rest prüft ein Registrar.</translation>
    </message>
    <message>
        <source>Save a proof</source>
        <translation>Nachweis speichern</translation>
    </message>
    <message>
        <source>event-%1.tlog-proof</source>
        <translation>event-%1.tlog-proof</translation>
    </message>
    <message>
        <source>Proofs (*.tlog-proof);;All files (*)</source>
        <translation>Nachweise (*.tlog-proof);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Proof saved as %1.</source>
        <translation>Nachweis gespeichert als %1.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The verification was stopped. It has no result.</source>
        <translation>Die Prüfung wurde abgebrochen. Sie hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>Cannot verify the log: the registry is not connected. Connect and verify the log again.</source>
        <translation>Das Protokoll kann nicht geprüft werden: Das Register ist nicht verbunden. Verbinden Sie sich, und prüfen Sie das Protokoll erneut.</translation>
    </message>
    <message>
        <source>Save a proof…</source>
        <translation>Nachweis speichern…</translation>
    </message>
    <message>
        <source>Discussion imported</source>
        <translation>Diskussion übernommen</translation>
    </message>
    <message>
        <source>Earlier records added to the log</source>
        <translation>Früheres ins Protokoll übernommen</translation>
    </message>
    <message>
        <source>Details of people changed</source>
        <translation>Angaben zu Personen geändert</translation>
    </message>
    <message>
        <source>Proposed to a second registrar</source>
        <translation>Einem zweiten Registrar vorgeschlagen</translation>
    </message>
    <message>
        <source>Proposal withdrawn</source>
        <translation>Vorschlag zurückgenommen</translation>
    </message>
    <message>
        <source>Schema installed</source>
        <translation>Schema eingerichtet</translation>
    </message>
    <message>
        <source>Schema upgraded or restored</source>
        <translation>Schema aktualisiert oder wiederhergestellt</translation>
    </message>
    <message>
        <source>Database definitions that do not match the installed ones (%1): %2.</source>
        <translation>Definitionen, die nicht so sind, wie sie eingerichtet wurden (%1): %2.</translation>
    </message>
    <message>
        <source>Checkpoints of another log were saved under the name of this registry (%1) and ignored. They belong to another registry, or this log was replaced from its first event.</source>
        <translation>Unter dem Namen dieses Registers sind Prüfpunkte eines anderen Protokolls vermerkt (%1) und wurden ausgelassen: Sie gehören zu einem anderen Register, oder dieses Protokoll wurde von seinem ersten Ereignis an ersetzt.</translation>
    </message>
    <message>
        <source>Query shared</source>
        <translation>Abfrage geteilt</translation>
    </message>
    <message>
        <source>Query withdrawn</source>
        <translation>Abfrage zurückgezogen</translation>
    </message>
    <message>
        <source>Who: %1</source>
        <translation>Wer: %1</translation>
    </message>
    <message>
        <source>What: %1</source>
        <translation>Was: %1</translation>
    </message>
    <message>
        <source>Namespace: %1</source>
        <translation>Namensraum: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Wer:</translation>
    </message>
    <message>
        <source>Wha&amp;t:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>Save the checkpoint &amp;as…</source>
        <translation>Prüfpunkt speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save the checkpoint</source>
        <translation>Prüfpunkt speichern</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the checkpoint to a file, so that you can give it to someone else</source>
        <translation>Den Prüfpunkt in einer Datei speichern, um ihn weiterzugeben</translation>
    </message>
    <message>
        <source>&amp;Remember the checkpoint</source>
        <translation>Prüfpunkt &amp;merken</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Compare the log with this checkpoint in later verifications on this computer</source>
        <translation>Das Protokoll bei späteren Prüfungen auf diesem Computer mit diesem Prüfpunkt vergleichen</translation>
    </message>
    <message>
        <source>The checkpoint could not be saved as %1.</source>
        <translation>Der Prüfpunkt konnte nicht als %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Checkpoint saved as %1. Give a copy to someone who cannot change the registry.</source>
        <translation>Prüfpunkt als %1 gespeichert. Geben Sie jemandem eine Kopie, der das Register nicht ändern kann.</translation>
    </message>
    <message>
        <source>Checkpoint saved in %1. Later verifications compare the log with it.</source>
        <translation>Prüfpunkt in %1 gespeichert. Spätere Prüfungen vergleichen das Protokoll mit ihm.</translation>
    </message>
    <message>
        <source>No mismatch found. No events were changed. Events: %1 (numbered from 0), submitted revisions: %2, registered versions: %3.</source>
        <translation>Keine Abweichung gefunden. Kein Ereignis wurde geändert. Ereignisse: %1 (ab 0 nummeriert), eingereichte Fassungen: %2, registrierte Versionen: %3.</translation>
    </message>
    <message>
        <source>The proof could not be saved.</source>
        <translation>Der Nachweis konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The proof could not be saved as %1.</source>
        <translation>Der Nachweis konnte nicht als %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupMark</name>
    <message>
        <source>%1, %2. Click to back up again.</source>
        <comment>a time, and a file</comment>
        <translation>%1, %2. Klicken Sie, um erneut zu sichern.</translation>
    </message>
    <message>
        <source>This registry is on this computer only. Click to back it up.</source>
        <translation>Dieses Register ist nur auf diesem Computer. Klicken Sie, um es zu sichern.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupRun</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Fortschritt der Sicherung</translation>
    </message>
    <message>
        <source>Stop. An earlier backup of that name is unchanged.</source>
        <translation>Abbrechen. Eine frühere Sicherung mit diesem Namen bleibt unverändert.</translation>
    </message>
    <message>
        <source>Backing up to %1…</source>
        <translation>Wird in %1 gesichert…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BackupWords</name>
    <message>
        <source>Never backed up</source>
        <translation>Noch nie gesichert</translation>
    </message>
    <message>
        <source>Last backup: today</source>
        <translation>Letzte Sicherung: heute</translation>
    </message>
    <message>
        <source>Last backup: %1 ago</source>
        <comment>such as: 3 days</comment>
        <translation>Letzte Sicherung: %1 her</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::BadLinesModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ChecklistPanel</name>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
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
        <translation>URN-&amp;Präfix</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>Reiner &amp;Text</translation>
    </message>
    <message>
        <source>RFC &amp;XML reference</source>
        <translation>RFC-&amp;XML-Referenz</translation>
    </message>
    <message>
        <source>&amp;Cite as</source>
        <translation>Zitieren &amp;als</translation>
    </message>
    <message>
        <source>The citation was not copied.</source>
        <translation>Das Zitat wurde nicht kopiert.</translation>
    </message>
    <message>
        <source>Citation of %1 copied (%2).</source>
        <comment>a NID, and a form of citations</comment>
        <translation>Zitat von %1 kopiert (%2).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ColumnMenu</name>
    <message>
        <source>C&amp;olumns</source>
        <translation>Spa&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Fit widths to the window</source>
        <translation>Breiten an das &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Choose the columns to show, export and print</source>
        <translation>Welche Spalten gezeigt, exportiert und gedruckt werden</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::CompareDialog</name>
    <message>
        <source>Compare: %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>Choose what to compare the draft with.</source>
        <translation>Wählen Sie oben, womit der Entwurf verglichen wird.</translation>
    </message>
    <message>
        <source>Compare the draft &amp;with:</source>
        <translation>Entwurf vergleichen &amp;mit:</translation>
    </message>
    <message>
        <source>(nothing yet)</source>
        <translation>(noch nichts)</translation>
    </message>
    <message>
        <source>The registered version</source>
        <translation>Die registrierte Version</translation>
    </message>
    <message>
        <source>The registered version of %1</source>
        <translation>Die registrierte Version von %1</translation>
    </message>
    <message>
        <source>Last submission of request #%1</source>
        <translation>Was Antrag #%1 zuletzt einreichte</translation>
    </message>
    <message>
        <source>Last submission</source>
        <translation>Was zuletzt eingereicht wurde</translation>
    </message>
    <message>
        <source>The saved file</source>
        <translation>Die gespeicherte Datei</translation>
    </message>
    <message>
        <source>The saved file %1</source>
        <translation>Die gespeicherte Datei %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Eine andere Datei…</translation>
    </message>
    <message>
        <source>Not available: no registry is connected.</source>
        <translation>Nicht verfügbar: Es besteht keine Verbindung zu einem Register.</translation>
    </message>
    <message>
        <source>Not available: the draft is for a new namespace, which has no registered version.</source>
        <translation>Nicht verfügbar: Der Entwurf beantragt einen neuen Namensraum; davor gibt es keine Version.</translation>
    </message>
    <message>
        <source>Not available: the draft has not been submitted yet.</source>
        <translation>Nicht verfügbar: Der Entwurf wurde noch nicht eingereicht.</translation>
    </message>
    <message>
        <source>Not available: the draft has not been saved yet.</source>
        <translation>Nicht verfügbar: Der Entwurf ist noch nicht in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>The registry does not have the text of this version. If you have it as a file, compare with that.</source>
        <translation>Das Register enthält den Text dieser Version nicht. Wenn Sie ihn als Datei haben, vergleichen Sie damit.</translation>
    </message>
    <message>
        <source>Request #%1 has not submitted anything yet.</source>
        <translation>Antrag #%1 hat noch nichts eingereicht.</translation>
    </message>
    <message>
        <source>Request #%1, revision %2</source>
        <translation>Antrag #%1, Fassung %2</translation>
    </message>
    <message>
        <source>This draft</source>
        <translation>Dieser Entwurf</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ConnectDialog</name>
    <message>
        <source>Connect to a registry</source>
        <translation>Mit einem Register verbinden</translation>
    </message>
    <message>
        <source>&amp;Recent:</source>
        <translation>&amp;Zuletzt verwendet:</translation>
    </message>
    <message>
        <source>&amp;Local registry on this computer, only for you</source>
        <translation>&amp;Lokales Register, auf diesem Computer und nur für Sie</translation>
    </message>
    <message>
        <source>&amp;Server, shared with others</source>
        <translation>&amp;Server, mit anderen geteilt</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Host:</translation>
    </message>
    <message>
        <source>registry.example; several with commas</source>
        <translation>registry.example; mehrere mit Kommas</translation>
    </message>
    <message>
        <source>The name or address of a server, or those of a primary and its standbys; the program uses the one that accepts changes. A path to a Unix socket folder begins with /.</source>
        <translation>Name oder Adresse eines Servers, oder mehrere eines Primärservers und seiner Standby-Server: Verwendet wird der, der Änderungen annimmt. Der Ordner eines Unix-Sockets beginnt mit /.</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;ort:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;Datenbank:</translation>
    </message>
    <message>
        <source>Lo&amp;gin:</source>
        <translation>&amp;Anmeldename:</translation>
    </message>
    <message>
        <source>&amp;Protection:</source>
        <translation>S&amp;chutz:</translation>
    </message>
    <message>
        <source>&amp;Authorities:</source>
        <translation>Zertifizierungss&amp;tellen:</translation>
    </message>
    <message>
        <source>trusted by this computer</source>
        <translation>die, denen dieser Computer vertraut</translation>
    </message>
    <message>
        <source>A file with the certificates (PEM) of the authorities to trust for this server</source>
        <translation>Eine Datei mit den Zertifikaten (PEM) der Stellen, die für den Server bürgen dürfen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Server from a service &amp;name</source>
        <translation>Server über den &amp;Namen eines Dienstes</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>D&amp;ienst:</translation>
    </message>
    <message>
        <source>defined in ~/.pg_service.conf</source>
        <translation>wie in ~/.pg_service.conf, wo alles Übrige steht</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>V&amp;erbindung testen</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindungsaufbau</translation>
    </message>
    <message>
        <source>Stop tr&amp;ying</source>
        <translation>Versuch ab&amp;brechen</translation>
    </message>
    <message>
        <source>Encrypted, certificate checked (recommended)</source>
        <translation>Verschlüsselt, Zertifikat geprüft (empfohlen)</translation>
    </message>
    <message>
        <source>Encrypted, host not checked</source>
        <translation>Verschlüsselt, Host nicht geprüft</translation>
    </message>
    <message>
        <source>Encrypted, certificate not checked</source>
        <translation>Verschlüsselt, Zertifikat nicht geprüft</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Nicht verschlüsselt</translation>
    </message>
    <message>
        <source>Verifies that the server is the one named above before sending anything to it.</source>
        <translation>Der Server weist nach, dass er der oben genannte ist, bevor ihm etwas gesendet wird.</translation>
    </message>
    <message>
        <source>Any server with a certificate from the same authority can impersonate this one.</source>
        <translation>Jeder Server, für den die Zertifizierungsstelle bürgt, könnte sich als dieser ausgeben.</translation>
    </message>
    <message>
        <source>Others on the network can impersonate the server and read your password and data.</source>
        <translation>Andere im Netzwerk können sich als der Server ausgeben und Ihr Passwort und Ihre Daten lesen.</translation>
    </message>
    <message>
        <source>Others on the network can read and change your data, including your password.</source>
        <translation>Andere im Netzwerk können Ihre Daten lesen und ändern, auch Ihr Passwort.</translation>
    </message>
    <message>
        <source>same as the login</source>
        <translation>heißt wie der Anmeldename</translation>
    </message>
    <message>
        <source>your user name on this computer</source>
        <translation>Ihr Name auf diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>Letzte Verbindungen</translation>
    </message>
    <message>
        <source>Enter the host of the server first.</source>
        <translation>Nennen Sie zuerst den Host des Servers.</translation>
    </message>
    <message>
        <source>Enter the name of the service first.</source>
        <translation>Nennen Sie zuerst den Dienst.</translation>
    </message>
    <message>
        <source>The local registry is always available.</source>
        <translation>Das lokale Register ist immer da.</translation>
    </message>
    <message>
        <source>A Unix socket does not leave this computer.</source>
        <translation>Ein Unix-Socket verlässt diesen Computer nicht.</translation>
    </message>
    <message>
        <source>Certificates of authorities</source>
        <translation>Zertifikate von Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>Certificates (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Zertifikate (*.crt *.pem *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird hergestellt…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Connected as %1 with the role: %2.</source>
        <translation>Verbunden als %1 mit der Rolle: %2.</translation>
    </message>
    <message>
        <source>Encrypted (%1). The certificate of the server was verified.</source>
        <translation>Verschlüsselt (%1). Das Zertifikat des Servers wurde geprüft.</translation>
    </message>
    <message>
        <source>This server is a read-only standby and does not accept changes.</source>
        <translation>Dieser Server ist ein nur lesbarer Standby-Server: Er nimmt keine Änderungen an.</translation>
    </message>
    <message>
        <source>This server is read-only at the moment. It does not accept changes.</source>
        <translation>Dieser Server ist zurzeit nur lesbar. Er nimmt keine Änderungen an.</translation>
    </message>
    <message>
        <source>The file %1 does not exist. Under Authorities, select a file with the certificates of the authorities to trust.</source>
        <translation>Es gibt keine Datei %1. Wählen Sie unter „Zertifizierungsstellen“ eine Datei mit den Zertifikaten der Stellen aus, denen vertraut werden soll.</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Creating the local registry…</source>
        <translation>Das lokale Register wird angelegt…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DepositWords</name>
    <message>
        <source>1 event</source>
        <translation>1 Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>Backed up to %1 and verified: %2, %3.</source>
        <comment>a file, how many events, how many bytes</comment>
        <translation>In %1 gesichert und geprüft: %2, %3.</translation>
    </message>
    <message>
        <source>unknown time</source>
        <translation>unbekannte Zeit</translation>
    </message>
    <message>
        <source>%1: full backup of %2, %3, %4, undamaged.</source>
        <comment>a file, when, how many events, how many bytes</comment>
        <translation>%1: vollständige Sicherung, %2, %3, %4, unbeschädigt.</translation>
    </message>
    <message>
        <source>%1: increment of %2, from %3 to %4, %5, undamaged.</source>
        <comment>a file, when, a number of events, how many events, how many bytes</comment>
        <translation>%1: Fortsetzung, %2, von %3 bis %4, %5, unbeschädigt.</translation>
    </message>
    <message>
        <source>Select the file of a backup first.</source>
        <translation>Wählen Sie zuerst die Datei einer Sicherung aus.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferenceDetails</name>
    <message>
        <source>This registry</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>The difference, field by field</source>
        <translation>Der Unterschied, Feld für Feld</translation>
    </message>
    <message>
        <source>Select a difference to compare this registry with the file.</source>
        <translation>Wählen Sie einen Unterschied, um zu sehen, was hier steht und was die Datei sagt.</translation>
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
        <translation>registriert am %1</translation>
    </message>
    <message>
        <source>becomes delisted</source>
        <translation>wird nicht mehr gelistet</translation>
    </message>
    <message>
        <source>the former NID becomes delisted</source>
        <translation>die frühere NID wird nicht mehr gelistet</translation>
    </message>
    <message>
        <source>cannot be applied</source>
        <translation>kann nicht übernommen werden</translation>
    </message>
    <message>
        <source>registered here: %1</source>
        <translation>hier registriert: %1</translation>
    </message>
    <message>
        <source>Version %1 of “%2” was registered here. If you apply this change, that version stays in the history, but the listing shows the entry of the file. To keep the version, leave the change deselected.</source>
        <translation>Version %1 von „%2“ wurde hier registriert. Wenn Sie diese Änderung übernehmen, bleibt die Version im Verlauf, aber das Verzeichnis zeigt den Eintrag der Datei. Um die Version zu behalten, wählen Sie die Änderung ab.</translation>
    </message>
    <message>
        <source>The file contains “%1”, which was never registered here. Applying this registers it.</source>
        <translation>Die Datei enthält „%1“, das hier nie registriert wurde. Das Übernehmen registriert es.</translation>
    </message>
    <message>
        <source>The file does not contain “%1”. Applying this delists the namespace: it is no longer published, but its versions remain and its NID stays reserved.</source>
        <translation>Die Datei enthält „%1“ nicht. Das Übernehmen streicht den Namensraum aus dem Verzeichnis: Er wird nicht mehr veröffentlicht, aber seine Versionen bleiben, und seine NID bleibt reserviert.</translation>
    </message>
    <message>
        <source>In the file, “%1” has the entry of “%2”, which the file does not contain. Applying this registers “%1” and delists “%2”, whose versions remain and whose NID stays reserved.</source>
        <translation>In der Datei hat „%1“ den Eintrag von „%2“, das die Datei nicht enthält. Das Übernehmen registriert „%1“ und streicht „%2“ aus dem Verzeichnis; dessen Versionen bleiben, und dessen NID bleibt reserviert.</translation>
    </message>
    <message>
        <source>“%1” is not a NID (RFC 8141, sections 2 and 5.1), so it cannot be registered. Ask the publisher of the file to correct it.</source>
        <translation>„%1“ ist keine NID (RFC 8141, Abschnitte 2 und 5.1) und kann deshalb nicht registriert werden. Bitten Sie den Herausgeber der Datei um Berichtigung.</translation>
    </message>
    <message>
        <source>The listing header: title, notes, rules, experts, footnotes and people. If you apply it, it is published with the registrations.</source>
        <translation>Der Kopf des Verzeichnisses: Titel, Anmerkungen, Regeln, Experten, Fußnoten und Personen. Übernommen wird es mit den Registrierungen veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a field, and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>Gelistet</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a sort of differences, and how many</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Import from %1:</source>
        <translation>Aus %1 wird übernommen:</translation>
    </message>
    <message>
        <source>The listing header.</source>
        <translation>Der Kopf des Verzeichnisses.</translation>
    </message>
    <message>
        <source>Namespaces that are missing in the file are delisted. They are no longer published, but nothing is deleted.</source>
        <translation>Namensräume, die in der Datei fehlen, werden nicht mehr gelistet. Sie werden nicht mehr veröffentlicht, aber nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>Registered versions that the listing no longer shows: %1.</source>
        <translation>Registrierte Versionen, die das Verzeichnis nicht mehr zeigt: %1.</translation>
    </message>
    <message>
        <source>only a text: %1</source>
        <translation>nur ein Text: %1</translation>
    </message>
    <message>
        <source>a draft: %1</source>
        <translation>ein Entwurf: %1</translation>
    </message>
    <message>
        <source>The folder contains a template for it, but no listing shows that it is registered. Select it only if you know that it is.</source>
        <translation>Der Ordner enthält eine Vorlage dazu, aber kein Verzeichnis zeigt, dass der Namensraum registriert ist. Wählen Sie den Eintrag nur aus, wenn Sie wissen, dass er es ist.</translation>
    </message>
    <message>
        <source>The template says that it is a draft. Select it only if you know that it was registered.</source>
        <translation>Die Vorlage bezeichnet sich als Entwurf. Wählen Sie sie nur aus, wenn Sie wissen, dass sie registriert wurde.</translation>
    </message>
    <message>
        <source>Applying this registers version %1 of “%2”, as stated in the file&apos;s template.</source>
        <translation>Das Übernehmen registriert Version %1 von „%2“, wie in der Vorlage der Datei angegeben.</translation>
    </message>
    <message>
        <source>Applying this adds the file&apos;s registration template to “%1”.</source>
        <translation>Das Übernehmen fügt die Registrierungsvorlage der Datei zu „%1“ hinzu.</translation>
    </message>
    <message>
        <source>Applying this changes the listing entry for “%1”. Its registration remains version %2.</source>
        <translation>Das Übernehmen ändert den Eintrag von „%1“ im Verzeichnis. Die Registrierung bleibt Version %2.</translation>
    </message>
    <message>
        <source>All selected changes are applied together, or none. They are recorded in the log.</source>
        <translation>Es werden alle gewählten Änderungen zusammen übernommen oder keine. Sie werden im Protokoll festgehalten.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferencesModel</name>
    <message>
        <source>Listing header</source>
        <translation>Kopf des Verzeichnisses</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DifferencesView</name>
    <message>
        <source>Filter by NID</source>
        <translation>Nach NID filtern</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Select all &amp;shown</source>
        <translation>Alle an&amp;gezeigten ankreuzen</translation>
    </message>
    <message>
        <source>&amp;Deselect all shown</source>
        <translation>Angezeigte a&amp;bwählen</translation>
    </message>
    <message>
        <source>Differences for namespaces registered here</source>
        <translation>Unterschiede bei dem, was hier registriert wurde</translation>
    </message>
    <message>
        <source>Registered here</source>
        <translation>Hier registriert</translation>
    </message>
    <message>
        <source>Listing header</source>
        <translation>Kopf des Verzeichnisses</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 angekreuzt</translation>
    </message>
    <message>
        <source>%1 · %2 shown</source>
        <translation>%1 · %2 angezeigt</translation>
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
    <message>
        <source>Cannot save your dictionary. “%1” is accepted for now. Check the permissions of your data folder, then add the word again.</source>
        <translation>„%1“ gilt vorerst als richtig, aber Ihr Wörterbuch konnte nicht gespeichert werden. Prüfen Sie die Rechte Ihres Datenordners und fügen Sie das Wort erneut hinzu.</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>“%1” contains a line of %L2 characters, which makes typing slow. Wrapping it at 72 columns keeps every word.</source>
        <translation>„%1“ enthält eine Zeile mit %L2 Zeichen, das macht das Tippen langsam. Beim Umbruch nach 72 Spalten bleibt jedes Wort erhalten.</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>Um&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Leave it as is</source>
        <translation>&amp;Nicht umbrechen</translation>
    </message>
    <message>
        <source>Nothing here can be fixed automatically. Findings that can be fixed have a button.</source>
        <translation>Hier lässt sich nichts automatisch beheben. Befunde, die sich beheben lassen, haben eine Schaltfläche.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftWords</name>
    <message>
        <source>edit %1</source>
        <translation>(Änderung in %1)</translation>
    </message>
    <message>
        <source>edit the request</source>
        <translation>(Änderung dessen, was beantragt wird)</translation>
    </message>
    <message>
        <source>The file %1 does not exist. Check the name, or open another file.</source>
        <translation>Eine Datei %1 gibt es nicht. Prüfen Sie den Namen, oder öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 MiB, the maximum for a template file.</source>
        <translation>%1 ist größer als 4 MiB; mehr darf eine Vorlagendatei nicht haben.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2. Check the permissions, then open it again.</source>
        <translation>%1 konnte nicht gelesen werden: %2. Prüfen Sie die Rechte, und öffnen Sie die Datei dann erneut.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Your text is still here. Save it under another name or in another folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Ihr Text ist noch hier; speichern Sie ihn unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID: %1.</source>
        <translation>Eine Überarbeitung behält ihre NID: %1.</translation>
    </message>
    <message>
        <source>The namespace %1 is not registered, so it cannot be revised.</source>
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
        <source>Available: %1 is not registered, and no other request asks for it.</source>
        <translation>Frei: %1 ist nicht registriert, und niemand sonst beantragt sie.</translation>
    </message>
    <message>
        <source>Enter the NID that you request.</source>
        <translation>Geben Sie die NID ein, die Sie beantragen.</translation>
    </message>
    <message>
        <source>Well formed. Checking whether it is available…</source>
        <translation>Wohlgeformt; das Register wird gefragt, ob sie frei ist…</translation>
    </message>
    <message>
        <source>Well formed. Connect to a registry to check whether it is available.</source>
        <translation>Wohlgeformt; ob sie frei ist, lässt sich ohne Register nicht sagen.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device, not a file. Choose another name.</source>
        <translation>%1 ist keine gewöhnliche Datei, sondern ein Ordner oder ein Gerät. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 is not a text file. Save it as plain text in the program that wrote it, or copy its text and paste it here.</source>
        <translation>%1 ist kein Text, sondern ein Bild, ein PDF oder die Datei eines anderen Programms. Speichern Sie sie dort als reinen Text, oder kopieren Sie den Text, und fügen Sie ihn hier ein.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Your text is still here. Save it under another name or in your own folder.</source>
        <translation>Sie dürfen %1 nicht schreiben: %2. Ihr Text ist noch hier; speichern Sie ihn unter einem anderen Namen oder in einem eigenen Ordner.</translation>
    </message>
    <message>
        <source>There is not enough space for %1: %2. Your text is still here, and the file was not changed. Free some space and try again, or save on another disk.</source>
        <translation>Für %1 ist kein Platz: %2. Ihr Text ist noch hier, und auch die Datei ist, wie sie war; schaffen Sie Platz, und versuchen Sie es erneut, oder speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>The folder of %1 does not exist: %2. Your text is still here. Restore the folder or its network drive and try again, or save elsewhere.</source>
        <translation>Der Ordner von %1 ist nicht da: %2. Ihr Text ist noch hier; stellen Sie den Ordner oder sein Netzlaufwerk wieder her, und versuchen Sie es erneut, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1 is not a valid file name. It is too long, or contains characters that are not allowed. Choose another name.</source>
        <translation>%1 ist hier als Name nicht verwendbar: Er ist zu lang oder enthält ungültige Zeichen. Benennen Sie die Datei um, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Another program has locked %1. Your text is still here. Close the file there and try again, or save under another name.</source>
        <translation>%1 ist von einem anderen Programm gesperrt. Ihr Text ist noch hier; beenden Sie, was das andere Programm damit tut, und versuchen Sie es erneut, oder speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Not saved. Another program changed %1 after it was opened. Save anyway to replace its changes, or reload the file. After a reload, undo restores your text.</source>
        <translation>Nicht gespeichert: Ein anderes Programm hat %1 seit dem Öffnen geändert. Speichern Sie trotzdem, um zu ersetzen, was das andere Programm schrieb, oder laden Sie die Datei neu; „Rückgängig“ bringt Ihren Text danach zurück.</translation>
    </message>
    <message>
        <source>Not saved. Another program deleted, moved or renamed %1. Your text is still here. Save it there again, or under another name.</source>
        <translation>Nicht gespeichert: %1 ist nicht mehr da; ein anderes Programm hat die Datei gelöscht, verschoben oder umbenannt. Ihr Text ist noch hier; speichern Sie ihn wieder dort oder unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Not a valid regular expression: %1</source>
        <translation>Kein gültiger regulärer Ausdruck: %1</translation>
    </message>
    <message>
        <source>Registered: request #%1 registered %2.</source>
        <translation>Registriert: Antrag #%1 hat %2 registriert.</translation>
    </message>
    <message>
        <source>Leave the NID empty. The registry assigns the next number (urn-N) at registration.</source>
        <translation>Lassen Sie die NID leer. Das Register vergibt bei der Registrierung die nächste Nummer (urn-N).</translation>
    </message>
    <message>
        <source>Deprecation of the registered namespace %1. Say why in Revision Information.</source>
        <translation>Kennzeichnung des registrierten Namensraums %1 als veraltet. Begründen Sie sie unter „Revision Information“.</translation>
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
        <source>Open a template file, including templates of RFC 2611 and RFC 3406</source>
        <translation>Eine Vorlagendatei öffnen, auch in der Form von RFC 2611 oder RFC 3406</translation>
    </message>
    <message>
        <source>&amp;Paste as template</source>
        <translation>Als Vorlage einf&amp;ügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Open the text on the clipboard, such as a mail, as a template</source>
        <translation>Den Text der Zwischenablage, etwa aus einer Mail, als Vorlage lesen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <translation>Den Entwurf in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the draft under another name</source>
        <translation>Den Entwurf in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Close draft</source>
        <translation>Entwurf schlie&amp;ßen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close the draft</source>
        <translation>Den gezeigten Entwurf schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgän&amp;gig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ne&amp;xt field</source>
        <translation>N&amp;ächstes Feld</translation>
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
        <translation>V&amp;origes Feld</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Go to the previous field</source>
        <translation>Zum Feld davor gehen</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Nächster &amp;Befund</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>Zur Stelle des nächsten Befunds gehen</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>&amp;Vorschau</translation>
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
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Show what to write in each field, with an example</source>
        <translation>Zeigen, was in jedes Feld gehört, mit einem Beispiel</translation>
    </message>
    <message>
        <source>Fixed-widt&amp;h font</source>
        <translation>&amp;Festbreitenschrift</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Use a fixed-width font</source>
        <translation>In einer Schrift mit gleich breiten Zeichen schreiben</translation>
    </message>
    <message>
        <source>Save to the registr&amp;y</source>
        <translation>Im Re&amp;gister speichern</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Save the draft in the registry as a request that is not submitted yet</source>
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
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>E&amp;inreichen…</translation>
    </message>
    <message>
        <source>Expor&amp;t</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Compare and chec&amp;k</source>
        <translation>Verg&amp;leichen und prüfen</translation>
    </message>
    <message>
        <source>Compare the draft, say what changed, and check it</source>
        <translation>Den Entwurf vergleichen, Änderungen benennen und ihn prüfen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Start a draft with the texts of a registered namespace or a template file</source>
        <translation>Einen Entwurf mit den Texten eines registrierten Namensraums oder einer Vorlagendatei beginnen</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Preview and print the draft</source>
        <translation>Den Entwurf zeigen, wie er gedruckt wird, und ihn drucken</translation>
    </message>
    <message>
        <source>Save the draft in another format</source>
        <translation>Den Entwurf in einem anderen Format speichern</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>Save the draft in another format: %1</source>
        <translation>Den Entwurf in einem anderen Format speichern: %1</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Verg&amp;leichen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Compare the draft with its registered version, its last submission, its file, or another file</source>
        <translation>Den Entwurf neben seiner registrierten Version, dem zuletzt Eingereichten, seiner Datei oder einer anderen Datei zeigen</translation>
    </message>
    <message>
        <source>Propose re&amp;vision information</source>
        <translation>Revision Informa&amp;tion vorschlagen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Add the differences from the registered version to Revision Information</source>
        <translation>In Revision Information schreiben, was sich von der registrierten Version unterscheidet</translation>
    </message>
    <message>
        <source>Pre-chec&amp;k report…</source>
        <translation>Vor&amp;prüfbericht…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Check the draft like the registry does, and show a report</source>
        <translation>Den Entwurf so prüfen, wie es das Register tun wird, und einen Bericht zum Aufheben zeigen</translation>
    </message>
    <message>
        <source>Compose &amp;mail</source>
        <translation>&amp;Mail verfassen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>Open a mail with the template in your mail program, addressed to the discussion list</source>
        <translation>In Ihrem Mailprogramm eine Mail mit der Vorlage öffnen, gerichtet an die Diskussionsliste</translation>
    </message>
    <message>
        <source>&amp;Discarded drafts</source>
        <translation>&amp;Verworfene Entwürfe</translation>
    </message>
    <message>
        <source>New draft &amp;like…</source>
        <translation>Neuer Entwurf na&amp;ch Vorbild…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsExport</name>
    <message>
        <source>this program was built without the other formats.</source>
        <translation>dieses Programm wurde ohne die anderen Formate gebaut.</translation>
    </message>
    <message>
        <source>%1 (*.%2);;All files (*)</source>
        <translation>%1 (*.%2);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the draft: %1</source>
        <translation>Entwurf exportieren: %1</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Anderswo s&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Drucken: %1</translation>
    </message>
    <message>
        <source>Save a &amp;mail file…</source>
        <translation>Als &amp;Maildatei speichern…</translation>
    </message>
    <message>
        <source>The template is too long to pass to a mail program. Save the mail as a file and open it in your mail program. Nothing is sent before you send it there.</source>
        <translation>Die Vorlage ist zu lang, als dass ein Mailprogramm sie übernehmen könnte. Speichern Sie die Mail als Datei, und öffnen Sie sie in Ihrem Mailprogramm: Sie ist schon adressiert, und nichts wird gesendet, bevor Sie es tun.</translation>
    </message>
    <message>
        <source>No mail program could be started. Save the mail as a file and open it in your mail program.</source>
        <translation>Es ließ sich kein Mailprogramm starten. Speichern Sie die Mail als Datei, und öffnen Sie diese in Ihrem Mailprogramm.</translation>
    </message>
    <message>
        <source>Cannot create the report. %1</source>
        <translation>Es wurde kein Bericht erstellt. %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut vers&amp;uchen</translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation>Der Bericht ist in %1 gespeichert</translation>
    </message>
    <message>
        <source>The mail was passed to your mail program. Nothing is sent before you send it there. If it does not open, or looks wrong, save it as a file instead.</source>
        <translation>Die Mail wurde an Ihr Mailprogramm übergeben. Gesendet wird erst dort, von Ihnen. Wenn sie sich nicht öffnet oder falsch aussieht, speichern Sie sie als Datei.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsFiles</name>
    <message>
        <source>The clipboard has no text. Copy the template first, then paste it here.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopieren Sie zuerst die Vorlage, und fügen Sie sie dann hier ein.</translation>
    </message>
    <message>
        <source>Pasted text</source>
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
        <translation>S&amp;peichern unter…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Vergle&amp;ichen</translation>
    </message>
    <message>
        <source>Another program deleted, moved or renamed %1. Your text is still here. Save it there again, or under another name.</source>
        <translation>Ein anderes Programm hat %1 gelöscht, verschoben oder umbenannt. Ihr Text ist noch hier; speichern Sie ihn wieder dort oder unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Save again</source>
        <translation>Erneut spei&amp;chern</translation>
    </message>
    <message>
        <source>Another program changed %1. Reload the file, or keep your text; saving then replaces the other changes. After a reload, undo restores your text.</source>
        <translation>Ein anderes Programm hat %1 geändert. Laden Sie die Datei neu, oder behalten Sie Ihren Text, der dann beim Speichern ersetzt, was das andere Programm schrieb; „Rückgängig“ bringt Ihren Text nach dem Neuladen zurück.</translation>
    </message>
    <message>
        <source>&amp;Keep my text</source>
        <translation>Meinen Text &amp;behalten</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsKeeper</name>
    <message>
        <source>Autosave failed: there is not enough space in the folder %1. Save often. Autosave continues when there is space.</source>
        <translation>Automatisches Speichern fehlgeschlagen: Im Ordner %1 ist nicht genug Platz. Speichern Sie oft. Das automatische Speichern geht weiter, sobald Platz ist.</translation>
    </message>
    <message>
        <source>Autosave failed: cannot write to the folder %1. Save often. Autosave continues when the permissions of the folder allow it.</source>
        <translation>Automatisches Speichern fehlgeschlagen: In den Ordner %1 kann nicht geschrieben werden. Speichern Sie oft. Das automatische Speichern geht weiter, sobald die Rechte des Ordners es erlauben.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsPage</name>
    <message>
        <source>No draft is open</source>
        <translation>Kein Entwurf ist offen</translation>
    </message>
    <message>
        <source>Write the registration template of a namespace, field by field, with guidance for each field and live findings. You do not need a registry until you submit.</source>
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
        <source>You can also drop a file here. To revise a registered namespace, select it in Namespaces.</source>
        <translation>Auch eine hier abgelegte Datei wird geöffnet. Um einen registrierten Namensraum zu überarbeiten, wählen Sie ihn unter „Namensräume“.</translation>
    </message>
    <message>
        <source>Open drafts</source>
        <translation>Offene Entwürfe</translation>
    </message>
    <message>
        <source>Cannot start a revision. %1</source>
        <translation>Es wurde keine Überarbeitung begonnen. %1</translation>
    </message>
    <message>
        <source>Cannot open the request. %1</source>
        <translation>Der Antrag wurde nicht geöffnet. %1</translation>
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
        <source>Open templates</source>
        <translation>Vorlagen öffnen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved in the registry as request #%1</source>
        <translation>Im Register gespeichert als Antrag #%1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Not saved yet</source>
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
        <translation>Vorlagendatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>no registry is connected.</source>
        <translation>es besteht keine Verbindung zu einem Register.</translation>
    </message>
    <message>
        <source>the draft is for a new namespace, which has no registered version.</source>
        <translation>der Entwurf beantragt einen neuen Namensraum; davor gibt es keine Version.</translation>
    </message>
    <message>
        <source>The texts were copied from %1. They stay marked until you change them.</source>
        <translation>Die Texte sind die von %1. Sie bleiben gekennzeichnet, wo Sie sie noch nicht geändert haben.</translation>
    </message>
    <message>
        <source>Cannot propose revision information. %1</source>
        <translation>Es wurde nichts vorgeschlagen. %1</translation>
    </message>
    <message>
        <source>The registry does not have the text of the registered version, so there is nothing to compare.</source>
        <translation>Das Register enthält den Text der registrierten Version nicht; darum lässt sich nichts damit vergleichen.</translation>
    </message>
    <message>
        <source>You can restore a discarded draft for %1 days: File ▸ Open recent ▸ Discarded drafts.</source>
        <translation>Was Sie verwerfen, lässt sich %1 Tage lang zurückholen: Datei ▸ Zuletzt geöffnet ▸ Verworfene Entwürfe.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>Submitted: request #%1</source>
        <translation>Eingereicht: Antrag #%1</translation>
    </message>
    <message>
        <source>New draft &amp;like…</source>
        <translation>Neuer Entwurf nach &amp;Vorbild…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::DraftsSender</name>
    <message>
        <source>No registry is connected. Save the draft as a file.</source>
        <translation>Es besteht gerade keine Verbindung zu einem Register. Speichern Sie den Entwurf einstweilen als Datei.</translation>
    </message>
    <message>
        <source>Acting as %1: only an applicant or a registrar can submit requests. Choose another role in the status bar.</source>
        <translation>Rolle %1: Nur Antragsteller und Registrare können Anträge einreichen. Wählen Sie in der Statusleiste eine andere Rolle.</translation>
    </message>
    <message>
        <source>Submitting the draft…</source>
        <translation>Der Entwurf wird eingereicht…</translation>
    </message>
    <message>
        <source>Saved in the registry as draft request #%1. It is reviewed only after you submit it.</source>
        <translation>Im Register als Entwurf des Antrags #%1 gespeichert. Er wird erst geprüft, wenn Sie ihn einreichen.</translation>
    </message>
    <message>
        <source>Submitted as request #%1. Follow its review in Requests. You can submit another revision only when changes are requested; until then, comment on the request if something is wrong.</source>
        <translation>Als Antrag #%1 eingereicht. Verfolgen Sie die Prüfung unter „Anträge“. Eine weitere Fassung können Sie erst einreichen, wenn Änderungen verlangt werden; bis dahin kommentieren Sie den Antrag, wenn etwas falsch ist.</translation>
    </message>
    <message>
        <source>Not submitted. Your text is still here. %1</source>
        <translation>Nicht eingereicht; der Text ist noch hier. %1</translation>
    </message>
    <message>
        <source>Not saved in the registry. Your text is still here. %1</source>
        <translation>Nicht im Register gespeichert. Ihr Text ist noch hier. %1</translation>
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
        <source>No errors left. Ready to submit.</source>
        <translation>Keine Fehler mehr. Der Entwurf kann eingereicht werden.</translation>
    </message>
    <message>
        <source>Su&amp;bmit…</source>
        <translation>E&amp;inreichen…</translation>
    </message>
    <message>
        <source>The draft belongs to request #%1 of another registry. Connect to that registry to submit it, or save the draft as a file and open it here to create a new request.</source>
        <translation>Der Entwurf gehört zu Antrag #%1 eines anderen Registers. Verbinden Sie sich mit jenem, um ihn zu senden, oder speichern Sie ihn als Datei und öffnen Sie diese hier, um einen eigenen Antrag daraus zu machen.</translation>
    </message>
    <message>
        <source>Current state: %1</source>
        <translation>Jetziger Stand: %1</translation>
    </message>
    <message>
        <source>Changes that you made in the meantime were not submitted and are not saved yet.</source>
        <translation>Was Sie inzwischen geändert haben, wurde nicht eingereicht und ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Submit as a &amp;new request…</source>
        <translation>Als &amp;neuen Antrag einreichen…</translation>
    </message>
    <message>
        <source>Save as a &amp;new request</source>
        <translation>Als &amp;neuen Antrag speichern</translation>
    </message>
    <message>
        <source>Your latest changes are not saved in %1.</source>
        <translation>Ihre letzten Änderungen sind nicht in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Request #%1 was registered. To change the namespace, select it in Namespaces and start a revision.</source>
        <translation>Antrag #%1 wurde registriert. Um den Namensraum zu ändern, wählen Sie ihn unter „Namensräume“ aus und beginnen Sie eine Überarbeitung.</translation>
    </message>
    <message>
        <source>Request #%1: %2</source>
        <translation>Antrag #%1: %2</translation>
    </message>
    <message>
        <source>Not submitted. Fix the error first. Press F8 to go to it.</source>
        <translation>Nicht eingereicht. Beheben Sie zuerst den Fehler. F8 führt zu ihm.</translation>
    </message>
    <message>
        <source>Not submitted. Fix the %n errors first. Press F8 to go to the next one.</source>
        <translation>Nicht eingereicht. Beheben Sie zuerst die %n Fehler. F8 führt zum nächsten.</translation>
    </message>
    <message>
        <source>Submitted as revision %1 of request #%2. Follow its review in Requests.</source>
        <translation>Als Fassung %1 des Antrags #%2 eingereicht. Verfolgen Sie die Prüfung unter „Anträge“.</translation>
    </message>
    <message>
        <source>Local registry on this computer. Only its users can see the request. To reach the public discussion list, use Drafts ▸ Compose mail.</source>
        <translation>Lokales Register auf diesem Computer. Nur dessen Benutzer können den Antrag sehen. Die öffentliche Diskussionsliste erreichen Sie mit Entwürfe ▸ Mail verfassen.</translation>
    </message>
    <message>
        <source>The draft was submitted as request #%1. Current state: %2. You can submit another revision only when changes are requested.</source>
        <translation>Der Entwurf wurde als Antrag #%1 eingereicht. Jetziger Stand: %2. Eine weitere Fassung können Sie erst einreichen, wenn Änderungen verlangt werden.</translation>
    </message>
    <message>
        <source>%1 You can submit another revision only when changes are requested. If something is wrong, add a comment to the request.</source>
        <translation>%1 Eine weitere Fassung können Sie erst einreichen, wenn Änderungen verlangt werden. Wenn etwas falsch ist, schreiben Sie einen Kommentar zum Antrag.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::EventsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Antrag</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExcerptView</name>
    <message>
        <source>The file around the line</source>
        <translation>Die Datei um die Zeile herum</translation>
    </message>
    <message>
        <source>Reading line %L1…</source>
        <translation>Zeile %L1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is not read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %L2, byte %L3</source>
        <translation>%1, Zeile %L2, Byte %L3 der Zeile</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExpertChoice</name>
    <message>
        <source>%1, was due %2</source>
        <translation>%1, war fällig am %2</translation>
    </message>
    <message>
        <source>%1, due %2</source>
        <translation>%1, fällig am %2</translation>
    </message>
    <message>
        <source>Choose an expert</source>
        <translation>Experten wählen</translation>
    </message>
    <message>
        <source>Nobody has to answer</source>
        <translation>Niemand muss antworten</translation>
    </message>
    <message>
        <source>%1 (already assigned)</source>
        <translation>%1 (schon zugewiesen)</translation>
    </message>
    <message>
        <source>Nobody to choose</source>
        <translation>Niemand zur Auswahl</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person&apos;s name and login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no open reviews</source>
        <translation>keine offenen Prüfungen</translation>
    </message>
    <message>
        <source>open reviews: %1</source>
        <translation>offene Prüfungen: %1</translation>
    </message>
    <message>
        <source>last assigned: %1</source>
        <translation>zuletzt zugewiesen: %1</translation>
    </message>
    <message>
        <source>never assigned</source>
        <translation>noch nie zugewiesen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an expert, their load, and when they were asked last</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>⚠ Reasons against this choice: %1</source>
        <translation>⚠ Dies spricht dagegen: %1</translation>
    </message>
    <message>
        <source>%1 (reviewed it before)</source>
        <translation>%1 (hat ihn schon geprüft)</translation>
    </message>
    <message>
        <source>No expert can be assigned to this request. Add a person with the role “%1”.</source>
        <translation>Diesem Antrag kann kein Experte zugewiesen werden. Fügen Sie eine Person mit der Rolle „%1“ hinzu.</translation>
    </message>
    <message>
        <source>%1 (the applicant, cannot review their own request)</source>
        <translation>%1 (Antragsteller, kann den eigenen Antrag nicht prüfen)</translation>
    </message>
    <message>
        <source>Explain why you choose this expert anyway, or choose another one.</source>
        <translation>Sagen Sie, warum dieser Experte trotzdem gewählt wird, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie selbst)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ExportDialog</name>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Select at least one column.</source>
        <translation>Wählen Sie mindestens eine Spalte.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alle wählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Keine wählen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Columns to export</source>
        <translation>Zu exportierende Spalten</translation>
    </message>
    <message>
        <source>Move the selected column up</source>
        <translation>Die gewählte Spalte nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the selected column down</source>
        <translation>Die gewählte Spalte nach unten verschieben</translation>
    </message>
    <message>
        <source>Select all columns</source>
        <translation>Alle Spalten wählen</translation>
    </message>
    <message>
        <source>Deselect all columns</source>
        <translation>Alle Spalten abwählen</translation>
    </message>
    <message>
        <source>&amp;Columns to export:</source>
        <translation>Zu exportierende &amp;Spalten:</translation>
    </message>
    <message>
        <source>Export all rows to a file</source>
        <translation>Alle Zeilen in eine Datei exportieren</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldEditor</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Guidance for this field</source>
        <translation>Anleitung zu diesem Feld</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <source>Grammar</source>
        <translation>Grammatik</translation>
    </message>
    <message>
        <source>Copied from %1 and not changed yet</source>
        <translation>Aus %1 übernommen und noch nicht geändert</translation>
    </message>
    <message>
        <source>Not pasted. The field would have %1 KiB, and the maximum is %2 KiB. Publish a long text elsewhere, and cite it in Documentation.</source>
        <translation>Nicht übernommen: Das Feld hätte %1 KiB, und ein Feld fasst höchstens %2 KiB. Was Sie kopiert haben, ist noch in der Zwischenablage; veröffentlichen Sie einen langen Text anderswo, und verweisen Sie in Documentation darauf.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldSpelling</name>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
    <message>
        <source>&amp;Add “%1” to the dictionary</source>
        <translation>„%1“ zum Wörterbuch &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Ignore “%1”</source>
        <translation>„%1“ &amp;ignorieren</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FieldsModel</name>
    <message>
        <source>empty, required</source>
        <translation>leer, erforderlich</translation>
    </message>
    <message>
        <source>empty, optional</source>
        <translation>leer, optional</translation>
    </message>
    <message>
        <source>to fix, findings: %1</source>
        <translation>zu beheben, Befunde: %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; contains text copied from %2</source>
        <translation>%1; enthält aus %2 kopierte Wörter</translation>
    </message>
    <message>
        <source>%1; open comments: %2</source>
        <translation>%1; offene Kommentare: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Fi&amp;nd:</source>
        <translation>Su&amp;chen:</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>Zur Fundstelle davor gehen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation>Zur nächsten Fundstelle gehen (F3)</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>Dieses Feld</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>Gr&amp;oß/klein</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>Ganze W&amp;örter</translation>
    </message>
    <message>
        <source>Regular ex&amp;pression</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>Search with a regular expression; \1 in the replacement stands for the first group</source>
        <translation>Der Suchtext ist ein regulärer Ausdruck; \1 im Ersatztext ist seine erste Gruppe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Rep&amp;lace:</source>
        <translation>Ersatzte&amp;xt:</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Erset&amp;zen</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>A&amp;lle ersetzen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>replace all</source>
        <translation>(Ersetzen aller Fundstellen)</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Ersetzt: %1</translation>
    </message>
    <message>
        <source>%1. Not replaced, because the field would be too long: %2</source>
        <translation>%1. Nicht ersetzt, weil das Feld zu lang würde: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsList</name>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
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
        <source>Still to write: %1</source>
        <translation>Noch zu schreiben: %1</translation>
    </message>
    <message>
        <source>&amp;Fix: %1</source>
        <translation>&amp;Beheben: %1</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>Zur &amp;Stelle gehen</translation>
    </message>
    <message>
        <source>&amp;Copy the finding</source>
        <translation>Befund &amp;kopieren</translation>
    </message>
    <message>
        <source>%1 (Alt+Return). You can undo it.</source>
        <translation>%1 (Alt+Eingabe). Sie können es rückgängig machen.</translation>
    </message>
    <message>
        <source>Findings appear here as you write.</source>
        <translation>Befunde erscheinen hier, während Sie schreiben.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::FindingsModel</name>
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
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>No problems found. Ready to submit.</source>
        <translation>Keine Probleme gefunden. Bereit zum Einreichen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::GrammarPanel</name>
    <message>
        <source>&amp;Examples your grammar allows:</source>
        <translation>Beispiele aus Ihrer Grammati&amp;k:</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>We&amp;itere</translation>
    </message>
    <message>
        <source>Examples your grammar allows</source>
        <translation>Beispiele, die Ihre Grammatik erlaubt</translation>
    </message>
    <message>
        <source>&amp;Try a URN:</source>
        <translation>URN &amp;probieren:</translation>
    </message>
    <message>
        <source>URN to try</source>
        <translation>Zu probierende URN</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The grammar has no more examples.</source>
        <translation>Weitere hat die Grammatik nicht.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Grammars</name>
    <message>
        <source>Only up to “%1”, which the grammar does not define.</source>
        <translation>Reicht bis „%1“, das die Grammatik nicht definiert.</translation>
    </message>
    <message>
        <source>Not a URN. %1</source>
        <translation>Keine URN. %1</translation>
    </message>
    <message>
        <source>A URN of another namespace.</source>
        <translation>Eine URN eines anderen Namensraums.</translation>
    </message>
    <message>
        <source>This field contains no grammar (ABNF, RFC 5234). With a grammar, everybody can check which URNs are allowed.</source>
        <translation>In diesem Feld wurde keine Grammatik (ABNF, RFC 5234) gefunden. Mit einer solchen kann jeder sehen, welche URNs sie erlaubt, und eigene probieren.</translation>
    </message>
    <message>
        <source>Rules: %L1. There is no start rule.</source>
        <translation>Regeln: %L1. Es gibt keine Startregel.</translation>
    </message>
    <message>
        <source>Rules: %L1. Start rule: “%2”.</source>
        <translation>Regeln: %L1. Startregel: „%2“.</translation>
    </message>
    <message>
        <source>The grammar has an error, so the examples may be wrong.</source>
        <translation>Die Grammatik hat einen Fehler, daher können die Beispiele falsch sein.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Guidance</name>
    <message>
        <source>The name between “urn:” and the next colon in every URN of the namespace: 3 to 32 letters, digits and hyphens; case is ignored. Request a short name that your community knows and that will last. It must not be registered already, and must not begin with “urn-”, “x-” or two letters and a hyphen. The name of a country or of another identifier system needs good reasons. For an informal namespace, leave the field empty: the registry assigns a number.</source>
        <translation>Der Name zwischen „urn:“ und dem nächsten Doppelpunkt in jeder URN des Namensraums: 3 bis 32 Buchstaben, Ziffern und Bindestriche; Groß- und Kleinschreibung zählt nicht. Beantragen Sie einen kurzen Namen, den Ihre Gemeinschaft kennt und der auch in zwanzig Jahren noch passt. Er darf nicht schon registriert sein und nicht mit „urn-“, „x-“ oder zwei Buchstaben und einem Bindestrich beginnen; der Name eines Landes oder eines anderen Kennungssystems braucht gute Gründe. Für einen informellen Namensraum lassen Sie das Feld leer: Das Register gibt ihm eine Nummer.</translation>
    </message>
    <message>
        <source>The date on which you send the template: YYYY-MM-DD.</source>
        <translation>Der Tag, an dem Sie die Vorlage senden, als Jahr, Monat und Tag: JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>Who requests the namespace and is responsible for it: the organization with its address, and a contact person or office with at least one email address, phone number or postal address. Prefer an address that survives a change of staff. On the fast track, say here that you are a standards body, a scientific society or similar.</source>
        <translation>Wer den Namensraum beantragt und für ihn einsteht, solange seine Namen verwendet werden: die Organisation mit ihrer Anschrift und eine Kontaktperson oder -stelle, erreichbar auf mindestens einem Weg: E-Mail, Telefon oder Post. Nehmen Sie lieber eine Adresse, die einen Personalwechsel überdauert. Im Schnellverfahren sagen Sie hier, dass Sie ein Normungsgremium, eine wissenschaftliche Gesellschaft oder dergleichen sind.</translation>
    </message>
    <message>
        <source>Explain to a reader outside your community what is named, who uses the names, for what, and who benefits. Say which namespaces and identifiers already exist for such things and why they do not suffice, which programs will use the names, whether a service will resolve them, and whether the namespace will become part of a standard. Two or three paragraphs are usual.</source>
        <translation>Sagen Sie jemandem, der von Ihrer Gemeinschaft noch nie gehört hat, welche Dinge Namen erhalten, wer die Namen wofür verwendet und wem das nützt. Sagen Sie, welche Namensräume und Kennungen es für solche Dinge schon gibt und warum sie nicht genügen, welche Programme die Namen verwenden werden, ob ein Dienst sie auflösen wird und ob der Namensraum Teil eines Standards werden soll. Üblich sind zwei oder drei Absätze.</translation>
    </message>
    <message>
        <source>How the part after the NID is constructed: preferably in ABNF (RFC 5234), as in the example, with one real URN of every form; a procedure or a regular expression is also accepted. Say which characters can occur and how others are percent-encoded, when two names are equivalent (case, hyphens, leading zeros), and whether r-, q- and f-components have a meaning. If you turn existing identifiers into URNs, say how. In ABNF, ALPHA means letters of both cases; %x61-7A means lowercase letters only.</source>
        <translation>Wie der Teil nach der NID aufgebaut ist: am besten als ABNF (RFC 5234), der Notation des Beispiels, mit je einer echten URN für jede Form; ein Verfahren oder ein regulärer Ausdruck tut es auch. Sagen Sie dann, welche Zeichen vorkommen können und wie andere mit Prozentzeichen kodiert werden, wann zwei Namen als gleich gelten (Groß- und Kleinschreibung, Bindestriche, führende Nullen) und ob r-, q- und f-Komponenten etwas bedeuten. Wenn Sie vorhandene Kennungen zu URNs machen, sagen Sie, wie. In ABNF bedeutet ALPHA Buchstaben in Groß- und Kleinschreibung; %x61-7A nur Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Who assigns names, and how to get a name or the right to assign names: is this open to everybody, to some, or to nobody outside? How do you ensure that no name is assigned to two things, and that a name never changes its meaning, even when its object or owner no longer exists?</source>
        <translation>Wer Namen vergibt und wie man einen Namen oder das Recht zum Vergeben erhält: Steht das allen offen, einigen oder niemandem außerhalb? Was stellt sicher, dass kein Name je an zwei Dinge vergeben wird? Und dass ein einmal vergebener Name nie etwas anderes bedeuten wird, auch wenn es seine Sache oder deren Eigentümer nicht mehr gibt?</translation>
    </message>
    <message>
        <source>What can go wrong when names are assigned, compared, resolved or passed on: two names wrongly considered equal, a name that discloses personal information, somebody who enumerates all names, a forged answer of a resolver. Say what you considered and what follows from it; “none” is rarely true.</source>
        <translation>Was schiefgehen kann, wenn Namen vergeben, verglichen, aufgelöst oder weitergegeben werden: zwei Namen, die zu Unrecht für denselben gehalten werden, ein Name, der etwas über eine Person verrät, jemand, der durch Zählen alle Namen sammelt, eine gefälschte Antwort eines Resolvers. Sagen Sie, was Sie bedacht haben und was daraus folgt; „none“ stimmt selten.</translation>
    </message>
    <message>
        <source>What could be confused with these names, or cause problems in other systems: other URN namespaces, other identifiers for the same things, similar URI schemes, characters that have another meaning elsewhere or get changed on the way. If you found nothing, say where you looked.</source>
        <translation>Was sich mit diesen Namen verwechseln lässt oder schiefgehen kann, wo sie auf andere Systeme treffen: andere URN-Namensräume, andere Kennungen für dieselben Dinge, ähnlich aussehende URI-Schemata, Zeichen, die anderswo etwas anderes bedeuten oder unterwegs verändert werden. Wenn Sie nichts gefunden haben, sagen Sie, wo Sie gesucht haben.</translation>
    </message>
    <message>
        <source>Whether URNs can be resolved to their object or a description of it. You must say so in any case; if resolution is not intended, one sentence is enough. Otherwise: who runs or recommends the service, what it returns, what others must do to be listed as resolvers, and what r-components mean to it.</source>
        <translation>Ob es einen Weg von einer URN zu ihrer Sache oder zu deren Beschreibung geben soll. Das muss in jedem Fall gesagt werden: Ein Satz genügt, wenn nicht. Wenn ja: wer den Dienst betreibt oder einen empfiehlt, was er zurückgibt, was andere erfüllen müssen, um als Resolver aufgeführt zu werden, und was r-Komponenten für ihn bedeuten.</translation>
    </message>
    <message>
        <source>Where the identifier system is described: titles and permanent links. Required on the fast track and always helpful; leave it empty if there is nothing to cite.</source>
        <translation>Wo das Kennungssystem beschrieben ist: Titel und Links, die Bestand haben. Im Schnellverfahren nötig, immer hilfreich; lassen Sie das Feld leer, wenn es nichts gibt, worauf Sie verweisen können.</translation>
    </message>
    <message>
        <source>Anything else that helps to understand the registration, such as how it differs from namespaces that seem to overlap, or what was used before. Optional.</source>
        <translation>Alles andere, was die Registrierung verstehen hilft, etwa wie sie sich von Namensräumen unterscheidet, die sich mit ihr zu überschneiden scheinen, oder was zuvor verwendet wurde. Optional: Lassen Sie das Feld leer, wenn es nichts gibt.</translation>
    </message>
    <message>
        <source>The number of this registration: 1 for a new namespace, and one more each time the registered namespace is changed. Submitting again during the review does not count. Write only the number, without “Version” or “.0”.</source>
        <translation>Die Nummer dieser Registrierung: 1 für einen neuen Namensraum und eins mehr bei jeder Änderung des registrierten Namensraums. Erneutes Einreichen während der Prüfung zählt nicht. Schreiben Sie nur die Zahl, ohne „Version“ oder „.0“.</translation>
    </message>
    <message>
        <source>What changed since the previous version, and why: which fields, whether existing URNs remain valid, and what else changed in how the namespace is managed. In version 1, leave it empty or say that it is the first.</source>
        <translation>Was sich seit der vorigen Version geändert hat und warum: welche Felder, ob vorhandene URNs gültig bleiben und was sich sonst in der Verwaltung des Namensraums geändert hat. Lassen Sie das Feld in Version 1 leer, oder sagen Sie, dass es die erste ist.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HealthWords</name>
    <message>
        <source>The standby is not connected to the primary.</source>
        <translation>Der Standby-Server ist nicht mit dem Primärserver verbunden.</translation>
    </message>
    <message>
        <source>No synchronous standby is connected, so no change can be recorded.</source>
        <translation>Kein synchroner Standby-Server ist verbunden, daher kann keine Änderung verzeichnet werden.</translation>
    </message>
    <message>
        <source>Archiving of WAL has failed since %1.</source>
        <translation>Die Archivierung des WAL schlägt seit %1 fehl.</translation>
    </message>
    <message>
        <source>%1 of %2 connections are in use.</source>
        <translation>%1 von %2 Verbindungen sind in Gebrauch.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate chain is valid only until %1. Ask the server&apos;s administrator to renew the certificate.</source>
        <translation>Die Zertifikatskette des Servers ist nur bis %1 gültig. Bitten Sie den Administrator des Servers, das Zertifikat zu erneuern.</translation>
    </message>
    <message>
        <source>The standby&apos;s operating system sorts text differently from its primary&apos;s (%1), so lists may be incomplete. Install the same release of the operating system on both servers.</source>
        <translation>Das Betriebssystem des Standby-Servers sortiert Text anders als das seines Primärservers (%1); Listen können deshalb unvollständig sein. Installieren Sie auf beiden Servern dieselbe Version des Betriebssystems.</translation>
    </message>
    <message>
        <source>The server&apos;s operating system sorts text differently than when the indexes were built (%1), so lists may be incomplete. Ask the server&apos;s administrator to rebuild the indexes.</source>
        <translation>Das Betriebssystem des Servers sortiert Text anders als beim Aufbau der Indexe (%1); Listen können deshalb unvollständig sein. Bitten Sie den Administrator des Servers, die Indexe neu aufzubauen.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>behind by %1</source>
        <comment>such as: 0.2 s, 120 bytes</comment>
        <translation>im Rückstand um %1</translation>
    </message>
    <message>
        <source>No change waits for a standby. If the primary is lost, recorded changes are lost.</source>
        <translation>Keine Änderung wartet auf einen Standby-Server. Fällt der Primärserver aus, gehen verzeichnete Änderungen verloren.</translation>
    </message>
    <message>
        <source>WAL files are waiting to be archived. The last one was archived %1.</source>
        <translation>WAL-Dateien warten auf die Archivierung. Die letzte wurde am %1 archiviert.</translation>
    </message>
    <message>
        <source>The last verification of the log found a mismatch.</source>
        <translation>Die letzte Prüfung des Protokolls hat eine Abweichung gefunden.</translation>
    </message>
    <message>
        <source>The saved checkpoints cannot be read.</source>
        <translation>Die gespeicherten Prüfpunkte können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Your last verification of the log is more than two days old.</source>
        <translation>Ihre letzte Prüfung des Protokolls ist mehr als zwei Tage alt.</translation>
    </message>
    <message>
        <source>Your last checkpoint is more than two days old.</source>
        <translation>Ihr letzter Prüfpunkt ist mehr als zwei Tage alt.</translation>
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
        <translation>nicht mit dem Primärserver verbunden, bis zu %1 im Rückstand</translation>
    </message>
    <message>
        <source>not connected to the primary</source>
        <translation>nicht mit dem Primärserver verbunden</translation>
    </message>
    <message>
        <source>up to %1 behind</source>
        <translation>bis zu %1 im Rückstand</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HelpCenter</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Show t&amp;ips</source>
        <translation>T&amp;ipps zeigen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::HelpWindow</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Nichts gefunden. Versuchen Sie es mit weniger oder kürzeren Wörtern.</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>V&amp;orige Stelle</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste Stelle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Find in &amp;page</source>
        <translation>Auf der &amp;Seite suchen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Handbuch</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>“%1” is not on this page.</source>
        <translation>„%1“ steht nicht auf dieser Seite.</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Drucken: %1</translation>
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
        <source>The file was not UTF-8 and was read as Latin-1.</source>
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
        <source>Original te&amp;xt, and where each piece goes:</source>
        <translation>Originalte&amp;xt, und wohin jedes Stück geht:</translation>
    </message>
    <message>
        <source>&amp;Put this piece into:</source>
        <translation>Dieses &amp;Stück geht nach:</translation>
    </message>
    <message>
        <source>Field for this piece</source>
        <translation>Wohin das Stück geht</translation>
    </message>
    <message>
        <source>&amp;Split here</source>
        <translation>Hier &amp;teilen</translation>
    </message>
    <message>
        <source>Split this piece at the cursor</source>
        <translation>Das Stück, in dem die Einfügemarke steht, an dieser Stelle in zwei teilen</translation>
    </message>
    <message>
        <source>&amp;Join with previous</source>
        <translation>Mit &amp;dem davor verbinden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Next guesse&amp;d</source>
        <translation>Nächstes &amp;zweifelhaftes Stück</translation>
    </message>
    <message>
        <source>Go to the next piece whose field was guessed or is missing</source>
        <translation>Zum nächsten Stück gehen, dessen Feld vermutet wurde oder das keines hat</translation>
    </message>
    <message>
        <source>Resulting &amp;fields:</source>
        <translation>Die &amp;Felder, die daraus werden:</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Text of the selected field</source>
        <translation>Text des gewählten Feldes</translation>
    </message>
    <message>
        <source>%1 words: %2 in fields, %3 without a field, %4 lost.</source>
        <translation>%1 Wörter: %2 in Feldern, %3 ohne Feld, %4 verloren.</translation>
    </message>
    <message>
        <source>Headings: %1, page headers and footers: %2.</source>
        <translation>Überschriften: %1, Kopf- und Fußzeilen: %2.</translation>
    </message>
    <message>
        <source>Check where the text of %1 goes. To correct it, put the cursor into a piece and choose its field. The file itself is not changed.</source>
        <translation>Sehen Sie, wohin die Texte von %1 gehen, und ändern Sie, was falsch ist: Setzen Sie die Einfügemarke in ein Stück, und wählen Sie sein Feld. Die Quelle selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>No field: keep it under Additional Information</source>
        <translation>Kein Feld: unter Additional Information aufheben</translation>
    </message>
    <message>
        <source>Omit: page header, footer or break</source>
        <translation>Weglassen: Kopfzeile, Fußzeile oder Seitenumbruch</translation>
    </message>
    <message>
        <source>Import &amp;all %1</source>
        <translation>&amp;Alle %1 importieren</translation>
    </message>
    <message>
        <source>No field: %1</source>
        <translation>Kein Feld: %1</translation>
    </message>
    <message>
        <source>Page break, running header or rule: not imported.</source>
        <translation>Seitenumbruch, Kolumnentitel oder Linie: Davon wird nichts aufgehoben.</translation>
    </message>
    <message>
        <source>Text before the first heading.</source>
        <translation>Text vor der ersten Überschrift.</translation>
    </message>
    <message>
        <source>Text under “%1”.</source>
        <translation>Text unter „%1“.</translation>
    </message>
    <message>
        <source>Heading “%1”: unknown, but similar to the heading of this field. If you choose another field, the whole section moves.</source>
        <translation>Überschrift „%1“: keine bekannte, aber der dieses Feldes sehr ähnlich. Die Wahl eines Feldes verschiebt ihren ganzen Abschnitt.</translation>
    </message>
    <message>
        <source>Heading “%1”. If you choose another field, the whole section moves.</source>
        <translation>Überschrift „%1“. Die Wahl eines Feldes verschiebt ihren ganzen Abschnitt.</translation>
    </message>
    <message>
        <source>Join this piece with the previous one</source>
        <translation>Das Stück zu einem Teil des Stücks davor machen</translation>
    </message>
    <message>
        <source>There is no previous piece in this template.</source>
        <translation>In dieser Vorlage gibt es davor kein Stück.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ImportTextView</name>
    <message>
        <source>omitted</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>Der Text, wie er war</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LetterDialog</name>
    <message>
        <source>the discussion list</source>
        <translation>die Diskussionsliste</translation>
    </message>
    <message>
        <source>the IESG</source>
        <translation>die IESG</translation>
    </message>
    <message>
        <source>the approval body</source>
        <translation>die genehmigende Stelle</translation>
    </message>
    <message>
        <source>the applicant, %1</source>
        <translation>der Antragsteller, %1</translation>
    </message>
    <message>
        <source>the expert %1</source>
        <translation>der Experte %1</translation>
    </message>
    <message>
        <source>Draft a mail</source>
        <translation>Mail entwerfen</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Text der Mail</translation>
    </message>
    <message>
        <source>&amp;Mail for:</source>
        <translation>&amp;Mail für:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;An:</translation>
    </message>
    <message>
        <source>&amp;Subject:</source>
        <translation>&amp;Betreff:</translation>
    </message>
    <message>
        <source>&amp;Open in mail program</source>
        <translation>Im Mailprogramm ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save as &amp;file…</source>
        <translation>Als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Nothing is sent before you send it in your mail program.</source>
        <translation>Nichts wird gesendet, bevor Sie es in Ihrem Mailprogramm senden.</translation>
    </message>
    <message>
        <source>The address of %1 is not known. Enter it. %2</source>
        <translation>Keine Adresse bekannt (%1): Tragen Sie sie ein. %2</translation>
    </message>
    <message>
        <source>Mail saved. Open the file in your mail program to send it.</source>
        <translation>Mail gespeichert. Öffnen Sie die Datei in Ihrem Mailprogramm, um sie zu senden.</translation>
    </message>
    <message>
        <source>Save the mail</source>
        <translation>Mail speichern</translation>
    </message>
    <message>
        <source>Mails (*.eml);;All files (*)</source>
        <translation>Mails (*.eml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The mail is too long to pass to a mail program. Its text was copied. Save the mail as a file and open it in your mail program.</source>
        <translation>Die Mail ist zu lang, um an ein Mailprogramm übergeben zu werden. Speichern Sie sie als Datei, und öffnen Sie diese in Ihrem Mailprogramm; der Text wurde auch kopiert.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>No mail program could be started. Save the mail as a file and open it in your mail program.</source>
        <translation>Es ließ sich kein Mailprogramm starten. Speichern Sie die Mail als Datei, und öffnen Sie diese in Ihrem Mailprogramm.</translation>
    </message>
    <message>
        <source>Mail text copied to the clipboard.</source>
        <translation>Text der Mail in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The mail was passed to your mail program.</source>
        <translation>Die Mail wurde an Ihr Mailprogramm übergeben.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LinesModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Zeichenkette</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
    </message>
    <message>
        <source>r-component</source>
        <translation>r-Komponente</translation>
    </message>
    <message>
        <source>q-component</source>
        <translation>q-Komponente</translation>
    </message>
    <message>
        <source>f-component</source>
        <translation>f-Komponente</translation>
    </message>
    <message>
        <source>Valid URN</source>
        <translation>Gültige URN</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ListingCount</name>
    <message>
        <source>1 namespace</source>
        <translation>1 Namensraum</translation>
    </message>
    <message>
        <source>%1 namespaces</source>
        <translation>%1 Namensräume</translation>
    </message>
    <message>
        <source>%1 listed, %2 delisted</source>
        <translation>%1 gelistet, %2 nicht mehr gelistet</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::LocalPart</name>
    <message>
        <source>Start &amp;with:</source>
        <translation>Starten &amp;mit:</translation>
    </message>
    <message>
        <source>D&amp;eposit:</source>
        <translation>Hinterle&amp;gung:</translation>
    </message>
    <message>
        <source>Select &amp;file…</source>
        <translation>Datei aus&amp;wählen…</translation>
    </message>
    <message>
        <source>IANA&apos;s listing, included with the program</source>
        <translation>dem mitgelieferten Verzeichnis der IANA</translation>
    </message>
    <message>
        <source>No namespaces</source>
        <translation>keinem Namensraum</translation>
    </message>
    <message>
        <source>A deposit of another registry</source>
        <translation>der Hinterlegung eines anderen Registers</translation>
    </message>
    <message>
        <source>a file written by “nidreg-cli db dump”</source>
        <translation>eine Datei von „nidreg-cli db dump“</translation>
    </message>
    <message>
        <source>Select the file of the deposit first.</source>
        <translation>Wählen Sie zuerst die Datei der Hinterlegung aus.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>It is created when you connect.</source>
        <translation>Es wird angelegt, sobald Sie es öffnen.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Es ist leer.</translation>
    </message>
    <message>
        <source>It contains only the shipped listing.</source>
        <translation>Es enthält nur das mitgelieferte Verzeichnis.</translation>
    </message>
    <message>
        <source>Reading the local registry…</source>
        <translation>Das lokale Register wird gelesen…</translation>
    </message>
    <message>
        <source>The shipped listing is removed. The registry contains nothing else.</source>
        <translation>Das mitgelieferte Verzeichnis wird entfernt; sonst wurde in diesem Register nichts getan.</translation>
    </message>
    <message>
        <source>It is empty until you import a listing or register namespaces.</source>
        <translation>Es hat keine Namensräume, bis Sie ein Verzeichnis einlesen oder welche registrieren.</translation>
    </message>
    <message>
        <source>The whole deposit is verified first. If that fails, nothing is changed.</source>
        <translation>Die ganze Hinterlegung wird zuerst geprüft. Schlägt das fehl, ändert sich nichts.</translation>
    </message>
    <message>
        <source>The listing is imported with its history since 2015.</source>
        <translation>Das Verzeichnis wird mit seiner Geschichte seit 2015 eingelesen.</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Hinterlegung</translation>
    </message>
    <message>
        <source>The local registry contains your own work, so it is not replaced. To replace it with a backup, use Registry ▸ Restore.</source>
        <translation>Das lokale Register enthält Ihre eigene Arbeit und wird deshalb nicht ersetzt. Um es durch eine Sicherung zu ersetzen, verwenden Sie Register ▸ Wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MailDocumentWords</name>
    <message>
        <source>%1, revision %2</source>
        <comment>the heading of a field</comment>
        <translation>%1, Fassung %2</translation>
    </message>
    <message>
        <source>(no subject)</source>
        <translation>(kein Betreff)</translation>
    </message>
    <message>
        <source>(no sender)</source>
        <translation>(kein Absender)</translation>
    </message>
    <message>
        <source>(no date)</source>
        <translation>(kein Datum)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>Angehängt: %1</translation>
    </message>
    <message>
        <source>Quoted from an unknown text</source>
        <translation>Zitiert aus keinem eingereichten Text</translation>
    </message>
    <message>
        <source>Quoted from </source>
        <translation>Zitiert aus </translation>
    </message>
    <message>
        <source>The mail has no text.</source>
        <translation>Die Mail enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MailImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Import mails: request %1</source>
        <translation>Mails importieren: Antrag %1</translation>
    </message>
    <message>
        <source>Reading the mails…</source>
        <translation>Mails werden gelesen…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Mails in the files</source>
        <translation>Mails in den Dateien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, mail %2: %3</source>
        <translation>%1, Mail %2: %3</translation>
    </message>
    <message>
        <source>Cannot read the mails, because the registry is not connected.</source>
        <translation>Die Mails können nicht gelesen werden: Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>There is no mail to import.</source>
        <translation>Es gibt keine Mail zu importieren.</translation>
    </message>
    <message>
        <source>Imports %1 of %2 mails into request %3. You cannot remove them later.</source>
        <translation>%1 von %2 Mails werden in Antrag %3 importiert. Sie lassen sich später nicht entfernen.</translation>
    </message>
    <message>
        <source>Select a mail first.</source>
        <translation>Haken Sie zuerst eine Mail an.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::MessageBar</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NamespacesDetails</name>
    <message>
        <source>Select a namespace to read its registration.</source>
        <translation>Wählen Sie einen Namensraum, um seine Registrierung zu lesen.</translation>
    </message>
    <message>
        <source>Cite as</source>
        <translation>Zitieren als</translation>
    </message>
    <message>
        <source>Copy a citation</source>
        <translation>Ein Zitat kopieren</translation>
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
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of the namespace</source>
        <translation>Verlauf des Namensraums</translation>
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
        <source>There is only one version.</source>
        <translation>Es gibt nur eine Version: nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>no longer in the listing</source>
        <translation>nicht mehr im Verzeichnis</translation>
    </message>
    <message>
        <source>formerly %1</source>
        <translation>früher %1</translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>Übernommen aus %1</translation>
    </message>
    <message>
        <source>The text of an imported version is not available. From the record:</source>
        <translation>Der Text einer importierten Version liegt nicht vor. Was der Eintrag sagt:</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>In Kraft ab</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>“%1” was not yet in the listing on this date.</source>
        <translation>„%1“ stand an diesem Datum noch nicht im Verzeichnis.</translation>
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
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>In force since</source>
        <translation>In Kraft seit</translation>
    </message>
    <message>
        <source>URN prefix</source>
        <translation>URN-Präfix</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>The registration date given in the listing. Empty if the listing gives none.</source>
        <translation>Das Datum der Registrierung laut Verzeichnis. Leer, wenn das Verzeichnis keines nennt.</translation>
    </message>
    <message>
        <source>The date of the last update given in the listing. Empty if the listing gives none.</source>
        <translation>Das Datum der letzten Aktualisierung laut Verzeichnis. Leer, wenn das Verzeichnis keines nennt.</translation>
    </message>
    <message>
        <source>The date since which the entry has been in force in this form.</source>
        <translation>Das Datum, seit dem der Eintrag in dieser Form in Kraft ist.</translation>
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
        <translation>Vorla&amp;gentext kopieren</translation>
    </message>
    <message>
        <source>&amp;Find namespace</source>
        <translation>Namensraum &amp;suchen</translation>
    </message>
    <message>
        <source>NID copied.</source>
        <translation>Die NID ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>URN prefix copied.</source>
        <translation>Das URN-Präfix ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Template copied.</source>
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
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No namespace matches the filter.</source>
        <translation>Kein Namensraum entspricht dem Filter.</translation>
    </message>
    <message>
        <source>Copy the template as plain text</source>
        <translation>Die Vorlage als reinen Text kopieren</translation>
    </message>
    <message>
        <source>The text of an imported version is not available.</source>
        <translation>Der Text einer importierten Version liegt hier nicht vor.</translation>
    </message>
    <message>
        <source>Draft the next version of “%1”</source>
        <translation>Die nächste Version von „%1“ entwerfen</translation>
    </message>
    <message>
        <source>Select a namespace first.</source>
        <translation>Wählen Sie zuerst einen Namensraum.</translation>
    </message>
    <message>
        <source>New draft &amp;like this…</source>
        <translation>Neuer &amp;Entwurf nach diesem Vorbild…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Draft a new namespace with the texts of “%1”</source>
        <translation>Einen neuen Namensraum mit den Texten von „%1“ entwerfen</translation>
    </message>
    <message>
        <source>&amp;As of…</source>
        <translation>Stan&amp;d vom…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>An earlier listing is shown. Go back to now first.</source>
        <translation>Gezeigt wird ein früheres Verzeichnis. Gehen Sie zuerst zum jetzigen Stand zurück.</translation>
    </message>
    <message>
        <source>Delisted</source>
        <translation>Nicht mehr gelistet</translation>
    </message>
    <message>
        <source>Only namespaces that are no longer in the imported listing</source>
        <translation>Nur Namensräume, die das übernommene Verzeichnis nicht mehr hat</translation>
    </message>
    <message>
        <source>%1 namespaces so far…</source>
        <translation>Bisher %1 Namensräume…</translation>
    </message>
    <message>
        <source>“%1” is delisted and cannot be revised.</source>
        <translation>„%1“ ist nicht mehr gelistet und kann nicht überarbeitet werden.</translation>
    </message>
    <message>
        <source>Show the listing of an earlier date</source>
        <translation>Das Verzeichnis eines früheren Datums zeigen</translation>
    </message>
    <message>
        <source>The listing was empty on this date.</source>
        <translation>Das Verzeichnis war an diesem Datum leer.</translation>
    </message>
    <message>
        <source>&amp;Import a listing…</source>
        <translation>Verzeichnis &amp;einlesen…</translation>
    </message>
    <message>
        <source>No namespaces are registered yet. Draft a template to request the first one.</source>
        <translation>Noch sind keine Namensräume registriert. Entwerfen Sie eine Vorlage, um den ersten zu beantragen.</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>In force on %1</source>
        <translation>In Kraft am %1</translation>
    </message>
    <message>
        <source>As known after event %1</source>
        <translation>Wie bekannt nach Ereignis %1</translation>
    </message>
    <message>
        <source>Listed: %1</source>
        <translation>Gelistet: %1</translation>
    </message>
    <message>
        <source>&amp;Draft a template for it</source>
        <translation>Vorlage dafür ent&amp;werfen</translation>
    </message>
    <message>
        <source>Start a &amp;deprecation</source>
        <translation>Als &amp;veraltet kennzeichnen</translation>
    </message>
    <message>
        <source>&amp;Show %1</source>
        <translation>%1 an&amp;zeigen</translation>
    </message>
    <message>
        <source>“%1” is already deprecated.</source>
        <translation>„%1“ ist bereits veraltet.</translation>
    </message>
    <message>
        <source>Draft the version that marks “%1” as deprecated</source>
        <translation>Die Version entwerfen, die „%1“ als veraltet kennzeichnet</translation>
    </message>
    <message>
        <source>“%1” is not registered.</source>
        <translation>„%1“ ist nicht registriert.</translation>
    </message>
    <message>
        <source>No namespace matches “%1”. Only “%2” is shown.</source>
        <translation>„%1“ passt auf keinen Namensraum. Gezeigt wird nur „%2“.</translation>
    </message>
    <message>
        <source>Namespaces %1</source>
        <translation>Namensräume %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewLikeDialog</name>
    <message>
        <source>Use a template &amp;file…</source>
        <translation>Vorlagen&amp;datei verwenden…</translation>
    </message>
    <message>
        <source>Open &amp;web page</source>
        <translation>Im &amp;Web zeigen</translation>
    </message>
    <message>
        <source>&amp;Start the draft</source>
        <translation>Entwurf &amp;beginnen</translation>
    </message>
    <message>
        <source>New draft like a registered namespace</source>
        <translation>Neuer Entwurf nach einem registrierten Namensraum</translation>
    </message>
    <message>
        <source>Select a namespace above, or use a template file.</source>
        <translation>Wählen Sie oben einen Namensraum oder eine eigene Vorlagendatei.</translation>
    </message>
    <message>
        <source>NID, registrant, reference or text of the template</source>
        <translation>NID, Registrant, Referenz oder Text der Vorlage</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Registered namespaces</source>
        <translation>Registrierte Namensräume</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>lässt sich später wählen</translation>
    </message>
    <message>
        <source>The new draft is based on the texts of another template, without its NID, version, date, registrant and revision information. Copied texts are marked until you change them.</source>
        <translation>Der neue Entwurf erhält die Texte einer anderen Vorlage. Was jene benennt, bleibt zurück: NID, Version, Datum, Registrant und Revision Information. Kopierte Wörter sind gekennzeichnet, bis Sie sie ändern.</translation>
    </message>
    <message>
        <source>&amp;Your NID:</source>
        <translation>Ihre &amp;NID:</translation>
    </message>
    <message>
        <source>No registry is connected. You can still use a template file.</source>
        <translation>Es besteht gerade keine Verbindung zu einem Register. Eine Vorlagendatei kann trotzdem das Vorbild sein.</translation>
    </message>
    <message>
        <source>Asking the registry…</source>
        <translation>Das Register wird gefragt…</translation>
    </message>
    <message>
        <source>No registered namespace matches.</source>
        <translation>Kein registrierter Namensraum entspricht dem Filter.</translation>
    </message>
    <message>
        <source>Asking the registry for %1…</source>
        <translation>Das Register wird nach %1 gefragt…</translation>
    </message>
    <message>
        <source>The registry does not have the text of the template of %1. If you have it as a file, use that.</source>
        <translation>Das Register weiß, dass %1 registriert ist und von wem, enthält aber den Text der Vorlage nicht. Wenn Sie den Text als Datei haben, verwenden Sie diese.</translation>
    </message>
    <message>
        <source>The registry does not have the text of the template of %1. Save it from %2, then use that file.</source>
        <translation>Das Register weiß, dass %1 registriert ist und von wem, enthält aber den Text der Vorlage nicht. Er steht unter %2: Speichern Sie ihn von dort, und verwenden Sie dann diese Datei.</translation>
    </message>
    <message>
        <source>Use a template file</source>
        <translation>Vorlagendatei verwenden</translation>
    </message>
    <message>
        <source>Templates (*.txt *.xml *.eml);;All files (*)</source>
        <translation>Vorlagen (*.txt *.xml *.eml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 has no text to copy.</source>
        <translation>%1 enthält keine Texte, die sich kopieren ließen.</translation>
    </message>
    <message>
        <source>Copies from %1: %2.</source>
        <translation>Aus %1 werden kopiert: %2.</translation>
    </message>
    <message>
        <source>Nothing to copy is selected.</source>
        <translation>Es ist nichts gewählt, was sich kopieren ließe.</translation>
    </message>
    <message>
        <source>Also list namespaces whose &amp;template is not in this registry</source>
        <translation>Auch Namensräume, deren &amp;Vorlage nicht in diesem Register ist</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Registrant</translation>
    </message>
    <message>
        <source>NID or registrant</source>
        <translation>NID oder Registrant</translation>
    </message>
    <message>
        <source>This registry has no template texts. Use a template file, or check the box below to find a template on the web.</source>
        <translation>In diesem Register ist von keiner Vorlage der Text. Nehmen Sie eine Vorlagendatei, oder suchen Sie eine Vorlage im Web: Setzen Sie unten den Haken, und wählen Sie einen Namensraum.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewsDialog</name>
    <message>
        <source>Since my last visit</source>
        <translation>Seit meinem letzten Besuch</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What happened since my last visit</source>
        <translation>Was seit meinem letzten Besuch geschah</translation>
    </message>
    <message>
        <source>%1, waits for you</source>
        <comment>a request</comment>
        <translation>%1, wartet auf Sie</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NewsGroups</name>
    <message>
        <source>Request %1: %2</source>
        <comment>a number, and a NID</comment>
        <translation>Antrag %1: %2</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Antrag %1</translation>
    </message>
    <message>
        <source>The registry</source>
        <translation>Das Register</translation>
    </message>
    <message>
        <source>Namespace %1</source>
        <translation>Namensraum %1</translation>
    </message>
    <message>
        <source>More than %1 events since %2.</source>
        <translation>Mehr als %1 Ereignisse seit %2.</translation>
    </message>
    <message>
        <source>1 event since %1.</source>
        <translation>1 Ereignis seit %1.</translation>
    </message>
    <message>
        <source>%1 events since %2.</source>
        <translation>%1 Ereignisse seit %2.</translation>
    </message>
    <message>
        <source>1 of their requests waits for you.</source>
        <translation>Einer der betroffenen Anträge wartet auf Sie.</translation>
    </message>
    <message>
        <source>%n of their requests wait for you.</source>
        <translation>%n der betroffenen Anträge warten auf Sie.</translation>
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
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Earlier events in the history: %1.</source>
        <translation>Ereignisse vor diesen, im Verlauf: %1.</translation>
    </message>
    <message>
        <source>%1 approved revision %2. Revision %3 is newer, so the approval no longer counts.</source>
        <translation>%1 hat Fassung %2 genehmigt; Fassung %3 ist neuer, die Genehmigung gilt also nicht mehr.</translation>
    </message>
    <message>
        <source>%1 gave advice on revision %2. Revision %3 is newer.</source>
        <translation>%1 hat Rat zu Fassung %2 gegeben; Fassung %3 ist neuer.</translation>
    </message>
    <message>
        <source>%1 rejected revision %2. Revision %3 is newer.</source>
        <translation>%1 hat Fassung %2 abgelehnt; Fassung %3 ist neuer.</translation>
    </message>
    <message>
        <source>%1 proposed the registration. It takes effect when another registrar does the same.</source>
        <translation>%1 hat die Registrierung vorgeschlagen. Sie wird wirksam, wenn ein anderer Registrar dasselbe tut.</translation>
    </message>
    <message>
        <source>The state of the request would not change: %1.</source>
        <translation>Der Stand des Antrags würde sich nicht ändern: %1.</translation>
    </message>
    <message>
        <source>The state of the request would change from “%1” to “%2”.</source>
        <translation>Der Stand des Antrags würde sich von „%1“ zu „%2“ ändern.</translation>
    </message>
    <message>
        <source>The request would end.</source>
        <translation>Der Antrag wäre beendet.</translation>
    </message>
    <message>
        <source>The request would still wait for %1.</source>
        <translation>Er würde weiter auf %1 warten.</translation>
    </message>
    <message>
        <source>The request would then wait for %1.</source>
        <translation>Als Nächstes würde er auf %1 warten.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed.</source>
        <translation>Nur ausprobiert: Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. The registration would be proposed. Another registrar would have to do the same.</source>
        <translation>Nur ausprobiert: Es wurde nichts geändert. Die Registrierung würde vorgeschlagen. Ein zweiter Registrar müsste dasselbe tun.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. “%1” would be registered as version %2. A registration cannot be undone.</source>
        <translation>Nur ausprobiert: Es wurde nichts geändert. „%1“ würde als Version %2 registriert. Eine Registrierung lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>The expert would be %1.</source>
        <translation>Experte wäre %1.</translation>
    </message>
    <message>
        <source>The experts would be %1.</source>
        <translation>Experten wären %1.</translation>
    </message>
    <message>
        <source>The review would be due on %1.</source>
        <translation>Die Prüfung wäre fällig am %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::NidsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URNs</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
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
        <translation>%1. Nicht verfügbar: %2</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Nicht verfügbar: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Login:</source>
        <translation>Anmeldename:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Passwort:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>The password is not saved. To avoid this question, store it in ~/.pgpass.</source>
        <translation>Das Passwort wird nicht gespeichert. Um nicht gefragt zu werden, legen Sie es dort ab, wo die Programme von PostgreSQL danach suchen (~/.pgpass).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>People of this registry</source>
        <translation>Personen dieses Registers</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Än&amp;dern…</translation>
    </message>
    <message>
        <source>Only a registrar can manage people. You can change your own details and absences.</source>
        <translation>Nur ein Registrar kann die Personen verwalten. Sie können Ihre eigenen Angaben und Ihre Abwesenheiten ändern.</translation>
    </message>
    <message>
        <source>There is no designated expert yet. Add one to review requests.</source>
        <translation>Es gibt noch keinen bestellten Experten. Fügen Sie einen hinzu, damit Anträge geprüft werden können.</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>%1 wurde geändert.</translation>
    </message>
    <message>
        <source>You will lose all roles in this registry, including registrar. Only another registrar can grant them again.</source>
        <translation>Sie verlieren jede Rolle in diesem Register, auch die des Registrars: Nur ein anderer Registrar kann sie Ihnen wiedergeben.</translation>
    </message>
    <message>
        <source>%1 will lose all roles in this registry.</source>
        <translation>%1 verliert jede Rolle in diesem Register.</translation>
    </message>
    <message>
        <source>Past actions stay on record.</source>
        <translation>Was getan wurde, bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>Open requests that wait for their review: %1. Assign other experts.</source>
        <translation>Offene Anträge, die auf die Prüfung dieser Person warten: %1. Weisen Sie andere Experten zu.</translation>
    </message>
    <message>
        <source>Revoke your own roles?</source>
        <translation>Eigene Rollen entziehen?</translation>
    </message>
    <message>
        <source>Revoke all roles of %1?</source>
        <translation>%1 alle Rollen entziehen?</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>&amp;Entziehen</translation>
    </message>
    <message>
        <source>%1 no longer holds a role.</source>
        <translation>%1 hat keine Rolle mehr.</translation>
    </message>
    <message>
        <source>&amp;Revoke roles…</source>
        <translation>Rollen &amp;entziehen…</translation>
    </message>
    <message>
        <source>The change of roles was proposed.</source>
        <translation>Die Änderung der Rollen ist vorgeschlagen.</translation>
    </message>
    <message>
        <source>Select a person first.</source>
        <translation>Wählen Sie zuerst eine Person.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PeopleModel</name>
    <message>
        <source>Open requests waiting for this expert</source>
        <translation>Offene Anträge, die auf diesen Experten warten</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Anmeldename</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Im Dienst</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonDialog</name>
    <message>
        <source>reads the listing</source>
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
        <source>short name, shown in the history</source>
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
        <source>%1 already holds: %2. To be added: %3.</source>
        <translation>%1 hat schon: %2. Hinzu kommt: %3.</translation>
    </message>
    <message>
        <source>database login</source>
        <translation>Datenbank-Anmeldename</translation>
    </message>
    <message>
        <source>The login must exist. Ask the server&apos;s administrator to create it.</source>
        <translation>Der Anmeldename muss schon bestehen: Bitten Sie den Administrator des Servers, ihn anzulegen.</translation>
    </message>
    <message>
        <source>You can revoke roles later under People. Past actions stay on record.</source>
        <translation>Rollen lassen sich unter „Personen“ wieder entziehen; was getan wurde, bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>Enter the name first.</source>
        <translation>Geben Sie zuerst den Namen ein.</translation>
    </message>
    <message>
        <source>Select a role first.</source>
        <translation>Haken Sie zuerst eine Rolle an.</translation>
    </message>
    <message>
        <source>%1 already holds these roles.</source>
        <translation>%1 hat diese Rollen schon.</translation>
    </message>
    <message>
        <source>%1 now also holds: %2.</source>
        <translation>%1 hat jetzt auch: %2.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 was added. To act as this person, use the menu in the status bar.</source>
        <translation>%1 wurde hinzugefügt. Um als diese Person zu handeln, verwenden Sie das Menü in der Statusleiste.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PersonFileDialog</name>
    <message>
        <source>Roles:</source>
        <translation>Rollen:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>as in templates</source>
        <translation>wie er in Vorlagen steht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Organization:</source>
        <translation>&amp;Organisation:</translation>
    </message>
    <message>
        <source>compared with applicants and registrants</source>
        <translation>wird mit Antragstellern und Registranten verglichen</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>E&amp;mail:</source>
        <translation>E-&amp;Mail:</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Service as a designated expert</source>
        <translation>Dienst als bestellter Experte</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Abwesenheiten</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Only a registrar can grant and revoke roles.</source>
        <translation>Nur ein Registrar kann Rollen vergeben und entziehen.</translation>
    </message>
    <message>
        <source>Without periods of service, the expert is always asked, about formal and informal namespaces.</source>
        <translation>Ohne Dienstzeiten werden formelle und informelle Namensräume jederzeit vorgelegt.</translation>
    </message>
    <message>
        <source>The expert is asked only about these kinds of namespace, in these periods.</source>
        <translation>Nur diese Arten von Namensräumen werden vorgelegt, in diesen Zeiten.</translation>
    </message>
    <message>
        <source>A period ends before it begins. Correct its dates.</source>
        <translation>Ein Zeitraum endet, bevor er beginnt: Berichtigen Sie seine Daten.</translation>
    </message>
    <message>
        <source>You will no longer be a registrar. Only another registrar can grant the role again.</source>
        <translation>Sie werden nicht mehr Registrar sein. Nur ein anderer Registrar kann Ihnen diese Rolle zurückgeben.</translation>
    </message>
    <message>
        <source>Open requests that wait for their review: %1. They can no longer answer. Assign other experts.</source>
        <translation>Offene Anträge, die auf die Prüfung dieser Person warten: %1. Sie kann nicht mehr antworten. Weisen Sie andere Experten zu.</translation>
    </message>
    <message>
        <source>Give up the registrar role?</source>
        <translation>Die Rolle als Registrar abgeben?</translation>
    </message>
    <message>
        <source>You will no longer be a registrar here. Only another registrar can grant the role again.</source>
        <translation>Sie werden nicht mehr Registrar in diesem Register sein. Nur ein anderer Registrar kann Ihnen diese Rolle zurückgeben.</translation>
    </message>
    <message>
        <source>&amp;Give up the role</source>
        <translation>&amp;Rolle abgeben</translation>
    </message>
    <message>
        <source>visible only to registrars and this person</source>
        <translation>nur für Registrare und diese Person zu sehen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PoliciesDialog</name>
    <message>
        <source>Policies</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>Actions that require two registrars</source>
        <translation>Aktionen, die zwei Registrare erfordern</translation>
    </message>
    <message>
        <source>Addresses for mails</source>
        <translation>Adressen für Mails</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> Tage</translation>
    </message>
    <message>
        <source>%1: “%2” is not an email address. Enter an address such as name@example.org.</source>
        <translation>%1: „%2“ ist keine E-Mail-Adresse. Eine solche sieht aus wie name@example.org.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Only a registrar can change policies. Switch to that role first.</source>
        <translation>Nur ein Registrar kann Richtlinien ändern. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
    <message>
        <source>Changing which actions require two registrars also requires two. Your change will be a proposal.</source>
        <translation>Auch die Änderung, welche Aktionen zwei Registrare erfordern, erfordert zwei. Ihre Änderung wird ein Vorschlag.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The change of policies was proposed.</source>
        <translation>Die Änderung der Richtlinien ist vorgeschlagen.</translation>
    </message>
    <message>
        <source>Policies saved.</source>
        <translation>Die Richtlinien sind gespeichert.</translation>
    </message>
    <message>
        <source>Importing listings</source>
        <translation>Verzeichnisse importieren</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>The language changes when nidreg is started again.</source>
        <translation>Die Sprache ändert sich beim nächsten Start von nidreg.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Local time, and how long ago</source>
        <translation>Ortszeit, und wie lange es her ist</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>UTC, such as 2026-11-25 14:03 UTC</source>
        <translation>UTC, etwa 2026-11-25 14:03 UTC</translation>
    </message>
    <message>
        <source>T&amp;imes:</source>
        <translation>&amp;Zeiten:</translation>
    </message>
    <message>
        <source>Ask all &amp;questions again</source>
        <translation>Alle &amp;Fragen wieder stellen</translation>
    </message>
    <message>
        <source>Questions that you answered with “Do not ask this again”</source>
        <translation>Fragen, die Sie mit „Nicht mehr fragen“ beantwortet haben</translation>
    </message>
    <message>
        <source>Confirmations:</source>
        <translation>Bestätigungen:</translation>
    </message>
    <message>
        <source>Font of texts</source>
        <translation>Schrift der Texte</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>&amp;Own font for texts being written</source>
        <translation>&amp;Eigene Schrift für Texte beim Schreiben</translation>
    </message>
    <message>
        <source>&amp;Fixed-width font for Syntax, which holds ABNF</source>
        <translation>&amp;Festbreitenschrift für Syntax, also für ABNF</translation>
    </message>
    <message>
        <source>No spelling check</source>
        <translation>Keine Rechtschreibprüfung</translation>
    </message>
    <message>
        <source>&amp;Spelling dictionary:</source>
        <translation>&amp;Rechtschreibwörterbuch:</translation>
    </message>
    <message>
        <source>No dictionary is installed. Debian has one in the package hunspell-en-us.</source>
        <translation>Kein Wörterbuch ist installiert. In Debian enthält das Paket hunspell-en-us eines.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Autosave every:</source>
        <translation>&amp;Automatisch speichern alle:</translation>
    </message>
    <message>
        <source>Kept for the next start if the program ends unexpectedly. Your own file changes only when you save it.</source>
        <translation>Bleibt für den nächsten Start erhalten, falls das Programm unerwartet endet. Ihre eigene Datei ändert sich nur, wenn Sie speichern.</translation>
    </message>
    <message>
        <source>The desktop’s own</source>
        <translation>Das der Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Mail program:</source>
        <translation>&amp;Mailprogramm:</translation>
    </message>
    <message>
        <source>A command such as “thunderbird -compose %u”; %u is the mailto address.</source>
        <translation>Ein Befehl wie „thunderbird -compose %u“; %u ist die mailto-Adresse.</translation>
    </message>
    <message>
        <source>Folder of the publication</source>
        <translation>Ordner der Veröffentlichung</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Web address:</source>
        <translation>&amp;Webadresse:</translation>
    </message>
    <message>
        <source>Where the listing is published and read. Citations and the feed point to this address.</source>
        <translation>Wo das Verzeichnis veröffentlicht und gelesen wird. Zitate und der Feed verweisen auf diese Adresse.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Show a desktop &amp;notification when a request waits for me</source>
        <translation>&amp;Benachrichtigung der Arbeitsumgebung zeigen, wenn ein Antrag auf mich wartet</translation>
    </message>
    <message>
        <source>Show an icon in the system &amp;tray</source>
        <translation>&amp;Symbol im Infobereich zeigen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Remind me to &amp;back up after:</source>
        <translation>Ans S&amp;ichern erinnern nach:</translation>
    </message>
    <message>
        <source>Only for a local registry. There are no sounds.</source>
        <translation>Nur für ein lokales Register. Es gibt keine Töne.</translation>
    </message>
    <message>
        <source>Re&amp;open drafts at startup</source>
        <translation>Beim &amp;Start die Entwürfe vom letzten Mal öffnen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::PrintPreview</name>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Gezeigte Seite</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProcedureWords</name>
    <message>
        <source>applicant</source>
        <translation>Antragsteller</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>registrar</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>anyone who sees it</source>
        <translation>alle, die ihn sehen</translation>
    </message>
    <message>
        <source>body not recognised yet</source>
        <translation>Gremium noch nicht anerkannt</translation>
    </message>
    <message>
        <source>body recognised</source>
        <translation>Gremium anerkannt</translation>
    </message>
    <message>
        <source>other experts still due</source>
        <translation>Antwort anderer Experten steht noch aus</translation>
    </message>
    <message>
        <source>last vote</source>
        <translation>letzte Stimme</translation>
    </message>
    <message>
        <source>last vote, standards action</source>
        <translation>letzte Stimme, Standardisierungsverfahren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation>%1 (%2; %3)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProposalsDialog</name>
    <message>
        <source>&amp;Confirm…</source>
        <translation>&amp;Bestätigen…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Zurücknehmen…</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Actions waiting for a second registrar</source>
        <translation>Handlungen, die auf einen zweiten Registrar warten</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Sie haben das vorgeschlagen: Ein anderer Registrar muss dasselbe tun.</translation>
    </message>
    <message>
        <source>The proposal is no longer valid, because the situation has changed.</source>
        <translation>Der Vorschlag ist hinfällig: Seither ist etwas anderes geschehen.</translation>
    </message>
    <message>
        <source>Only %1, who proposed it, can withdraw it.</source>
        <translation>Zurücknehmen kann ihn, wer ihn vorgeschlagen hat: %1.</translation>
    </message>
    <message>
        <source>No action requires two registrars. You can change this under Registry ▸ Policies.</source>
        <translation>Keine Aktion erfordert zwei Registrare. Sie können das unter „Register ▸ Richtlinien“ ändern.</translation>
    </message>
    <message>
        <source>No proposals.</source>
        <translation>Nichts wartet auf einen zweiten Registrar.</translation>
    </message>
    <message>
        <source>“%1” was registered as version %2.</source>
        <translation>„%1“ ist als Version %2 registriert.</translation>
    </message>
    <message>
        <source>Confirm the proposal?</source>
        <translation>Den Vorschlag bestätigen?</translation>
    </message>
    <message>
        <source>%1.

%2 proposed this. If you confirm it as the second registrar, it is applied immediately.</source>
        <translation>%1.

%2 hat dies vorgeschlagen; mit Ihnen als zweitem Registrar wird es sofort ausgeführt.</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Ausgeführt: %1.</translation>
    </message>
    <message>
        <source>Withdraw the proposal?</source>
        <translation>Den Vorschlag zurücknehmen?</translation>
    </message>
    <message>
        <source>%1.

Nobody can confirm it after that. The log keeps the proposal.</source>
        <translation>%1.

Niemand kann ihn mehr bestätigen. Dass er vorgeschlagen wurde, bleibt verzeichnet.</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Select a proposal.</source>
        <translation>Wählen Sie einen Vorschlag.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ProposalsModel</name>
    <message>
        <source>%1 (no longer valid)</source>
        <translation>%1 (hinfällig: seither ist etwas anderes geschehen)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Vorgeschlagen von</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
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
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>Reiner &amp;Text</translation>
    </message>
    <message>
        <source>All files are replaced at once when everything is written. Until then, an earlier publication in the folder does not change.</source>
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
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>&amp;Web pages, with a filter</source>
        <translation>&amp;Webseiten mit Filter</translation>
    </message>
    <message>
        <source>&amp;JSON, with its schema</source>
        <translation>&amp;JSON mit Schema</translation>
    </message>
    <message>
        <source>&amp;Atom feed of changes</source>
        <translation>&amp;Atom-Feed der Änderungen</translation>
    </message>
    <message>
        <source>&amp;Show changes</source>
        <translation>Änderungen &amp;zeigen</translation>
    </message>
    <message>
        <source>Shows how the new publication would differ from the one in the folder</source>
        <translation>Sagt, was anders würde als das, was der Ordner enthält</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>The folder does not contain a publication yet.</source>
        <translation>Der Ordner enthält noch keine Veröffentlichung.</translation>
    </message>
    <message>
        <source>No changes since the publication in the folder.</source>
        <translation>Nichts unterscheidet sich von dem, was der Ordner enthält.</translation>
    </message>
    <message>
        <source>Namespaces: %1 added, %2 changed, %3 removed.</source>
        <translation>Namensräume: %1 hinzugekommen, %2 geändert, %3 entfernt.</translation>
    </message>
    <message>
        <source>Files: %1 added, %2 changed, %3 removed.</source>
        <translation>Dateien: %1 hinzugekommen, %2 geändert, %3 entfernt.</translation>
    </message>
    <message>
        <source>No changes: %1 already contains these namespaces and was not modified.</source>
        <translation>Nichts hatte sich geändert: %1 enthält diese Namensräume schon und blieb, wie es ist.</translation>
    </message>
    <message>
        <source>Web &amp;address:</source>
        <translation>Web&amp;adresse:</translation>
    </message>
    <message>
        <source>https://registry.example/urn/ (optional)</source>
        <translation>https://registry.example/urn/ (optional)</translation>
    </message>
    <message>
        <source>&amp;XML, as IANA publishes it</source>
        <translation>&amp;XML, wie IANA es veröffentlicht</translation>
    </message>
    <message>
        <source>Linked data (RDF) as T&amp;urtle</source>
        <translation>Verknüpfte Daten (RDF) als T&amp;urtle</translation>
    </message>
    <message>
        <source>&amp;Linked data (RDF) as JSON-LD</source>
        <translation>Ver&amp;knüpfte Daten (RDF) als JSON-LD</translation>
    </message>
    <message>
        <source>The address of this folder on the web. It is used for canonical links, the sitemap, the feed and the linked data. If empty, links are relative.</source>
        <translation>Die Adresse dieses Ordners im Web. Sie dient für kanonische Links, Sitemap, Feed und verknüpfte Daten. Ist sie leer, sind Links relativ.</translation>
    </message>
    <message>
        <source>Add a &amp;stylesheet to the XML</source>
        <translation>Dem XML ein &amp;Stylesheet hinzufügen</translation>
    </message>
    <message>
        <source>Browsers warn about XML with a stylesheet. The web pages do not need it.</source>
        <translation>Browser warnen bei XML mit Stylesheet. Die Webseiten brauchen es nicht.</translation>
    </message>
    <message>
        <source>JSON, one file per nam&amp;espace</source>
        <translation>JSON, &amp;eine Datei pro Namensraum</translation>
    </message>
    <message>
        <source>&amp;NIDs only, one per line</source>
        <translation>Nur &amp;NIDs, eine pro Zeile</translation>
    </message>
    <message>
        <source>All &amp;formats</source>
        <translation>Alle &amp;Formate</translation>
    </message>
    <message>
        <source>Choose the format XML first.</source>
        <translation>Wählen Sie erst das Format XML.</translation>
    </message>
    <message>
        <source>%1/ (1 file)</source>
        <translation>%1/ (1 Datei)</translation>
    </message>
    <message>
        <source>%1/ (%2 files)</source>
        <translation>%1/ (%2 Dateien)</translation>
    </message>
    <message>
        <source>A folder that does not exist is created</source>
        <translation>Ein fehlender Ordner wird angelegt</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>Der Ordner wird angelegt.</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>Dateien: %1</translation>
    </message>
    <message>
        <source>The folder will be created in your home folder.</source>
        <translation>Der Ordner wird im persönlichen Ordner angelegt.</translation>
    </message>
    <message>
        <source>Select at least one format.</source>
        <translation>Wählen Sie mindestens ein Format.</translation>
    </message>
    <message>
        <source>Published files that were changed outside the program: %1 (%2). Publishing repairs them.</source>
        <translation>Veröffentlichte Dateien, die außerhalb des Programms geändert wurden: %1 (%2). Das Veröffentlichen repariert sie.</translation>
    </message>
    <message>
        <source>Published %1 namespaces to %2.</source>
        <translation>%1 Namensräume nach %2 veröffentlicht.</translation>
    </message>
    <message>
        <source>Not recorded in the log, because you are not acting as a registrar.</source>
        <translation>Nicht im Protokoll aufgezeichnet, weil Sie nicht als Registrar handeln.</translation>
    </message>
    <message>
        <source>Already recorded in the log as event %1.</source>
        <translation>Im Protokoll bereits als Ereignis %1 aufgezeichnet.</translation>
    </message>
    <message>
        <source>Recorded in the log as event %1.</source>
        <translation>Im Protokoll als Ereignis %1 aufgezeichnet.</translation>
    </message>
    <message>
        <source>Published files that were changed outside the program: %1 (%2). They have been repaired.</source>
        <translation>Veröffentlichte Dateien, die außerhalb des Programms geändert wurden: %1 (%2). Sie wurden repariert.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::QueryEditor</name>
    <message>
        <source>The query</source>
        <translation>Die Abfrage</translation>
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
        <translation>Ergebnis der Abfrage</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>Die Abfrage läuft</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Showing the first %1 rows. There are more. Narrow down the query, or count instead. (%2 s)</source>
        <translation>Die ersten %1 Zeilen werden gezeigt. Es gibt mehr: Grenzen Sie die Abfrage ein, oder zählen Sie stattdessen. (%2 s)</translation>
    </message>
    <message>
        <source>1 row (%1 s)</source>
        <translation>1 Zeile (%1 s)</translation>
    </message>
    <message>
        <source>%1 rows (%2 s)</source>
        <translation>%1 Zeilen (%2 s)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReconcileDialog</name>
    <message>
        <source>Import or reconcile a listing</source>
        <translation>Verzeichnis einlesen oder abgleichen</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Vergle&amp;ichen</translation>
    </message>
    <message>
        <source>Shows how the file differs from this registry, without changing anything</source>
        <translation>Liest die Datei und zeigt, wie sie sich von diesem Register unterscheidet; ändert nichts</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Parts of the file that are not imported</source>
        <translation>Was von der Datei nicht aufbewahrt wird</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Ü&amp;bernehmen…</translation>
    </message>
    <message>
        <source>&amp;Preview this step</source>
        <translation>&amp;Nur ausprobieren</translation>
    </message>
    <message>
        <source>Choose a listing</source>
        <translation>Verzeichnis auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>No differences between the file and this registry.</source>
        <translation>Keine Unterschiede zwischen der Datei und diesem Register.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Wählen Sie zuerst eine Datei.</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The registry is not connected. Your selection is kept.</source>
        <translation>Das Register ist nicht verbunden. Ihre Auswahl bleibt erhalten.</translation>
    </message>
    <message>
        <source>Only a registrar can import listings. Switch to that role first.</source>
        <translation>Nur ein Registrar kann Verzeichnisse importieren. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
    <message>
        <source>Registering requires two registrars in this registry, but importing a listing would register namespaces with one. Have two registrars switch off that policy, import the listing, and switch the policy on again.</source>
        <translation>Zum Registrieren braucht es hier zwei Registrare, und das Übernehmen eines Verzeichnisses würde Namensräume mit nur einem registrieren: Lassen Sie zwei Registrare diese Richtlinie ausschalten, übernehmen Sie das Verzeichnis, und schalten Sie sie wieder ein.</translation>
    </message>
    <message>
        <source>Apply all selected changes, or none of them</source>
        <translation>Alle ausgewählten Änderungen anwenden oder keine</translation>
    </message>
    <message>
        <source>Select at least one difference.</source>
        <translation>Kreuzen Sie mindestens einen Unterschied an.</translation>
    </message>
    <message>
        <source>Shows the result without changing anything.</source>
        <translation>Zeigt das Ergebnis, ohne etwas zu ändern.</translation>
    </message>
    <message>
        <source>Comparing with the registry…</source>
        <translation>Vergleich mit dem Register…</translation>
    </message>
    <message>
        <source>The registry is not connected. The file is compared as soon as it is.</source>
        <translation>Das Register ist nicht verbunden. Die Datei wird verglichen, sobald es verbunden ist.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing compared yet.</source>
        <translation>Noch ist nichts verglichen.</translation>
    </message>
    <message>
        <source>Import the listing</source>
        <translation>Verzeichnis übernehmen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Previewing…</source>
        <translation>Vorschau läuft…</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Wird übernommen…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed. Your selection is kept.</source>
        <translation>Angehalten: Nichts wurde übernommen. Ihre Auswahl bleibt erhalten.</translation>
    </message>
    <message>
        <source>Preview: nothing was changed. The import would create versions: %1.</source>
        <translation>Nur ausprobiert: Es wurde nichts geändert. Der Import würde Versionen anlegen: %1.</translation>
    </message>
    <message>
        <source>The listing %1 was applied.</source>
        <translation>Das Verzeichnis %1 ist übernommen.</translation>
    </message>
    <message>
        <source>Nothing was changed, because one of these namespaces was registered or imported in the meantime. Compare again and review the differences. Your selection is kept.</source>
        <translation>Nichts wurde geändert: Einer dieser Namensräume wurde inzwischen registriert oder importiert. Vergleichen Sie erneut und prüfen Sie die Unterschiede. Ihre Auswahl bleibt erhalten.</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>Noch einmal &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>%1 Your selection is kept.</source>
        <translation>%1 Ihre Auswahl bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 was applied.</source>
        <translation>%1 ist übernommen.</translation>
    </message>
    <message>
        <source>The listing header was also applied.</source>
        <translation>Auch der Kopf des Verzeichnisses wurde übernommen.</translation>
    </message>
    <message>
        <source>Differences that were not applied: %1. Compare again to see them.</source>
        <translation>Unterschiede, die bleiben: %1. Vergleichen Sie noch einmal, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was compared or changed.</source>
        <translation>Angehalten. Nichts wurde verglichen, und nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Close without applying</source>
        <translation>Schließen, ohne zu übernehmen</translation>
    </message>
    <message>
        <source>Your selection is lost when this window closes. Nothing was applied.</source>
        <translation>Was Sie an- und abgewählt haben, ist vergessen, wenn sich dieses Fenster schließt. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Not imported from the file: %1</source>
        <translation>Aus der Datei nicht übernommen: %1</translation>
    </message>
    <message>
        <source>more: %1</source>
        <translation>und weitere: %1</translation>
    </message>
    <message>
        <source>A listing of URN namespaces: XML, CSV or JSON, or a folder of templates</source>
        <translation>Ein Verzeichnis von URN-Namensräumen: XML, CSV oder JSON, oder ein Ordner mit Vorlagen</translation>
    </message>
    <message>
        <source>Choose a listing, or drop its file here: IANA&apos;s XML or CSV, a publication&apos;s registry.json, or a folder of templates. The differences are shown first. Nothing changes until you import them.</source>
        <translation>Wählen Sie ein Verzeichnis oder legen Sie seine Datei hier ab: das XML oder CSV der IANA, die registry.json einer Veröffentlichung oder einen Ordner mit Vorlagen. Zuerst wird gezeigt, was sich unterscheidet; nichts ändert sich, bis Sie es übernehmen.</translation>
    </message>
    <message>
        <source>Listings (*.xml *.csv *.json);;All files (*)</source>
        <translation>Verzeichnisse (*.xml *.csv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Cannot compare %1: %2. Choose a published listing of URN namespaces.</source>
        <translation>%1 kann nicht verglichen werden: %2. Wählen Sie ein Verzeichnis von URN-Namensräumen, wie es veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Delist many namespaces</source>
        <translation>Viele Namensräume streichen</translation>
    </message>
    <message numerus="yes">
        <source>The import would delist %n namespaces. That is more than the policy allows, or all of a kind. A truncated listing looks like this. Delist them anyway?</source>
        <translation>
            <numerusform>Der Import würde %n Namensraum streichen. Das ist mehr, als die Richtlinie erlaubt, oder alle einer Art. Ein abgeschnittenes Verzeichnis sieht genauso aus. Trotzdem streichen?</numerusform>
            <numerusform>Der Import würde %n Namensräume streichen. Das sind mehr, als die Richtlinie erlaubt, oder alle einer Art. Ein abgeschnittenes Verzeichnis sieht genauso aus. Trotzdem streichen?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delist</source>
        <translation>&amp;Streichen</translation>
    </message>
    <message>
        <source>Records changed: %1.</source>
        <translation>Geänderte Einträge: %1.</translation>
    </message>
    <message>
        <source>This listing is dated %1. The registry already holds newer data (%2), so no change is selected. Select the changes that you want to apply anyway.</source>
        <translation>Dieses Verzeichnis ist vom %1. Das Register enthält schon neuere Daten (%2), daher ist keine Änderung gewählt. Wählen Sie die Änderungen, die Sie trotzdem übernehmen wollen.</translation>
    </message>
    <message>
        <source>Recorded in the log as event %1, plus one event for each changed record.</source>
        <translation>Im Protokoll als Ereignis %1 festgehalten, dazu ein Ereignis für jeden geänderten Eintrag.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RecordWords</name>
    <message>
        <source>Applicant: %1</source>
        <translation>Antragsteller: %1</translation>
    </message>
    <message>
        <source>Experts: %1</source>
        <translation>Experten: %1</translation>
    </message>
    <message>
        <source>Mails from the discussion list: %1</source>
        <translation>Mails der Diskussionsliste: %1</translation>
    </message>
    <message>
        <source>Template, revision %1</source>
        <translation>Vorlage, Fassung %1</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>History, newest first</source>
        <translation>Verlauf, das Neueste zuerst</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <comment>a time, and a sentence</comment>
        <translation>Am %1: %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RecoveryBar</name>
    <message>
        <source>a new draft</source>
        <translation>ein neuer Entwurf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program ended before this draft was saved: %1.</source>
        <translation>Das Programm endete, bevor dieser Entwurf gespeichert war: %1.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Cannot discard %1: the folder %2 is not writable. The draft is offered again at the next start.</source>
        <translation>%1 wurde nicht verworfen: In den Ordner %2 kann nicht geschrieben werden. Der Entwurf wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>Discarded: %1.</source>
        <translation>Verworfen: %1.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
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
        <translation>%1: %2</translation>
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
        <translation>Keine Probleme gefunden. Bereit zum Einreichen.</translation>
    </message>
    <message>
        <source>Errors to fix before you can submit: %1.</source>
        <translation>Vor dem Einreichen zu behebende Fehler: %1.</translation>
    </message>
    <message>
        <source>Pre-check report</source>
        <translation>Vorprüfbericht</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The report names the registry and the date of the check. The same text, registry and date always produce the same report.</source>
        <translation>Der Bericht nennt das Register und den Tag, für die er erstellt wurde. Wer denselben Text noch einmal gegen beides prüft, erhält denselben Bericht, Byte für Byte.</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Als &amp;Text speichern…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Plain text (*.txt);;All files (*)</source>
        <translation>Reiner Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Bericht drucken</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportView</name>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>Numbers of the report</source>
        <translation>Die Zahlen des Berichts</translation>
    </message>
    <message>
        <source>Press Enter or double-click a number to show its rows.</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Zeilen, die eine Zahl zählt.</translation>
    </message>
    <message>
        <source>Rows for the bar</source>
        <translation>Die Zeilen hinter dem Balken</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last twelve months</source>
        <translation>Letzte zwölf Monate</translation>
    </message>
    <message>
        <source>Last five years</source>
        <translation>Letzte fünf Jahre</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>No data in this period.</source>
        <translation>In diesem Zeitraum gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>The chart shows the first %1 rows, the table all %2.</source>
        <translation>Das Diagramm zeigt die ersten %1 Zeilen, die Tabelle alle %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>Press Enter or double-click to open the namespace.</source>
        <translation>Eingabetaste oder Doppelklick öffnet den Namensraum.</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open the request.</source>
        <translation>Eingabetaste oder Doppelklick öffnet den Antrag.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ReportsPage</name>
    <message>
        <source>There is no table to export.</source>
        <translation>Es gibt keine Tabelle zum Exportieren.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg)</source>
        <translation>PNG (*.png);;SVG (*.svg)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>&amp;Run the query</source>
        <translation>Abfrage aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Cancel the query</source>
        <translation>Abfrage abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;New query</source>
        <translation>&amp;Neue Abfrage</translation>
    </message>
    <message>
        <source>&amp;Save the query…</source>
        <translation>Abfrage &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Delete the query</source>
        <translation>Abfrage &amp;löschen</translation>
    </message>
    <message>
        <source>S&amp;hare the query…</source>
        <translation>Abfrage &amp;teilen…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the query</source>
        <translation>Abfrage &amp;zurückziehen</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Reports and queries</source>
        <translation>Berichte und Abfragen</translation>
    </message>
    <message>
        <source>My queries</source>
        <translation>Meine Abfragen</translation>
    </message>
    <message>
        <source>New query</source>
        <translation>Neue Abfrage</translation>
    </message>
    <message>
        <source>Shared queries</source>
        <translation>Geteilte Abfragen</translation>
    </message>
    <message>
        <source>Shared by %1</source>
        <translation>Geteilt von %1</translation>
    </message>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Das kann nur ein Registrar. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
    <message>
        <source>Write a query first.</source>
        <translation>Schreiben Sie zuerst eine Abfrage.</translation>
    </message>
    <message>
        <source>Select a query first.</source>
        <translation>Wählen Sie zuerst eine Abfrage.</translation>
    </message>
    <message>
        <source>The query is running.</source>
        <translation>Die Abfrage läuft.</translation>
    </message>
    <message>
        <source>No query is running.</source>
        <translation>Es läuft keine Abfrage.</translation>
    </message>
    <message>
        <source>Select one of your queries first.</source>
        <translation>Wählen Sie zuerst eine Ihrer Abfragen.</translation>
    </message>
    <message>
        <source>Select a shared query first.</source>
        <translation>Wählen Sie zuerst eine geteilte Abfrage.</translation>
    </message>
    <message>
        <source>A query has no chart.</source>
        <translation>Eine Abfrage hat kein Diagramm.</translation>
    </message>
    <message>
        <source>Name of the query:</source>
        <translation>Name der Abfrage:</translation>
    </message>
    <message>
        <source>Save the query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Replace the query</source>
        <translation>Abfrage ersetzen</translation>
    </message>
    <message>
        <source>A query named “%1” already exists. Its text will be replaced.</source>
        <translation>Sie haben schon eine Abfrage „%1“. Ihr Text wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Erset&amp;zen</translation>
    </message>
    <message>
        <source>Query “%1” saved on this computer.</source>
        <translation>Die Abfrage „%1“ ist auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <source>Delete the query</source>
        <translation>Abfrage löschen</translation>
    </message>
    <message>
        <source>The query “%1” will be deleted from this computer.</source>
        <translation>Die Abfrage „%1“ wird von diesem Computer gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Share the query</source>
        <translation>Abfrage teilen</translation>
    </message>
    <message>
        <source>The query “%1” is shared with everybody.</source>
        <translation>Die Abfrage „%1“ ist mit allen geteilt.</translation>
    </message>
    <message>
        <source>The query “%1” is no longer shared.</source>
        <translation>Die Abfrage „%1“ ist nicht mehr geteilt.</translation>
    </message>
    <message>
        <source>E&amp;xport the table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the picture…</source>
        <translation>B&amp;ild speichern…</translation>
    </message>
    <message>
        <source>The picture was not saved to %1.</source>
        <translation>Das Bild wurde nicht unter %1 gespeichert.</translation>
    </message>
    <message>
        <source>The query “%1” was not shared.</source>
        <translation>Die Abfrage „%1“ wurde nicht geteilt.</translation>
    </message>
    <message>
        <source>The query “%1” was not withdrawn.</source>
        <translation>Die Abfrage „%1“ wurde nicht zurückgezogen.</translation>
    </message>
    <message>
        <source>The table could not be exported to %1.</source>
        <translation>Die Tabelle konnte nicht nach %1 exportiert werden.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestComposer</name>
    <message>
        <source>What the comment is about</source>
        <translation>Worauf sich der Kommentar bezieht</translation>
    </message>
    <message>
        <source>New comment</source>
        <translation>Neuer Kommentar</translation>
    </message>
    <message>
        <source>Stop replying and write a new comment; your reply is kept</source>
        <translation>Nicht mehr antworten, sondern einen neuen Kommentar schreiben; Ihre Antwort bleibt erhalten</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Write a comment (Ctrl+Return to send)</source>
        <translation>Kommentar; Strg+Eingabe sendet ihn</translation>
    </message>
    <message>
        <source>Send and resolve</source>
        <translation>Senden und erledigen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send the comment</source>
        <translation>Den Kommentar senden</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>Der Antrag als Ganzes</translation>
    </message>
    <message>
        <source>Comment on</source>
        <translation>Kommentar zu</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>The connection was lost before the registry answered, so it is not known whether the comment was recorded. The program checks as soon as the registry answers. The comment is never recorded twice.</source>
        <translation>Die Verbindung brach ab, bevor das Register antwortete; darum ist nicht bekannt, ob der Kommentar verzeichnet wurde. Das Programm prüft es, sobald das Register wieder antwortet. Der Kommentar wird nie zweimal verzeichnet.</translation>
    </message>
    <message>
        <source>Not recorded. Your text is still here. %1</source>
        <translation>Nicht verzeichnet; der Text ist noch hier. %1</translation>
    </message>
    <message>
        <source>The comment is recorded.</source>
        <translation>Der Kommentar ist verzeichnet.</translation>
    </message>
    <message>
        <source>The connection is back. The comment was not recorded. Send it again.</source>
        <translation>Das Register antwortet wieder: Der Kommentar wurde nicht verzeichnet. Senden Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The connection is back. You can send the comment now.</source>
        <translation>Das Register antwortet wieder: Der Kommentar kann jetzt gesendet werden.</translation>
    </message>
    <message>
        <source>The comment is resolved.</source>
        <translation>Der Kommentar ist erledigt.</translation>
    </message>
    <message>
        <source>Write a comment on “%1” (Ctrl+Return to send)</source>
        <translation>Kommentar zu „%1“ schreiben (Strg+Eingabe sendet)</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestDiscussion</name>
    <message>
        <source>&amp;Import mails…</source>
        <translation>Mails &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Draft a mail…</source>
        <translation>Mail &amp;entwerfen…</translation>
    </message>
    <message>
        <source>Mails shown</source>
        <translation>Angezeigte Mails</translation>
    </message>
    <message>
        <source>Draft the mail for the last step; nothing is sent automatically</source>
        <translation>Die Mail, die der letzte Schritt verlangt; nichts wird von selbst gesendet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>This program cannot read mails.</source>
        <translation>Dieses Programm liest keine Mails.</translation>
    </message>
    <message>
        <source>The request has not been submitted yet, so there is no discussion.</source>
        <translation>Der Antrag wurde noch nicht eingereicht, also gibt es keine Diskussion.</translation>
    </message>
    <message>
        <source>Import a thread from .eml files or an mbox, or drop the files here</source>
        <translation>Einen Mailverlauf aus .eml-Dateien oder einer mbox importieren oder die Dateien hier ablegen</translation>
    </message>
    <message>
        <source>No mails yet. Save the thread from your mail program or the list archive and import it, or drop the files here.</source>
        <translation>Noch keine Mails. Speichern Sie den Mailverlauf aus Ihrem Mailprogramm oder dem Archiv der Liste, und importieren Sie ihn, oder legen Sie seine Dateien hier ab.</translation>
    </message>
    <message>
        <source>No mails yet. %1</source>
        <translation>Noch keine Mails. %1</translation>
    </message>
    <message>
        <source>All mails (%1)</source>
        <translation>Alle Mails (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a field and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>Import mails</source>
        <translation>Mails importieren</translation>
    </message>
    <message>
        <source>Mails and mailboxes (*.eml *.mbox *.mbx *.txt);;All files (*)</source>
        <translation>Mails und Postfächer (*.eml *.mbox *.mbx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Mails imported: %1.</source>
        <translation>Importierte Mails: %1.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestDocumentWords</name>
    <message>
        <source>About </source>
        <translation>Zu </translation>
    </message>
    <message>
        <source>, revision %1</source>
        <translation>, Fassung %1</translation>
    </message>
    <message>
        <source>Nothing has been written yet.</source>
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
        <source>No events yet.</source>
        <translation>Noch keine Ereignisse.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestForms</name>
    <message>
        <source>Request %1: %2.</source>
        <translation>Antrag %1: %2.</translation>
    </message>
    <message>
        <source>“%1” was registered as version %2.</source>
        <translation>„%1“ ist als Version %2 registriert.</translation>
    </message>
    <message>
        <source>The registration was proposed. Another registrar must do the same.</source>
        <translation>Die Registrierung ist vorgeschlagen: Ein anderer Registrar muss dasselbe tun.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestLetters</name>
    <message>
        <source>&amp;Draft the mail…</source>
        <translation>Mail &amp;entwerfen…</translation>
    </message>
    <message>
        <source>D&amp;ismiss</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>There is no mail to send for this request.</source>
        <translation>Zu diesem Antrag ist keine Mail zu senden.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Send a mail about the step “%1” to %2. You can draft it here. Nothing is sent automatically.</source>
        <translation>Senden Sie eine Mail über den Schritt „%1“ an %2. Sie können sie hier entwerfen. Nichts wird automatisch gesendet.</translation>
    </message>
    <message>
        <source>Send mails about the step “%1” to these people: %2. You can draft them here. Nothing is sent automatically.</source>
        <translation>Senden Sie Mails über den Schritt „%1“ an: %2. Sie können sie hier entwerfen. Nichts wird automatisch gesendet.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestStages</name>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (erledigt)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>Progress of the request: %1</source>
        <translation>Fortschritt des Antrags: %1</translation>
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
        <translation>Was getan werden kann</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Edit and submit</source>
        <translation>Bearbeiten und einreichen</translation>
    </message>
    <message>
        <source>fegrvh</source>
        <comment>letters that the menu bar uses</comment>
        <translation>diarsh</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestTemplate</name>
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
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>About the template</source>
        <translation>Über die Vorlage</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Comments (%1 open)</source>
        <translation>Kommentare (%1 offen)</translation>
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
        <source>Request %1, revision %2</source>
        <translation>Antrag %1, Fassung %2</translation>
    </message>
    <message>
        <source>Nothing has been submitted yet.</source>
        <translation>Noch wurde nichts eingereicht.</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Co&amp;mment on the passage…</source>
        <translation>Stelle &amp;kommentieren…</translation>
    </message>
    <message>
        <source>Co&amp;mment on “%1”…</source>
        <translation>„%1“ &amp;kommentieren…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestThreads</name>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Reply to %1, %2</source>
        <comment>a person, and what the thread is about</comment>
        <translation>Antwort an %1, %2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestTimeline</name>
    <message>
        <source>The review is overdue.</source>
        <translation>Die Prüfung ist überfällig.</translation>
    </message>
    <message>
        <source>The review is not overdue.</source>
        <translation>Die Prüfung ist nicht überfällig.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who had it, and how long</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not due yet.</source>
        <translation>Noch nicht fällig.</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long</source>
        <translation>Wer an der Reihe war, und wie lange</translation>
    </message>
    <message>
        <source>⚠ was due %1</source>
        <translation>⚠ war fällig am %1</translation>
    </message>
    <message>
        <source>due %1</source>
        <translation>fällig am %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestWishes</name>
    <message>
        <source>Requested changes</source>
        <translation>Verlangte Änderungen</translation>
    </message>
    <message>
        <source>Cannot resolve the comment. %1</source>
        <translation>Der Kommentar lässt sich nicht erledigen. %1</translation>
    </message>
    <message>
        <source>Only %1, an expert or a registrar can resolve this comment.</source>
        <translation>Nur %1, ein Experte oder ein Registrar kann diesen Kommentar erledigen.</translation>
    </message>
    <message>
        <source>To resolve this comment, connect to the registry of the request.</source>
        <translation>Um diesen Kommentar zu erledigen, verbinden Sie sich mit dem Register des Antrags.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestWords</name>
    <message>
        <source>informal</source>
        <translation>informell</translation>
    </message>
    <message>
        <source>%1 (approved)</source>
        <translation>%1 (genehmigt)</translation>
    </message>
    <message>
        <source>%1 (stepped back)</source>
        <translation>%1 (zurückgetreten)</translation>
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
        <source>%1. Waiting for %2 %3, due %4.</source>
        <translation>%1. Wartet auf %2, %3, fällig am %4.</translation>
    </message>
    <message>
        <source>%1. Waiting for %2 %3.</source>
        <translation>%1. Wartet auf %2, %3.</translation>
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
        <source>Contested: request %1 asks for the same NID. Neither can be registered until the other ends or changes its NID.</source>
        <translation>Umstritten: Antrag %1 verlangt dieselbe NID. Keiner von beiden kann registriert werden, bevor der andere ausgeschieden ist oder seine NID geändert hat.</translation>
    </message>
    <message>
        <source>Contested: requests %1 ask for the same NID. None can be registered until the others end or change their NID.</source>
        <translation>Umstritten: Die Anträge %1 verlangen dieselbe NID. Keiner kann registriert werden, bevor die anderen ausgeschieden sind oder ihre NID geändert haben.</translation>
    </message>
    <message>
        <source>Request %1: new formal namespace, no NID yet</source>
        <translation>Antrag %1: neuer formeller Namensraum, noch ohne NID</translation>
    </message>
    <message>
        <source>%1 (advised)</source>
        <translation>%1 (Rat gegeben)</translation>
    </message>
    <message>
        <source>%1 (rejected)</source>
        <translation>%1 (abgelehnt)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (entbunden)</translation>
    </message>
    <message>
        <source>Reminded: %1.</source>
        <translation>Erinnert: %1.</translation>
    </message>
    <message>
        <source>Overdue by one day. Still to answer: %1.</source>
        <translation>Seit einem Tag überfällig. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Overdue by %n days. Still to answer: %1.</source>
        <translation>Seit %n Tagen überfällig. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>one day overdue</source>
        <translation>einen Tag überfällig</translation>
    </message>
    <message>
        <source>%n days overdue</source>
        <translation>%n Tage überfällig</translation>
    </message>
    <message>
        <source>%1 (replaced on appeal)</source>
        <translation>%1 (nach Einspruch ersetzt)</translation>
    </message>
    <message>
        <source>The review continues when the registrar assigns an expert again.</source>
        <translation>Die Prüfung geht weiter, sobald der Registrar wieder einen Experten zuweist.</translation>
    </message>
    <message>
        <source>Request %1: deprecation of namespace “%2”</source>
        <translation>Antrag %1: Kennzeichnung des Namensraums „%2“ als veraltet</translation>
    </message>
    <message>
        <source>Next, the applicant submits the template.</source>
        <translation>Als Nächstes reicht der Antragsteller die Vorlage ein.</translation>
    </message>
    <message>
        <source>Next, the registrar assigns a designated expert.</source>
        <translation>Als Nächstes weist der Registrar einen bestellten Experten zu.</translation>
    </message>
    <message>
        <source>Next, the expert approves the template or requests changes.</source>
        <translation>Als Nächstes genehmigt der Experte die Vorlage oder verlangt Änderungen.</translation>
    </message>
    <message>
        <source>Next, the applicant submits another revision.</source>
        <translation>Als Nächstes reicht der Antragsteller eine weitere Fassung ein.</translation>
    </message>
    <message>
        <source>Next, the registrar records whether the IESG recognizes the body.</source>
        <translation>Als Nächstes hält der Registrar fest, ob die IESG das Gremium anerkennt.</translation>
    </message>
    <message>
        <source>Next, the experts give advice, and the registrar completes the review.</source>
        <translation>Als Nächstes geben die Experten Rat, und der Registrar schließt die Prüfung ab.</translation>
    </message>
    <message>
        <source>Next, the registrar records the direction of the approval body.</source>
        <translation>Als Nächstes hält der Registrar die Weisung der genehmigenden Stelle fest.</translation>
    </message>
    <message>
        <source>Next, the registrar registers the namespace.</source>
        <translation>Als Nächstes registriert der Registrar den Namensraum.</translation>
    </message>
    <message>
        <source>Next, the registrar assigns another expert.</source>
        <translation>Als Nächstes weist der Registrar einen anderen Experten zu.</translation>
    </message>
    <message>
        <source>Registered as version %1 of “%2” (%3).</source>
        <translation>Registriert als Version %1 von „%2“ (%3).</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsDetails</name>
    <message>
        <source>About the request</source>
        <translation>Über den Antrag</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
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
        <source>Select a request to see its state.</source>
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
        <source>Discussion (%1)</source>
        <translation>Diskussion (%1)</translation>
    </message>
    <message>
        <source>Mailing list</source>
        <translation>Mailingliste</translation>
    </message>
    <message>
        <source>Compare with request %1</source>
        <translation>Mit Antrag %1 vergleichen</translation>
    </message>
    <message>
        <source>Mailing list (%1)</source>
        <translation>Mailingliste (%1)</translation>
    </message>
    <message>
        <source>Expert: %1.</source>
        <translation>Experte: %1.</translation>
    </message>
    <message>
        <source>&amp;Show “%1”</source>
        <translation>„%1“ an&amp;zeigen</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>Ausb&amp;lenden</translation>
    </message>
    <message>
        <source>Comments, and what was written with the steps</source>
        <translation>Kommentare und was zu den Schritten geschrieben wurde</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long</source>
        <translation>Wer an der Reihe war, und wie lange</translation>
    </message>
    <message>
        <source>Waited for:</source>
        <translation>Gewartet auf:</translation>
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
        <source>Waiting for</source>
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
    <message>
        <source>Applicant</source>
        <translation>Antragsteller</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Eröffnet</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Kept at the top while it is chosen.</source>
        <translation>Bleibt oben, solange er gewählt ist.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsPage</name>
    <message>
        <source>Requests</source>
        <translation>Anträge</translation>
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
        <source>Unsent text</source>
        <translation>Nicht gesendeter Text</translation>
    </message>
    <message>
        <source>Show &amp;namespace</source>
        <translation>&amp;Namensraum zeigen</translation>
    </message>
    <message>
        <source>You have not completed “%1”. Your text is kept, and shown when you open its form again.</source>
        <translation>Sie haben „%1“ nicht abgeschlossen. Ihr Text bleibt erhalten und wird gezeigt, wenn Sie das Formular wieder öffnen.</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>&amp;Find request</source>
        <translation>Antrag &amp;suchen</translation>
    </message>
    <message>
        <source>Fi&amp;gures</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Where requests wait, how long, and what was registered</source>
        <translation>Wo Anträge warten, wie lange, und was registriert wurde</translation>
    </message>
    <message>
        <source>Waiting for you: %1</source>
        <translation>Warten auf Sie: %1</translation>
    </message>
    <message>
        <source>&amp;Save request as…</source>
        <translation>Antrag &amp;speichern unter…</translation>
    </message>
    <message>
        <source>P&amp;rint request…</source>
        <translation>Ant&amp;rag drucken…</translation>
    </message>
    <message>
        <source>Its template, discussion and history as PDF, web page or text</source>
        <translation>Seine Vorlage, seine Diskussion und sein Verlauf als PDF, Webseite oder Text</translation>
    </message>
    <message>
        <source>Its template, discussion and history</source>
        <translation>Seine Vorlage, seine Diskussion und sein Verlauf</translation>
    </message>
    <message>
        <source>Select a request first.</source>
        <translation>Wählen Sie zuerst einen Antrag.</translation>
    </message>
    <message>
        <source>request-%1.pdf</source>
        <comment>a file name</comment>
        <translation>antrag-%1.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the request</source>
        <translation>Antrag speichern</translation>
    </message>
    <message>
        <source>The request was not saved as %1.</source>
        <translation>Der Antrag wurde nicht als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Request saved as %1.</source>
        <translation>Antrag als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RequestsQueue</name>
    <message>
        <source>Waiting for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>Requests that wait for you</source>
        <translation>Anträge, deren nächster Schritt Ihrer ist</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alle offenen</translation>
    </message>
    <message>
        <source>Open requests</source>
        <translation>Anträge, die nicht beendet sind</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Requests with an overdue review</source>
        <translation>Anträge mit einer Prüfung, deren Frist verstrichen ist</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Requests for the same NID as another open request</source>
        <translation>Anträge auf eine NID, die auch ein anderer offener Antrag verlangt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Ended requests</source>
        <translation>Anträge, die beendet sind</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Open and ended requests</source>
        <translation>Offene Anträge und beendete</translation>
    </message>
    <message>
        <source>Number, NID, applicant or expert</source>
        <translation>Nummer, NID, Antragsteller oder Experte</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Anträge filtern</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anträge</translation>
    </message>
    <message>
        <source>Clear the &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No request in this view matches the filter.</source>
        <translation>Kein Antrag dieser Ansicht passt zum Filter.</translation>
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
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.
This view lists the requests whose next step is yours. “All open” lists the others.</source>
        <translation>Nichts wartet auf Sie.
Diese Ansicht enthält die Anträge, deren nächster Schritt Ihrer ist. „Alle offenen“ enthält die anderen.</translation>
    </message>
    <message>
        <source>No overdue requests.
This view lists reviews that are past their due date, so that you can remind the expert or assign another one.</source>
        <translation>Keine überfälligen Anträge.
Diese Ansicht enthält Prüfungen, deren Frist verstrichen ist, damit Sie den Experten erinnern oder einen anderen zuweisen können.</translation>
    </message>
    <message>
        <source>No two open requests ask for the same NID.
This view lists requests that compete for a NID, so that you can compare them.</source>
        <translation>Keine zwei offenen Anträge verlangen dieselbe NID.
Diese Ansicht enthält Anträge, die um eine NID konkurrieren, damit Sie sie vergleichen können.</translation>
    </message>
    <message>
        <source>No ended requests.
This view lists requests that were registered, rejected or withdrawn.</source>
        <translation>Keine beendeten Anträge.
Diese Ansicht enthält Anträge, die registriert, abgelehnt oder zurückgezogen wurden.</translation>
    </message>
    <message>
        <source>No open requests.
To create one, write a template in Drafts and submit it.</source>
        <translation>Keine offenen Anträge.
Um einen zu erstellen, schreiben Sie unter „Entwürfe“ eine Vorlage und reichen Sie sie ein.</translation>
    </message>
    <message>
        <source>There are no requests yet.
To create one, write a template in Drafts and submit it.</source>
        <translation>Es gibt noch keine Anträge.
Um einen zu erstellen, schreiben Sie unter „Entwürfe“ eine Vorlage und reichen Sie sie ein.</translation>
    </message>
    <message>
        <source>%1. The selected request is no longer in this view.</source>
        <translation>%1. Der gewählte Antrag ist nicht mehr in dieser Ansicht.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::RestoreDialog</name>
    <message>
        <source>&amp;Select files…</source>
        <translation>Dateien aus&amp;wählen…</translation>
    </message>
    <message>
        <source>The backup is restored and verified beside the local registry on this computer, and takes its place only when all of it is right. The present registry is not deleted: its folder is kept under a new name, which you are told. A registry on a server is not changed.</source>
        <translation>Die Sicherung wird auf diesem Computer neben dem lokalen Register wiederhergestellt und geprüft und tritt erst an dessen Stelle, wenn alles daran stimmt. Das jetzige Register wird nicht gelöscht: Sein Ordner bleibt unter einem neuen Namen erhalten, der Ihnen genannt wird. Ein Register auf einem Server ändert sich nicht.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Files of the backup</source>
        <translation>Dateien der Sicherung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Wiede&amp;rherstellen</translation>
    </message>
    <message>
        <source>A full backup, and its increments if there are some:</source>
        <translation>Eine vollständige Sicherung und, falls vorhanden, ihre Fortsetzungen:</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Backups (*.nidreg *.deposit);;All files (*)</source>
        <translation>Sicherungen (*.nidreg *.deposit);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: reading…</source>
        <translation>%1: wird gelesen…</translation>
    </message>
    <message>
        <source>One of the files cannot be restored. Select others.</source>
        <translation>Eine der Dateien lässt sich nicht wiederherstellen. Wählen Sie andere aus.</translation>
    </message>
    <message>
        <source>Restoring and verifying the backup…</source>
        <translation>Die Sicherung wird wiederhergestellt und geprüft…</translation>
    </message>
    <message>
        <source>Putting the restored registry in place…</source>
        <translation>Das wiederhergestellte Register wird an seine Stelle gesetzt…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut vers&amp;uchen</translation>
    </message>
    <message>
        <source>The local registry is the restored one now. Events: %1.</source>
        <translation>Das lokale Register ist jetzt das wiederhergestellte. Ereignisse: %1.</translation>
    </message>
    <message>
        <source>The local registry is the restored one now. Events: %1. The registry before it is kept in %2.</source>
        <translation>Das lokale Register ist jetzt das wiederhergestellte. Ereignisse: %1. Das Register davor bleibt in %2 erhalten.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ScanTables</name>
    <message>
        <source>What was found, as tables</source>
        <translation>Was gefunden wurde, als Tabellen</translation>
    </message>
    <message>
        <source>NIDs of the file</source>
        <translation>NIDs der Datei</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namensräume</translation>
    </message>
    <message>
        <source>Lines that are not URNs</source>
        <translation>Zeilen, die keine URNs sind</translation>
    </message>
    <message>
        <source>The %L1 most frequent NIDs. A hatched bar is not registered.</source>
        <translation>Die %L1 häufigsten NIDs. Ein schraffierter Balken ist nicht registriert.</translation>
    </message>
    <message>
        <source>NIDs: %L1. A hatched bar is not registered.</source>
        <translation>NIDs: %L1. Ein schraffierter Balken ist nicht registriert.</translation>
    </message>
    <message>
        <source>Namespaces (%L1)</source>
        <translation>Namensräume (%L1)</translation>
    </message>
    <message>
        <source>The first %L1 of %L2. Choose one to see it in its file.</source>
        <translation>Die ersten %L1 von %L2. Wählen Sie eine, um sie in ihrer Datei zu sehen.</translation>
    </message>
    <message>
        <source>Choose a line to see it in its file.</source>
        <translation>Wählen Sie eine Zeile, um sie in ihrer Datei zu sehen.</translation>
    </message>
    <message>
        <source>No line is chosen.</source>
        <translation>Es ist keine Zeile gewählt.</translation>
    </message>
    <message>
        <source>Every line that is not empty is a URN.</source>
        <translation>Jede Zeile, die nicht leer ist, ist eine URN.</translation>
    </message>
    <message>
        <source>Lines that are not URNs (%L1)</source>
        <translation>Zeilen, die keine URNs sind (%L1)</translation>
    </message>
    <message>
        <source>%1 has changed since it was scanned. Scan it again to see its lines.</source>
        <translation>%1 hat sich seit der Prüfung geändert. Prüfen Sie die Datei erneut, um ihre Zeilen zu sehen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ServerStatusDialog</name>
    <message>
        <source>events: %1</source>
        <translation>Ereignisse: %1</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Local, on this computer</source>
        <translation>Lokal, auf diesem Computer</translation>
    </message>
    <message>
        <source>Standby, read-only</source>
        <translation>Standby-Server, nur lesbar</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primärserver</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>Connected to the primary</source>
        <translation>Mit dem Primärserver verbunden</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Behind the primary</source>
        <translation>Rückstand zum Primärserver</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Each change waits for</source>
        <translation>Jede Änderung wartet auf</translation>
    </message>
    <message>
        <source>No standby (replication is asynchronous)</source>
        <translation>Keinen Standby-Server (asynchrone Replikation)</translation>
    </message>
    <message>
        <source>Standbys</source>
        <translation>Standby-Server</translation>
    </message>
    <message>
        <source>None connected</source>
        <translation>Keiner verbunden</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Standby-Server</translation>
    </message>
    <message>
        <source>Standby %1</source>
        <translation>Standby-Server %1</translation>
    </message>
    <message>
        <source>Connected. Details are shown to members of pg_read_all_stats.</source>
        <translation>Verbunden. Einzelheiten sehen Mitglieder von pg_read_all_stats.</translation>
    </message>
    <message>
        <source>WAL archive</source>
        <translation>WAL-Archiv</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Nicht eingerichtet</translation>
    </message>
    <message>
        <source>Last archived %1</source>
        <translation>Zuletzt archiviert: %1</translation>
    </message>
    <message>
        <source>Nothing archived yet</source>
        <translation>Noch nichts archiviert</translation>
    </message>
    <message>
        <source>Certificate chain</source>
        <translation>Zertifikatskette</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Gültig bis %1</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Database size</source>
        <translation>Größe der Datenbank</translation>
    </message>
    <message>
        <source>Events in the log</source>
        <translation>Ereignisse im Protokoll</translation>
    </message>
    <message>
        <source>Last backup by you</source>
        <translation>Ihre letzte Sicherung</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Last verification by you</source>
        <translation>Ihre letzte Prüfung</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>keine Abweichung</translation>
    </message>
    <message>
        <source>mismatch found</source>
        <translation>Abweichung gefunden</translation>
    </message>
    <message>
        <source>Last checkpoint saved by you</source>
        <translation>Ihr letzter gespeicherter Prüfpunkt</translation>
    </message>
    <message>
        <source>Server status</source>
        <translation>Serverstatus</translation>
    </message>
    <message>
        <source>Status of the server</source>
        <translation>Status des Servers</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation>Alles als Text kopieren</translation>
    </message>
    <message>
        <source>Server status copied.</source>
        <translation>Serverstatus kopiert.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SessionsDialog</name>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;End session…</source>
        <translation>Sitzung b&amp;eenden…</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Reload the list</source>
        <translation>Die Liste neu laden</translation>
    </message>
    <message>
        <source>Sessions that change the registry or wait to do so</source>
        <translation>Sitzungen, die das Register ändern oder darauf warten</translation>
    </message>
    <message>
        <source>Select a session first.</source>
        <translation>Wählen Sie die Sitzung, die beendet werden soll.</translation>
    </message>
    <message>
        <source>Roll back the open transaction and close the connection</source>
        <translation>Die offene Transaktion zurückrollen und die Verbindung schließen</translation>
    </message>
    <message>
        <source>No other session is changing the registry.</source>
        <translation>Keine andere Sitzung ändert gerade das Register.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>End the session?</source>
        <translation>Sitzung beenden?</translation>
    </message>
    <message>
        <source>This ends the session of %1, process %2.

Its unfinished changes are rolled back, and its connection is closed.</source>
        <translation>Das beendet die Sitzung von %1, Prozess %2.

Was sie nicht abgeschlossen hat, wird rückgängig gemacht, und ihre Verbindung wird geschlossen.</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>Sitzung b&amp;eenden</translation>
    </message>
    <message>
        <source>The session of %1 was ended.</source>
        <translation>Die Sitzung von %1 wurde beendet.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SessionsModel</name>
    <message>
        <source>Waits for process %1</source>
        <translation>Wartet auf Prozess %1</translation>
    </message>
    <message>
        <source>Changes the registry (idle)</source>
        <translation>Ändert das Register und tut gerade nichts</translation>
    </message>
    <message>
        <source>Changes the registry</source>
        <translation>Ändert das Register</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Anmeldename</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ShortcutDialog</name>
    <message>
        <source>Change the shortcut</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>Press the new keys for “%1”:</source>
        <translation>Drücken Sie die neuen Tasten für „%1“:</translation>
    </message>
    <message>
        <source>The command has no keys.</source>
        <translation>Der Befehl hat keine Tasten.</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”. Reassign it, or choose another shortcut.</source>
        <translation>%1 gehört schon zu „%2“. Weisen Sie es neu zu, oder wählen Sie ein anderes Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ShortcutSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command or keys</source>
        <translation>Befehl oder Tasten</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Prints the shortcuts that are shown.</source>
        <translation>Druckt die Tastenkürzel, die gezeigt werden.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>Choose other keys for the command.</source>
        <translation>Andere Tasten für den Befehl wählen.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give the command its usual keys again.</source>
        <translation>Dem Befehl wieder seine üblichen Tasten geben.</translation>
    </message>
    <message>
        <source>Reset &amp;all…</source>
        <translation>&amp;Alle zurücksetzen…</translation>
    </message>
    <message>
        <source>Give all commands their usual keys again.</source>
        <translation>Allen Befehlen wieder ihre üblichen Tasten geben.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>keine Tasten</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Alle Tastenkürzel zurücksetzen</translation>
    </message>
    <message>
        <source>All commands get their usual keys again. The keys that you chose are lost.</source>
        <translation>Alle Befehle erhalten wieder ihre üblichen Tasten. Die Tasten, die Sie gewählt haben, gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Drucken: %1</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Shortcuts</name>
    <message>
        <source>Text fields need the key %1. Press it together with Ctrl or Alt, or press a function key.</source>
        <translation>Textfelder brauchen die Taste %1. Drücken Sie sie zusammen mit Strg oder Alt, oder drücken Sie eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 is reserved for editing text. Choose another shortcut.</source>
        <translation>%1 ist für die Textbearbeitung reserviert. Wählen Sie ein anderes Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”. Choose another shortcut.</source>
        <translation>%1 öffnet das Menü „%2“. Wählen Sie ein anderes Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SideBySide</name>
    <message>
        <source>Difference, line by line</source>
        <translation>Unterschied, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>&amp;Voriger Unterschied</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Nächster Unterschied</translation>
    </message>
    <message>
        <source>Show &amp;equal lines</source>
        <translation>&amp;Gleiche Zeilen zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;whole difference</source>
        <translation>Den gan&amp;zen Unterschied kopieren</translation>
    </message>
    <message>
        <source>No differences. All %1 fields are the same.</source>
        <translation>Kein Unterschied. Alle %1 Felder sind gleich, Wort für Wort.</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 Unterschiede</translation>
    </message>
    <message>
        <source>1 field changed</source>
        <translation>1 Feld geändert</translation>
    </message>
    <message>
        <source>%1 fields changed</source>
        <translation>%1 Felder geändert</translation>
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
        <translation>%1. Nicht verfügbar: Die Texte sind gleich.</translation>
    </message>
    <message>
        <source>Go to the next difference</source>
        <translation>Zum nächsten Unterschied gehen</translation>
    </message>
    <message>
        <source>Go to the previous difference</source>
        <translation>Zum Unterschied davor gehen</translation>
    </message>
    <message>
        <source>Show unchanged lines too</source>
        <translation>Auch die Zeilen zeigen, die sich nicht geändert haben</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SideBySideModel</name>
    <message>
        <source>%1 equal lines</source>
        <translation>%1 gleiche Zeilen</translation>
    </message>
    <message>
        <source>the same, empty</source>
        <translation>gleich, leer</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the same, %1 lines</source>
        <translation>gleich, %1 Zeilen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1, gezeigt</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>No line here</source>
        <translation>Hier keine Zeile</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1, changed: %2</source>
        <translation>Zeile %1, geändert: %2</translation>
    </message>
    <message>
        <source>Line %1, changed, only here “%2”: %3</source>
        <translation>Zeile %1, geändert, nur hier „%2“: %3</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SortKeeper</name>
    <message>
        <source>The list cannot be sorted by this column.</source>
        <translation>Nach dieser Spalte lässt sich die Liste nicht ordnen.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::SpansEditor</name>
    <message>
        <source>Add dates of &amp;service</source>
        <translation>&amp;Dienstzeit hinzufügen</translation>
    </message>
    <message>
        <source>Add an a&amp;bsence</source>
        <translation>A&amp;bwesenheit hinzufügen</translation>
    </message>
    <message>
        <source>Kind of namespace</source>
        <translation>Art des Namensraums</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>If empty, the expert serves until further notice</source>
        <translation>Bleibt das Feld leer, dient der Experte bis auf Weiteres</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>reason, visible only to registrars</source>
        <translation>Grund, nur für Registrare</translation>
    </message>
    <message>
        <source>Reason of the absence</source>
        <translation>Grund der Abwesenheit</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StatusModel</name>
    <message>
        <source>Subject</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::StepDialog</name>
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
        <source>A web address, a message or the number of a decision</source>
        <translation>Eine Adresse, eine Nachricht oder die Nummer einer Entscheidung</translation>
    </message>
    <message>
        <source>%1 (optional):</source>
        <translation>%1 (optional):</translation>
    </message>
    <message>
        <source>Shows the result without changing anything.</source>
        <translation>Zeigt das Ergebnis, ohne etwas zu ändern.</translation>
    </message>
    <message>
        <source>The request as a whole</source>
        <translation>Der Antrag als Ganzes</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>&amp;Preview this step</source>
        <translation>&amp;Nur ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>Erne&amp;ut fragen</translation>
    </message>
    <message>
        <source>&amp;Chosen because:</source>
        <translation>&amp;Gewählt, weil:</translation>
    </message>
    <message>
        <source>Why the expert is chosen anyway</source>
        <translation>Warum der Experte trotzdem gewählt wird</translation>
    </message>
    <message>
        <source>The reason is recorded with the step</source>
        <translation>Der Grund, der mit dem Schritt verzeichnet wird</translation>
    </message>
    <message>
        <source>edarctgjs</source>
        <comment>letters that are mnemonics in this form already</comment>
        <translation>efblnugkwrv</translation>
    </message>
    <message>
        <source>%1, acting as: %2</source>
        <translation>%1, handelnd als: %2</translation>
    </message>
    <message>
        <source>Revision %1 is newer than the one that you read. Read it first.</source>
        <translation>Fassung %1 ist neuer als die, die Sie vor sich hatten: Lesen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The connection to the registry was lost. Your text is kept. You can complete the step when the connection is back.</source>
        <translation>Die Verbindung zum Register ist verloren. Was Sie eingegeben haben, bleibt hier; der Schritt ist möglich, wenn die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Conflict: not recorded, because somebody else changed the request.</source>
        <translation>Konflikt: nicht verzeichnet, weil jemand anders den Antrag geändert hat.</translation>
    </message>
    <message>
        <source>Current state: %1</source>
        <translation>Jetziger Stand: %1</translation>
    </message>
    <message>
        <source>You can no longer take this step. Your text is kept in this form.</source>
        <translation>Der Schritt steht Ihnen nicht mehr offen. Was Sie eingegeben haben, bleibt in diesem Formular erhalten.</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Your text is still here. Read revision %1 before you review it.</source>
        <translation>Was Sie eingegeben haben, ist noch hier. Lesen Sie Fassung %1, bevor Sie sie beurteilen.</translation>
    </message>
    <message>
        <source>Re&amp;view revision %1</source>
        <translation>Fassung %1 beu&amp;rteilen</translation>
    </message>
    <message>
        <source>You can still take this step. Your text is still here.</source>
        <translation>Der Schritt ist noch offen: Was Sie eingegeben haben, ist noch hier.</translation>
    </message>
    <message>
        <source>Text copied to the clipboard. It also stays in this dialog.</source>
        <translation>Text in die Zwischenablage kopiert. Er bleibt auch in diesem Dialog.</translation>
    </message>
    <message>
        <source>The connection was lost before the registry answered, so it is not known whether the step was recorded. The program checks as soon as the registry answers. The step is never recorded twice.</source>
        <translation>Die Verbindung brach ab, bevor die Antwort kam; darum ist nicht bekannt, ob dies verzeichnet wurde. Das Register wird gefragt, sobald es wieder antwortet; es kennt diesen Schritt an seiner Nummer und führt ihn nicht zweimal aus.</translation>
    </message>
    <message>
        <source>Your unsent text was restored.</source>
        <translation>Was Sie hier zuvor eingegeben und nicht gesendet haben, ist wieder da.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>This requires two registrars. You propose it, and it takes effect when another registrar does the same.</source>
        <translation>Dafür braucht es hier zwei Registrare: Sie schlagen es vor, und es wird ausgeführt, wenn ein anderer Registrar dasselbe tut.</translation>
    </message>
    <message>
        <source>Pr&amp;opose registration</source>
        <translation>Registrierung v&amp;orschlagen</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Sie haben das vorgeschlagen: Ein anderer Registrar muss dasselbe tun.</translation>
    </message>
    <message>
        <source>%1 proposed this. When you do the same as the second registrar, it takes effect immediately.</source>
        <translation>%1 hat dies vorgeschlagen: Mit Ihnen als zweitem Registrar wird es sofort ausgeführt.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>The connection is back. The step was not recorded. Try again.</source>
        <translation>Das Register antwortet wieder: Es wurde nichts verzeichnet. Führen Sie den Schritt noch einmal aus.</translation>
    </message>
    <message>
        <source>Add person…</source>
        <translation>Person hinzufügen…</translation>
    </message>
    <message>
        <source>Report or comment</source>
        <translation>Bericht oder Kommentar</translation>
    </message>
    <message>
        <source>Already assigned: %1. The expert you choose is assigned in addition. To remove an expert, choose Escalate.</source>
        <translation>Schon zugewiesen: %1. Der gewählte Experte kommt hinzu. Um einen Experten zu entfernen, wählen Sie Eskalieren.</translation>
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
        <source>%1. You can submit with warnings, but a reviewer will look at them.</source>
        <translation>%1. Warnungen verhindern das Einreichen nicht, aber wer prüft, sieht sie sich an.</translation>
    </message>
    <message>
        <source>These fields still contain text copied from %1: %2. Check that it applies to your namespace.</source>
        <translation>Diese Felder enthalten noch Text aus %1: %2. Prüfen Sie, ob er auf Ihren Namensraum zutrifft.</translation>
    </message>
    <message>
        <source>These fields are unchanged copies from %1: %2. Check that they apply to your namespace.</source>
        <translation>Diese Felder sind unverändert aus %1 kopiert: %2. Prüfen Sie, ob sie auf Ihren Namensraum zutreffen.</translation>
    </message>
    <message>
        <source>The template has not changed since revision %1.</source>
        <translation>Die Vorlage hat sich seit Fassung %1 nicht geändert.</translation>
    </message>
    <message>
        <source>Deprecation</source>
        <translation>Kennzeichnung als veraltet</translation>
    </message>
    <message>
        <source>The template becomes the next revision of the request. You can submit another one only when changes are requested.</source>
        <translation>Die Vorlage wird die nächste Fassung des Antrags. Eine weitere können Sie erst einreichen, wenn Änderungen verlangt werden.</translation>
    </message>
    <message>
        <source>The template becomes the first revision of the request. You can submit another one only when changes are requested. Next, the IESG must recognize your body.</source>
        <translation>Die Vorlage wird die erste Fassung des Antrags. Eine weitere können Sie erst einreichen, wenn Änderungen verlangt werden. Als Nächstes muss die IESG Ihr Gremium anerkennen.</translation>
    </message>
    <message>
        <source>The template becomes the first revision of the request. You can submit another one only when changes are requested. Next, the request is discussed, and the registrar assigns a designated expert.</source>
        <translation>Die Vorlage wird die erste Fassung des Antrags. Eine weitere können Sie erst einreichen, wenn Änderungen verlangt werden. Als Nächstes wird der Antrag diskutiert, und der Registrar weist einen bestellten Experten zu.</translation>
    </message>
    <message>
        <source>Comments without your reply: %1. You can reply in Requests.</source>
        <translation>Kommentare, auf die Sie nicht geantwortet haben: %1. Antworten können Sie unter „Anträge“.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TableActions</name>
    <message>
        <source>Copy as ta&amp;ble</source>
        <translation>Als Ta&amp;belle kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows as a table</source>
        <translation>Kopiert die ausgewählten Zeilen als Tabelle</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Print all rows of this list with the current filter, order and columns</source>
        <translation>Alle Zeilen dieser Liste mit ihrem Filter, ihrer Reihenfolge und ihren Spalten drucken</translation>
    </message>
    <message>
        <source>No rows.</source>
        <translation>Es gibt keine Zeilen.</translation>
    </message>
    <message>
        <source>The rows are still being read.</source>
        <translation>Warten Sie, bis die Zeilen gelesen sind.</translation>
    </message>
    <message>
        <source>Select rows first.</source>
        <translation>Wählen Sie zuerst Zeilen aus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Wird kopiert…</translation>
    </message>
    <message>
        <source>Cannot print more than %1 rows. Filter them, or export a PDF file.</source>
        <translation>Mehr als %1 Zeilen werden nicht gedruckt. Filtern Sie sie, oder exportieren Sie eine PDF-Datei.</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Zeilen werden gelesen…</translation>
    </message>
    <message>
        <source>Print: %1</source>
        <translation>Drucken: %1</translation>
    </message>
    <message>
        <source>The rows were not copied.</source>
        <translation>Die Zeilen wurden nicht kopiert.</translation>
    </message>
    <message>
        <source>The table was not printed.</source>
        <translation>Die Tabelle wurde nicht gedruckt.</translation>
    </message>
    <message>
        <source>Pr&amp;int table as shown…</source>
        <translation>Gezeigte Tabelle &amp;drucken…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>Kopierte Zeilen: %1</translation>
    </message>
    <message>
        <source>Export all rows of this list to CSV, Excel, JSON, PDF or another format</source>
        <translation>Alle Zeilen dieser Liste als CSV, Excel, JSON, PDF oder in einem anderen Format exportieren</translation>
    </message>
    <message>
        <source>The table could not be exported to %1.</source>
        <translation>Die Tabelle konnte nicht nach %1 exportiert werden.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TableDialog</name>
    <message>
        <source>The registry is not connected.</source>
        <translation>Das Register ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Only a registrar can do this. Switch to that role first.</source>
        <translation>Das kann nur ein Registrar. Wechseln Sie zuerst in diese Rolle.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TemplateFormWords</name>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Plain text, 72 columns</source>
        <translation>Reiner Text, 72 Spalten</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>RFC XML section</source>
        <translation>RFC-XML-Abschnitt</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Mail draft</source>
        <translation>Mailentwurf</translation>
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
        <source>A formal namespace has its own name. An informal one gets a number, urn-N, from the registry (RFC 8141, section 5).</source>
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
        <source>The namespace or its definition will become part of a standard. The registration then waits for the direction of the approval body.</source>
        <translation>Der Namensraum oder seine Definition soll Teil eines Standards werden: Die Registrierung wartet dann auf die Weisung der genehmigenden Stelle.</translation>
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
        <source>Only a registered namespace can be revised.</source>
        <translation>Überarbeiten lässt sich nur ein registrierter Namensraum.</translation>
    </message>
    <message>
        <source>These settings belong to request #%1 and cannot be changed.</source>
        <translation>Antrag #%1 wurde damit eröffnet; dies bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Deprecation</source>
        <translation>Kennzeichnung als veraltet</translation>
    </message>
    <message>
        <source>Deprecation of %1</source>
        <translation>Kennzeichnung von %1 als veraltet</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::ThreadsDocumentWords</name>
    <message>
        <source>The request as a whole</source>
        <translation>Der Antrag als Ganzes</translation>
    </message>
    <message>
        <source>No comments on the template.</source>
        <translation>Keine Kommentare zur Vorlage.</translation>
    </message>
    <message>
        <source>✓ Resolved:</source>
        <translation>✓ Erledigt:</translation>
    </message>
    <message>
        <source>, on revision %1</source>
        <translation>, zu Fassung %1</translation>
    </message>
    <message>
        <source>, %1, %2</source>
        <comment>a person&apos;s role, and when they wrote</comment>
        <translation>, %1, %2</translation>
    </message>
    <message>
        <source>: resolved</source>
        <translation>: erledigt</translation>
    </message>
    <message>
        <source>Reply and reopen</source>
        <translation>Antworten und wieder öffnen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source> (comments: %1, resolved by %2)</source>
        <translation> (Kommentare: %1, erledigt von %2)</translation>
    </message>
    <message>
        <source>No comments on the template yet. Click a field or select a passage, then write below.</source>
        <translation>Noch keine Kommentare zur Vorlage. Klicken Sie ein Feld an oder wählen Sie eine Textstelle, und schreiben Sie unten.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::TimelineWords</name>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%n days</source>
        <translation>%n Tage</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>%n hours</source>
        <translation>%n Stunden</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>%n minutes</source>
        <translation>%n Minuten</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>ein paar Sekunden</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>Antragsteller</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Registrar</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Genehmigende Stelle</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how a request ended, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: with %2 for %3 (%4)</source>
        <comment>a state, who had it, how long, and when</comment>
        <translation>%1: Warten auf %2, %3 (%4)</translation>
    </message>
    <message>
        <source>Whose turn it was, and for how long: %1</source>
        <translation>Wer an der Reihe war, und wie lange: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>the expert</source>
        <translation>den Experten</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Tips</name>
    <message>
        <source>The filter also looks into the texts of the templates. Try “library”.</source>
        <translation>Der Filter durchsucht auch die Texte der Vorlagen. Versuchen Sie „library“.</translation>
    </message>
    <message>
        <source>Right-click a column’s title to choose which columns are shown. Saving the table takes the same ones.</source>
        <translation>Ein Rechtsklick auf den Titel einer Spalte lässt wählen, welche Spalten gezeigt werden. Beim Speichern der Tabelle gelten dieselben.</translation>
    </message>
    <message>
        <source>Select a passage of a template to comment on it.</source>
        <translation>Wählen Sie eine Stelle einer Vorlage aus, um sie zu kommentieren.</translation>
    </message>
    <message>
        <source>Press F1 on a finding to see a wrong and a right example.</source>
        <translation>Drücken Sie auf einem Befund F1, um ein falsches und ein richtiges Beispiel zu sehen.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next field, F8 to the next finding.</source>
        <translation>Alt+Pfeil nach unten führt zum nächsten Feld, F8 zum nächsten Befund.</translation>
    </message>
    <message>
        <source>Click a bar of a chart to see what is behind it.</source>
        <translation>Klicken Sie auf einen Balken eines Diagramms, um zu sehen, was dahintersteckt.</translation>
    </message>
    <message>
        <source>Paste several URNs, one a line, to see them all at once.</source>
        <translation>Fügen Sie mehrere URNs ein, eine je Zeile, um alle auf einmal zu sehen.</translation>
    </message>
    <message>
        <source>Give the checkpoint to somebody else from time to time. It shows later that nothing was changed.</source>
        <translation>Geben Sie den Prüfpunkt von Zeit zu Zeit jemand anderem. Er zeigt später, dass nichts geändert wurde.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::Tour</name>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>Rundgang über&amp;springen</translation>
    </message>
    <message>
        <source>Ends the tour. Help ▸ Tour of the window shows it again.</source>
        <translation>Beendet den Rundgang. Hilfe ▸ Rundgang durch das Fenster zeigt ihn wieder.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Shows the part before.</source>
        <translation>Zeigt den Teil davor.</translation>
    </message>
    <message>
        <source>Shows the next part.</source>
        <translation>Zeigt den nächsten Teil.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::UrnCard</name>
    <message>
        <source>Parts of the string</source>
        <translation>Teile der Zeichenkette</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a part, and the part</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WhatsThis</name>
    <message>
        <source>Copies the checkpoint, to be kept by somebody else.</source>
        <translation>Kopiert den Prüfpunkt, damit ihn jemand anders aufbewahren kann.</translation>
    </message>
    <message>
        <source>Keeps the checkpoint beside your settings. Later verifications are compared with it.</source>
        <translation>Bewahrt den Prüfpunkt bei Ihren Einstellungen auf. Spätere Prüfungen werden damit verglichen.</translation>
    </message>
    <message>
        <source>Closes this window. What is not done yet is not done.</source>
        <translation>Schließt dieses Fenster. Was noch nicht getan ist, wird nicht getan.</translation>
    </message>
    <message>
        <source>Does what this window is about, and closes it: %1.</source>
        <translation>Tut, worum es in diesem Fenster geht, und schließt es: %1.</translation>
    </message>
    <message>
        <source>Does what is entered here, and leaves the window open.</source>
        <translation>Tut, was hier eingegeben ist, und lässt das Fenster offen.</translation>
    </message>
    <message>
        <source>The pages of the window. The number counts what is in a page: namespaces listed, requests open, drafts open.</source>
        <translation>Die Seiten des Fensters. Die Zahl sagt, wie viel eine Seite enthält: gelistete Namensräume, offene Anträge, offene Entwürfe.</translation>
    </message>
    <message>
        <source>Who acts, and in which role. Where you hold several roles, or on the local registry, choose here.</source>
        <translation>Wer handelt, und in welcher Rolle. Haben Sie mehrere Rollen, oder ist es das lokale Register, wählen Sie hier.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not checked in full. Press to choose the protection.</source>
        <translation>Das Zertifikat des Servers wird nicht vollständig geprüft. Klicken Sie, um den Schutz zu wählen.</translation>
    </message>
    <message>
        <source>Leads to the drafts whose changes are not in a file yet.</source>
        <translation>Führt zu den Entwürfen, deren Änderungen noch in keiner Datei sind.</translation>
    </message>
    <message>
        <source>Actions that wait for a second registrar. Press to see them.</source>
        <translation>Handlungen, die auf einen zweiten Registrar warten. Klicken Sie, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Type a few letters of a command or of a NID.</source>
        <translation>Geben Sie ein paar Buchstaben eines Befehls oder einer NID ein.</translation>
    </message>
    <message>
        <source>Finds namespaces as you type: by NID, registrant, reference or any words of the template.</source>
        <translation>Findet Namensräume beim Tippen: nach NID, Registrant, Referenz oder beliebigen Wörtern der Vorlage.</translation>
    </message>
    <message>
        <source>The listed namespaces. Click a column&apos;s title to sort by it; right-click it to choose columns.</source>
        <translation>Die gelisteten Namensräume. Ein Klick auf den Titel einer Spalte sortiert danach, ein Rechtsklick lässt die Spalten wählen.</translation>
    </message>
    <message>
        <source>Empties the filter, so that all namespaces are shown.</source>
        <translation>Leert den Filter, sodass alle Namensräume gezeigt werden.</translation>
    </message>
    <message>
        <source>Imports a listing from a file.</source>
        <translation>Übernimmt ein Verzeichnis aus einer Datei.</translation>
    </message>
    <message>
        <source>The registration, two versions compared, and what happened to the namespace.</source>
        <translation>Die Registrierung, zwei Versionen im Vergleich, und was mit dem Namensraum geschah.</translation>
    </message>
    <message>
        <source>The version of the registration that is shown.</source>
        <translation>Die Version der Registrierung, die gezeigt wird.</translation>
    </message>
    <message>
        <source>The registration template of the version that is chosen.</source>
        <translation>Die Registrierungsvorlage der gewählten Version.</translation>
    </message>
    <message>
        <source>The version to compare from.</source>
        <translation>Die Version, von der der Vergleich ausgeht.</translation>
    </message>
    <message>
        <source>The version to compare with.</source>
        <translation>Die Version, mit der verglichen wird.</translation>
    </message>
    <message>
        <source>What happened to the namespace: when it was recorded, and from which day it is in force.</source>
        <translation>Was mit dem Namensraum geschah: wann es erfasst wurde und ab welchem Tag es in Kraft ist.</translation>
    </message>
    <message>
        <source>Begins a draft for the next version of the namespace.</source>
        <translation>Beginnt einen Entwurf für die nächste Version des Namensraums.</translation>
    </message>
    <message>
        <source>Two texts beside each other. Words that differ are marked.</source>
        <translation>Zwei Texte nebeneinander. Wörter, die sich unterscheiden, sind markiert.</translation>
    </message>
    <message>
        <source>The day on which the listing was in force as it is shown.</source>
        <translation>Der Tag, an dem das Verzeichnis so in Kraft war, wie es gezeigt wird.</translation>
    </message>
    <message>
        <source>Days on which the listing changed.</source>
        <translation>Tage, an denen sich das Verzeichnis geändert hat.</translation>
    </message>
    <message>
        <source>Leaves out what was recorded here after a day.</source>
        <translation>Lässt weg, was hier nach einem bestimmten Tag erfasst wurde.</translation>
    </message>
    <message>
        <source>The last day whose records count.</source>
        <translation>Der letzte Tag, dessen Einträge zählen.</translation>
    </message>
    <message>
        <source>Shows the listing as it is now.</source>
        <translation>Zeigt das Verzeichnis, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>Finds requests as you type: by number, NID or person.</source>
        <translation>Findet Anträge beim Tippen: nach Nummer, NID oder Person.</translation>
    </message>
    <message>
        <source>The requests of the view that is chosen. The column Due says until when somebody has to act.</source>
        <translation>Die Anträge der gewählten Ansicht. Die Spalte Fällig sagt, bis wann jemand handeln muss.</translation>
    </message>
    <message>
        <source>Empties the filter.</source>
        <translation>Leert den Filter.</translation>
    </message>
    <message>
        <source>The template, the discussion and the history of the request.</source>
        <translation>Die Vorlage, die Diskussion und der Verlauf des Antrags.</translation>
    </message>
    <message>
        <source>What was said about the request.</source>
        <translation>Was zum Antrag gesagt wurde.</translation>
    </message>
    <message>
        <source>Every step of the request, with who took it and in which role.</source>
        <translation>Jeder Schritt des Antrags, und wer ihn in welcher Rolle getan hat.</translation>
    </message>
    <message>
        <source>The submitted text that is shown.</source>
        <translation>Der eingereichte Text, der gezeigt wird.</translation>
    </message>
    <message>
        <source>A text to compare it with.</source>
        <translation>Ein Text, mit dem er verglichen wird.</translation>
    </message>
    <message>
        <source>The template. Select a passage to comment on it.</source>
        <translation>Die Vorlage. Wählen Sie eine Stelle aus, um sie zu kommentieren.</translation>
    </message>
    <message>
        <source>What was found in the template, and the threads about it.</source>
        <translation>Was in der Vorlage gefunden wurde, und die Diskussionsstränge dazu.</translation>
    </message>
    <message>
        <source>What the check found. Click a finding to go to its place; F1 shows its rule.</source>
        <translation>Was die Prüfung gefunden hat. Ein Klick auf einen Befund führt zu seiner Stelle; F1 zeigt seine Regel.</translation>
    </message>
    <message>
        <source>The comments, thread by thread.</source>
        <translation>Die Kommentare, nach Diskussionssträngen.</translation>
    </message>
    <message>
        <source>What the comment is about: the request, or one field.</source>
        <translation>Worum es im Kommentar geht: um den Antrag oder um ein Feld.</translation>
    </message>
    <message>
        <source>What you want to say. It is kept until you send it.</source>
        <translation>Was Sie sagen möchten. Es bleibt erhalten, bis Sie es senden.</translation>
    </message>
    <message>
        <source>Sends the answer and marks the thread as resolved.</source>
        <translation>Sendet die Antwort und kennzeichnet den Diskussionsstrang als erledigt.</translation>
    </message>
    <message>
        <source>Sends the comment. Everybody who sees the request can read it.</source>
        <translation>Sendet den Kommentar. Alle, die den Antrag sehen, können ihn lesen.</translation>
    </message>
    <message>
        <source>The mails of the request.</source>
        <translation>Die Mails zum Antrag.</translation>
    </message>
    <message>
        <source>A step that you may take now. A form opens first and says what will happen.</source>
        <translation>Ein Schritt, den Sie jetzt tun können. Zuerst öffnet sich ein Formular und sagt, was geschehen wird.</translation>
    </message>
    <message>
        <source>The expert who is asked. What speaks against somebody stands below.</source>
        <translation>Der Experte, der gefragt wird. Was gegen jemanden spricht, steht darunter.</translation>
    </message>
    <message>
        <source>The day until which an answer is due.</source>
        <translation>Der Tag, bis zu dem eine Antwort fällig ist.</translation>
    </message>
    <message>
        <source>Why the expert is asked although something speaks against it. It goes on record.</source>
        <translation>Warum der Experte gefragt wird, obwohl etwas gegen ihn spricht. Es wird festgehalten.</translation>
    </message>
    <message>
        <source>Where the decision can be read: a link, a document, a date.</source>
        <translation>Wo die Entscheidung nachzulesen ist: ein Link, ein Dokument, ein Datum.</translation>
    </message>
    <message>
        <source>What is recorded with the step. It is kept while you type.</source>
        <translation>Was mit dem Schritt verzeichnet wird. Es bleibt beim Tippen erhalten.</translation>
    </message>
    <message>
        <source>Which letter: each is for other people.</source>
        <translation>Welche Mail: Jede ist für andere Personen bestimmt.</translation>
    </message>
    <message>
        <source>Who gets the mail.</source>
        <translation>Wer die Mail erhält.</translation>
    </message>
    <message>
        <source>The subject of the mail.</source>
        <translation>Der Betreff der Mail.</translation>
    </message>
    <message>
        <source>The text of the mail. Change it as you like; nothing is sent from here.</source>
        <translation>Der Text der Mail. Ändern Sie ihn, wie Sie möchten; von hier aus wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Opens the mail in your mail program, where you send it.</source>
        <translation>Öffnet die Mail in Ihrem Mailprogramm, in dem Sie sie senden.</translation>
    </message>
    <message>
        <source>Saves the mail as a file that mail programs open.</source>
        <translation>Speichert die Mail als Datei, die Mailprogramme öffnen.</translation>
    </message>
    <message>
        <source>Copies the text of the mail.</source>
        <translation>Kopiert den Text der Mail.</translation>
    </message>
    <message>
        <source>The mails of the files. Deselect those that are not to become part of the request.</source>
        <translation>Die Mails der Dateien. Wählen Sie die ab, die nicht Teil des Antrags werden sollen.</translation>
    </message>
    <message>
        <source>Actions that one registrar proposed and a second one has to confirm.</source>
        <translation>Handlungen, die ein Registrar vorgeschlagen hat und ein zweiter bestätigen muss.</translation>
    </message>
    <message>
        <source>Begins an empty template.</source>
        <translation>Beginnt eine leere Vorlage.</translation>
    </message>
    <message>
        <source>Begins a template with the texts of a registered namespace.</source>
        <translation>Beginnt eine Vorlage mit den Texten eines registrierten Namensraums.</translation>
    </message>
    <message>
        <source>Opens a template file of any layout.</source>
        <translation>Öffnet eine Vorlagendatei in beliebigem Aufbau.</translation>
    </message>
    <message>
        <source>Reads the text on the clipboard as a template.</source>
        <translation>Liest den Text der Zwischenablage als Vorlage.</translation>
    </message>
    <message>
        <source>The drafts that are open. A dot marks changes that are not saved.</source>
        <translation>Die offenen Entwürfe. Ein Punkt kennzeichnet Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>The thirteen fields of the template. The sign says whether a field is empty, has findings or is fine.</source>
        <translation>Die dreizehn Felder der Vorlage. Das Zeichen sagt, ob ein Feld leer ist, Befunde hat oder in Ordnung ist.</translation>
    </message>
    <message>
        <source>What is wrong or worth a look. Click a finding to go to its place; F1 shows its rule.</source>
        <translation>Was falsch ist oder einen Blick lohnt. Ein Klick auf einen Befund führt zu seiner Stelle; F1 zeigt seine Regel.</translation>
    </message>
    <message>
        <source>Writes the one right answer for the chosen finding. Undo takes it back.</source>
        <translation>Schreibt die einzige richtige Lösung für den gewählten Befund. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>The template as it will be saved and sent.</source>
        <translation>Die Vorlage, wie sie gespeichert und gesendet wird.</translation>
    </message>
    <message>
        <source>Write the field here. Return goes to the next one.</source>
        <translation>Schreiben Sie das Feld hier. Die Eingabetaste führt zum nächsten.</translation>
    </message>
    <message>
        <source>Write the field here. What was found is underlined.</source>
        <translation>Schreiben Sie das Feld hier. Was gefunden wurde, ist unterstrichen.</translation>
    </message>
    <message>
        <source>An example, the questions of an expert and, for Syntax, what the grammar allows.</source>
        <translation>Ein Beispiel, die Fragen eines Experten und, bei Syntax, was die Grammatik erlaubt.</translation>
    </message>
    <message>
        <source>How a good one reads. The namespace is invented.</source>
        <translation>Wie sich ein gutes liest. Der Namensraum ist erfunden.</translation>
    </message>
    <message>
        <source>Does what this field offers.</source>
        <translation>Tut, was dieses Feld anbietet.</translation>
    </message>
    <message>
        <source>The questions that an expert will ask of this field, and whether the text seems to answer them.</source>
        <translation>Die Fragen, die ein Experte zu diesem Feld stellen wird, und ob der Text sie zu beantworten scheint.</translation>
    </message>
    <message>
        <source>Shows other URNs that the grammar allows.</source>
        <translation>Zeigt weitere URNs, die die Grammatik erlaubt.</translation>
    </message>
    <message>
        <source>URNs that the grammar allows. Choose one to try it.</source>
        <translation>URNs, die die Grammatik erlaubt. Wählen Sie eine, um sie zu probieren.</translation>
    </message>
    <message>
        <source>Type a URN to see whether the grammar allows it.</source>
        <translation>Geben Sie eine URN ein, um zu sehen, ob die Grammatik sie erlaubt.</translation>
    </message>
    <message>
        <source>What the reviewers want changed in this field.</source>
        <translation>Was die Prüfer in diesem Feld geändert haben möchten.</translation>
    </message>
    <message>
        <source>What to find.</source>
        <translation>Was gesucht wird.</translation>
    </message>
    <message>
        <source>Whether to look in all fields or in the one shown.</source>
        <translation>Ob in allen Feldern gesucht wird oder nur im gezeigten.</translation>
    </message>
    <message>
        <source>What to put in its place.</source>
        <translation>Was an seine Stelle tritt.</translation>
    </message>
    <message>
        <source>Replaces the match that is selected.</source>
        <translation>Ersetzt die ausgewählte Fundstelle.</translation>
    </message>
    <message>
        <source>Replaces every match. Undo takes all of it back.</source>
        <translation>Ersetzt jede Fundstelle. „Rückgängig“ nimmt alles auf einmal zurück.</translation>
    </message>
    <message>
        <source>Tells capitals from small letters.</source>
        <translation>Unterscheidet Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Finds whole words only.</source>
        <translation>Findet nur ganze Wörter.</translation>
    </message>
    <message>
        <source>Drafts that were not saved when the program ended.</source>
        <translation>Entwürfe, die nicht gespeichert waren, als das Programm endete.</translation>
    </message>
    <message>
        <source>The template to take, where the file holds several.</source>
        <translation>Die Vorlage, die genommen wird, wenn die Datei mehrere enthält.</translation>
    </message>
    <message>
        <source>The field to which the chosen piece goes.</source>
        <translation>Das Feld, in das das gewählte Stück geht.</translation>
    </message>
    <message>
        <source>Makes one piece of the chosen one and the one before.</source>
        <translation>Macht aus dem gewählten Stück und dem davor eines.</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Nimmt die letzte Änderung zurück.</translation>
    </message>
    <message>
        <source>The fields, and how many words each gets.</source>
        <translation>Die Felder, und wie viele Wörter jedes erhält.</translation>
    </message>
    <message>
        <source>The text that the chosen field gets.</source>
        <translation>Der Text, den das gewählte Feld erhält.</translation>
    </message>
    <message>
        <source>The text as it came, cut into pieces. The margin names the field of each.</source>
        <translation>Der Text, wie er kam, in Stücke geteilt. Der Rand nennt das Feld zu jedem.</translation>
    </message>
    <message>
        <source>Finds the namespace whose texts you want to begin with.</source>
        <translation>Findet den Namensraum, mit dessen Texten Sie beginnen möchten.</translation>
    </message>
    <message>
        <source>The NID that you want to ask for. You can leave it empty.</source>
        <translation>Die NID, die Sie beantragen möchten. Sie können sie leer lassen.</translation>
    </message>
    <message>
        <source>Takes the texts from a template file.</source>
        <translation>Nimmt die Texte aus einer Vorlagendatei.</translation>
    </message>
    <message>
        <source>Opens the registration on the web, where its text is not held here.</source>
        <translation>Öffnet die Registrierung im Web, wenn ihr Text hier nicht vorliegt.</translation>
    </message>
    <message>
        <source>What the draft is compared with.</source>
        <translation>Womit der Entwurf verglichen wird.</translation>
    </message>
    <message>
        <source>What the draft was checked against, and the result.</source>
        <translation>Wogegen der Entwurf geprüft wurde, und das Ergebnis.</translation>
    </message>
    <message>
        <source>The reports that came with the program, and your queries.</source>
        <translation>Die mitgelieferten Berichte und Ihre Abfragen.</translation>
    </message>
    <message>
        <source>The period that the report counts.</source>
        <translation>Der Zeitraum, den der Bericht zählt.</translation>
    </message>
    <message>
        <source>The first day that counts.</source>
        <translation>Der erste Tag, der zählt.</translation>
    </message>
    <message>
        <source>The last day that counts.</source>
        <translation>Der letzte Tag, der zählt.</translation>
    </message>
    <message>
        <source>The numbers of the chart. Click a row to see what is behind it.</source>
        <translation>Die Zahlen des Diagramms. Klicken Sie auf eine Zeile, um zu sehen, was dahintersteckt.</translation>
    </message>
    <message>
        <source>The namespaces, requests or events behind the chosen number.</source>
        <translation>Die Namensräume, Anträge oder Ereignisse hinter der gewählten Zahl.</translation>
    </message>
    <message>
        <source>The chart. Click a bar to see what is behind it.</source>
        <translation>Das Diagramm. Klicken Sie auf einen Balken, um zu sehen, was dahintersteckt.</translation>
    </message>
    <message>
        <source>A query in SQL. It can only read. Names are completed while you type.</source>
        <translation>Eine Abfrage in SQL. Sie kann nur lesen. Namen werden beim Tippen ergänzt.</translation>
    </message>
    <message>
        <source>The rows that the query found.</source>
        <translation>Die Zeilen, die die Abfrage gefunden hat.</translation>
    </message>
    <message>
        <source>Type or paste here. The answer below follows what you type.</source>
        <translation>Tippen Sie hier, oder fügen Sie etwas ein. Die Antwort darunter folgt Ihrer Eingabe.</translation>
    </message>
    <message>
        <source>The tools: take apart, compare, resolve and normalize, find, scan.</source>
        <translation>Die Werkzeuge: zerlegen, vergleichen, auflösen und normalisieren, finden, Datei prüfen.</translation>
    </message>
    <message>
        <source>The answer. Everything in it can be copied.</source>
        <translation>Die Antwort. Alles darin lässt sich kopieren.</translation>
    </message>
    <message>
        <source>Chooses the file of URNs, one a line.</source>
        <translation>Wählt die Datei mit URNs, eine je Zeile.</translation>
    </message>
    <message>
        <source>The document by which the lines are read.</source>
        <translation>Das Dokument, nach dem die Zeilen gelesen werden.</translation>
    </message>
    <message>
        <source>Ends the scan. What was found until then is shown.</source>
        <translation>Bricht die Prüfung der Datei ab. Was bis dahin gefunden wurde, wird gezeigt.</translation>
    </message>
    <message>
        <source>What the scan found.</source>
        <translation>Was die Prüfung der Datei gefunden hat.</translation>
    </message>
    <message>
        <source>Saves every line that is not a URN, with its number and the rule that it breaks.</source>
        <translation>Speichert jede Zeile, die keine URN ist, mit ihrer Nummer und der Regel, die sie verletzt.</translation>
    </message>
    <message>
        <source>Saves the table of what was found.</source>
        <translation>Speichert die Tabelle dessen, was gefunden wurde.</translation>
    </message>
    <message>
        <source>Shows only what this person did.</source>
        <translation>Zeigt nur, was diese Person getan hat.</translation>
    </message>
    <message>
        <source>Shows only events of this kind.</source>
        <translation>Zeigt nur Ereignisse dieser Art.</translation>
    </message>
    <message>
        <source>Shows only events about this namespace.</source>
        <translation>Zeigt nur Ereignisse zu diesem Namensraum.</translation>
    </message>
    <message>
        <source>Ends the verification.</source>
        <translation>Bricht die Prüfung ab.</translation>
    </message>
    <message>
        <source>Every action in this registry, the latest first.</source>
        <translation>Jede Handlung in diesem Register, die neueste zuerst.</translation>
    </message>
    <message>
        <source>The chosen event in full.</source>
        <translation>Das gewählte Ereignis vollständig.</translation>
    </message>
    <message>
        <source>The log&apos;s name, its number of events and its root. Kept elsewhere, it proves later that the log was not changed.</source>
        <translation>Name des Protokolls, Zahl seiner Ereignisse und seine Wurzel. Anderswo aufbewahrt, beweist der Prüfpunkt später, dass das Protokoll nicht geändert wurde.</translation>
    </message>
    <message>
        <source>Connections that you used before, without passwords.</source>
        <translation>Verbindungen, die Sie früher verwendet haben, ohne Passwörter.</translation>
    </message>
    <message>
        <source>The registry on this computer, which is yours alone.</source>
        <translation>Das Register auf diesem Computer, das nur Ihnen gehört.</translation>
    </message>
    <message>
        <source>A PostgreSQL server that several people use.</source>
        <translation>Ein PostgreSQL-Server, den mehrere Personen verwenden.</translation>
    </message>
    <message>
        <source>A server whose connection is described under a name in the service file of PostgreSQL.</source>
        <translation>Ein Server, dessen Verbindung unter einem Namen in der Dienstdatei von PostgreSQL beschrieben ist.</translation>
    </message>
    <message>
        <source>The port of the server; 5432 where it is left empty.</source>
        <translation>Der Port des Servers; 5432, wenn er leer bleibt.</translation>
    </message>
    <message>
        <source>The database of the registry on that server.</source>
        <translation>Die Datenbank des Registers auf diesem Server.</translation>
    </message>
    <message>
        <source>Your login on that server.</source>
        <translation>Ihr Anmeldename auf diesem Server.</translation>
    </message>
    <message>
        <source>How far the server has to prove who it is.</source>
        <translation>Wie weit der Server beweisen muss, wer er ist.</translation>
    </message>
    <message>
        <source>Chooses the file with the certificates.</source>
        <translation>Wählt die Datei mit den Zertifikaten.</translation>
    </message>
    <message>
        <source>The name of the service.</source>
        <translation>Der Name des Dienstes.</translation>
    </message>
    <message>
        <source>Tries to connect, and says what is wrong.</source>
        <translation>Versucht zu verbinden und sagt, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Gives up trying.</source>
        <translation>Bricht den Versuch ab.</translation>
    </message>
    <message>
        <source>Begins with the namespaces that IANA had registered when the program was made.</source>
        <translation>Beginnt mit den Namensräumen, die bei der IANA registriert waren, als das Programm entstand.</translation>
    </message>
    <message>
        <source>Begins without namespaces.</source>
        <translation>Beginnt ohne Namensräume.</translation>
    </message>
    <message>
        <source>Begins with what another registry held.</source>
        <translation>Beginnt mit dem, was ein anderes Register enthielt.</translation>
    </message>
    <message>
        <source>The files of the deposit, the full one first.</source>
        <translation>Die Dateien der Hinterlegung, die vollständige zuerst.</translation>
    </message>
    <message>
        <source>The password of your login. It is kept in memory only.</source>
        <translation>Das Passwort Ihrer Anmeldung. Es bleibt nur im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Who changes the registry now, and who waits for whom.</source>
        <translation>Wer das Register jetzt ändert, und wer auf wen wartet.</translation>
    </message>
    <message>
        <source>Everybody who has a role, with their absences.</source>
        <translation>Alle, die eine Rolle haben, mit ihren Abwesenheiten.</translation>
    </message>
    <message>
        <source>The login of the person, as the server knows it.</source>
        <translation>Der Anmeldename der Person, wie der Server ihn kennt.</translation>
    </message>
    <message>
        <source>Whether the person holds this role.</source>
        <translation>Ob die Person diese Rolle hat.</translation>
    </message>
    <message>
        <source>The name as it is shown.</source>
        <translation>Der Name, wie er gezeigt wird.</translation>
    </message>
    <message>
        <source>Where the person works. Experts are not asked about requests of their own organization.</source>
        <translation>Wo die Person arbeitet. Experten werden nicht zu Anträgen ihrer eigenen Organisation gefragt.</translation>
    </message>
    <message>
        <source>Where mails go.</source>
        <translation>Wohin Mails gehen.</translation>
    </message>
    <message>
        <source>Days from and to. Leave the second one empty where the end is open.</source>
        <translation>Tage von und bis. Lassen Sie den zweiten leer, wenn das Ende offen ist.</translation>
    </message>
    <message>
        <source>A policy of the registry. The text beside it says what it does.</source>
        <translation>Eine Richtlinie des Registers. Was sie bewirkt, steht daneben.</translation>
    </message>
    <message>
        <source>The folder that the listing is written into.</source>
        <translation>Der Ordner, in den das Verzeichnis geschrieben wird.</translation>
    </message>
    <message>
        <source>Chooses the folder.</source>
        <translation>Wählt den Ordner.</translation>
    </message>
    <message>
        <source>Opens the folder.</source>
        <translation>Öffnet den Ordner.</translation>
    </message>
    <message>
        <source>Opens the first page of the publication.</source>
        <translation>Öffnet die erste Seite der Veröffentlichung.</translation>
    </message>
    <message>
        <source>Whether files of this format are written.</source>
        <translation>Ob Dateien in diesem Format geschrieben werden.</translation>
    </message>
    <message>
        <source>Shows only namespaces whose NID begins like this.</source>
        <translation>Zeigt nur Namensräume, deren NID so beginnt.</translation>
    </message>
    <message>
        <source>How the file differs from this registry. Select what to import.</source>
        <translation>Wie sich die Datei von diesem Register unterscheidet. Wählen Sie aus, was übernommen werden soll.</translation>
    </message>
    <message>
        <source>Selects every difference that is shown.</source>
        <translation>Wählt alle gezeigten Unterschiede aus.</translation>
    </message>
    <message>
        <source>Deselects every difference that is shown.</source>
        <translation>Wählt alle gezeigten Unterschiede ab.</translation>
    </message>
    <message>
        <source>Shows or hides differences of this kind.</source>
        <translation>Zeigt Unterschiede dieser Art oder blendet sie aus.</translation>
    </message>
    <message>
        <source>The listing: XML or CSV of IANA, JSON of a publication, or a folder of templates.</source>
        <translation>Das Verzeichnis: XML oder CSV der IANA, JSON einer Veröffentlichung oder ein Ordner mit Vorlagen.</translation>
    </message>
    <message>
        <source>Chooses the file.</source>
        <translation>Wählt die Datei.</translation>
    </message>
    <message>
        <source>Shows what of the file is not kept here.</source>
        <translation>Zeigt, was von der Datei hier nicht aufbewahrt wird.</translation>
    </message>
    <message>
        <source>What of the file is not kept here.</source>
        <translation>Was von der Datei hier nicht aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Applies the selected differences in one transaction.</source>
        <translation>Wendet die ausgewählten Unterschiede in einer Transaktion an.</translation>
    </message>
    <message>
        <source>Does everything and takes it back, to see whether it would work.</source>
        <translation>Tut alles und nimmt es zurück, um zu sehen, ob es gelingen würde.</translation>
    </message>
    <message>
        <source>Closes the window.</source>
        <translation>Schließt das Fenster.</translation>
    </message>
    <message>
        <source>Finds words in all pages of the manual.</source>
        <translation>Findet Wörter auf allen Seiten des Handbuchs.</translation>
    </message>
    <message>
        <source>The pages of the manual and their headings.</source>
        <translation>Die Seiten des Handbuchs und ihre Überschriften.</translation>
    </message>
    <message>
        <source>The places where the words stand.</source>
        <translation>Die Stellen, an denen die Wörter stehen.</translation>
    </message>
    <message>
        <source>The page. Links lead to others; those with an address open in the browser.</source>
        <translation>Die Seite. Links führen zu anderen Seiten; solche mit einer Adresse öffnen sich im Browser.</translation>
    </message>
    <message>
        <source>Finds words in this page.</source>
        <translation>Findet Wörter auf dieser Seite.</translation>
    </message>
    <message>
        <source>Shows only commands or keys with these letters.</source>
        <translation>Zeigt nur Befehle oder Tasten mit diesen Buchstaben.</translation>
    </message>
    <message>
        <source>Every command with its shortcut, by menu and page. Press Return on one to change its shortcut.</source>
        <translation>Jeder Befehl mit seinem Tastenkürzel, nach Menü und Seite. Drücken Sie auf einem die Eingabetaste, um sein Tastenkürzel zu ändern.</translation>
    </message>
    <message>
        <source>Compares every event of the log with the tables, and names what was changed.</source>
        <translation>Vergleicht jedes Ereignis des Protokolls mit den Tabellen und nennt, was geändert wurde.</translation>
    </message>
    <message>
        <source>Saves a file with which anybody can check that the chosen event is in the log.</source>
        <translation>Speichert eine Datei, mit der jeder prüfen kann, dass das gewählte Ereignis im Protokoll steht.</translation>
    </message>
    <message>
        <source>Copies the chosen event as text.</source>
        <translation>Kopiert das gewählte Ereignis als Text.</translation>
    </message>
    <message>
        <source>Adds a person to the registry, such as an expert who can be assigned then.</source>
        <translation>Fügt dem Register eine Person hinzu, zum Beispiel einen Experten, der dann zugewiesen werden kann.</translation>
    </message>
    <message>
        <source>Makes browsers show the XML as a table. Some of them warn about it; the web pages do not need it.</source>
        <translation>Lässt Browser das XML als Tabelle zeigen. Manche warnen davor; die Webseiten brauchen es nicht.</translation>
    </message>
    <message>
        <source>Whether the server is the primary or a standby, how far the standbys are behind, and when you last backed up and verified the registry.</source>
        <translation>Ob der Server der Primärserver oder ein Standby-Server ist, wie weit die Standby-Server zurückliegen und wann Sie das Register zuletzt gesichert und geprüft haben.</translation>
    </message>
    <message>
        <source>Whether a new namespace is asked for, a revision of one, or its deprecation.</source>
        <translation>Ob ein neuer Namensraum, die Überarbeitung eines bestehenden oder dessen Kennzeichnung als veraltet beantragt wird.</translation>
    </message>
    <message>
        <source>Starts a draft for the namespace that was looked for.</source>
        <translation>Beginnt einen Entwurf für den gesuchten Namensraum.</translation>
    </message>
    <message>
        <source>Shows the earliest listing that is known.</source>
        <translation>Zeigt das älteste Verzeichnis, das bekannt ist.</translation>
    </message>
    <message>
        <source>The namespaces whose template this registry has the text of.</source>
        <translation>Die Namensräume, von deren Vorlage dieses Register den Text hat.</translation>
    </message>
    <message>
        <source>Also lists namespaces that came from an imported listing. Such a template can be saved from the web and used as a file.</source>
        <translation>Zeigt auch Namensräume, die aus einem eingelesenen Verzeichnis stammen. Deren Vorlage lässt sich aus dem Web speichern und als Datei nehmen.</translation>
    </message>
    <message>
        <source>Saves the request with its template, its comments and its history in a file.</source>
        <translation>Speichert den Antrag mit Vorlage, Kommentaren und Verlauf in einer Datei.</translation>
    </message>
    <message>
        <source>Which columns the list shows. Exports and prints have the same ones.</source>
        <translation>Welche Spalten die Liste zeigt. Exporte und Ausdrucke haben dieselben.</translation>
    </message>
    <message>
        <source>The columns, in the order of the file. Only checked columns are exported. Drag a column or use the buttons to change the order.</source>
        <translation>Die Spalten in der Reihenfolge der Datei. Nur angekreuzte Spalten werden exportiert. Ziehen Sie eine Spalte, oder ändern Sie die Reihenfolge mit den Schaltflächen.</translation>
    </message>
    <message>
        <source>The format of the exported file.</source>
        <translation>Das Format der exportierten Datei.</translation>
    </message>
    <message>
        <source>Saves the checkpoint to a file. Give a copy to someone who cannot change the registry.</source>
        <translation>Speichert den Prüfpunkt in einer Datei. Geben Sie jemandem eine Kopie, der das Register nicht ändern kann.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WishesDocument</name>
    <message>
        <source>Changes requested by %1</source>
        <translation>%1 verlangt Änderungen</translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>when</comment>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Open comments on other fields:</source>
        <translation>Offene Kommentare zu anderen Feldern:</translation>
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
        <source>The state of the request does not allow this step.</source>
        <translation>Der Stand des Antrags lässt diesen Schritt nicht zu.</translation>
    </message>
    <message>
        <source>This step belongs to another role. Switch to a role that may take it.</source>
        <translation>Dieser Schritt gehört zu einer anderen Rolle. Wechseln Sie in eine Rolle, die ihn ausführen darf.</translation>
    </message>
    <message>
        <source>You cannot act on this request, because you are neither its applicant nor assigned to it.</source>
        <translation>Dieser Schritt steht Ihnen nicht zu: Sie sind weder der Antragsteller, noch sind Sie dem Antrag zugewiesen.</translation>
    </message>
    <message>
        <source>You have already approved this revision.</source>
        <translation>Ihre Genehmigung ist schon verzeichnet.</translation>
    </message>
    <message>
        <source>The registry refused this. Nothing was changed.</source>
        <translation>Das Register lehnte dies ab: Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The registry refused this (%1). Nothing was changed.</source>
        <translation>Das Register lehnte dies ab (%1): Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Cannot reach the registry. Nothing was changed. The program keeps trying to connect.</source>
        <translation>Das Register ist nicht erreichbar: Nichts wurde geändert. Das Programm versucht weiter, sich zu verbinden.</translation>
    </message>
    <message>
        <source>The connection was lost while the change was being saved. Check whether the change was made before you repeat it.</source>
        <translation>Die Verbindung brach im letzten Augenblick ab: Sehen Sie nach, ob die Änderung da ist, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>Not found in the registry.</source>
        <translation>Das Register enthält das nicht.</translation>
    </message>
    <message>
        <source>Somebody else has changed the request. Review its current state, then decide again.</source>
        <translation>Konflikt: Jemand anders hat den Antrag geändert. Sehen Sie sich seinen jetzigen Stand an, und entscheiden Sie dann neu.</translation>
    </message>
    <message>
        <source>The template was not submitted because it has an error. Fix it, then try again.</source>
        <translation>Die Vorlage hat einen Fehler und wurde nicht eingereicht: Beheben Sie ihn, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The template was not submitted because it has %1 errors. Fix them, then try again.</source>
        <translation>Die Vorlage hat %1 Fehler und wurde nicht eingereicht: Beheben Sie sie, und versuchen Sie es dann erneut.</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cannot use the folder of the local registry: %1. Check that you may write there.</source>
        <translation>Der Ordner des lokalen Registers ist nicht verwendbar: %1. Sorgen Sie dafür, dass Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>Cannot find a safe folder for the socket of the local server: %1. Check that you may write to /tmp.</source>
        <translation>Kein sicherer Ordner für den Socket des lokalen Servers: %1. Sorgen Sie dafür, dass /tmp beschreibbar ist.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed (%1). Install version 15 or later (on Debian, the package postgresql).</source>
        <translation>PostgreSQL ist nicht installiert (%1). Installieren Sie Version 15 oder neuer, in Debian das Paket postgresql.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and the account to run it is missing: %1. Install the package postgresql, or start the program as an ordinary user.</source>
        <translation>PostgreSQL läuft nicht als root, und das Konto, unter dem es laufen würde, fehlt: %1. Installieren Sie das Paket postgresql, oder starten Sie das Programm als gewöhnlicher Benutzer.</translation>
    </message>
    <message>
        <source>Cannot create the local registry: %1</source>
        <translation>Das lokale Register konnte nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>Cannot start the local server: %1</source>
        <translation>Der lokale Server ist nicht gestartet: %1</translation>
    </message>
    <message>
        <source>Cannot stop the local server: %1</source>
        <translation>Der lokale Server hat nicht angehalten: %1</translation>
    </message>
    <message>
        <source>Another program has been starting or stopping the local server for too long: %1. Try again later.</source>
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
        <source>Cannot read the country data %1.</source>
        <translation>Die Länderdaten %1 sind nicht lesbar.</translation>
    </message>
    <message>
        <source>The country data %1 is damaged. Install the package iso-codes again.</source>
        <translation>Die Länderdaten %1 sind beschädigt. Installieren Sie das Paket iso-codes neu.</translation>
    </message>
    <message>
        <source>Stopped. The previous publication was not changed.</source>
        <translation>Angehalten. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>The folder contains a file that is not part of a publication: %1. Choose an empty folder or the folder of an earlier publication.</source>
        <translation>Der Ordner enthält etwas, das aus keiner Veröffentlichung stammt: %1. Wählen Sie einen leeren Ordner oder einen, in den schon veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Cannot write %1. The previous publication was not changed.</source>
        <translation>%1 ist nicht beschreibbar. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>Cannot read %1. The previous publication was not changed.</source>
        <translation>%1 ist nicht lesbar. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>The disk is full: %1. The previous publication was not changed.</source>
        <translation>Der Datenträger ist voll: %1. Die frühere Veröffentlichung ist unberührt.</translation>
    </message>
    <message>
        <source>event %1 was changed</source>
        <translation>Ereignis %1 ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>the hash tree above event %1 was changed</source>
        <translation>der Hashbaum über Ereignis %1 wurde geändert</translation>
    </message>
    <message>
        <source>the tree head of the log does not match its events</source>
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
        <source>“%1” is not a NID. A NID has 2 to 32 letters, digits and hyphens, and does not begin or end with a hyphen.</source>
        <translation>„%1“ ist keine NID: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende keinen Bindestrich.</translation>
    </message>
    <message>
        <source>The NID is missing. A NID has 2 to 32 letters, digits and hyphens.</source>
        <translation>Es ist keine NID angegeben: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>“%1” is too short. A NID has at least 2 characters.</source>
        <translation>„%1“ ist zu kurz: Eine NID hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too long. A NID has at most 32 characters.</source>
        <translation>„%1“ ist zu lang: Eine NID hat höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>A NID begins with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Eine NID beginnt mit einem ASCII-Buchstaben oder einer Ziffer, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>“%2” is not allowed in a NID. Use only ASCII letters, digits and hyphens.</source>
        <translation>„%2“ darf in einer NID nicht stehen: nur ASCII-Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>A NID ends with an ASCII letter or a digit, not with “%2”.</source>
        <translation>Eine NID endet mit einem ASCII-Buchstaben oder einer Ziffer, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>“%1” is already registered (case is ignored). Choose another NID, or revise that namespace.</source>
        <translation>„%1“ ist schon registriert (Groß- und Kleinschreibung zählt nicht): Wählen Sie eine andere NID, oder überarbeiten Sie jenen Namensraum.</translation>
    </message>
    <message>
        <source>“%1” begins with “urn-”, which is reserved for informal namespaces. Choose another NID.</source>
        <translation>„%1“ beginnt mit „urn-“, das informellen Namensräumen vorbehalten ist: Beginnen Sie eine formelle NID mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” is the name of the URN scheme. Choose another NID.</source>
        <translation>„%1“ ist der Name des URN-Schemas selbst: Wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID. Use at least 3 characters.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 is the country code of %2. Use at least 3 characters.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz, und %3 ist der Ländercode für %2: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is too short for a formal NID, and %3 was the country code of %2. Use at least 3 characters.</source>
        <translation>„%1“ ist für eine formelle NID zu kurz, und %3 war der Ländercode für %2: Wählen Sie eine mit drei oder mehr Zeichen.</translation>
    </message>
    <message>
        <source>“%1” begins with two letters and a hyphen, which is reserved for country codes. Use another prefix than “%3-”.</source>
        <translation>„%1“ beginnt mit zwei Buchstaben und einem Bindestrich, was Ländercodes vorbehalten ist: Beginnen Sie mit etwas anderem als „%3-“.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.</source>
        <translation>„%1“ beginnt mit %3, dem Ländercode für %2, und einem Bindestrich, was Ländern vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with %3, formerly the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.</source>
        <translation>„%1“ beginnt mit %3, dem früheren Ländercode für %2, und einem Bindestrich, was Ländern vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with “%2”, which is reserved for encoded internationalized names. Choose another NID.</source>
        <translation>„%1“ beginnt mit „%2“, das kodierten internationalisierten Namen vorbehalten ist: Beginnen Sie mit etwas anderem.</translation>
    </message>
    <message>
        <source>“%1” begins with “x-”, the former prefix of experimental namespaces. Choose a NID without it.</source>
        <translation>„%1“ beginnt mit „x-“, einst das Zeichen experimenteller Namensräume: Wählen Sie eine NID ohne es.</translation>
    </message>
    <message>
        <source>“%1” is not an informal NID. An informal NID is “urn-” followed by a positive number without leading zeros, at most 32 characters in all.</source>
        <translation>„%1“ ist keine informelle NID: Das ist „urn-“ und eine positive Zahl ohne führende Nullen, höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The registry assigns the numbers of informal namespaces. Leave the NID empty instead of requesting “%1”.</source>
        <translation>Das Register nummeriert informelle Namensräume selbst: Lassen Sie die NID leer, statt „%1“ zu beantragen.</translation>
    </message>
    <message>
        <source>“%1” is not the next informal NID in the sequence. The next one is “%2”.</source>
        <translation>„%1“ ist nicht die nächste informelle NID der Reihe: Das ist „%2“.</translation>
    </message>
    <message>
        <source>“%3” is the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.</source>
        <translation>„%3“ ist der dreibuchstabige Ländercode für %2: Begründen Sie, warum die NID „%1“ sein soll, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%3” was the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.</source>
        <translation>„%3“ war der dreibuchstabige Ländercode für %2: Begründen Sie, warum die NID „%1“ sein soll, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.</source>
        <translation>„%1“ ist der Name eines Landes (%2): Begründen Sie, warum Sie ihn brauchen, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the former name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.</source>
        <translation>„%1“ ist der frühere Name eines Landes (%2): Begründen Sie, warum Sie ihn brauchen, oder wählen Sie eine NID, die nicht für ein Land gehalten wird.</translation>
    </message>
    <message>
        <source>“%2” is a registered URI scheme. Show that the namespace belongs to it, or choose a NID that cannot be mistaken for it.</source>
        <translation>„%2“ ist ein registriertes URI-Schema: Zeigen Sie, dass der Namensraum dazugehört, oder wählen Sie eine NID, die nicht dafür gehalten wird.</translation>
    </message>
    <message>
        <source>“%1” is the name of a known identifier system (%2). Show that the namespace belongs to it, or choose another NID.</source>
        <translation>„%1“ ist der Name eines bekannten Kennungssystems (%2): Zeigen Sie, dass der Namensraum dazugehört, oder wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>Other open requests ask for “%1” too (%2). It can be registered only after they end or change their NID.</source>
        <translation>Auch andere offene Anträge verlangen „%1“ (%2): Registriert wird sie erst, wenn jene ausgeschieden sind oder ihre NID geändert haben.</translation>
    </message>
    <message>
        <source>“%1” is easily mistaken for a registered NID (%2). Consider one that differs more.</source>
        <translation>„%1“ ist leicht mit einer registrierten NID zu verwechseln (%2): Erwägen Sie eine, die sich mehr unterscheidet.</translation>
    </message>
    <message>
        <source>The NID is not well formed. A NID has 2 to 32 letters, digits and hyphens, and does not begin or end with a hyphen.</source>
        <translation>Die NID ist nicht wohlgeformt: Sie hat zwei bis 32 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende keinen Bindestrich.</translation>
    </message>
    <message>
        <source>The NID is already registered (case is ignored). Choose another NID, or revise that namespace.</source>
        <translation>Die NID ist schon registriert, in dieser oder anderer Schreibung: Wählen Sie eine andere, oder überarbeiten Sie jenen Namensraum.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with “urn-”. Choose another NID.</source>
        <translation>Eine formelle NID darf nicht mit „urn-“ beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>“urn” is the name of the URN scheme. Choose another NID.</source>
        <translation>„urn“ ist der Name des URN-Schemas selbst: Wählen Sie eine andere NID.</translation>
    </message>
    <message>
        <source>A formal NID has at least 3 characters. Choose a longer one.</source>
        <translation>Eine formelle NID hat drei oder mehr Zeichen: Wählen Sie eine längere.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and a hyphen. Choose another NID.</source>
        <translation>Eine formelle NID darf nicht mit zwei Buchstaben und einem Bindestrich beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A formal NID cannot begin with two letters and two hyphens. Choose another NID.</source>
        <translation>Eine formelle NID darf nicht mit zwei Buchstaben und zwei Bindestrichen beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A NID cannot begin with “x-”. Choose another NID.</source>
        <translation>Eine NID darf nicht mit „x-“ beginnen: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>An informal NID is “urn-” and a number without leading zeros.</source>
        <translation>Eine informelle NID ist „urn-“ und eine Zahl ohne führende Nullen.</translation>
    </message>
    <message>
        <source>The registry assigns the numbers of informal namespaces. Leave the NID empty.</source>
        <translation>Das Register nummeriert informelle Namensräume selbst: Lassen Sie die NID leer.</translation>
    </message>
    <message>
        <source>Another informal namespace was assigned this number in the meantime. Try again.</source>
        <translation>Ein anderer informeller Namensraum erhielt inzwischen diese Nummer: Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Another open request asks for the same NID. One of them must end or change its NID first.</source>
        <translation>Ein anderer offener Antrag verlangt dieselbe NID: Einer von beiden muss zuerst ausscheiden oder seine NID ändern.</translation>
    </message>
    <message>
        <source>The request has changed in the meantime. Review its current state, then decide again.</source>
        <translation>Der Antrag ist inzwischen weiter: Sehen Sie ihn sich an, wie er jetzt ist, und entscheiden Sie dann neu.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID of its namespace. Restore the NID in the template.</source>
        <translation>Eine Überarbeitung behält die NID ihres Namensraums: Stellen Sie sie in der Vorlage wieder her.</translation>
    </message>
    <message>
        <source>This person is not a designated expert of this registry. Grant them the role, or choose somebody else.</source>
        <translation>Diese Person ist kein bestellter Experte dieses Registers: Fügen Sie sie als Experten hinzu, oder nennen Sie jemand anderen.</translation>
    </message>
    <message>
        <source>An appeal must go to an expert who has not reviewed the request before. Choose another expert.</source>
        <translation>Ein Einspruch geht an einen Experten, der den Antrag noch nicht beurteilt hat: Nennen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is older than this program. Its owner must run “nidreg-cli db migrate” first.</source>
        <translation>Das Schema des Registers ist älter als dieses Programm: Sein Eigentümer führt zuerst „nidreg-cli db migrate“ aus.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is newer than this program. Install the newer version of nidreg.</source>
        <translation>Das Schema des Registers ist neuer als dieses Programm: Installieren Sie die neuere Version von nidreg.</translation>
    </message>
    <message>
        <source>The registry&apos;s database is not in UTF-8. Create one with the encoding UTF8.</source>
        <translation>Die Datenbank des Registers ist nicht in UTF-8: Legen Sie eine mit der Kodierung UTF8 an.</translation>
    </message>
    <message>
        <source>The connection string is not valid. Use a URI, or keywords such as “host=… dbname=…”.</source>
        <translation>Die Verbindung ist nicht so beschrieben, wie PostgreSQL es erwartet: Verwenden Sie einen URI oder Schlüsselwörter wie „host=… dbname=…“.</translation>
    </message>
    <message>
        <source>This database is a shared registry with its own history and cannot become a private one.</source>
        <translation>Diese Datenbank ist ein gemeinsames Register mit eigenem Verlauf und kann kein privates werden.</translation>
    </message>
    <message>
        <source>The request does not exist, or you may not see it.</source>
        <translation>Einen solchen Antrag gibt es nicht, oder Sie dürfen ihn nicht sehen.</translation>
    </message>
    <message>
        <source>The namespace is not registered.</source>
        <translation>Ein solcher Namensraum ist nicht registriert.</translation>
    </message>
    <message>
        <source>The Version field must state the version after the registered one. Correct it, then try again.</source>
        <translation>Das Feld Version muss die Version nach der registrierten angeben: Berichtigen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>From version 2, Revision Information must say what changed. Fill it in, then try again.</source>
        <translation>Ab Version 2 muss Revision Information sagen, was sich geändert hat: Füllen Sie es aus, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>On the fast track, Documentation must cite the specification and Registrant must name the body. Fill them in, then try again.</source>
        <translation>Im Schnellverfahren nennt das Feld Documentation die Spezifikation und Registrant das Gremium: Füllen Sie beide aus, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>A namespace cannot be removed or renamed. Submit a revision that marks it as deprecated instead.</source>
        <translation>Ein Namensraum lässt sich nicht entfernen oder umbenennen; eine Überarbeitung kann ihn als veraltet kennzeichnen.</translation>
    </message>
    <message>
        <source>A request cannot be removed. Withdraw or close it instead.</source>
        <translation>Ein Antrag lässt sich nicht entfernen: Ziehen Sie ihn stattdessen zurück, oder schließen Sie ihn.</translation>
    </message>
    <message>
        <source>The workflow does not allow this step in the request&apos;s state.</source>
        <translation>Einen solchen Schritt gibt es im Stand dieses Antrags nicht.</translation>
    </message>
    <message>
        <source>This expert is already assigned to the request.</source>
        <translation>Dieser Experte ist dem Antrag schon zugewiesen.</translation>
    </message>
    <message>
        <source>The number of an informal namespace is never assigned twice.</source>
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
        <source>The request is discussed in public, then an expert reviews it (RFC 8141, section 6.2).</source>
        <translation>Der Antrag wird öffentlich besprochen, dann prüft ihn ein Experte (RFC 8141, Abschnitt 6.2).</translation>
    </message>
    <message>
        <source>For standards development organizations, scientific societies and similar bodies: the review only gives advice (RFC 8141, section 6.3).</source>
        <translation>Für Normungsorganisationen, wissenschaftliche Gesellschaften und ähnliche Gremien: Die Prüfung gibt nur Rat (RFC 8141, Abschnitt 6.3).</translation>
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
        <source>The template becomes the next revision of the request and can no longer be changed. The community discussion begins or, on the fast track, the body must be recognized.</source>
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
        <source>Records that the IESG recognized the applicant&apos;s body. The advisory review of the fast track begins.</source>
        <translation>Die Anerkennung des antragstellenden Gremiums durch die IESG wird verzeichnet, und die beratende Prüfung des Schnellverfahrens beginnt.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG recognized the body (%4).</source>
        <translation>%1 hat vermerkt, dass die IESG das Gremium anerkannt hat (%4).</translation>
    </message>
    <message>
        <source>Record refusal</source>
        <translation>Nichtanerkennung vermerken</translation>
    </message>
    <message>
        <source>The request leaves the fast track and continues as a community request, in discussion.</source>
        <translation>Der Antrag verlässt das Schnellverfahren und geht als Antrag der Gemeinschaft weiter, in Diskussion.</translation>
    </message>
    <message>
        <source>%1 recorded that the IESG did not recognize the body (%4).</source>
        <translation>%1 hat vermerkt, dass die IESG das Gremium nicht anerkannt hat (%4).</translation>
    </message>
    <message>
        <source>Assign expert</source>
        <translation>Experten zuweisen</translation>
    </message>
    <message>
        <source>Asks the designated expert to review the request by the due date.</source>
        <translation>Der bestellte Experte wird gebeten, den Antrag bis zum Fälligkeitstag zu prüfen.</translation>
    </message>
    <message>
        <source>%1 assigned %2, due %3.</source>
        <translation>%1 hat %2 zugewiesen, fällig am %3.</translation>
    </message>
    <message>
        <source>%1 stepped back as an expert.</source>
        <translation>%1 ist als Experte zurückgetreten.</translation>
    </message>
    <message>
        <source>Adds your comment to the discussion. The state of the request does not change.</source>
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
        <source>Asks the applicant for another revision. The request waits until it is submitted.</source>
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
        <source>%1 approved revision %5.</source>
        <translation>%1 hat Fassung %5 genehmigt.</translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation>Rat geben</translation>
    </message>
    <message>
        <source>Records your advice for the body that asks for the namespace. It does not block the request.</source>
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
        <source>Ends the advisory review as the body requested. The request can then be registered.</source>
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
        <source>Records the direction of the approval body. The request can then be registered.</source>
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
        <source>Ends the request as rejected and records your reasons. Only an appeal can reopen it.</source>
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
        <source>Reopens the rejected request. The expert chosen here reviews it.</source>
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
        <source>Checks everything again against the current registry, then registers the version. The version cannot be changed or removed afterwards, and its NID is never reused.</source>
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
        <source>Ends the request as withdrawn. It cannot be reopened. Everything that was said stays on record.</source>
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
        <source>Ends the request as closed and records your reasons. It cannot be reopened.</source>
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
        <source>The field “%1” is missing. Add it.</source>
        <translation>„%1“ fehlt: Die Vorlage braucht dieses Feld.</translation>
    </message>
    <message>
        <source>Documentation is missing. Cite a specification if there is one.</source>
        <translation>Documentation fehlt: Verweisen Sie auf eine Spezifikation, wo es eine gibt.</translation>
    </message>
    <message>
        <source>Revision Information is missing. From version 2, it must say what changed.</source>
        <translation>Revision Information fehlt: Ab Version 2 sagt dieses Feld, was sich geändert hat.</translation>
    </message>
    <message>
        <source>The field “%1” is empty. Fill it in.</source>
        <translation>„%1“ ist leer: Die Vorlage braucht hier etwas.</translation>
    </message>
    <message>
        <source>The field “%1” occurs more than once. Keep one and join the texts.</source>
        <translation>„%1“ steht mehr als einmal da: Behalten Sie eines, und fügen Sie die Texte zusammen.</translation>
    </message>
    <message>
        <source>“%1” comes after “%2”, which follows it in the template of RFC 8141. Move it up.</source>
        <translation>„%1“ steht nach „%2“, das in der Vorlage von RFC 8141 darauf folgt: Rücken Sie es nach oben.</translation>
    </message>
    <message>
        <source>The old heading “%1” was read as “%2”. Check that its text belongs there.</source>
        <translation>Die alte Überschrift „%1“ wurde als „%2“ gelesen: Prüfen Sie, ob ihr Text dorthin gehört.</translation>
    </message>
    <message>
        <source>The text under “%1” does not belong to a field. Move it to one, or leave it in Additional Information.</source>
        <translation>Der Text unter „%1“ gehört zu keinem Feld: Verschieben Sie ihn in eines, oder lassen Sie ihn in Additional Information.</translation>
    </message>
    <message>
        <source>The text contains a control character (%1). Remove it.</source>
        <translation>Im Text steht ein Steuerzeichen (%1): Entfernen Sie es.</translation>
    </message>
    <message>
        <source>An invisible character (%1) changes the direction of the text and can hide what it says. Remove it.</source>
        <translation>Ein unsichtbares Zeichen (%1) ändert die Richtung des Textes und kann verbergen, was er sagt: Entfernen Sie es.</translation>
    </message>
    <message>
        <source>“%1” mixes Latin letters with look-alikes from another script. Use letters of one script.</source>
        <translation>„%1“ mischt lateinische Buchstaben mit ähnlich aussehenden einer anderen Schrift: Schreiben Sie es in einer Schrift.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Replace it with your text.</source>
        <translation>„%1“ steht für etwas, das noch zu schreiben ist: Schreiben Sie es.</translation>
    </message>
    <message>
        <source>%1 still contains an instruction of the template. Replace it with your text.</source>
        <translation>In %1 ist eine Anweisung der Vorlage stehen geblieben: Ersetzen Sie sie durch Ihren Text.</translation>
    </message>
    <message>
        <source>“%1” is not a URN. Fix it.</source>
        <translation>„%1“ ist keine URN: Beheben Sie das.</translation>
    </message>
    <message>
        <source>“%1” is in the namespace “%2”, which is neither registered nor the one requested. Correct the example.</source>
        <translation>„%1“ liegt im Namensraum „%2“, der weder der beantragte noch ein registrierter ist: Berichtigen Sie das Beispiel.</translation>
    </message>
    <message>
        <source>The field does not state a NID. Enter the requested NID alone on its line.</source>
        <translation>Das Feld nennt keine NID: Geben Sie die beantragte an, allein in ihrer Zeile.</translation>
    </message>
    <message>
        <source>A revision cannot change the NID. Write “%2” instead of “%1”.</source>
        <translation>Eine Überarbeitung behält ihre NID: Schreiben Sie „%2“ statt „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a version. Write a positive whole number.</source>
        <translation>„%1“ ist keine Version: Schreiben Sie eine positive ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not a calendar date. Write it as YYYY-MM-DD.</source>
        <translation>„%1“ ist kein Kalendertag: Schreiben Sie ihn als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>“%1” is not in the form YYYY-MM-DD. Write %2.</source>
        <translation>„%1“ hat nicht die Form JJJJ-MM-TT: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>Version %1 is not the next version. Write %2.</source>
        <translation>Version %1 ist nicht die nächste: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>The version is %1. Write only the number.</source>
        <translation>Die Version ist %1: Schreiben Sie nur die Zahl.</translation>
    </message>
    <message>
        <source>The date is %1. Write only the date.</source>
        <translation>Das Datum ist %1: Schreiben Sie nur das Datum.</translation>
    </message>
    <message>
        <source>%1 is in the future. Enter the date on which the template is sent.</source>
        <translation>%1 steht noch bevor: Geben Sie den Tag an, an dem die Vorlage gesendet wird.</translation>
    </message>
    <message>
        <source>The registrant is missing. Name the organization or the person.</source>
        <translation>Es ist kein Registrant genannt: Geben Sie die Organisation oder die Person an.</translation>
    </message>
    <message>
        <source>The registrant&apos;s contact details are missing. Add an email address, a phone number or a postal address.</source>
        <translation>Es ist nicht angegeben, wie der Registrant zu erreichen ist: Ergänzen Sie eine E-Mail-Adresse, eine Telefonnummer oder eine Postanschrift.</translation>
    </message>
    <message>
        <source>“%1” is not an email address. Correct it.</source>
        <translation>„%1“ ist keine E-Mail-Adresse: Berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>The fast track is for standards organizations, scientific societies and similar bodies. State which kind the registrant is.</source>
        <translation>Das Schnellverfahren ist für Normungsgremien, wissenschaftliche Gesellschaften und dergleichen: Sagen Sie, was davon der Registrant ist.</translation>
    </message>
    <message>
        <source>The syntax of the URNs is not described. Describe it, preferably in ABNF with an example.</source>
        <translation>Es ist nicht gesagt, wie die URNs aufgebaut sind: Beschreiben Sie die Syntax, am besten als ABNF mit einem Beispiel.</translation>
    </message>
    <message>
        <source>The equivalence of URNs is not described. Say when two URNs are equivalent, or that the rules of RFC 8141 suffice.</source>
        <translation>Es ist nicht gesagt, wann zwei URNs gleichwertig sind: Sagen Sie es, oder dass die Regeln von RFC 8141 genügen.</translation>
    </message>
    <message>
        <source>Percent-encoding is not described. Say which characters can occur and need it.</source>
        <translation>Es ist nicht gesagt, welche Zeichen Prozentkodierung brauchen: Sagen Sie, welche vorkommen können.</translation>
    </message>
    <message>
        <source>The r-, q- and f-components are not mentioned. Say whether they are used.</source>
        <translation>Es ist nichts über r-, q- und f-Komponenten gesagt: Sagen Sie, ob sie verwendet werden.</translation>
    </message>
    <message>
        <source>The text does not say who assigns the URNs. Name them.</source>
        <translation>Es ist nicht gesagt, wer die URNs vergibt: Nennen Sie die Stelle.</translation>
    </message>
    <message>
        <source>Uniqueness is not addressed. Say how you ensure that a URN is never assigned twice.</source>
        <translation>Es ist nicht gesagt, wie URNs eindeutig bleiben: Sagen Sie, was sicherstellt, dass keine URN zweimal vergeben wird.</translation>
    </message>
    <message>
        <source>Persistence is not addressed. Say that a URN is never reassigned.</source>
        <translation>Es ist nichts über Beständigkeit gesagt: Sagen Sie, dass eine URN nie für etwas anderes vergeben wird.</translation>
    </message>
    <message>
        <source>The text does not say whether resolution is intended. Say so: RFC 8141 requires a statement.</source>
        <translation>Das Feld sagt nicht, ob Auflösung vorgesehen ist: RFC 8141 verlangt eine Angabe.</translation>
    </message>
    <message>
        <source>“None” is rarely true of Interoperability. Say which similar identifiers exist, or why none can be confused with these.</source>
        <translation>„None“ ist wenig für Interoperability: Sagen Sie, welche ähnlichen Kennungen es gibt oder warum keine mit diesen verwechselt werden kann.</translation>
    </message>
    <message>
        <source>Documentation is missing. On the fast track, it must cite the specification.</source>
        <translation>Documentation fehlt: Im Schnellverfahren muss dieses Feld auf die Spezifikation verweisen.</translation>
    </message>
    <message>
        <source>Revision Information describes changes, but this is version 1. Empty it, or correct the version.</source>
        <translation>Revision Information berichtet in einer ersten Version von Änderungen: Leeren Sie das Feld, oder berichtigen Sie die Version.</translation>
    </message>
    <message>
        <source>A URN begins with “urn:”.</source>
        <translation>Eine URN beginnt mit „urn:“.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too short. A NID has at least 2 characters.</source>
        <translation>Die NID nach „urn:“ ist zu kurz: Sie hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is too long. A NID has at most 32 characters.</source>
        <translation>Die NID nach „urn:“ ist zu lang: Sie hat höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The NID begins with an ASCII letter or a digit.</source>
        <translation>Die NID beginnt mit einem ASCII-Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>The NID can contain only ASCII letters, digits and hyphens.</source>
        <translation>In der NID dürfen nur ASCII-Buchstaben, Ziffern und Bindestriche stehen.</translation>
    </message>
    <message>
        <source>The NID ends with an ASCII letter or a digit.</source>
        <translation>Die NID endet mit einem ASCII-Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>The namespace-specific string is missing. A URN consists of “urn:”, a NID, “:” and a namespace-specific string.</source>
        <translation>Der namensraumspezifische Teil fehlt: Eine URN besteht aus „urn:“, einer NID, „:“ und einem namensraumspezifischen Teil.</translation>
    </message>
    <message>
        <source>The namespace-specific string cannot begin with “/”.</source>
        <translation>Der namensraumspezifische Teil darf nicht mit „/“ beginnen.</translation>
    </message>
    <message>
        <source>This character is not allowed here. Percent-encode it.</source>
        <translation>Dieses Zeichen darf hier nicht stehen: Kodieren Sie es mit Prozentzeichen.</translation>
    </message>
    <message>
        <source>A URN contains only ASCII. Percent-encode the UTF-8 bytes of this character.</source>
        <translation>Eine URN wird in ASCII geschrieben: Kodieren Sie das UTF-8 dieses Zeichens mit Prozentzeichen.</translation>
    </message>
    <message>
        <source>“%” must be followed by two hexadecimal digits. Write %25 for a literal “%”.</source>
        <translation>Auf „%“ folgen zwei hexadezimale Ziffern; für sich selbst wird es %25 geschrieben.</translation>
    </message>
    <message>
        <source>A “?” must begin an r-component (“?+”) or a q-component (“?=”). Write %3F for a literal “?”.</source>
        <translation>Ein „?“ beginnt als „?+“ eine r-Komponente oder als „?=“ eine q-Komponente; anderswo wird es %3F geschrieben.</translation>
    </message>
    <message>
        <source>The r-component is empty. Remove “?+”, or add a value.</source>
        <translation>Die r-Komponente ist leer: Entfernen Sie „?+“, oder ergänzen Sie einen Wert.</translation>
    </message>
    <message>
        <source>An r-component cannot begin with “/” or “?”.</source>
        <translation>Eine r-Komponente darf nicht mit „/“ oder „?“ beginnen.</translation>
    </message>
    <message>
        <source>The q-component is empty. Remove “?=”, or add a value.</source>
        <translation>Die q-Komponente ist leer: Entfernen Sie „?=“, oder ergänzen Sie einen Wert.</translation>
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
        <source>The query must consist of keyword=value directives, joined by “&amp;”.</source>
        <translation>Die Abfrage besteht aus Anweisungen der Form keyword=value, verbunden durch „&amp;“.</translation>
    </message>
    <message>
        <source>The registry needs at least one registrar. Grant that role to another person first.</source>
        <translation>Jemand muss Registrar sein: Geben Sie diese Rolle zuerst einer anderen Person.</translation>
    </message>
    <message>
        <source>The name is missing. Enter one.</source>
        <translation>Der Name der Person ist leer: Geben Sie einen an.</translation>
    </message>
    <message>
        <source>The text contains a NUL character or bytes that are not UTF-8. Save the file as UTF-8 without them.</source>
        <translation>Der Text enthält ein NUL-Zeichen oder Bytes, die kein UTF-8 sind: Speichern Sie die Datei als UTF-8 ohne diese.</translation>
    </message>
    <message>
        <source>The text contains several templates. Submit each one separately.</source>
        <translation>Der Text enthält mehrere Vorlagen: Reichen Sie jede für sich ein.</translation>
    </message>
    <message>
        <source>The approvals are for another revision. The current revision must be approved.</source>
        <translation>Die Genehmigungen galten einem anderen Text als dieser Fassung: Sie muss genehmigt werden, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>The template of a new informal namespace must not state a NID. Leave Namespace Identifier empty and submit it again.</source>
        <translation>Die Vorlage eines neuen informellen Namensraums darf keine NID angeben: Lassen Sie Namespace Identifier leer, und reichen Sie sie erneut ein.</translation>
    </message>
    <message>
        <source>The Version field must state a positive number. Correct it, then try again.</source>
        <translation>Das Feld Version muss eine positive Zahl angeben: Berichtigen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The request does not say which namespace it revises. Enter its NID.</source>
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
        <source>A submitted revision cannot be changed or removed. Submit another one.</source>
        <translation>Eine eingereichte Fassung lässt sich nicht ändern oder entfernen: Reichen Sie eine weitere ein.</translation>
    </message>
    <message>
        <source>A registered version cannot be changed or removed. Register another one.</source>
        <translation>Eine registrierte Version lässt sich nicht ändern oder entfernen: Registrieren Sie eine weitere.</translation>
    </message>
    <message>
        <source>The purpose, kind and applicant of a request cannot be changed. Create another request.</source>
        <translation>Ein Antrag behält Zweck, Art und Antragsteller: Eröffnen Sie einen anderen.</translation>
    </message>
    <message>
        <source>A namespace cannot be edited. Register another version.</source>
        <translation>Ein Namensraum ändert sich nur durch seine Versionen: Registrieren Sie eine weitere.</translation>
    </message>
    <message>
        <source>What kinds of things are named?</source>
        <translation>Was für Dinge erhalten diese Namen?</translation>
    </message>
    <message>
        <source>Who will use the names, and how widely: in a country, an industry, one technology, private networks or the public Internet?</source>
        <translation>Wer wird die Namen verwenden, und in welchen Grenzen: in einem Land, einer Branche, einer einzelnen Technik, in privaten Netzen oder im öffentlichen Internet?</translation>
    </message>
    <message>
        <source>How do the names benefit that community and everybody else?</source>
        <translation>Was gewinnen diese Gemeinschaft und alle anderen durch die Namen?</translation>
    </message>
    <message>
        <source>Which URN namespaces, URI schemes and other identifiers exist already for such things, and what does this one add?</source>
        <translation>Welche URN-Namensräume, URI-Schemata und andere Kennungen gibt es für solche Dinge schon, und was fügt dieser hinzu?</translation>
    </message>
    <message>
        <source>What kinds of programs will store, compare or resolve the names?</source>
        <translation>Welche Arten von Programmen werden die Namen speichern, vergleichen oder auflösen?</translation>
    </message>
    <message>
        <source>Will a service resolve the names, and which one?</source>
        <translation>Soll es einen Dienst geben, der die Namen auflöst, und welchen?</translation>
    </message>
    <message>
        <source>Will the namespace become part of a standard, and of which body?</source>
        <translation>Soll der Namensraum Teil eines Standards werden, und wessen Standards?</translation>
    </message>
    <message>
        <source>How is a name constructed: by ABNF, a procedure or an expression, or without any structure to rely on?</source>
        <translation>Wie ist ein Name aufgebaut: in ABNF, nach einem Verfahren oder Ausdruck, oder ohne eine Struktur, auf die Verlass ist?</translation>
    </message>
    <message>
        <source>Which characters can occur, and how are others encoded?</source>
        <translation>Welche Zeichen können vorkommen, und wie werden andere geschrieben?</translation>
    </message>
    <message>
        <source>When do two different spellings mean the same name: case, hyphens, leading zeros?</source>
        <translation>Wann meinen zwei Schreibweisen denselben Namen: Groß- und Kleinschreibung, Bindestriche, führende Nullen?</translation>
    </message>
    <message>
        <source>How does an existing identifier become a URN, and how are characters that a URN cannot contain encoded?</source>
        <translation>Wie wird aus einer Kennung eines vorhandenen Systems eine URN, und was wird aus Zeichen, die eine URN nicht enthalten darf?</translation>
    </message>
    <message>
        <source>Do r-, q- and f-components mean anything here, and what?</source>
        <translation>Bedeuten r-, q- und f-Komponenten hier etwas, und was?</translation>
    </message>
    <message>
        <source>Who assigns the names, or which procedure creates them?</source>
        <translation>Wer vergibt die Namen, oder nach welchem Verfahren entstehen sie?</translation>
    </message>
    <message>
        <source>Who can get a name: everybody, only some, or nobody outside? How do they ask for one, or for the right to assign them?</source>
        <translation>Dürfen alle einen Namen erhalten, nur einige oder niemand außerhalb; und wie bittet man um einen Namen oder um das Recht, welche zu vergeben?</translation>
    </message>
    <message>
        <source>How do you ensure that no name is assigned to two things?</source>
        <translation>Was stellt sicher, dass kein Name an zwei Dinge vergeben wird?</translation>
    </message>
    <message>
        <source>Is a name assigned permanently, even when its object or owner no longer exists?</source>
        <translation>Bleibt ein Name für immer bei seiner Sache, auch wenn es die Sache oder ihren Eigentümer nicht mehr gibt?</translation>
    </message>
    <message>
        <source>What happens if two names are wrongly considered equal, or different?</source>
        <translation>Was geschieht, wenn zwei Namen zu Unrecht für denselben oder für verschiedene gehalten werden?</translation>
    </message>
    <message>
        <source>Can a name disclose private information when it is passed on?</source>
        <translation>Kann ein weitergegebener Name etwas Privates verraten?</translation>
    </message>
    <message>
        <source>Can somebody enumerate or guess all names, and does it matter?</source>
        <translation>Kann jemand durch Zählen oder Raten alle Namen sammeln, und schadet das?</translation>
    </message>
    <message>
        <source>Which attacks on assigning, using and resolving the names have you considered?</source>
        <translation>Welche Angriffe auf das Vergeben, Verwenden und Auflösen der Namen haben Sie bedacht?</translation>
    </message>
    <message>
        <source>With which other namespaces, identifiers or schemes could the names be confused?</source>
        <translation>Mit welchen anderen Namensräumen, Kennungen oder Schemata könnten die Namen verwechselt werden?</translation>
    </message>
    <message>
        <source>Do any characters in the names have another meaning in other systems, or get changed on the way?</source>
        <translation>Bedeuten Zeichen der Namen in anderen Systemen etwas anderes, oder werden sie unterwegs verändert?</translation>
    </message>
    <message>
        <source>Do the same things have names in another system, and how do the two coexist?</source>
        <translation>Haben dieselben Dinge in einem anderen System Namen, und wie bestehen beide nebeneinander?</translation>
    </message>
    <message>
        <source>Is resolution intended or expected, yes or no?</source>
        <translation>Ist Auflösung vorgesehen oder zu erwarten, ja oder nein?</translation>
    </message>
    <message>
        <source>If so, will you run a resolution service, or recommend one?</source>
        <translation>Wenn ja: Werden Sie einen Auflösungsdienst betreiben oder einen empfehlen?</translation>
    </message>
    <message>
        <source>If so, what must a resolver do for you to list it?</source>
        <translation>Wenn ja: Was muss ein Resolver erfüllen, damit Sie ihn aufführen?</translation>
    </message>
    <message>
        <source>If so, what do r-components mean to the resolver?</source>
        <translation>Wenn ja: Was bedeuten r-Komponenten für den Resolver?</translation>
    </message>
    <message>
        <source>Which registrations seem to overlap with this one, and how do they differ?</source>
        <translation>Welche Registrierungen scheinen sich mit dieser zu überschneiden, und worin unterscheiden sie sich?</translation>
    </message>
    <message>
        <source>Not found in the text</source>
        <translation>Im Text nicht zu sehen</translation>
    </message>
    <message>
        <source>Probably covered</source>
        <translation>Der Text scheint es zu sagen</translation>
    </message>
    <message>
        <source>Covered elsewhere</source>
        <translation>Anderswo gesagt</translation>
    </message>
    <message>
        <source>RFC 8141, section %1</source>
        <translation>RFC 8141, Abschnitt %1</translation>
    </message>
    <message>
        <source>Break the line here</source>
        <translation>Die Zeile dort umbrechen</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>„%1“ schreiben</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Put the fields in order</source>
        <translation>Die Felder in die richtige Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Use the heading “%1”</source>
        <translation>Die Überschrift „%1“ verwenden</translation>
    </message>
    <message>
        <source>(Also in %1 more places.)</source>
        <translation>(Auch an %1 weiteren Stellen.)</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>The grammar does not allow it after “%1”.</source>
        <translation>Die Grammatik verwirft die URN nach „%1“.</translation>
    </message>
    <message>
        <source>The grammar does not allow it after “%1”, where it expects %2.</source>
        <translation>Die Grammatik verwirft die URN nach „%1“; erlaubt ist dort %2.</translation>
    </message>
    <message>
        <source>The grammar allows it.</source>
        <translation>Die Grammatik erlaubt die URN.</translation>
    </message>
    <message>
        <source>Not known: the grammar depends on prose, or on a rule that is not defined.</source>
        <translation>Die Grammatik sagt es nicht: Es hängt von Prosa ab oder von einer Regel, die niemand definiert.</translation>
    </message>
    <message>
        <source>Not known: the grammar is too complex. The check stopped after %L1 steps.</source>
        <translation>Die Grammatik ist zu komplex, um es zu sagen: Die Prüfung brach nach %L1 Schritten ab.</translation>
    </message>
    <message>
        <source>A URN of another namespace.</source>
        <translation>Eine URN eines anderen Namensraums.</translation>
    </message>
    <message>
        <source>There is no grammar to check it against.</source>
        <translation>Es gibt keine Grammatik, an der sich die URN prüfen ließe.</translation>
    </message>
    <message>
        <source>Text without a heading is not part of a field. Move it to one, or leave it in Additional Information.</source>
        <translation>Text ohne Überschrift steht außerhalb aller Felder: Verschieben Sie ihn in eines, oder lassen Sie ihn in Additional Information.</translation>
    </message>
    <message>
        <source>“%1” was read as a misspelling of “%2”. Check that its text belongs there.</source>
        <translation>„%1“ wurde für ein falsch geschriebenes „%2“ gehalten: Prüfen Sie, ob der Text dorthin gehört.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 KiB, the maximum for a field. Shorten it, or cite a document.</source>
        <translation>„%1“ ist länger als %2 KiB; mehr darf ein Feld nicht enthalten: Kürzen Sie es, oder verweisen Sie auf ein Dokument.</translation>
    </message>
    <message>
        <source>This is still the blank template, without a NID or a date. Replace its instructions with your own text.</source>
        <translation>Das ist noch das leere Formular, das weder eine NID noch einen Tag angibt: Setzen Sie Feld für Feld Ihren Text an die Stelle der Wörter des Formulars.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Latin-1. Check that “%1” and the like are correct, then save it as UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8 und wurde als Latin-1 gelesen: Prüfen Sie, ob „%1“ und dergleichen richtig herausgekommen sind, und speichern Sie sie dann als UTF-8.</translation>
    </message>
    <message>
        <source>The contact is missing. Add a contact person or an office.</source>
        <translation>Es ist niemand genannt, an den man sich wenden kann: Ergänzen Sie eine Kontaktperson oder die Stelle, die antwortet.</translation>
    </message>
    <message>
        <source>“%1” is not valid ABNF, though its meaning is clear.</source>
        <translation>In der Grammatik ist ein Versehen, das ABNF nicht erlaubt, auch wenn klar ist, was gemeint ist: „%1“.</translation>
    </message>
    <message>
        <source>Alternatives are separated by “|”. In ABNF, use “/”.</source>
        <translation>Alternativen sind mit „|“ getrennt: ABNF schreibt „/“.</translation>
    </message>
    <message>
        <source>A rule is defined with “%1”. In ABNF, use “=”.</source>
        <translation>Eine Regel ist mit „%1“ definiert: ABNF schreibt „=“.</translation>
    </message>
    <message>
        <source>The rule name “%1” is in angle brackets. In ABNF, write it without them, and with hyphens instead of spaces.</source>
        <translation>Der Name der Regel „%1“ steht in spitzen Klammern: ABNF definiert Regeln ohne sie und mit Bindestrichen statt Leerzeichen.</translation>
    </message>
    <message>
        <source>The text “%1” is in single quotes. In ABNF, use straight double quotes.</source>
        <translation>Der Text „%1“ steht in einfachen Anführungszeichen: ABNF schreibt ihn in geraden doppelten.</translation>
    </message>
    <message>
        <source>The text “%1” is in typographic quotes. In ABNF, use straight double quotes.</source>
        <translation>Der Text „%1“ steht in typografischen Anführungszeichen: ABNF schreibt ihn in geraden doppelten.</translation>
    </message>
    <message>
        <source>The range “%1” is written with a dash. In ABNF, use a plain hyphen.</source>
        <translation>Der Bereich „%1“ ist mit einem Gedankenstrich geschrieben: ABNF schreibt einen einfachen Bindestrich.</translation>
    </message>
    <message>
        <source>“%1” is not a rule name. A rule name begins with a letter and has only letters, digits and hyphens.</source>
        <translation>„%1“ ist kein Regelname: Er beginnt mit einem Buchstaben und hat nur Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>“%1” is a character class of a regular expression. In ABNF, write %2.</source>
        <translation>„%1“ ist eine Zeichenklasse regulärer Ausdrücke: ABNF schreibt %2.</translation>
    </message>
    <message>
        <source>“%1” follows the element that it repeats. In ABNF, write %2, with the repetition before the element.</source>
        <translation>„%1“ steht hinter dem, was es wiederholt: ABNF schreibt %2 und stellt eine Wiederholung vor ihr Element.</translation>
    </message>
    <message>
        <source>There is a space between “%1” and the element that it repeats. Remove it.</source>
        <translation>Zwischen „%1“ und dem, was es wiederholt, steht ein Leerzeichen: Entfernen Sie es.</translation>
    </message>
    <message>
        <source>“%1” is literal text without quotes. Write it in straight double quotes.</source>
        <translation>„%1“ steht für sich selbst, aber ohne Anführungszeichen: Schreiben Sie es in geraden doppelten.</translation>
    </message>
    <message>
        <source>“%1” is not a range of characters in ABNF. Write %2.</source>
        <translation>„%1“ ist nicht die Art, wie ABNF einen Bereich von Zeichen schreibt: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>The range “%1” contains spaces. Remove them.</source>
        <translation>„%1“ enthält Leerzeichen: Schreiben Sie den Bereich ohne sie.</translation>
    </message>
    <message>
        <source>“%1” is not a character in ABNF. Write %2.</source>
        <translation>„%1“ ist nicht die Art, wie ABNF Zeichen schreibt: Schreiben Sie %2.</translation>
    </message>
    <message>
        <source>Braces do not group in ABNF. Write *( ) for repetition.</source>
        <translation>Geschweifte Klammern gruppieren in ABNF nichts: Schreiben Sie *( ) für das, was wiederholt werden darf.</translation>
    </message>
    <message>
        <source>“%1” ends the rule. ABNF does not need it, so remove it.</source>
        <translation>„%1“ beendet die Regel: ABNF braucht dort nichts; entfernen Sie es also.</translation>
    </message>
    <message>
        <source>There is no space between two elements. Add one.</source>
        <translation>Zwei Elemente berühren sich: Setzen Sie ein Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>“%1” looks like a comment. In ABNF, comments begin with “;”.</source>
        <translation>„%1“ ist als Kommentar gemeint: ABNF beginnt Kommentare mit „;“.</translation>
    </message>
    <message>
        <source>“%1” looks like the continuation of a comment. Begin the line with “;”.</source>
        <translation>„%1“ liest sich wie der Rest eines umbrochenen Kommentars: Beginnen Sie die Zeile mit „;“.</translation>
    </message>
    <message>
        <source>The rule “%1” begins in another column than the rules before it. Align them, because deeper lines continue a rule.</source>
        <translation>Die Regel „%1“ beginnt in einer anderen Spalte als die Regeln davor: Richten Sie sie aus, denn tiefer eingerückte Zeilen setzen eine Regel fort.</translation>
    </message>
    <message>
        <source>The line continues a rule but is not indented. Indent it deeper than the rule name.</source>
        <translation>Die Zeile setzt eine Regel fort, ist aber nicht eingerückt: Rücken Sie sie tiefer ein als den Namen der Regel.</translation>
    </message>
    <message>
        <source>The rule “%1” begins on the line of another rule. Put it on its own line.</source>
        <translation>Die Regel „%1“ beginnt hinter einer anderen Regel: Geben Sie ihr eine eigene Zeile.</translation>
    </message>
    <message>
        <source>“=/” adds to the rule “%1”, which is not defined before it. Use “=”.</source>
        <translation>„=/“ ergänzt die Regel „%1“, die davor nicht definiert ist: Schreiben Sie „=“.</translation>
    </message>
    <message>
        <source>Cannot read the grammar here: “%1”.</source>
        <translation>Die Grammatik ist hier nicht lesbar: „%1“.</translation>
    </message>
    <message>
        <source>The rule “%1” has no definition after “=”. Add one.</source>
        <translation>Die Regel „%1“ hat hinter „=“ keine Definition: Schreiben Sie, wofür sie steht.</translation>
    </message>
    <message>
        <source>An alternative is missing beside “/”. Add it, or use an option in square brackets.</source>
        <translation>Neben „/“ steht nichts: Schreiben Sie eine Alternative, oder eine Option in eckigen Klammern, wo sie fehlen darf.</translation>
    </message>
    <message>
        <source>The group is empty. Add an element, or remove the group.</source>
        <translation>Die Gruppe ist leer: Schreiben Sie, was hineingehört, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>The quote before “%1” is not closed on its line. Add the closing quote.</source>
        <translation>Das Anführungszeichen vor „%1“ wird in seiner Zeile nicht geschlossen: Ergänzen Sie das schließende.</translation>
    </message>
    <message>
        <source>“%1” is not closed on its line. Add “&gt;”, or write “&lt;” in quotes.</source>
        <translation>„%1“ wird in seiner Zeile nicht geschlossen: Ergänzen Sie „&gt;“, oder schreiben Sie „&lt;“ in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The bracket “%1” is not closed in its rule. Add the closing bracket.</source>
        <translation>Die Klammer „%1“ wird in ihrer Regel nicht geschlossen: Ergänzen Sie die schließende.</translation>
    </message>
    <message>
        <source>“%1” does not close an open bracket. Remove it, or add the opening bracket.</source>
        <translation>„%1“ schließt nichts, was offen ist: Entfernen Sie es, oder ergänzen Sie die öffnende Klammer.</translation>
    </message>
    <message>
        <source>“%1” is not followed by an element to repeat. Write the element right after it.</source>
        <translation>„%1“ wiederholt nichts: Schreiben Sie das Element direkt dahinter.</translation>
    </message>
    <message>
        <source>The minimum in “%1” is greater than the maximum. Put the smaller number first.</source>
        <translation>„%1“ verlangt mindestens mehr als höchstens: Setzen Sie die kleinere Zahl an den Anfang.</translation>
    </message>
    <message>
        <source>“%1” is not an ABNF number. Write %x with hexadecimal, %d with decimal or %b with binary digits.</source>
        <translation>„%1“ ist keine Zahl von ABNF: Schreiben Sie %x mit hexadezimalen, %d mit dezimalen oder %b mit binären Ziffern.</translation>
    </message>
    <message>
        <source>The range “%1” is in reverse order. Put the smaller character first.</source>
        <translation>Der Bereich „%1“ läuft rückwärts: Setzen Sie das kleinere Zeichen an den Anfang.</translation>
    </message>
    <message>
        <source>“%1” is too large. The largest character is %x10FFFF.</source>
        <translation>„%1“ ist zu groß: Ein Zeichen ist höchstens %x10FFFF.</translation>
    </message>
    <message>
        <source>“%1” contains characters outside ASCII. URNs contain only ASCII, and ABNF writes other characters as numbers.</source>
        <translation>„%1“ enthält Zeichen außerhalb von ASCII: URNs haben keine, und ABNF schreibt sie als Zahlen.</translation>
    </message>
    <message>
        <source>“%1” has no meaning in ABNF. Remove it, or put it in quotes.</source>
        <translation>„%1“ bedeutet in ABNF nichts: Entfernen Sie es, oder setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1” is not part of a rule. Begin a rule with its name and “=”, or a comment with “;”.</source>
        <translation>„%1“ gehört zu keiner Regel: Beginnen Sie eine Regel mit ihrem Namen und „=“ oder einen Kommentar mit „;“.</translation>
    </message>
    <message>
        <source>The rule “%1” is used but not defined. Define it, or name the document that defines it in a comment.</source>
        <translation>Die Regel „%1“ wird verwendet, aber nirgends definiert: Definieren Sie sie, oder nennen Sie in einem Kommentar das Dokument, das es tut.</translation>
    </message>
    <message>
        <source>The rule “%1” is used but not defined. Define it, or write “%2” if you mean that rule.</source>
        <translation>Die Regel „%1“ wird verwendet, aber nirgends definiert: Definieren Sie sie, oder schreiben Sie „%2“, wenn das gemeint ist.</translation>
    </message>
    <message>
        <source>The rule “%1” is not used. Remove it, or use it where it belongs.</source>
        <translation>Die Regel „%1“ wird nirgends verwendet: Entfernen Sie sie, oder verwenden Sie sie, wo sie hingehört.</translation>
    </message>
    <message>
        <source>The rule “%1” is defined more than once. Keep one definition, or add alternatives with “=/”.</source>
        <translation>Die Regel „%1“ ist mehr als einmal definiert: Behalten Sie eine Definition, oder ergänzen Sie Alternativen mit „=/“.</translation>
    </message>
    <message>
        <source>“%1” is defined as “%2”. Rule names are case-insensitive, but use one spelling.</source>
        <translation>„%1“ ist als „%2“ definiert: Groß- und Kleinschreibung zählt in Regelnamen nicht, aber schreiben Sie sie einheitlich.</translation>
    </message>
    <message>
        <source>The rule “%1” begins with itself (%2). Use a repetition with “*” instead.</source>
        <translation>Die Regel „%1“ beginnt mit sich selbst (%2): Schreiben Sie stattdessen eine Wiederholung mit „*“.</translation>
    </message>
    <message>
        <source>An earlier alternative already allows everything that “%1” allows (strings are case-insensitive). Remove it, or write %s before case-sensitive strings.</source>
        <translation>Was „%1“ erlaubt, erlaubt schon eine Alternative davor (bei Texten zählt Groß- und Kleinschreibung nicht): Entfernen Sie es, oder schreiben Sie %s vor Texte, bei denen sie zählt.</translation>
    </message>
    <message>
        <source>The element that “%1” repeats can be empty. Require at least one character.</source>
        <translation>Was „%1“ wiederholt, darf leer sein: Lassen Sie es mindestens ein Zeichen umfassen.</translation>
    </message>
    <message>
        <source>The rule “%1” always contains itself and never ends. Add an alternative without it.</source>
        <translation>Die Regel „%1“ kommt nie zum Ende, weil sie immer sich selbst enthält: Geben Sie ihr eine Alternative ohne sich selbst.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, which is not a URN. Make the rules stricter.</source>
        <translation>Die Grammatik erlaubt „%1“, was keine URN ist: Fassen Sie die Regeln enger.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, whose NID is not “%2”. Correct the text after “urn:”.</source>
        <translation>Die Grammatik erlaubt „%1“, dessen NID nicht „%2“ ist: Berichtigen Sie den Text nach „urn:“.</translation>
    </message>
    <message>
        <source>The grammar does not allow the example “%1” after “%2”. Correct the example or the rules.</source>
        <translation>Die Grammatik erlaubt das Beispiel „%1“ nicht: Hinter „%2“ stimmt es nicht mehr. Berichtigen Sie das Beispiel oder die Regeln.</translation>
    </message>
    <message>
        <source>The grammar does not allow the example “%1”. After “%2” it expects %3. Correct the example or the rules.</source>
        <translation>Die Grammatik erlaubt das Beispiel „%1“ nicht: Hinter „%2“ verlangt sie %3. Berichtigen Sie das Beispiel oder die Regeln.</translation>
    </message>
    <message>
        <source>The grammar is too complex to check “%1” (stopped after %2 steps). Simplify the rules.</source>
        <translation>Die Grammatik ist zu komplex, um „%1“ daran zu prüfen (nach %2 Schritten aufgegeben): Vereinfachen Sie die Regeln.</translation>
    </message>
    <message>
        <source>The text of “%1” has no content. Describe what the field asks for.</source>
        <translation>„%1“ sagt nichts, obwohl die Vorlage es braucht: Beschreiben Sie, wonach das Feld fragt.</translation>
    </message>
    <message>
        <source>“None” is rarely true of Security and Privacy. Say what you considered, even if you found no risk.</source>
        <translation>„None“ stimmt selten für Security and Privacy: Sagen Sie, was Sie bedacht haben, auch wo Sie kein Risiko fanden.</translation>
    </message>
    <message>
        <source>Revision Information does not describe a change. Say how this version differs from the previous one.</source>
        <translation>Revision Information nennt keine Änderung: Eine Überarbeitung beschreibt, worin sie sich von der Version davor unterscheidet.</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>keine Rolle</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>%1 ended %2</source>
        <translation>%1 beendet am %2</translation>
    </message>
    <message>
        <source>Formal and informal</source>
        <translation>Formell und informell</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Standards action</source>
        <translation>Standardisierungsverfahren</translation>
    </message>
    <message>
        <source>Marks the namespace as deprecated</source>
        <translation>Kennzeichnet den Namensraum als veraltet</translation>
    </message>
    <message>
        <source>SHA-256 of the text</source>
        <translation>SHA-256 des Textes</translation>
    </message>
    <message>
        <source>SHA-256 of the fields</source>
        <translation>SHA-256 der Felder</translation>
    </message>
    <message>
        <source>SHA-256 of the grammar</source>
        <translation>SHA-256 der Grammatik</translation>
    </message>
    <message>
        <source>SHA-256 of the contacts</source>
        <translation>SHA-256 der Kontakte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Gremium</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Thread that began with event</source>
        <translation>Diskussionsstrang, begonnen mit Ereignis</translation>
    </message>
    <message>
        <source>Reason for choosing despite objections</source>
        <translation>Einwände übergangen, weil</translation>
    </message>
    <message>
        <source>Objections</source>
        <translation>Einwände</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Dienstzeiten</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Reminded</source>
        <translation>Erinnert</translation>
    </message>
    <message>
        <source>Report in event</source>
        <translation>Bericht in Ereignis</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Template at</source>
        <translation>Vorlage unter</translation>
    </message>
    <message>
        <source>Has a template</source>
        <translation>Hat eine Vorlage</translation>
    </message>
    <message>
        <source>Version that the template states</source>
        <translation>Version, die die Vorlage angibt</translation>
    </message>
    <message>
        <source>Date that the template states</source>
        <translation>Datum, das die Vorlage angibt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namensräume</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Private registry of</source>
        <translation>Privates Register von</translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Choose a designated expert.</source>
        <translation>Nennen Sie einen bestellten Experten.</translation>
    </message>
    <message>
        <source>This expert does not have to answer. Choose one who is assigned and has not answered.</source>
        <translation>Dieser Experte schuldet keine Antwort: Nennen Sie einen, der zugewiesen ist und noch nicht geantwortet hat.</translation>
    </message>
    <message>
        <source>Enter the number of the comment that began the thread.</source>
        <translation>Nennen Sie den Diskussionsstrang mit der Nummer des Kommentars, der ihn begann.</translation>
    </message>
    <message>
        <source>The request has no such thread. Enter the number of the comment that began it.</source>
        <translation>Der Antrag hat keinen solchen Diskussionsstrang: Nennen Sie die Nummer des Kommentars, der ihn begann.</translation>
    </message>
    <message>
        <source>The thread is already resolved.</source>
        <translation>Der Diskussionsstrang ist schon erledigt.</translation>
    </message>
    <message>
        <source>A reply belongs to the field of its thread. Leave the field out, or begin a new thread.</source>
        <translation>Eine Antwort bezieht sich auf das Feld ihres Diskussionsstrangs: Lassen Sie das Feld weg, oder beginnen Sie einen eigenen Strang.</translation>
    </message>
    <message>
        <source>You cannot comment on a field before a revision is submitted. Comment on the request instead.</source>
        <translation>Ein Kommentar zu einem Feld bezieht sich auf eine Fassung, und noch ist keine eingereicht: Kommentieren Sie den Antrag.</translation>
    </message>
    <message>
        <source>%1 imported mails of the discussion list (%4).</source>
        <translation>%1 hat Mails der Diskussionsliste importiert (%4).</translation>
    </message>
    <message>
        <source>%1 published the listing. Namespaces: %3, files: %4.</source>
        <translation>%1 hat das Verzeichnis veröffentlicht. Namensräume: %3, Dateien: %4.</translation>
    </message>
    <message>
        <source>%1 added the earlier records of the registry to the log.</source>
        <translation>%1 hat ins Protokoll aufgenommen, was zuvor im Register stand.</translation>
    </message>
    <message>
        <source>%1 granted roles to %3: %4.</source>
        <translation>%1 hat %3 Rollen gegeben: %4.</translation>
    </message>
    <message>
        <source>%1 revoked all roles of %3.</source>
        <translation>%1 hat alle Rollen entzogen: %3.</translation>
    </message>
    <message>
        <source>%1 changed the details of %3.</source>
        <translation>%1 hat geändert, was über %3 bekannt ist.</translation>
    </message>
    <message>
        <source>%1 set the policy “%3” to “%4”.</source>
        <translation>%1 hat die Richtlinie „%3“ auf „%4“ gesetzt.</translation>
    </message>
    <message>
        <source>%1 removed the value of the policy “%3”.</source>
        <translation>%1 hat den Wert der Richtlinie „%3“ entfernt.</translation>
    </message>
    <message>
        <source>%1 switched off the separation of duties.</source>
        <translation>%1 hat die Funktionstrennung ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 switched on the separation of duties.</source>
        <translation>%1 hat die Funktionstrennung eingeschaltet.</translation>
    </message>
    <message>
        <source>The server requires a password. Enter it. The program keeps it in memory only.</source>
        <translation>Der Server verlangt ein Passwort. Geben Sie es ein; das Programm behält es nur im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The server did not accept the login or password. Enter the password again, or connect as somebody else.</source>
        <translation>Der Server hat die Anmeldung oder ihr Passwort nicht angenommen. Geben Sie das Passwort erneut ein, oder verbinden Sie sich als jemand anderer.</translation>
    </message>
    <message>
        <source>The server requires a password, but there is no terminal to ask for it. Store it in ~/.pgpass, readable only by you, or in the file that PGPASSFILE names.</source>
        <translation>Der Server verlangt ein Passwort, und es gibt kein Terminal, um danach zu fragen. Legen Sie es in ~/.pgpass ab, nur für Sie lesbar, oder in der Datei, die PGPASSFILE nennt.</translation>
    </message>
    <message>
        <source>The server does not allow this login to connect from this computer: %1. Ask its administrator to check pg_hba.conf and the grants.</source>
        <translation>Der Server lässt diese Anmeldung von hier aus nicht zu: %1. Darüber entscheidet sein Administrator (pg_hba.conf, Rechte).</translation>
    </message>
    <message>
        <source>The database does not exist on the server: %1. Check its name.</source>
        <translation>Der Server hat keine solche Datenbank: %1. Prüfen Sie den Namen der Datenbank.</translation>
    </message>
    <message>
        <source>The server has too many connections: %1. Try again later.</source>
        <translation>Der Server hat zu viele Verbindungen: %1. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The server is starting or shutting down: %1.</source>
        <translation>Der Server startet gerade oder wird heruntergefahren: %1.</translation>
    </message>
    <message>
        <source>The connection to the registry is lost. What you typed is kept.</source>
        <translation>Die Verbindung zum Register ist verloren. Was Sie eingegeben haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>None of the servers accepts changes. They are read-only standbys, and the primary does not answer. Wait until one becomes the primary.</source>
        <translation>Keiner der Server nimmt Änderungen an: Sie sind nur lesbare Standby-Server, und der Primärserver antwortet nicht. Warten Sie, bis einer an seine Stelle tritt.</translation>
    </message>
    <message>
        <source>None of the servers is of the requested kind: %1. Check target_session_attrs.</source>
        <translation>Keiner der Server ist von der verlangten Art: %1. Prüfen Sie target_session_attrs.</translation>
    </message>
    <message>
        <source>Cannot find the server: %1. Check the spelling of the host, and whether this computer is online.</source>
        <translation>Der Name des Servers ist nicht bekannt: %1. Prüfen Sie, ob der Host falsch geschrieben ist und ob dieser Computer online ist.</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers: %1. Check the host and port, and whether the server is running.</source>
        <translation>Dort antwortet kein PostgreSQL-Server: %1. Prüfen Sie Host und Port und ob der Server läuft.</translation>
    </message>
    <message>
        <source>The server does not answer: %1. Check the host and port, and whether this computer is online or needs a VPN.</source>
        <translation>Der Server antwortet nicht: %1. Prüfen Sie Host und Port und ob dieser Computer online ist oder ein VPN braucht.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Cannot connect to the server: %1</source>
        <translation>Zum Server ließ sich keine Verbindung herstellen: %1</translation>
    </message>
    <message>
        <source>The server does not offer TLS, so its identity cannot be verified. Nothing was sent to it. Ask its administrator to enable TLS.</source>
        <translation>Der Server bietet kein TLS an, daher kann niemand sagen, ob es der richtige ist; es wurde nichts an ihn gesendet. Bitten Sie seinen Administrator, TLS einzuschalten.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is for another host, so this may be another server. Nothing was sent to it: %1. Use the host name in the certificate, or ask its administrator.</source>
        <translation>Das Zertifikat des Servers gilt für einen anderen Host, es könnte also ein anderer Server sein; es wurde nichts an ihn gesendet: %1. Verwenden Sie den Namen des Hosts, wie er im Zertifikat steht, oder fragen Sie seinen Administrator.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate has expired or is not valid yet. Nothing was sent to the server: %1. Check the clock of this computer. If it is right, the administrator must renew the certificate.</source>
        <translation>Das Zertifikat des Servers ist abgelaufen oder noch nicht gültig, daher wurde ihm nicht vertraut; es wurde nichts an ihn gesendet: %1. Prüfen Sie die Uhr dieses Computers; geht sie richtig, muss sein Administrator das Zertifikat erneuern.</translation>
    </message>
    <message>
        <source>The server refused the encrypted connection: %1. It may require a client certificate.</source>
        <translation>Der Server hat die verschlüsselte Verbindung abgelehnt: %1. Vielleicht verlangt er ein Client-Zertifikat.</translation>
    </message>
    <message>
        <source>The encrypted connection was lost before anything was sent: %1.</source>
        <translation>Die verschlüsselte Verbindung brach ab, bevor etwas gesendet wurde: %1.</translation>
    </message>
    <message>
        <source>The connection string is not valid: %1. Correct it, or the service that it names.</source>
        <translation>Die Beschreibung der Verbindung ist nicht verwendbar: %1. Berichtigen Sie sie oder den Dienst, den sie nennt.</translation>
    </message>
    <message>
        <source>The disk of the server is full. Nothing was changed. Free space on the server, then try again.</source>
        <translation>Die Festplatte des Servers ist voll. Es wurde nichts geändert. Schaffen Sie Platz auf dem Server und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The server recorded the change, but its standby did not confirm it. Check whether the change was made before you repeat it.</source>
        <translation>Der Server hat es verzeichnet, aber sein Standby-Server hat nicht bestätigt, dass er es auch hat: Sehen Sie nach, ob die Änderung da ist, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>The standby cancelled the query so that it could apply changes from its primary. Try again, or connect to the primary.</source>
        <translation>Der Standby-Server hat die Abfrage abgebrochen, um Änderungen seines Primärservers übernehmen zu können. Versuchen Sie es noch einmal, oder verbinden Sie sich mit dem Primärserver.</translation>
    </message>
    <message>
        <source>This server is read-only and does not accept changes. If it is a standby, connect to the primary.</source>
        <translation>Dieser Server ist nur lesbar und nimmt keine Änderungen an. Wenn er ein Standby-Server ist, verbinden Sie sich mit dem Primärserver.</translation>
    </message>
    <message>
        <source>%1 already exists. Keys are never overwritten. Choose another file.</source>
        <translation>%1 gibt es schon. Ein Schlüssel wird nie überschrieben: Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>Die Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Cannot read the file: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Other users can read the signing key %1. Restrict its permissions with chmod 600, and consider a new key.</source>
        <translation>Andere dürfen den Signaturschlüssel %1 lesen. Nehmen Sie ihnen die Rechte mit chmod 600, und denken Sie über einen neuen Schlüssel nach.</translation>
    </message>
    <message>
        <source>The log does not have that many events. Enter a size from 1 to the one that “audit head” prints.</source>
        <translation>So viele Ereignisse hatte das Protokoll nie: Nennen Sie eine Größe von 1 bis zu der von „audit head“.</translation>
    </message>
    <message>
        <source>The log&apos;s hash tree lacks a node. Run “audit verify” to see what was changed.</source>
        <translation>Dem Hashbaum des Protokolls fehlt ein Knoten: Führen Sie „audit verify“ aus, um zu sehen, was geändert wurde.</translation>
    </message>
    <message>
        <source>The publication cannot be recorded. Each file must have a SHA-256 and a name.</source>
        <translation>Was veröffentlicht wurde, lässt sich nicht verzeichnen: Eine Datei besteht aus ihrem SHA-256 und ihrem Namen.</translation>
    </message>
    <message>
        <source>%1 is not plain text in UTF-8.</source>
        <translation>%1: Das ist kein reiner Text in UTF-8.</translation>
    </message>
    <message>
        <source>%1: the file is too large.</source>
        <translation>%1: Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>%1: the blank line between the text and the signatures of the checkpoint is missing or misplaced.</source>
        <translation>%1: Die Leerzeile zwischen dem Text des Prüfpunkts und seinen Signaturen fehlt oder steht anderswo.</translation>
    </message>
    <message>
        <source>%1: the last line has no line end. The file was cut off.</source>
        <translation>%1: Die letzte Zeile hat kein Zeilenende: Etwas wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>%1: a signature line is not “— NAME BASE64”.</source>
        <translation>%1: Eine Signaturzeile hat nicht die Form „— NAME BASE64“.</translation>
    </message>
    <message>
        <source>%1: there are more than 100 signatures.</source>
        <translation>%1: Es sind mehr als 100 Signaturen.</translation>
    </message>
    <message>
        <source>%1: the checkpoint is not signed.</source>
        <translation>%1: Niemand hat den Prüfpunkt signiert.</translation>
    </message>
    <message>
        <source>%1: the checkpoint was not signed with the given key.</source>
        <translation>%1: Der Schlüssel, den Sie angegeben haben, hat den Prüfpunkt nicht signiert.</translation>
    </message>
    <message>
        <source>%1: the signature is not valid. The checkpoint was changed after it was signed, or was not signed with this key.</source>
        <translation>%1: Die Signatur ist falsch. Der Prüfpunkt wurde nach dem Signieren geändert oder nie mit diesem Schlüssel signiert.</translation>
    </message>
    <message>
        <source>%1: the first line of the checkpoint does not name a log.</source>
        <translation>%1: Die erste Zeile des Prüfpunkts nennt kein Protokoll.</translation>
    </message>
    <message>
        <source>%1: the second line of the checkpoint is not a number of events.</source>
        <translation>%1: Die zweite Zeile des Prüfpunkts ist keine Anzahl von Ereignissen.</translation>
    </message>
    <message>
        <source>%1: the third line of the checkpoint is not a SHA-256 in base64.</source>
        <translation>%1: Die dritte Zeile des Prüfpunkts ist kein SHA-256 in base64.</translation>
    </message>
    <message>
        <source>%1: the name of a key must be one word without a plus sign, such as “registry.example/urn”.</source>
        <translation>%1: Der Name eines Schlüssels ist ein Wort ohne Pluszeichen, wie „registry.example/urn“.</translation>
    </message>
    <message>
        <source>%1: not an Ed25519 key in the format of signed notes.</source>
        <translation>%1: Das ist kein Ed25519-Schlüssel in der Form signierter Notizen.</translation>
    </message>
    <message>
        <source>%1: the key does not match its hash. It was changed.</source>
        <translation>%1: Der Schlüssel passt nicht zu seinem eigenen Hash: Er wurde geändert.</translation>
    </message>
    <message>
        <source>Cannot create a key: the system does not provide random numbers.</source>
        <translation>Das System liefert keine Zufallszahlen, daher lässt sich kein Schlüssel erzeugen.</translation>
    </message>
    <message>
        <source>%1: not a proof.</source>
        <translation>%1: Das ist kein Nachweis.</translation>
    </message>
    <message>
        <source>%1: the proof is not valid. Its path does not lead to the root in the checkpoint.</source>
        <translation>%1: Der Nachweis stimmt nicht: Sein Pfad führt nicht zur Wurzel im Prüfpunkt.</translation>
    </message>
    <message>
        <source>a mail of the discussion list was changed: %1</source>
        <translation>eine Mail der Diskussion auf der Liste wurde geändert: %1</translation>
    </message>
    <message>
        <source>the state of a request does not match its events: %1</source>
        <translation>ein Antrag steht nicht da, wo seine Ereignisse ihn hinterlassen haben: %1</translation>
    </message>
    <message>
        <source>a contact differs from the imported one: %1</source>
        <translation>ein Kontakt weicht vom importierten ab: %1</translation>
    </message>
    <message>
        <source>a setting does not match its event: %1</source>
        <translation>eine Einstellung ist nicht, was beschlossen wurde: %1</translation>
    </message>
    <message>
        <source>a workflow rule was changed: %1</source>
        <translation>eine Regel des Ablaufs wurde geändert: %1</translation>
    </message>
    <message>
        <source>the log was cut off: the checkpoint %1 has %2 events</source>
        <translation>das Protokoll wurde abgeschnitten: der Prüfpunkt %1 umfasst %2 Ereignisse</translation>
    </message>
    <message>
        <source>the log was rewritten: its first %2 events do not match the checkpoint %1</source>
        <translation>das Protokoll wurde umgeschrieben: seine ersten %2 Ereignisse sind nicht die des Prüfpunkts %1</translation>
    </message>
    <message>
        <source>The file is neither a mail nor a mailbox. Save the thread from your mail program or the list archive as .eml or mbox.</source>
        <translation>Das ist weder eine Mail noch ein Postfach: Speichern Sie den Mailverlauf aus dem Mailprogramm oder dem Archiv der Liste als .eml oder mbox.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB, the maximum. Save only the thread.</source>
        <translation>Die Datei ist größer als 64 MiB; mehr wird nicht gelesen: Speichern Sie nur den Mailverlauf.</translation>
    </message>
    <message>
        <source>The mailbox contains more than 2000 mails, the maximum. Save only the thread.</source>
        <translation>Das Postfach enthält mehr als 2000 Mails: Speichern Sie nur den Mailverlauf.</translation>
    </message>
    <message>
        <source>The header of the mail is longer than 256 KiB, the maximum.</source>
        <translation>Der Kopf der Mail ist länger als 256 KiB und wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The mail has too many parts, or they are nested too deeply.</source>
        <translation>Die Mail ist zu tief verschachtelt oder hat zu viele Teile, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>already imported</source>
        <translation>schon importiert</translation>
    </message>
    <message>
        <source>another copy of an imported mail</source>
        <translation>eine weitere Kopie einer importierten Mail</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>may not belong to this request</source>
        <translation>gehört vielleicht nicht zu diesem Antrag</translation>
    </message>
    <message>
        <source>is the applicant</source>
        <translation>ist der Antragsteller</translation>
    </message>
    <message>
        <source>same organization as the applicant or registrant</source>
        <translation>gleiche Organisation wie Antragsteller oder Registrant</translation>
    </message>
    <message>
        <source>named in the template, possibly as an author</source>
        <translation>in der Vorlage genannt, vielleicht als Autor</translation>
    </message>
    <message>
        <source>away on the day or on the due date</source>
        <translation>an diesem Tag oder am Fälligkeitstag abwesend</translation>
    </message>
    <message>
        <source>does not review this kind of namespace</source>
        <translation>prüft diese Art von Namensraum nicht</translation>
    </message>
    <message>
        <source>stepped back from this request before</source>
        <translation>früher von diesem Antrag zurückgetreten</translation>
    </message>
    <message>
        <source>The mails are not in the expected format. Import them from their files with this program.</source>
        <translation>Die Mails haben nicht die Form, die das Register annimmt: Lesen Sie sie mit diesem Programm aus ihren Dateien ein.</translation>
    </message>
    <message>
        <source>There are too many mails to import at once. Import them in parts.</source>
        <translation>Das sind mehr Mails, als auf einmal übernommen werden: Übernehmen Sie sie in Teilen.</translation>
    </message>
    <message>
        <source>The due date is in the past (UTC). Choose today or a later date.</source>
        <translation>Der Fälligkeitstag ist vorbei (nach UTC): Nennen Sie heute oder einen späteren Tag.</translation>
    </message>
    <message>
        <source>The due date is not a date. Write it as YYYY-MM-DD.</source>
        <translation>Der Fälligkeitstag ist kein Tag: Geben Sie ihn als JJJJ-MM-TT an.</translation>
    </message>
    <message>
        <source>The field does not exist in a registration template.</source>
        <translation>Eine Registrierungsvorlage hat kein solches Feld.</translation>
    </message>
    <message>
        <source>You proposed this. Another registrar must do the same.</source>
        <translation>Sie haben das vorgeschlagen: Ein anderer Registrar muss dasselbe tun.</translation>
    </message>
    <message>
        <source>The proposal does not exist. “nidreg-cli request proposals” lists the open proposals.</source>
        <translation>Einen solchen Vorschlag gibt es nicht: „nidreg-cli request proposals“ führt die bestehenden auf.</translation>
    </message>
    <message>
        <source>The proposal is no longer open. It was applied, replaced or withdrawn.</source>
        <translation>Der Vorschlag wurde schon ausgeführt, ersetzt oder zurückgezogen.</translation>
    </message>
    <message>
        <source>The policy does not exist. “nidreg-cli db policy” lists the policies.</source>
        <translation>Das Register hat keine solche Richtlinie: „nidreg-cli db policy“ führt die vorhandenen auf.</translation>
    </message>
    <message>
        <source>The Registrant field does not name this body. Add it there.</source>
        <translation>Das Feld Registrant nennt dieses Gremium nicht: Nennen Sie es dort.</translation>
    </message>
    <message>
        <source>Only a revision can mark a namespace as deprecated. Enter the namespace to revise.</source>
        <translation>Nur eine Überarbeitung eines registrierten Namensraums kann ihn als veraltet kennzeichnen: Nennen Sie den Namensraum, der zu überarbeiten ist.</translation>
    </message>
    <message>
        <source>This login holds no role in the registry. Ask a registrar to grant one (People, or “nidreg-cli db grant”).</source>
        <translation>Diese Anmeldung hat keine Rolle im Register: Ein Registrar gibt ihr eine (Personen oder „nidreg-cli db grant“).</translation>
    </message>
    <message>
        <source>This login does not own the registry&apos;s schema. Connect as a superuser, or as a member of nidreg_owner.</source>
        <translation>Dieser Anmeldung gehört das Schema des Registers nicht: Verbinden Sie sich als Superuser oder als Mitglied von nidreg_owner.</translation>
    </message>
    <message>
        <source>The role nidreg_owner is not set up on this server. Run “nidreg-cli db migrate” once as a superuser.</source>
        <translation>Die Rolle nidreg_owner ist auf diesem Server nicht eingerichtet: Führen Sie einmal als Superuser „nidreg-cli db migrate“ aus.</translation>
    </message>
    <message>
        <source>This works only in a local registry. In a shared registry, nobody may review their own requests.</source>
        <translation>Das ist nur für ein lokales Register: In einem gemeinsamen urteilt niemand über seine eigenen Anträge.</translation>
    </message>
    <message>
        <source>The database login does not exist. Ask the server&apos;s administrator to create it first (CREATE ROLE … LOGIN).</source>
        <translation>Es gibt keine Datenbankanmeldung dieses Namens: Der Administrator des Servers legt sie zuerst an (CREATE ROLE … LOGIN).</translation>
    </message>
    <message>
        <source>This login owns the registry, so it cannot hold roles. Use separate logins for people.</source>
        <translation>Dieser Anmeldung gehört das Register, sie ist daher keine Person darin: Verwenden Sie für Personen eigene Anmeldungen.</translation>
    </message>
    <message>
        <source>This role comes from a group or was granted in the database. Ask the server&apos;s administrator to revoke it.</source>
        <translation>Diese Rolle stammt aus einer Gruppe oder wurde in der Datenbank selbst vergeben: Der Administrator des Servers entzieht sie.</translation>
    </message>
    <message>
        <source>The role does not exist. The roles are reader, applicant, expert and registrar.</source>
        <translation>Eine solche Rolle gibt es nicht: Eine Person ist reader, applicant, expert oder registrar.</translation>
    </message>
    <message>
        <source>The person does not exist in this registry. Grant them a role first.</source>
        <translation>Eine solche Person gibt es in diesem Register nicht: Geben Sie ihr zuerst eine Rolle.</translation>
    </message>
    <message>
        <source>Somebody else has changed the details of this person. Review them, then change them again.</source>
        <translation>Jemand anders hat die Angaben zu dieser Person inzwischen geändert: Sehen Sie sich die Angaben an, wie sie jetzt sind, und ändern Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>A person can have at most 200 periods of service and 200 absences. Remove those that are over.</source>
        <translation>Eine Person hat höchstens 200 Dienstzeiten und 200 Abwesenheiten: Entfernen Sie die, die vorbei sind.</translation>
    </message>
    <message>
        <source>Only a registrar can change periods of service. Ask one to change yours.</source>
        <translation>Dienstzeiten verwaltet der Registrar: Bitten Sie einen, Ihre zu ändern.</translation>
    </message>
    <message>
        <source>Name, organization and email address can have at most 200 characters each, on one line.</source>
        <translation>Name, Organisation und E-Mail-Adresse sind je eine Zeile von höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>The email address is not valid. It must contain one “@” and no spaces.</source>
        <translation>Die E-Mail-Adresse ist nicht wohlgeformt: Sie hat ein „@“ und keine Leerzeichen.</translation>
    </message>
    <message>
        <source>A period of service ends before it begins. Correct its dates.</source>
        <translation>Eine Dienstzeit endet, bevor sie beginnt: Berichtigen Sie ihre Daten.</translation>
    </message>
    <message>
        <source>Two periods of service for the same kind of namespace begin on the same day. Merge them.</source>
        <translation>Zwei Dienstzeiten für dieselbe Art von Namensraum beginnen am selben Tag. Fassen Sie sie zusammen.</translation>
    </message>
    <message>
        <source>An absence ends before it begins. Correct its dates.</source>
        <translation>Eine Abwesenheit endet, bevor sie beginnt: Berichtigen Sie ihre Daten.</translation>
    </message>
    <message>
        <source>Two absences begin on the same day. Merge them.</source>
        <translation>Zwei Abwesenheiten beginnen am selben Tag: Machen Sie eine daraus.</translation>
    </message>
    <message>
        <source>The reason for an absence can have at most 200 characters, on one line.</source>
        <translation>Der Grund einer Abwesenheit ist eine Zeile von höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>There are reasons against this expert (%1). Choose another one, or explain why you choose this one.</source>
        <translation>Etwas spricht gegen diesen Experten (%1): Wählen Sie einen anderen, oder sagen Sie, warum Sie sich darüber hinwegsetzen.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Marks the thread as resolved. A reply reopens it.</source>
        <translation>Der Diskussionsstrang wird als erledigt gekennzeichnet. Eine Antwort öffnet ihn wieder.</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Eskalieren</translation>
    </message>
    <message>
        <source>Removes the expert, who has not answered, from the request and records your reasons. The other experts decide. If none is left, the registrar assigns another one.</source>
        <translation>Der Experte, der nicht geantwortet hat, wird vom Antrag entbunden, und Ihre Gründe werden verzeichnet. Die anderen Experten entscheiden; bleibt keiner übrig, weist der Registrar einen anderen zu.</translation>
    </message>
    <message>
        <source>%1 removed %2 from the request.</source>
        <translation>%1 hat %2 vom Antrag entbunden.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Records that you reminded whoever must act next. The state of the request does not change.</source>
        <translation>Es wird verzeichnet, dass Sie diejenigen erinnert haben, die als Nächstes handeln müssen. Der Antrag bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>%1 reminded whoever must act next.</source>
        <translation>%1 hat diejenigen erinnert, die als Nächstes handeln müssen.</translation>
    </message>
    <message>
        <source>The text is longer than 256 KiB, the maximum. Move the rest to a document and cite it.</source>
        <translation>Der Text ist zu lang: Höchstens 256 KiB sind möglich. Legen Sie den Rest in einem Dokument ab und verweisen Sie darauf.</translation>
    </message>
    <message>
        <source>Time for a &amp;review</source>
        <translation>Frist für eine &amp;Prüfung</translation>
    </message>
    <message>
        <source>How long an expert has to answer, unless the registrar sets another due date.</source>
        <translation>Wie lange ein Experte Zeit für seine Antwort hat, wenn der Registrar keinen anderen Tag nennt.</translation>
    </message>
    <message>
        <source>Re&amp;minders</source>
        <translation>Er&amp;innerungen</translation>
    </message>
    <message>
        <source>How long before a due date a reminder is due, and how long between two reminders.</source>
        <translation>Wie lange vor einem Fälligkeitstag jemand erinnert wird, und wie viel Zeit zwischen zwei Erinnerungen liegt.</translation>
    </message>
    <message>
        <source>Without an &amp;answer</source>
        <translation>Ohne Ant&amp;wort</translation>
    </message>
    <message>
        <source>After how long a request without an answer is shown to the registrar, who may close it.</source>
        <translation>Nach welcher Zeit ein Antrag, auf den niemand antwortet, dem Registrar gezeigt wird, der ihn schließen darf.</translation>
    </message>
    <message>
        <source>Idempotency &amp;keys</source>
        <translation>Idempotenz&amp;schlüssel</translation>
    </message>
    <message>
        <source>How long the registry keeps the idempotency key of an action. While it is kept, a retry of the action returns the same result and does not repeat it.</source>
        <translation>Wie lange das Register den Idempotenzschlüssel einer Aktion aufbewahrt. Solange liefert ein erneuter Versuch dasselbe Ergebnis und wiederholt die Aktion nicht.</translation>
    </message>
    <message>
        <source>Actions that require two registrars</source>
        <translation>Aktionen, die zwei Registrare erfordern</translation>
    </message>
    <message>
        <source>The first registrar proposes the action. It is applied when another registrar does the same. If registering requires two registrars but changing roles requires only one, a registrar could appoint the second one, so switch on both. Switching off a requirement for two registrars also requires two.</source>
        <translation>Die Handlung des ersten Registrars ist ein Vorschlag; ausgeführt wird sie, wenn ein anderer Registrar dasselbe tut. Wo es zum Registrieren zwei braucht und zum Ändern von Rollen nur einen, könnte ein Registrar den zweiten selbst bestellen: Schalten Sie beides ein. Sobald es für eine Handlung zwei braucht, braucht es auch zwei, um dies zu ändern.</translation>
    </message>
    <message>
        <source>&amp;Discussion list</source>
        <translation>&amp;Diskussionsliste</translation>
    </message>
    <message>
        <source>Where mails about a new request are sent (RFC 8141, section 6.2).</source>
        <translation>Wohin Mails über einen neuen Antrag gehen (RFC 8141, Abschnitt 6.2).</translation>
    </message>
    <message>
        <source>&amp;IESG</source>
        <translation>IES&amp;G</translation>
    </message>
    <message>
        <source>Who decides whether a body may use the fast track (RFC 8141, section 6.3).</source>
        <translation>Wer entscheidet, ob ein Gremium das Schnellverfahren nutzen darf (RFC 8141, Abschnitt 6.3).</translation>
    </message>
    <message>
        <source>Approval &amp;body</source>
        <translation>Genehmigende S&amp;telle</translation>
    </message>
    <message>
        <source>Who directs the registration of a namespace that is part of a standard.</source>
        <translation>Wer die Weisung gibt, einen Namensraum zu registrieren, der Teil eines Standards ist.</translation>
    </message>
    <message>
        <source>Registering a namespace</source>
        <translation>Einen Namensraum registrieren</translation>
    </message>
    <message>
        <source>Deprecating a namespace</source>
        <translation>Einen Namensraum als veraltet kennzeichnen</translation>
    </message>
    <message>
        <source>Changing somebody’s roles</source>
        <translation>Jemandes Rollen ändern</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Register the namespace of request %1</source>
        <translation>Den Namensraum von Antrag %1 registrieren</translation>
    </message>
    <message>
        <source>Deprecate the namespace of request %1</source>
        <translation>Den Namensraum von Antrag %1 als veraltet kennzeichnen</translation>
    </message>
    <message>
        <source>Roles of %1: %2</source>
        <comment>what is proposed: a person&apos;s roles from then on</comment>
        <translation>Rollen von %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is proposed: a policy&apos;s title and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Proposed. A second registrar must do the same. To withdraw the proposal, use Registry ▸ Proposals.</source>
        <translation>Vorgeschlagen und noch nicht ausgeführt: Ein zweiter Registrar muss dasselbe tun. Es steht unter „Register ▸ Vorschläge“; dort können Sie es zurücknehmen.</translation>
    </message>
    <message>
        <source>a proposal or its outcome does not match its event: %1</source>
        <translation>ein Vorschlag ist nicht, was vorgeschlagen wurde, oder endete nicht so: %1</translation>
    </message>
    <message>
        <source>The registry needs two registrars before an action can require two. Appoint another one first.</source>
        <translation>Wo es für eine Handlung zwei Registrare braucht, braucht das Register zwei davon: Bestellen Sie zuerst einen weiteren.</translation>
    </message>
    <message>
        <source>Registering requires two registrars in this registry, but importing a listing would register namespaces with one. Have two registrars switch off that policy, import the listing, and switch the policy on again.</source>
        <translation>Zum Registrieren braucht es hier zwei Registrare, und das Übernehmen eines Verzeichnisses würde Namensräume mit nur einem registrieren: Lassen Sie zwei Registrare diese Richtlinie ausschalten, übernehmen Sie das Verzeichnis, und schalten Sie sie wieder ein.</translation>
    </message>
    <message>
        <source>%1 replied to a comment.</source>
        <translation>%1 hat auf einen Kommentar geantwortet.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Proposed in event</source>
        <translation>Vorgeschlagen in Ereignis</translation>
    </message>
    <message>
        <source>Mails</source>
        <translation>Mails</translation>
    </message>
    <message>
        <source>First mail</source>
        <translation>Erste Mail</translation>
    </message>
    <message>
        <source>SHA-256 of the mails</source>
        <translation>SHA-256 der Mails</translation>
    </message>
    <message>
        <source>Setting a policy</source>
        <translation>Eine Richtlinie setzen</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>a policy&apos;s value</comment>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>Roles of %1</source>
        <comment>what a proposal is about</comment>
        <translation>Rollen von %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate of the authority that issued it, and select that file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Das Zertifikat des Servers ließ sich nicht prüfen, es könnte also ein anderer Server sein; es wurde nichts an ihn gesendet: %1. Bitten Sie seinen Administrator um das Zertifikat der Zertifizierungsstelle, die für ihn bürgt, und nennen Sie die Datei (Zertifizierungsstellen im Fenster „Verbinden“, sslrootcert in einer Verbindungszeichenkette).</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is self-signed, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate, check that it is genuine, and select its file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Der Server bürgt für sich selbst mit einem selbst ausgestellten Zertifikat, es könnte also ein anderer Server sein; es wurde nichts an ihn gesendet: %1. Bitten Sie seinen Administrator um dieses Zertifikat, und sobald Sie wissen, dass es echt ist, nennen Sie dessen Datei (Zertifizierungsstellen im Fenster „Verbinden“, sslrootcert in einer Verbindungszeichenkette).</translation>
    </message>
    <message>
        <source>This computer does not know the authority that issued the server&apos;s certificate, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the authority&apos;s certificate, and select its file (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Das Zertifikat des Servers stammt von einer Zertifizierungsstelle, die dieser Computer nicht kennt, es könnte also ein anderer Server sein; es wurde nichts an ihn gesendet: %1. Bitten Sie seinen Administrator um das Zertifikat dieser Stelle, und nennen Sie dessen Datei (Zertifizierungsstellen im Fenster „Verbinden“, sslrootcert in einer Verbindungszeichenkette).</translation>
    </message>
    <message>
        <source>There are no authority certificates to verify the server&apos;s certificate. Nothing was sent to the server: %1. Install the package ca-certificates, or select a file of certificates (Authorities in the Connect window, sslrootcert in a connection string).</source>
        <translation>Es wurden keine Zertifikate von Zertifizierungsstellen gefunden, um das des Servers zu prüfen; es wurde nichts an ihn gesendet: %1. Installieren Sie das Paket ca-certificates, oder nennen Sie eine Datei mit solchen Zertifikaten (Zertifizierungsstellen im Fenster „Verbinden“, sslrootcert in einer Verbindungszeichenkette).</translation>
    </message>
    <message>
        <source>%1 proposed “%3”, which requires two registrars.</source>
        <translation>%1 hat „%3“ vorgeschlagen; dafür braucht es zwei Registrare.</translation>
    </message>
    <message>
        <source>%1 withdrew the proposal “%3”.</source>
        <translation>%1 hat den Vorschlag „%3“ zurückgenommen.</translation>
    </message>
    <message>
        <source>Cannot determine the changes, because %1 has no registry.json. Specify a folder published as JSON, a date or an event.</source>
        <translation>In %1 gibt es keine registry.json; was sich seither geändert hat, lässt sich nicht sagen. Nennen Sie einen Ordner, der als JSON veröffentlicht wurde, einen Tag oder ein Ereignis.</translation>
    </message>
    <message>
        <source>%1 contains a complete publication, which the changes would replace. Choose another folder.</source>
        <translation>%1 enthält eine ganze Veröffentlichung, an deren Stelle nur Änderungen träten. Wählen Sie für diese einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen: Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Cannot read the deposit: %1</source>
        <translation>Die Hinterlegung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot write the deposit: %1. Nothing was changed.</source>
        <translation>Die Hinterlegung kann nicht geschrieben werden: %1. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Choose another file for the deposit.</source>
        <translation>%1 ist keine gewöhnliche Datei: Nennen Sie eine andere für die Hinterlegung.</translation>
    </message>
    <message>
        <source>%1 is the earlier deposit that the new one extends. Choose another file.</source>
        <translation>%1 ist die frühere Hinterlegung selbst, die die neue fortsetzt: Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is not a deposit of a registry.</source>
        <translation>%1 ist keine Hinterlegung eines Registers.</translation>
    </message>
    <message>
        <source>The deposit %1 is damaged. It was changed or cut off after it was written. Nothing was changed. Use another copy of it.</source>
        <translation>Die Hinterlegung %1 ist beschädigt: Sie wurde nach dem Schreiben geändert oder abgeschnitten. Nichts wurde geändert; nehmen Sie eine andere Kopie.</translation>
    </message>
    <message>
        <source>%1 is not a valid deposit. It is not damaged, but was written by another program.</source>
        <translation>%1 hat nicht die Form einer Hinterlegung, obwohl nichts darin beschädigt ist: Ein anderes Programm hat sie geschrieben.</translation>
    </message>
    <message>
        <source>The deposit %1 has a newer format. Use the newest version of this program.</source>
        <translation>Die Hinterlegung %1 hat ein neueres Format: Nehmen Sie die neueste Version dieses Programms.</translation>
    </message>
    <message>
        <source>The deposit %1 was written by a newer version of this program. Use that version or a later one.</source>
        <translation>Die Hinterlegung %1 stammt von einer neueren Version dieses Programms: Nehmen Sie diese oder eine spätere.</translation>
    </message>
    <message>
        <source>The deposit %1 was written by a version that is too old for this one. Restore it with a version of schema 36, and write a new deposit there.</source>
        <translation>Die Hinterlegung %1 stammt von einer Version dieses Programms, die für diese zu alt ist: Stellen Sie sie mit einer Version von Schema 36 wieder her und machen Sie dort eine neue.</translation>
    </message>
    <message>
        <source>This login does not see the whole registry. Write the deposit as its owner, a superuser or a member of nidreg_owner.</source>
        <translation>Diese Anmeldung sieht nicht alles, was das Register enthält: Hinterlegt wird von dessen Eigentümer, einem Superuser oder einem Mitglied von nidreg_owner.</translation>
    </message>
    <message>
        <source>This database does not contain a registry.</source>
        <translation>Diese Datenbank enthält kein Register.</translation>
    </message>
    <message>
        <source>The registry was migrated after the earlier deposit. Write a full deposit.</source>
        <translation>Das Register wurde seit der früheren Hinterlegung migriert: Machen Sie eine vollständige.</translation>
    </message>
    <message>
        <source>The earlier deposit belongs to another registry. Write a full deposit, or restore deposits of the same registry.</source>
        <translation>Die frühere Hinterlegung gehört zu einem anderen Register: Machen Sie eine vollständige, oder stellen Sie Hinterlegungen desselben Registers wieder her.</translation>
    </message>
    <message>
        <source>This database already contains a registry, or objects with its names. Nothing was changed. Restore into a new database. For a local registry, run “db stop” and move its folder (“db where”) aside.</source>
        <translation>Diese Datenbank enthält schon ein Register oder etwas mit dessen Namen: Nichts wurde geändert. Stellen Sie in einer neuen Datenbank wieder her; der Ordner eines lokalen Registers („db where“) kann nach „db stop“ beiseitegelegt werden.</translation>
    </message>
    <message>
        <source>%1 is an increment. Specify the full deposit first, then its increments in order.</source>
        <translation>%1 ist eine Fortsetzung: Nennen Sie zuerst die vollständige Hinterlegung, dann ihre Fortsetzungen in deren Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 is a full deposit. Specify only one, followed by its increments.</source>
        <translation>%1 ist eine vollständige Hinterlegung: Nennen Sie eine, und danach nur deren Fortsetzungen.</translation>
    </message>
    <message>
        <source>%1 does not continue the deposit before it. Specify all increments, in order.</source>
        <translation>%1 setzt nicht dort fort, wo die Hinterlegung davor endet: Nennen Sie alle Fortsetzungen in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>The tables of the deposit do not match its schema (%1). Nothing was changed.</source>
        <translation>Die Hinterlegung hat andere Tabellen als ihr Schema (%1): Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The deposit contains rows that violate the rules of the registry: %1. Nothing was changed.</source>
        <translation>Die Hinterlegung enthält Zeilen, die die Regeln des Registers brechen: %1. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The log in the deposit cannot be verified. Mismatch: %1. Nothing was changed.</source>
        <translation>Das Protokoll in der Hinterlegung besteht die Prüfung nicht. Abweichung: %1. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is the deposit of a shared registry. Restore it into a database on a server (--db).</source>
        <translation>%1 ist die Hinterlegung eines gemeinsamen Registers: Stellen Sie sie in einer Datenbank eines Servers wieder her (--db).</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>sie ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>it is not UTF-8, but %1</source>
        <translation>sie ist nicht in UTF-8, sondern in %1</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>sie enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>it is not well formed: %1</source>
        <translation>sie ist nicht wohlgeformt: %1</translation>
    </message>
    <message>
        <source>it is incomplete</source>
        <translation>sie endet zu früh: ein Teil fehlt</translation>
    </message>
    <message>
        <source>it contains a DOCTYPE, which a listing does not need and could declare anything</source>
        <translation>sie hat ein DOCTYPE, das alles Mögliche vereinbaren könnte; Verzeichnisse brauchen keines</translation>
    </message>
    <message>
        <source>its elements are nested too deeply</source>
        <translation>ihre Elemente sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a tag is too long</source>
        <translation>ein Tag ist länger, als eines sein sollte</translation>
    </message>
    <message>
        <source>the text of &lt;%1&gt; is too long</source>
        <translation>der Text von &lt;%1&gt; ist länger, als einer sein sollte</translation>
    </message>
    <message>
        <source>it is not a registry: its first element is &lt;%1&gt;</source>
        <translation>sie ist kein Register: ihr erstes Element ist &lt;%1&gt;</translation>
    </message>
    <message>
        <source>it is the registry %1, which does not contain URN namespaces</source>
        <translation>sie ist das Register %1, das keine URN-Namensräume registriert</translation>
    </message>
    <message>
        <source>it is not well-formed CSV: a quote, a line end or a cell is out of place</source>
        <translation>sie ist kein wohlgeformtes CSV: ein Anführungszeichen, ein Zeilenende oder eine Zelle steht am falschen Ort</translation>
    </message>
    <message>
        <source>its columns differ from those of IANA&apos;s CSV of URN namespaces: %1</source>
        <translation>sie hat andere Spalten als das CSV der IANA mit den URN-Namensräumen: %1</translation>
    </message>
    <message>
        <source>a cell is not written as labels in brackets: %1</source>
        <translation>eine Zelle besteht nicht aus Bezeichnungen in eckigen Klammern: %1</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>sie lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the unknown element &lt;%1&gt; is not imported</source>
        <translation>das Element &lt;%1&gt; ist nicht bekannt und wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>the unknown attribute %1 is not imported</source>
        <translation>das Attribut %1 ist nicht bekannt und wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>unexpected text is not imported: %1</source>
        <translation>Wörter, wo keine hingehören, werden nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is out of order and is not imported</source>
        <translation>&lt;%1&gt; steht nicht in der richtigen Reihenfolge und wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>%1 occurs more than once; only the first is used</source>
        <translation>%1 ist mehr als einmal da; das erste zählt</translation>
    </message>
    <message>
        <source>a reference of the unknown type %1 is imported as text</source>
        <translation>ein Verweis der unbekannten Art %1 wird als Text aufbewahrt</translation>
    </message>
    <message>
        <source>a comment is not imported</source>
        <translation>ein Kommentar wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>%1: not imported, because its template has no NID</source>
        <translation>%1: die Vorlage nennt keine NID und wird nicht übernommen</translation>
    </message>
    <message>
        <source>%1: not imported, because it is too large for a template</source>
        <translation>%1: größer, als eine Vorlage sein darf; wird nicht übernommen</translation>
    </message>
    <message>
        <source>a processing instruction is not imported: %1</source>
        <translation>eine Verarbeitungsanweisung wird nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Missing in the file</source>
        <translation>Fehlt in der Datei</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Umbenannt</translation>
    </message>
    <message>
        <source>Not a NID</source>
        <translation>Keine NID</translation>
    </message>
    <message>
        <source>Template text</source>
        <translation>Text der Vorlage</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Registration rule</source>
        <translation>Registrierungsregel</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fußnoten</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>a listing header was changed: %1</source>
        <translation>der Kopf eines Verzeichnisses wurde geändert: %1</translation>
    </message>
    <message>
        <source>The listing contains a namespace twice. Remove one of the two.</source>
        <translation>Das Verzeichnis hat einen Namensraum zweimal: Lassen Sie einen davon weg.</translation>
    </message>
    <message>
        <source>The rows of the listing are not numbered in order. Nothing was changed. Compare the listing again, then import it.</source>
        <translation>Die Zeilen des Verzeichnisses sind nicht so nummeriert, wie sie sein müssen: Nichts wurde geändert. Vergleichen Sie das Verzeichnis noch einmal und übernehmen Sie es dann.</translation>
    </message>
    <message>
        <source>The registrant must be on one line, without control characters.</source>
        <translation>Der Registrant steht auf einer Zeile, ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>A namespace changed in this registry after the comparison. Compare the listing again, then decide.</source>
        <translation>Ein Namensraum hat sich hier geändert, seit das Verzeichnis verglichen wurde: Vergleichen Sie noch einmal und entscheiden Sie neu.</translation>
    </message>
    <message>
        <source>Delisted</source>
        <translation>Nicht mehr gelistet</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>Übernommen aus %1.</translation>
    </message>
    <message>
        <source>Formerly</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Former NID</source>
        <translation>Frühere NID</translation>
    </message>
    <message>
        <source>SHA-256 of the listing&apos;s entry</source>
        <translation>SHA-256 des Eintrags im Verzeichnis</translation>
    </message>
    <message>
        <source>SHA-256 of the listing header</source>
        <translation>SHA-256 des Kopfes des Verzeichnisses</translation>
    </message>
    <message>
        <source>%1 delisted “%2”, which an imported listing no longer contains.</source>
        <translation>%1 hat „%2“ aus dem Verzeichnis genommen: Ein übernommenes Verzeichnis hat es nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” (U+%2) looks like “%3”</source>
        <translation>„%1“ (U+%2) sieht aus wie „%3“</translation>
    </message>
    <message>
        <source>Rule broken</source>
        <translation>Verletzte Regel</translation>
    </message>
    <message>
        <source>All are registered.</source>
        <translation>Alle sind registriert.</translation>
    </message>
    <message>
        <source>Not registered: %L1 of %L2</source>
        <translation>Nicht registriert: %L1 von %L2</translation>
    </message>
    <message>
        <source>not registered</source>
        <translation>nicht registriert</translation>
    </message>
    <message>
        <source>There are more. The %L1 most frequent are shown.</source>
        <translation>Und weitere: Die %L1 häufigsten werden gezeigt.</translation>
    </message>
    <message>
        <source>Every line is a URN.</source>
        <translation>Jede Zeile ist eine URN.</translation>
    </message>
    <message>
        <source>Lines that are not URNs: %L1</source>
        <translation>Zeilen, die keine URNs sind: %L1</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URNs</translation>
    </message>
    <message>
        <source>Not URNs</source>
        <translation>Keine URNs</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>URNs: %L1, others: %L2</source>
        <translation>URNs: %L1, andere: %L2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %L1, where the cursor is</source>
        <translation>Zeile %L1, in der die Einfügemarke steht</translation>
    </message>
    <message>
        <source>Type or paste a URN or URI above. Its parts are shown as you type.</source>
        <translation>Tippen oder fügen Sie oben eine URN oder einen URI ein: Die Eingabe wird zerlegt, während Sie tippen.</translation>
    </message>
    <message>
        <source>As a URN</source>
        <translation>Als URN</translation>
    </message>
    <message>
        <source>absolute, hierarchical</source>
        <translation>absolut, hierarchisch</translation>
    </message>
    <message>
        <source>absolute, opaque</source>
        <translation>absolut, opak</translation>
    </message>
    <message>
        <source>relative: a network path</source>
        <translation>relativ: ein Netzwerkpfad</translation>
    </message>
    <message>
        <source>relative: an absolute path</source>
        <translation>relativ: ein absoluter Pfad</translation>
    </message>
    <message>
        <source>relative: a relative path</source>
        <translation>relativ: ein relativer Pfad</translation>
    </message>
    <message>
        <source>relative: in the same document</source>
        <translation>relativ: im selben Dokument</translation>
    </message>
    <message>
        <source>an IPv6 address</source>
        <translation>eine IPv6-Adresse</translation>
    </message>
    <message>
        <source>an IP address of a future version</source>
        <translation>eine Adresse einer späteren Version</translation>
    </message>
    <message>
        <source>an IPv4 address</source>
        <translation>eine IPv4-Adresse</translation>
    </message>
    <message>
        <source>a domain name</source>
        <translation>ein Domainname</translation>
    </message>
    <message>
        <source>a registry-based authority</source>
        <translation>eine Autorität aus einem Register</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>%1: not valid at byte %2. %3 (%4)</source>
        <translation>%1: ungültig bei Byte %2. %3 (%4)</translation>
    </message>
    <message>
        <source>As a generic URI</source>
        <translation>Als allgemeiner URI</translation>
    </message>
    <message>
        <source>%1: valid.</source>
        <translation>%1: gültig.</translation>
    </message>
    <message>
        <source>As a URL of 1993</source>
        <translation>Als URL von 1993</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Der Entwurf</translation>
    </message>
    <message>
        <source>The draft reads it as %1.</source>
        <translation>Der Entwurf liest es als %1.</translation>
    </message>
    <message>
        <source>According to %1, they are not both URNs.</source>
        <translation>Nach %1 sind nicht beide URNs.</translation>
    </message>
    <message>
        <source>According to %1, they are equivalent.</source>
        <translation>Nach %1 sind sie gleichwertig.</translation>
    </message>
    <message>
        <source>According to %1, they are not equivalent.</source>
        <translation>Nach %1 sind sie nicht gleichwertig.</translation>
    </message>
    <message>
        <source>They are not caching-equivalent, because their components differ.</source>
        <translation>Sie sind nicht cache-äquivalent, weil sich ihre Komponenten unterscheiden.</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Enter two URNs or URIs to compare them.</source>
        <translation>Geben Sie zwei URNs oder URIs ein, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>As URNs</source>
        <translation>Als URNs</translation>
    </message>
    <message>
        <source>URI comparison, step by step: %1</source>
        <translation>Vergleich als URIs, Schritt für Schritt: %1</translation>
    </message>
    <message>
        <source>The first is not a URI: %1</source>
        <translation>Das erste ist kein URI: %1</translation>
    </message>
    <message>
        <source>The second is not a URI: %1</source>
        <translation>Das zweite ist kein URI: %1</translation>
    </message>
    <message>
        <source>Normalized step by step: %1</source>
        <translation>Stufe für Stufe normalisiert: %1</translation>
    </message>
    <message>
        <source>Enter a base URI and a reference to resolve it. A single URI is normalized.</source>
        <translation>Geben Sie einen Basis-URI und eine Referenz ein, um sie aufzulösen. Ein einzelner URI wird normalisiert.</translation>
    </message>
    <message>
        <source>Target of the reference</source>
        <translation>Worauf die Referenz verweist</translation>
    </message>
    <message>
        <source>Enter a text to find the URNs and URIs in it.</source>
        <translation>Geben Sie einen Text ein, um die URNs und URIs darin zu finden.</translation>
    </message>
    <message>
        <source>The text does not contain a URN or URI.</source>
        <translation>In diesem Text steht weder eine URN noch ein URI.</translation>
    </message>
    <message>
        <source>Found: %L1</source>
        <translation>Gefunden: %L1</translation>
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
        <translation>Und weitere: Die ersten %L1 werden gezeigt.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Die Teile</translation>
    </message>
    <message>
        <source>Canonical form</source>
        <translation>Kanonische Form</translation>
    </message>
    <message>
        <source>used for comparison (RFC 8141, section 3.1)</source>
        <translation>was verglichen wird: RFC 8141, Abschnitt 3.1</translation>
    </message>
    <message>
        <source>Decoded NSS</source>
        <translation>Namensraumspezifischer Teil, dekodiert</translation>
    </message>
    <message>
        <source>for reading only, not a URN (section 4.4)</source>
        <translation>zum Lesen, nicht zum Verwenden als URN: Abschnitt 4.4</translation>
    </message>
    <message>
        <source>Look-alike</source>
        <translation>Ähnlich aussehend</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Der Namensraum</translation>
    </message>
    <message>
        <source>Checking the registry…</source>
        <translation>Das Register wird gefragt…</translation>
    </message>
    <message>
        <source>“%1” is not registered, so the meaning of the URN is not defined.</source>
        <translation>„%1“ ist nicht registriert: Niemand steht dafür ein, was ein solcher Name bedeutet.</translation>
    </message>
    <message>
        <source>“%1” is registered.</source>
        <translation>„%1“ ist registriert.</translation>
    </message>
    <message>
        <source>“%1” is registered: %2.</source>
        <translation>„%1“ ist registriert: %2.</translation>
    </message>
    <message>
        <source>Query according to the 2012 draft</source>
        <translation>Die Abfrage nach dem Entwurf von 2012</translation>
    </message>
    <message>
        <source>There are more: %L1 directives in all.</source>
        <translation>Und weitere: %L1 Anweisungen insgesamt.</translation>
    </message>
    <message>
        <source>Contradictions in the document</source>
        <translation>Wo ein Dokument sich widerspricht</translation>
    </message>
    <message>
        <source>This is a URN according to RFC 8141.</source>
        <translation>Das ist eine URN nach RFC 8141.</translation>
    </message>
    <message>
        <source>Section 2: in the grammar, an r-component can contain “?=”.</source>
        <translation>Abschnitt 2: Nach der Grammatik kann eine r-Komponente „?=“ enthalten.</translation>
    </message>
    <message>
        <source>Section 2.3.1: an r-component ends at “?=”, where a q-component begins.</source>
        <translation>Abschnitt 2.3.1: Eine r-Komponente endet, wo „?=“ steht, und eine q-Komponente beginnt.</translation>
    </message>
    <message>
        <source>We follow section 2.3.1: the first “?=” ends the r-component, and a q-component must follow.</source>
        <translation>Wir folgen Abschnitt 2.3.1: Das erste „?=“ beendet die r-Komponente, und eine q-Komponente muss folgen.</translation>
    </message>
    <message>
        <source>Section 2, the grammar: a “?” outside the components is not allowed.</source>
        <translation>Abschnitt 2, die Grammatik: Mit einem „?“ außerhalb der Komponenten ist es keine URN.</translation>
    </message>
    <message>
        <source>Section 2, the text: it should be treated as an error, which allows exceptions.</source>
        <translation>Abschnitt 2, der Text: Es sollte als Fehler behandelt werden, was Raum für Ausnahmen lässt.</translation>
    </message>
    <message>
        <source>We follow the grammar: it is always an error.</source>
        <translation>Wir folgen der Grammatik: Es ist immer ein Fehler.</translation>
    </message>
    <message>
        <source>Section 1: a URN that is valid in the earlier documents remains valid.</source>
        <translation>Abschnitt 1: Was nach den früheren Dokumenten eine URN war, bleibt eine.</translation>
    </message>
    <message>
        <source>Section 2: a NID has at least two characters and does not end with a hyphen, which RFC 2141 allowed.</source>
        <translation>Abschnitt 2: Eine NID hat mindestens zwei Zeichen und endet nicht mit einem Bindestrich, was RFC 2141 erlaubte.</translation>
    </message>
    <message>
        <source>We follow section 2: such a NID is not accepted. None was ever registered.</source>
        <translation>Wir folgen Abschnitt 2: Eine solche NID wird verworfen. Registriert wurde nie eine.</translation>
    </message>
    <message>
        <source>Section 2: the NSS can contain “/”, but cannot begin with it.</source>
        <translation>Abschnitt 2: „/“ kann im namensraumspezifischen Teil stehen, wenn auch nicht am Anfang.</translation>
    </message>
    <message>
        <source>Section 2.2: “/” is among the characters that must be percent-encoded.</source>
        <translation>Abschnitt 2.2: „/“ gehört zu den Zeichen, die ein Name kodieren muss, bevor er eine URN ist.</translation>
    </message>
    <message>
        <source>We follow section 2: “/” is accepted, as in the example of section 2.2.</source>
        <translation>Wir folgen Abschnitt 2: „/“ wird angenommen, wie es Abschnitt 2.2 in seinem Beispiel selbst hat.</translation>
    </message>
    <message>
        <source>Section 3, the grammar: no component begins with “?”.</source>
        <translation>Abschnitt 3, die Grammatik: Keine Komponente beginnt mit „?“.</translation>
    </message>
    <message>
        <source>Section 3, the text: a “?” at the beginning of a component is discouraged, but not forbidden.</source>
        <translation>Abschnitt 3, der Text: Von einem „?“ am Anfang einer Komponente wird abgeraten, es ist aber nicht verboten.</translation>
    </message>
    <message>
        <source>We follow the grammar: it is not accepted.</source>
        <translation>Wir folgen der Grammatik: Es wird verworfen.</translation>
    </message>
    <message>
        <source>Section 3: in the grammar, a q-component can contain “??”.</source>
        <translation>Abschnitt 3: Nach der Grammatik kann eine q-Komponente „??“ enthalten.</translation>
    </message>
    <message>
        <source>Section 3.3.1: “??” ends a q-component and begins an r-component.</source>
        <translation>Abschnitt 3.3.1: „??“ beendet eine q-Komponente und beginnt eine r-Komponente.</translation>
    </message>
    <message>
        <source>We follow section 3.3.1: the first “??” ends the q-component, and an r-component must follow.</source>
        <translation>Wir folgen Abschnitt 3.3.1: Das erste „??“ beendet die q-Komponente, und eine r-Komponente muss folgen.</translation>
    </message>
    <message>
        <source>Section 3.3: every URN can have components, regardless of its namespace.</source>
        <translation>Abschnitt 3.3: Jede URN kann Komponenten haben, was immer ihr Namensraum über sie sagt.</translation>
    </message>
    <message>
        <source>Appendix A: q- and f-components are not allowed unless a registration mentions them.</source>
        <translation>Anhang A: q- und f-Komponenten sind nicht erlaubt, wo eine Registrierung sie nicht erwähnt.</translation>
    </message>
    <message>
        <source>We follow section 3.3: components are accepted.</source>
        <translation>Wir folgen Abschnitt 3.3: Komponenten werden angenommen.</translation>
    </message>
    <message>
        <source>Section 4.1: none of the three components is part of URN-equivalence.</source>
        <translation>Abschnitt 4.1: Keine der drei Komponenten zählt für die Gleichwertigkeit.</translation>
    </message>
    <message>
        <source>Section 4.2: only the q- and f-components are not part of it.</source>
        <translation>Abschnitt 4.2: Es sind die q- und die f-Komponente, die nicht zählen.</translation>
    </message>
    <message>
        <source>We follow section 4.1: the r-component is not part of it either.</source>
        <translation>Wir folgen Abschnitt 4.1: Auch die r-Komponente zählt nicht.</translation>
    </message>
    <message>
        <source>Section 3: the NSS can contain “/”, but cannot begin with it.</source>
        <translation>Abschnitt 3: „/“ kann im namensraumspezifischen Teil stehen, wenn auch nicht am Anfang.</translation>
    </message>
    <message>
        <source>Section 3.2: “/” is among the characters that must be percent-encoded.</source>
        <translation>Abschnitt 3.2: „/“ gehört zu den Zeichen, die ein Name kodieren muss, bevor er eine URN ist.</translation>
    </message>
    <message>
        <source>We follow section 3: “/” is accepted, as in the example of section 3.2.</source>
        <translation>Wir folgen Abschnitt 3: „/“ wird angenommen, wie es Abschnitt 3.2 in seinem Beispiel selbst hat.</translation>
    </message>
    <message>
        <source>Section 3: a NID has at least two characters.</source>
        <translation>Abschnitt 3: Eine NID hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>Section 3.1: the only change from RFC 2141, which allowed one character, is that a NID cannot end with a hyphen.</source>
        <translation>Abschnitt 3.1: Neu gegenüber RFC 2141, wo ein Zeichen erlaubt war, ist allein, dass am Ende kein Bindestrich stehen darf.</translation>
    </message>
    <message>
        <source>We follow section 3: a NID of one character is not accepted.</source>
        <translation>Wir folgen Abschnitt 3: Eine NID aus einem Zeichen wird verworfen.</translation>
    </message>
    <message>
        <source>Section 2.1: a NID ends with a letter or a digit.</source>
        <translation>Abschnitt 2.1: Eine NID endet mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>Appendix B: in the grammar, a NID can end with a hyphen.</source>
        <translation>Anhang B: Nach seiner Grammatik kann eine NID mit einem Bindestrich enden.</translation>
    </message>
    <message>
        <source>We follow section 2.1: a hyphen at the end is not accepted. The appendix only repeats the grammar.</source>
        <translation>Wir folgen Abschnitt 2.1: Ein Bindestrich am Ende wird verworfen. Der Anhang wiederholt nur die Grammatik.</translation>
    </message>
    <message>
        <source>Section 2.3.1: its example calls the service from URI to URL “I2U”.</source>
        <translation>Abschnitt 2.3.1: Das Beispiel nennt den Dienst vom URI zur URL „I2U“.</translation>
    </message>
    <message>
        <source>Section 9.2.2: the registry calls it “I2L” and has no “I2U”.</source>
        <translation>Abschnitt 9.2.2: Das Register nennt ihn „I2L“ und hat kein „I2U“.</translation>
    </message>
    <message>
        <source>We follow the registry: “s=I2U” is well formed, and its service is unknown.</source>
        <translation>Wir folgen dem Register: „s=I2U“ ist wohlgeformt, und sein Dienst ist unbekannt.</translation>
    </message>
    <message>
        <source>Section 2.3.2: the resolvers in its example support “c” for the service I2R, but the query requests I2L.</source>
        <translation>Abschnitt 2.3.2: Die Resolver des Beispiels unterstützen „c“ für den Dienst I2R, die Abfrage verlangt jedoch I2L.</translation>
    </message>
    <message>
        <source>Section 9.2.2: I2L is the service from URI to URL, I2R that from URI to resource.</source>
        <translation>Abschnitt 9.2.2: I2L ist der Dienst vom URI zur URL, I2R der vom URI zur Ressource.</translation>
    </message>
    <message>
        <source>We follow the registry: the query requests the URL of the component.</source>
        <translation>Wir folgen dem Register: Die Abfrage verlangt die URL der Komponente.</translation>
    </message>
    <message>
        <source>Section 2.3: directives have no order.</source>
        <translation>Abschnitt 2.3: Anweisungen haben keine Reihenfolge.</translation>
    </message>
    <message>
        <source>Section 5, step 5b: directives are sorted by keyword, which keeps the order of those with the same keyword.</source>
        <translation>Abschnitt 5, Schritt 5b: Anweisungen werden nach ihren Schlüsselwörtern geordnet; die mit gleichem Schlüsselwort bleiben, wie sie stehen.</translation>
    </message>
    <message>
        <source>We follow section 2.3: directives with the same keyword can be in any order, too.</source>
        <translation>Wir folgen Abschnitt 2.3: Auch Anweisungen mit demselben Schlüsselwort dürfen die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Section 2.3: directives are case-sensitive.</source>
        <translation>Abschnitt 2.3: In Anweisungen zählt Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Section 5, step 3: all percent-encodings are converted to the same case.</source>
        <translation>Abschnitt 5, Schritt 3: Die Groß- und Kleinschreibung jeder Prozentkodierung wird vereinheitlicht.</translation>
    </message>
    <message>
        <source>We follow section 5 for percent-encodings, and section 2.3 for everything else.</source>
        <translation>Wir folgen Abschnitt 5 bei Prozentkodierungen und Abschnitt 2.3 bei allem anderen.</translation>
    </message>
    <message>
        <source>Section 2.5.2: a character that is not reserved must not be percent-encoded.</source>
        <translation>Abschnitt 2.5.2: Ein Zeichen, das nicht reserviert ist, darf nicht mit Prozentzeichen kodiert werden.</translation>
    </message>
    <message>
        <source>Section 5.1: an encoded comma makes a different URN, which is also valid.</source>
        <translation>Abschnitt 5.1: Ein kodiertes Komma ergibt eine andere URN, die darum nicht schlechter ist.</translation>
    </message>
    <message>
        <source>We follow section 5.1: it is accepted, because a namespace may reserve any character, and it is not decoded.</source>
        <translation>Wir folgen Abschnitt 5.1: Es wird angenommen, weil ein Namensraum jedes Zeichen reservieren darf, und es wird nicht dekodiert.</translation>
    </message>
    <message>
        <source>Sections 2.3 and 2.4: a string with a query or fragment is a reference to a URN; no URN is assigned with one.</source>
        <translation>Abschnitte 2.3 und 2.4: Mit Abfrage oder Fragment ist es eine Referenz auf eine URN; vergeben wird keine URN damit.</translation>
    </message>
    <message>
        <source>Section 5.1: examples with a query and a fragment are called URNs.</source>
        <translation>Abschnitt 5.1: Die Beispiele mit Abfrage und Fragment sind URNs wie die anderen.</translation>
    </message>
    <message>
        <source>We follow section 2.3: it is accepted as a reference.</source>
        <translation>Wir folgen Abschnitt 2.3: Es wird angenommen und Referenz genannt.</translation>
    </message>
    <message>
        <source>Section 2.2: in the grammar, the NSS can contain “%”, “/”, “?” and “#”.</source>
        <translation>Abschnitt 2.2: Nach der Grammatik können „%“, „/“, „?“ und „#“ im namensraumspezifischen Teil stehen.</translation>
    </message>
    <message>
        <source>Sections 2.3.1 and 2.3.2: “%” must be followed by two hexadecimal digits, and the others are reserved for future use.</source>
        <translation>Abschnitte 2.3.1 und 2.3.2: Auf „%“ folgen zwei hexadezimale Ziffern, und die anderen sind für später reserviert.</translation>
    </message>
    <message>
        <source>We follow section 2.3: they are not accepted, as in later documents.</source>
        <translation>Wir folgen Abschnitt 2.3: Sie werden verworfen, wie spätere Dokumente ihn lesen.</translation>
    </message>
    <message>
        <source>The NID after “urn:” is missing.</source>
        <translation>Die NID nach „urn:“ fehlt.</translation>
    </message>
    <message>
        <source>%1: valid as a reference to a URN. A URN is never assigned with a query or fragment (sections 2.3 and 2.4).</source>
        <translation>%1 nimmt es als Referenz auf eine URN an: Keine URN wird mit Abfrage oder Fragment vergeben (Abschnitte 2.3 und 2.4).</translation>
    </message>
    <message>
        <source>The keyword “%1” is not registered. Resolvers ignore it.</source>
        <translation>Das Schlüsselwort „%1“ ist nicht registriert: Resolver beachten es nicht.</translation>
    </message>
    <message>
        <source>Requests the service %1: %2 (%3, %4).</source>
        <translation>Verlangt den Dienst %1: %2 (%3, %4).</translation>
    </message>
    <message>
        <source>Names the component “%2” of a structured resource, if the namespace supports it.</source>
        <translation>Nennt die Komponente „%2“ einer gegliederten Ressource, wo der Namensraum das unterstützt.</translation>
    </message>
    <message>
        <source>A NID does not end with a hyphen.</source>
        <translation>Eine NID endet nicht mit einem Bindestrich.</translation>
    </message>
    <message>
        <source>The NID “urn” is reserved.</source>
        <translation>Die NID „urn“ ist reserviert.</translation>
    </message>
    <message>
        <source>NIDs that begin with “urn-” are reserved for informal namespaces.</source>
        <translation>NIDs, die mit „urn-“ beginnen, sind informellen Namensräumen vorbehalten.</translation>
    </message>
    <message>
        <source>NIDs that begin with two letters and a hyphen are reserved for countries.</source>
        <translation>NIDs, die mit zwei Buchstaben und einem Bindestrich beginnen, sind Ländern vorbehalten.</translation>
    </message>
    <message>
        <source>NIDs that begin with two letters and two hyphens are reserved for encoded names.</source>
        <translation>NIDs, die mit zwei Buchstaben und zwei Bindestrichen beginnen, sind kodierten Namen vorbehalten.</translation>
    </message>
    <message>
        <source>The scheme before the first colon is missing. Add it, or begin a relative path with “./”.</source>
        <translation>Vor dem ersten Doppelpunkt steht nichts: Beginnen Sie mit einem Schema, oder schreiben Sie „./“ vor einen relativen Pfad.</translation>
    </message>
    <message>
        <source>A URI contains only ASCII. Percent-encode the UTF-8 bytes of this character.</source>
        <translation>Ein URI wird in ASCII geschrieben: Kodieren Sie das UTF-8 dieses Zeichens mit Prozentzeichen.</translation>
    </message>
    <message>
        <source>A host in brackets must be an IPv6 address: eight groups of hexadecimal digits, or fewer and “::”.</source>
        <translation>In eckigen Klammern ist ein Host eine IPv6-Adresse: acht Gruppen hexadezimaler Ziffern, oder weniger und „::“.</translation>
    </message>
    <message>
        <source>Only “:” and a port number can follow the host.</source>
        <translation>Auf den Host können nur „:“ und die Ziffern eines Ports folgen.</translation>
    </message>
    <message>
        <source>This is a relative reference. Resolve it against a base first.</source>
        <translation>Das ist eine relative Referenz: Lösen Sie sie zuerst gegen eine Basis auf.</translation>
    </message>
    <message>
        <source>The base has no hierarchy, because no “/” follows its scheme. A relative reference cannot be resolved against it.</source>
        <translation>Die Basis hat keine Hierarchie, da auf ihr Schema kein „/“ folgt: Nichts kann relativ zu ihr sein.</translation>
    </message>
    <message>
        <source>The reference has more “..” than the base has levels.</source>
        <translation>Die Referenz hat mehr „..“, als die Basis Ebenen hat.</translation>
    </message>
    <message>
        <source>“URL:” is not part of the URI and is no longer recommended. Remove it.</source>
        <translation>„URL:“ ist kein Teil des URI und wird nicht mehr empfohlen: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The white space between the brackets is not part of the URI and was removed.</source>
        <translation>Der Leerraum zwischen den Klammern ist kein Teil des URI und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The hyphen at the end of the line may not be part of the URI. The URI may also be “%1”.</source>
        <translation>Eine Zeile endet mit diesem Bindestrich, der vom Setzer stammen kann: Der URI kann auch „%1“ sein.</translation>
    </message>
    <message>
        <source>No “&gt;” closes this bracket.</source>
        <translation>Kein „&gt;“ schließt diese Klammer.</translation>
    </message>
    <message>
        <source>They are the same, character for character.</source>
        <translation>Sie sind gleich, Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>They are the same after the scheme and host are converted to lower case.</source>
        <translation>Sie sind gleich, sobald Schema und Host kleingeschrieben sind.</translation>
    </message>
    <message>
        <source>They are the same after percent-encodings are converted to upper case and unnecessary ones are decoded.</source>
        <translation>Sie sind gleich, sobald Prozentkodierungen großgeschrieben sind und Zeichen, die keine brauchen, keine haben.</translation>
    </message>
    <message>
        <source>They are the same after “.” and “..” are removed from their paths.</source>
        <translation>Sie sind gleich, sobald „.“ und „..“ aus ihren Pfaden entfernt sind.</translation>
    </message>
    <message>
        <source>They are the same according to the rules of their scheme, such as its default port.</source>
        <translation>Sie sind gleich nach den Regeln ihres Schemas, etwa der über seinen Standardport.</translation>
    </message>
    <message>
        <source>No rule makes them the same. They may still identify the same resource, but no server is asked.</source>
        <translation>Keine Regel macht sie gleich. Ob sie dasselbe benennen, könnten nur ihre Server sagen, und die werden nicht gefragt.</translation>
    </message>
    <message>
        <source>Both are URNs, and they are equivalent (RFC 8141, section 3.1).</source>
        <translation>Beide sind URNs, und nach RFC 8141, Abschnitt 3.1, gleichwertig.</translation>
    </message>
    <message>
        <source>Both are URNs, and they are not equivalent (RFC 8141, section 3.1).</source>
        <translation>Beide sind URNs, und nach RFC 8141, Abschnitt 3.1, nicht gleichwertig.</translation>
    </message>
    <message>
        <source>The text requires lower case for schemes, the grammar does not. We accept any case and ignore it in comparisons.</source>
        <translation>Der Text hat Schemata in Kleinbuchstaben, die Grammatik in beliebigen. Sie werden in jeder Schreibung gelesen und ohne Rücksicht darauf verglichen.</translation>
    </message>
    <message>
        <source>In the grammar, an opaque part includes its “?”. The regular expression splits off a query. We use the grammar for validation and the expression for display.</source>
        <translation>Nach der Grammatik schließt ein opaker Teil sein „?“ ein; der reguläre Ausdruck trennt eine Abfrage davon ab. Die Grammatik sagt, was gültig ist, der Ausdruck, was gezeigt wird.</translation>
    </message>
    <message>
        <source>The text allows an authority with a user or port but no host, the grammar does not. We read it as a registry-based name.</source>
        <translation>Der Text lässt zu, dass neben einem Benutzer oder einem Port der Host fehlt, die Grammatik nicht. Eine solche Autorität wird als Name eines Registers gelesen.</translation>
    </message>
    <message>
        <source>The text forbids a digit at the beginning of the last label of a host, the grammar allows it. We allow it.</source>
        <translation>Der Text verneint, dass der letzte Bestandteil eines Hosts mit einer Ziffer beginnt, die Grammatik erlaubt es. Es ist erlaubt.</translation>
    </message>
    <message>
        <source>One section decodes all unreserved characters, another only letters, digits, “_” and “~”. We decode only those.</source>
        <translation>Ein Abschnitt lässt alle nicht reservierten Zeichen dekodieren, der andere nur Buchstaben, Ziffern, „_“ und „~“. Nur diese werden dekodiert.</translation>
    </message>
    <message>
        <source>According to the text, the generic rule matches all URLs, but its path cannot begin with a slash. We allow leading slashes.</source>
        <translation>Die allgemeine Regel soll alle URLs lesen, ihr Pfad kann aber nicht mit einem Schrägstrich beginnen. Dort sind Schrägstriche am Anfang erlaubt.</translation>
    </message>
    <message>
        <source>The grammar has two colons after “mailto”, the text has one. We accept both.</source>
        <translation>Die Grammatik schreibt nach „mailto“ zwei Doppelpunkte, der Text einen. Beides wird gelesen.</translation>
    </message>
    <message>
        <source>In the text, an nntp URL names a news server, which the grammar does not allow. We do not accept it.</source>
        <translation>Im Text nennt nntp einen Newsserver, die Grammatik hat keinen Platz dafür. Es wird verworfen.</translation>
    </message>
    <message>
        <source>The text describes rlogin and tn3270, the grammar only telnet. We read them like telnet.</source>
        <translation>Der Text beschreibt rlogin und tn3270, die Grammatik nur telnet. Sie werden wie telnet gelesen.</translation>
    </message>
    <message>
        <source>The rule for letters includes digits, while other rules add them. We allow schemes, hosts and groups to begin with a digit.</source>
        <translation>Die Zeile der Buchstaben führt auch die Ziffern auf, während andere Zeilen sie hinzufügen. Schemata, Hosts und Gruppen dürfen mit einer Ziffer beginnen.</translation>
    </message>
    <message>
        <source>The text requires hexadecimal digits in upper case, the grammar does not. We accept any case.</source>
        <translation>Der Text hat hexadezimale Ziffern in Großbuchstaben, die Grammatik in beliebigen. Sie werden in jeder Schreibung gelesen.</translation>
    </message>
    <message>
        <source>A reference in the document contains “&gt;”, which its grammar does not allow in a URL. We do not accept it.</source>
        <translation>Ein Literaturverweis des Dokuments enthält „&gt;“, das seine Grammatik in keiner URL hat. Es wird verworfen.</translation>
    </message>
    <message>
        <source>A full URL has a scheme and a colon before any slash; this may be a partial form.</source>
        <translation>Eine vollständige URL hat vor dem ersten Schrägstrich ein Schema und einen Doppelpunkt; das ist vielleicht eine Teilform.</translation>
    </message>
    <message>
        <source>A scheme begins with a letter or a digit and holds no characters that would have to be encoded.</source>
        <translation>Ein Schema beginnt mit einem Buchstaben oder einer Ziffer und enthält keine Zeichen, die zu kodieren wären.</translation>
    </message>
    <message>
        <source>“urn:” is reserved for names. This grammar is for locators.</source>
        <translation>„urn:“ ist Namen vorbehalten; diese Grammatik ist für Adressen.</translation>
    </message>
    <message>
        <source>With this scheme, “//” and a host must follow the colon.</source>
        <translation>Bei diesem Schema folgen auf den Doppelpunkt „//“ und ein Host.</translation>
    </message>
    <message>
        <source>This scheme does not name a server. Remove “//” and the host.</source>
        <translation>Bei diesem Schema wird kein Server genannt: Lassen Sie „//“ und den Host weg.</translation>
    </message>
    <message>
        <source>There is nothing between these two slashes. Only the last part of a path may be empty.</source>
        <translation>Zwischen diesen beiden Schrägstrichen steht nichts: Nur der letzte Teil eines Pfads darf leer sein.</translation>
    </message>
    <message>
        <source>This character is not allowed here. Write it as “%” and two hexadecimal digits.</source>
        <translation>Dieses Zeichen darf hier nicht stehen: Schreiben Sie „%“ und seine zwei hexadezimalen Ziffern.</translation>
    </message>
    <message>
        <source>A URL contains only ASCII. Write this character as “%” and the two hexadecimal digits of its ISO Latin 1 code.</source>
        <translation>Eine URL wird in ASCII geschrieben: Schreiben Sie „%“ und die zwei hexadezimalen Ziffern des Zeichens in ISO Latin 1.</translation>
    </message>
    <message>
        <source>Everybody who sees the URL sees this password. Remove it.</source>
        <translation>Jeder, der die URL sieht, sieht dieses Passwort: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>A user name in a URL is discouraged. Remove it if the server does not need it.</source>
        <translation>Von einem Benutzernamen in einer URL wird abgeraten: Lassen Sie ihn weg, wo der Server ohne ihn auskommt.</translation>
    </message>
    <message>
        <source>Prefer the name of a host to its address.</source>
        <translation>Der Name eines Hosts ist besser als seine Adresse.</translation>
    </message>
    <message>
        <source>The grammar allows it, but this does not look like a domain name.</source>
        <translation>Die Grammatik erlaubt es, aber es hat nicht die Form eines Domainnamens.</translation>
    </message>
    <message>
        <source>%1 is the default port of this scheme. Remove it.</source>
        <translation>%1 ist der eigene Port dieses Schemas: Lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>An article number is valid on one news server only. Do not use it elsewhere.</source>
        <translation>Die Nummer eines Artikels kennt nur ein Newsserver: Verwenden Sie sie nicht außerhalb von dessen Bereich.</translation>
    </message>
    <message>
        <source>The draft does not define this scheme. Only its generic rule was applied.</source>
        <translation>Der Entwurf definiert dieses Schema nicht; nur seine allgemeine Regel wurde angewandt.</translation>
    </message>
    <message>
        <source>The grammar of the draft has two colons after “mailto”, its text has one. Both are accepted.</source>
        <translation>Die Grammatik des Entwurfs schreibt nach „mailto“ zwei Doppelpunkte, sein Text einen; beides wird gelesen.</translation>
    </message>
    <message>
        <source>This dialect reserves “/”, “?” and “#”. In the NSS, write %2F, %3F and %23.</source>
        <translation>Dieser Dialekt reserviert „/“, „?“ und „#“: Im namensraumspezifischen Teil werden sie %2F, %3F und %23 geschrieben.</translation>
    </message>
    <message>
        <source>2003 draft</source>
        <translation>Entwurf 2003</translation>
    </message>
    <message>
        <source>a fragment of the current document</source>
        <translation>eine Stelle im aktuellen Dokument</translation>
    </message>
    <message>
        <source>it goes above the root</source>
        <translation>führt über die Wurzel hinaus</translation>
    </message>
    <message>
        <source>it would be read differently, because its path begins with //</source>
        <translation>würde anders gelesen: Der Pfad beginnt mit //</translation>
    </message>
    <message>
        <source>… or “..” above the root dropped</source>
        <translation>… oder „..“ über der Wurzel weggelassen</translation>
    </message>
    <message>
        <source>… or refused</source>
        <translation>… oder verworfen</translation>
    </message>
    <message>
        <source>… with a repeated scheme ignored</source>
        <translation>… ohne ein wiederholtes Schema zu beachten</translation>
    </message>
    <message>
        <source>The document contradicts itself</source>
        <translation>Das Dokument widerspricht sich</translation>
    </message>
    <message>
        <source>No line contains a URN.</source>
        <translation>Keine Zeile enthält eine URN.</translation>
    </message>
    <message>
        <source>Every line that is not empty is a URN.</source>
        <translation>Jede Zeile, die nicht leer ist, ist eine URN.</translation>
    </message>
    <message>
        <source>All counted NIDs are registered. There are more NIDs.</source>
        <translation>Alle gezählten NIDs sind registriert. Es gibt weitere NIDs.</translation>
    </message>
    <message>
        <source>Not registered: %L1 of %L2 counted NIDs. There are more NIDs.</source>
        <translation>Nicht registriert: %L1 von %L2 gezählten NIDs. Es gibt weitere NIDs.</translation>
    </message>
    <message>
        <source>Not a URI: %1</source>
        <translation>Das ist kein URI: %1</translation>
    </message>
    <message>
        <source>%1: not valid. %2</source>
        <translation>%1 verwirft es: %2</translation>
    </message>
    <message>
        <source>Everybody who sees this URI sees the password in it. Remove it, unless it is public (2003 draft, sections 3.2.2 and 7.4).</source>
        <translation>Wer diesen URI sieht, sieht auch das Passwort darin: Lassen Sie es weg, wenn es nicht jeder wissen darf (Entwurf 2003, Abschnitte 3.2.2 und 7.4).</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>The 2003 draft</source>
        <translation>Der Entwurf von 2003</translation>
    </message>
    <message>
        <source>%1: the base is not valid. %2</source>
        <translation>%1 verwirft die Basis: %2</translation>
    </message>
    <message>
        <source>%1: the reference is not valid. %2</source>
        <translation>%1 verwirft die Referenz: %2</translation>
    </message>
    <message>
        <source>The 2012 draft reserves “/”. In the NSS, write %2F.</source>
        <translation>Der Entwurf von 2012 reserviert „/“: Im namensraumspezifischen Teil wird es %2F geschrieben.</translation>
    </message>
    <message>
        <source>Its registration has no grammar to check against.</source>
        <translation>Die Registrierung enthält keine Grammatik, gegen die ein Programm prüfen kann.</translation>
    </message>
    <message>
        <source>A NID has at least two characters.</source>
        <translation>Eine NID hat mindestens zwei Zeichen.</translation>
    </message>
    <message>
        <source>A formal NID has at least three characters.</source>
        <translation>Eine formelle NID hat mindestens drei Zeichen.</translation>
    </message>
    <message>
        <source>NIDs that begin with “X-” were reserved for experimental namespaces.</source>
        <translation>NIDs, die mit „X-“ beginnen, waren Experimenten vorbehalten.</translation>
    </message>
    <message>
        <source>The text before the first colon is not a scheme. A scheme begins with a letter, followed by letters, digits, “+”, “-” and “.”. To write a relative path with a colon, begin it with “./”.</source>
        <translation>Was vor dem ersten Doppelpunkt steht, ist kein Schema: Ein Schema ist ein Buchstabe, gefolgt von Buchstaben, Ziffern, „+“, „-“ und „.“. Ein relativer Pfad mit einem Doppelpunkt beginnt mit „./“.</translation>
    </message>
    <message>
        <source>The base is a relative reference. Use a URI with a scheme.</source>
        <translation>Die Basis ist selbst eine relative Referenz: Nötig ist ein URI mit einem Schema.</translation>
    </message>
    <message>
        <source>“%1” was read as part of the sentence, not of the URI. Enclose the URI in angle brackets to make this clear.</source>
        <translation>„%1“ wurde zum Satz gerechnet, nicht zum URI: Spitze Klammern würden das klären.</translation>
    </message>
    <message>
        <source>The URI ends before “%1”, which a URI cannot contain. Percent-encode it if it is part of the URI.</source>
        <translation>Es wurde angenommen, dass der URI vor „%1“ endet, das kein URI enthalten kann: Kodieren Sie es mit Prozentzeichen, wenn es zum URI gehört.</translation>
    </message>
    <message>
        <source>The URI may continue on the next line. Enclose it in angle brackets to make this clear.</source>
        <translation>Der URI geht vielleicht in der nächsten Zeile weiter: Spitze Klammern würden das klären.</translation>
    </message>
    <message>
        <source>This is only part of a URI. The scheme was assumed to be “%1:”.</source>
        <translation>Das ist nur ein Teil eines URI: Als sein Schema wurde „%1:“ angenommen.</translation>
    </message>
    <message>
        <source>A host is expected here. It begins with a letter or a digit.</source>
        <translation>Hierher gehört ein Host; er beginnt mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>A port number is expected after the colon.</source>
        <translation>Auf den Doppelpunkt nach dem Host folgen die Ziffern eines Ports.</translation>
    </message>
    <message>
        <source>A part that the grammar of this scheme requires is missing here.</source>
        <translation>Hier fehlt etwas, das die Grammatik dieses Schemas verlangt.</translation>
    </message>
    <message>
        <source>A decimal number is expected here.</source>
        <translation>Hierher gehört eine Zahl in dezimalen Ziffern.</translation>
    </message>
    <message>
        <source>Spaces can get lost in transit. Percent-encode them.</source>
        <translation>Leerzeichen gehen unterwegs verloren: Schreiben Sie sie kodiert.</translation>
    </message>
    <message>
        <source>A scheme that begins with “x-” is experimental, for use by agreement only.</source>
        <translation>Ein Schema, das mit „x-“ beginnt, ist experimentell und nur unter jenen zu verwenden, die es vereinbart haben.</translation>
    </message>
    <message>
        <source>decoded: %1</source>
        <translation>dekodiert: %1</translation>
    </message>
    <message>
        <source>registry “%1”: %2, changed by %3 (section 9.2.1)</source>
        <translation>Register „%1“: %2, geändert durch %3 (Abschnitt 9.2.1)</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>SHA-256 of the schema&apos;s scripts</source>
        <translation>SHA-256 der Skripte des Schemas</translation>
    </message>
    <message>
        <source>SHA-256 of the database&apos;s definitions</source>
        <translation>SHA-256 der Definitionen der Datenbank</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>The registry refused this (%1). Nothing was changed. Message from the database: %2.</source>
        <translation>Das Register hat das abgelehnt (%1): Nichts wurde geändert. Die Datenbank meldet: %2.</translation>
    </message>
    <message>
        <source>%1 installed the registry&apos;s schema %3 with %4.</source>
        <translation>%1 hat das Schema %3 des Registers mit %4 eingerichtet.</translation>
    </message>
    <message>
        <source>%1 brought the registry&apos;s schema up to date (version %3) with %4.</source>
        <translation>%1 hat das Schema des Registers mit %4 auf den neuesten Stand gebracht (Version %3).</translation>
    </message>
    <message>
        <source>Another session has been changing the registry for more than ten seconds: %1. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.</source>
        <translation>Eine andere Sitzung ändert das Register seit mehr als zehn Sekunden: %1. Nichts wurde geändert. Versuchen Sie es später noch einmal; eine Sitzung, die hängt, beendet ein Registrar mit „nidreg-cli db sessions --end PID“ oder im Fenster mit „Register ▸ Sitzungen“.</translation>
    </message>
    <message>
        <source>Another session has been changing the registry for more than ten seconds. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.</source>
        <translation>Eine andere Sitzung ändert das Register seit mehr als zehn Sekunden. Nichts wurde geändert. Versuchen Sie es später noch einmal; eine Sitzung, die hängt, beendet ein Registrar mit „nidreg-cli db sessions --end PID“ oder im Fenster mit „Register ▸ Sitzungen“.</translation>
    </message>
    <message>
        <source>The server ended the action, because this program sent nothing for a minute. Nothing was changed. Try again.</source>
        <translation>Der Server hat die Handlung beendet, weil dieses Programm eine Minute lang nichts gesendet hat. Nichts wurde geändert: Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Stopped. This action was not completed. Earlier actions remain.</source>
        <translation>Angehalten: Diese Handlung wurde nicht ausgeführt. Was vorher ausgeführt wurde, bleibt.</translation>
    </message>
    <message>
        <source>The server ended the query, because it was cancelled or took too long. Nothing was changed. Try again.</source>
        <translation>Der Server hat die Abfrage beendet, weil jemand ihn darum bat oder weil sie länger dauerte, als er erlaubt. Nichts wurde geändert: Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>a definition in the database does not match the installed one: %1. The owner of the registry can restore it with “nidreg-cli db migrate”</source>
        <translation>eine Definition der Datenbank ist nicht die eingerichtete: %1. Der Eigentümer des Registers kann sie mit „nidreg-cli db migrate“ wiederherstellen</translation>
    </message>
    <message>
        <source>This idempotency key belongs to another action. Nothing was changed. Use a new key for a new action.</source>
        <translation>Dieser Idempotenzschlüssel gehört zu einer anderen Handlung: Nichts wurde geändert. Nehmen Sie für eine neue Handlung einen neuen Schlüssel.</translation>
    </message>
    <message>
        <source>Only the login that opened this connection, or a superuser, can end it. Ask the server&apos;s administrator, or wait.</source>
        <translation>Der Server lässt diese Sitzung nur von ihrem eigenen Anmeldenamen oder einem Superuser beenden: Fragen Sie seinen Administrator, oder warten Sie.</translation>
    </message>
    <message>
        <source>The session does not exist, or it has ended. “nidreg-cli db sessions” lists the sessions that change the registry or wait to.</source>
        <translation>Keine solche Sitzung ändert das Register oder wartet darauf: Sie kann inzwischen beendet sein. „nidreg-cli db sessions“ zählt die vorhandenen auf.</translation>
    </message>
    <message>
        <source>The action lacks an argument. Nothing was changed. Specify every argument; use an empty text if there is nothing to say.</source>
        <translation>Der Handlung fehlt eine Angabe: Nichts wurde geändert. Machen Sie alle Angaben, die sie braucht, mit einem leeren Text, wo es nichts anzugeben gibt.</translation>
    </message>
    <message>
        <source>The arguments of the step are not in the expected format. Nothing was changed. Use this program for the step.</source>
        <translation>Die Angaben zum Schritt haben nicht die Form, die das Register annimmt: Nichts wurde geändert. Führen Sie den Schritt mit diesem Programm aus.</translation>
    </message>
    <message>
        <source>The details of the person are not in the expected format. Nothing was changed. Name, organization and email address must be texts, and each period of service and absence needs its first day.</source>
        <translation>Die Angaben zur Person haben nicht die Form, die das Register annimmt: Nichts wurde geändert. Geben Sie Name, Organisation und E-Mail-Adresse als Texte an, und zu jeder Dienstzeit und Abwesenheit den Tag, an dem sie beginnt.</translation>
    </message>
    <message>
        <source>The Date field of the template does not contain this date. Nothing was changed. Submit the template with the date in its Date field.</source>
        <translation>Das Feld Date der Vorlage gibt dieses Datum nicht an: Nichts wurde geändert. Reichen Sie die Vorlage mit dem Datum ein, das in ihrem Feld Date steht.</translation>
    </message>
    <message>
        <source>A reference is not in the expected format. Nothing was changed. Each has a type and texts, as “nidreg-cli registry show --format json” prints them.</source>
        <translation>Eine Referenz hat nicht die Form, die Programme lesen: Nichts wurde geändert. Jede hat einen Typ und Texte, wie „nidreg-cli registry show --format json“ sie ausgibt.</translation>
    </message>
    <message>
        <source>A line is longer than 4,000 bytes, the maximum. Shorten it, then try again.</source>
        <translation>Eine Zeile ist zu lang: Höchstens 4.000 Bytes sind erlaubt. Kürzen Sie sie und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The template is longer than 4 MiB, the maximum. Move the rest to a document and cite it.</source>
        <translation>Die Vorlage ist zu lang: Höchstens 4 MiB sind erlaubt. Legen Sie den Rest in einem Dokument ab und verweisen Sie darauf.</translation>
    </message>
    <message>
        <source>The Date field is longer than 1,000 bytes, the maximum. Enter a date, then try again.</source>
        <translation>Das Feld Date ist zu lang: Höchstens 1.000 Bytes sind erlaubt. Geben Sie dort ein Datum an und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The listing contains an informal namespace whose number is far beyond the known ones. Nothing was changed. Correct the number, or remove that namespace.</source>
        <translation>Das Verzeichnis hat einen informellen Namensraum, dessen Nummer weit über den bekannten liegt: Nichts wurde geändert. Berichtigen Sie die Nummer, oder lassen Sie den Namensraum weg.</translation>
    </message>
    <message>
        <source>The listing contains a date that does not exist. Nothing was changed. Correct it (YYYY-MM-DD), then import the listing again.</source>
        <translation>Das Verzeichnis nennt einen Tag, den es nicht gibt: Nichts wurde geändert. Berichtigen Sie ihn (JJJJ-MM-TT) und importieren Sie das Verzeichnis noch einmal.</translation>
    </message>
    <message>
        <source>The text to search for is longer than 1,000 characters, the maximum.</source>
        <translation>Der Suchtext ist zu lang: Höchstens 1.000 Zeichen sind erlaubt.</translation>
    </message>
    <message>
        <source>A page of the listing must have 1 to 4,096 rows.</source>
        <translation>Eine Seite des Verzeichnisses hat 1 bis 4.096 Zeilen: Fordern Sie so viele an.</translation>
    </message>
    <message>
        <source>The listing cannot be sorted by this column. Sort it by NID, kind, version, date, registrant, reference or status.</source>
        <translation>Danach lässt sich das Verzeichnis nicht sortieren: Sortieren Sie es nach NID, Art, Version, Datum, Registrant, Referenz oder Status.</translation>
    </message>
    <message>
        <source>The functions or rules of the registry were changed after this program installed them. Its owner can restore them with “nidreg-cli db migrate”.</source>
        <translation>Die Funktionen oder Regeln des Registers wurden geändert, seit dieses Programm sie eingerichtet hat: Sein Eigentümer führt „nidreg-cli db migrate“ aus; das stellt die des Programms wieder her.</translation>
    </message>
    <message>
        <source>The registry&apos;s schema is too old for this program to upgrade. Its owner must upgrade it with the previous release of nidreg first, then run “nidreg-cli db migrate” of this release.</source>
        <translation>Das Schema des Registers ist älter, als dieses Programm es aktualisieren kann: Sein Eigentümer aktualisiert es zuerst mit der vorigen Version von nidreg und führt dann „nidreg-cli db migrate“ von dieser aus.</translation>
    </message>
    <message>
        <source>it does not list any namespaces</source>
        <translation>sie führt keine Namensräume auf</translation>
    </message>
    <message>
        <source>it is incomplete: the registry %1 is missing</source>
        <translation>ein Teil fehlt: sie hat kein Register %1</translation>
    </message>
    <message>
        <source>it is incomplete: it states %1 namespaces but lists another number</source>
        <translation>ein Teil fehlt: sie nennt %1 Namensräume und hat weniger oder mehr</translation>
    </message>
    <message>
        <source>its member “%1” does not match the schema of registry.json</source>
        <translation>ihr Feld „%1“ entspricht nicht dem Schema von registry.json</translation>
    </message>
    <message>
        <source>&amp;Removed namespaces</source>
        <translation>&amp;Entfernte Namensräume</translation>
    </message>
    <message>
        <source>The share of the listed namespaces that an import may delist without a confirmation. Three are always allowed. A truncated listing would delist the rest.</source>
        <translation>Der Anteil der gelisteten Namensräume, den ein Import ohne Bestätigung streichen darf. Drei sind immer erlaubt. Ein abgeschnittenes Verzeichnis würde den Rest streichen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a policy&apos;s value</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The import would delist more namespaces than the policy allows, or all of a kind. Nothing was changed. Check that the listing is complete, then import it with --allow-removals.</source>
        <translation>Der Import würde mehr Namensräume streichen, als die Richtlinie erlaubt, oder alle einer Art. Nichts wurde geändert. Prüfen Sie, ob das Verzeichnis vollständig ist, und importieren Sie es dann mit --allow-removals.</translation>
    </message>
    <message>
        <source>The policy does not accept this value. Days are 1 to 9999, percentages 0 to 100, and two-persons takes register, deprecate, appoint, or nothing.</source>
        <translation>Die Richtlinie nimmt diesen Wert nicht an: Tage sind eine Zahl von 1 bis 9999, Prozente eine von 0 bis 100, und two-persons nimmt register, deprecate und appoint oder nichts.</translation>
    </message>
    <message>
        <source>Their NIDs differ.</source>
        <translation>Ihre NIDs sind verschieden.</translation>
    </message>
    <message>
        <source>Their namespace-specific strings differ.</source>
        <translation>Ihre namensraumspezifischen Teile sind verschieden.</translation>
    </message>
    <message>
        <source>Their r-components differ. A resolver may treat them differently.</source>
        <translation>Ihre r-Komponenten sind verschieden: Ein Resolver kann sie verschieden behandeln.</translation>
    </message>
    <message>
        <source>The directives of their queries differ, whatever their order.</source>
        <translation>Die Anweisungen ihrer Abfragen sind verschieden, gleich in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>Their q-components differ. The resource may treat them differently.</source>
        <translation>Ihre q-Komponenten sind verschieden: Die Ressource kann sie verschieden behandeln.</translation>
    </message>
    <message>
        <source>The meaning of r-components is not standardized yet. Do not use “?+%1” until it is.</source>
        <translation>Was eine r-Komponente bedeutet, ist noch nicht genormt: Verwenden Sie „?+%1“ bis dahin nicht.</translation>
    </message>
    <message>
        <source>“%1” is not valid in a URN, because experimental namespaces were abolished. Use the namespace “example” instead.</source>
        <translation>Namen in „%1“ sind keine gültigen URNs, denn experimentelle Namensräume wurden abgeschafft: Verwenden Sie stattdessen den Namensraum „example“.</translation>
    </message>
    <message>
        <source>The keyword “%1” occurs more than once. Resolvers ignore all its directives.</source>
        <translation>Das Schlüsselwort „%1“ kommt mehr als einmal vor: Resolver beachten keine seiner Anweisungen.</translation>
    </message>
    <message>
        <source>The service “%1” is not registered. Resolvers use the default service of the namespace.</source>
        <translation>Der Dienst „%1“ ist nicht registriert: Resolver nehmen den Standarddienst des Namensraums.</translation>
    </message>
    <message>
        <source>An example has the r-component “%1”, but the meaning of r-components is not standardized yet. Remove it.</source>
        <translation>Ein Beispiel hat die r-Komponente „%1“, und was r-Komponenten bedeuten, ist noch nicht genormt: Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>“%1” is not valid in a URN, because experimental namespaces were abolished. Use an example of another namespace.</source>
        <translation>Namen in „%1“ sind keine gültigen URNs, denn experimentelle Namensräume wurden abgeschafft: Nehmen Sie ein Beispiel aus einem anderen Namensraum.</translation>
    </message>
    <message>
        <source>%1 imported “%2”, which was listed as “%3” before.</source>
        <translation>%1 hat „%2“ importiert, vorher als „%3“ gelistet.</translation>
    </message>
    <message>
        <source>“%1” was registered in the past and is no longer in the listing. A NID is never reused. Choose another one.</source>
        <translation>„%1“ war früher registriert und steht nicht mehr im Verzeichnis. Eine NID wird nie wieder vergeben: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The NID was registered in the past and is no longer in the listing. A NID is never reused. Choose another one.</source>
        <translation>Die NID war früher registriert und steht nicht mehr im Verzeichnis. Eine NID wird nie wieder vergeben: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The namespace is no longer in the listing, so it cannot be revised. A registrar can restore it by importing a listing that contains it.</source>
        <translation>Der Namensraum steht nicht mehr im Verzeichnis und kann deshalb nicht überarbeitet werden. Ein Registrar holt ihn zurück, indem er ein Verzeichnis importiert, das ihn enthält.</translation>
    </message>
    <message>
        <source>delisted: no longer registered</source>
        <translation>nicht mehr gelistet: nicht mehr registriert</translation>
    </message>
    <message>
        <source>“%1” is delisted. Its NID is never reused.</source>
        <translation>„%1“ ist nicht mehr gelistet: Der Namensraum war früher registriert, und seine NID wird nie wieder vergeben.</translation>
    </message>
    <message>
        <source>A resolver must not depend on a q-component. Put everything it needs to resolve a URN into the NSS.</source>
        <translation>Ein Resolver darf keine q-Komponente brauchen: Was er zum Auflösen einer URN braucht, gehört in den namensraumspezifischen Teil.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write an existing day as YYYY-MM-DD, or a month as YYYY-MM</source>
        <translation>„%1“ ist kein Datum: Ein Verzeichnis nennt einen Tag, den es gibt, JJJJ-MM-TT, oder einen Monat, JJJJ-MM</translation>
    </message>
    <message>
        <source>“%1” is in the wrong part. Only NIDs of the form “urn-” and a number belong in the part for informal namespaces</source>
        <translation>„%1“ steht im falschen Teil: Informelle Namensräume sind die mit „urn-“ und einer Nummer als Namen, und sie haben einen eigenen Teil</translation>
    </message>
    <message>
        <source>The registry&apos;s roles are missing on this server (%1), as after a restore with pg_restore. A superuser can create them with “nidreg-cli db migrate”.</source>
        <translation>Dieser Server hat die Rollen des Registers nicht (%1), wie nach einer Wiederherstellung mit pg_restore: Ein Superuser ruft „nidreg-cli db migrate“ auf, das sie anlegt.</translation>
    </message>
    <message>
        <source>This database does not contain a registry. Its owner can install one with “nidreg-cli db migrate”.</source>
        <translation>Diese Datenbank enthält kein Register: Wem sie gehört, ruft „nidreg-cli db migrate“ auf, um eines einzurichten.</translation>
    </message>
    <message>
        <source>The registry does not belong to nidreg_owner, as after a restore without owners. A superuser can fix this with “nidreg-cli db migrate”.</source>
        <translation>Das Register gehört nicht nidreg_owner, wie nach einer Wiederherstellung ohne Eigentümer: Ein Superuser ruft „nidreg-cli db migrate“ auf, das es zurückgibt.</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>es gibt eine</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the value of a field that is empty</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field, its former and its new value</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 does not contain a publication. Choose the folder of a publication.</source>
        <translation>%1 enthält keine Veröffentlichung. Nennen Sie einen Ordner, in den veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>%1: the checkpoint belongs to another log. Use a checkpoint of this registry, or connect to the other one.</source>
        <translation>%1: Der Prüfpunkt gehört zu einem anderen Protokoll als dem dieses Registers. Nennen Sie einen dieses Registers, oder verbinden Sie sich mit jenem.</translation>
    </message>
    <message>
        <source>Not resolved yet: %1.</source>
        <translation>Noch nicht erledigt: %1.</translation>
    </message>
    <message>
        <source>asks for the same NID in another request</source>
        <translation>beantragt dieselbe NID in einem eigenen Antrag</translation>
    </message>
    <message>
        <source>Request %1 is a draft</source>
        <translation>Antrag %1 ist ein Entwurf</translation>
    </message>
    <message>
        <source>Request %1 is in discussion</source>
        <translation>Antrag %1 ist in Diskussion</translation>
    </message>
    <message>
        <source>Request %1 is in review</source>
        <translation>Antrag %1 ist in Prüfung</translation>
    </message>
    <message>
        <source>Request %1 waits for changes</source>
        <translation>Antrag %1 wartet auf Änderungen</translation>
    </message>
    <message>
        <source>Request %1 waits for the recognition of its body</source>
        <translation>Antrag %1 wartet auf die Anerkennung seines Gremiums</translation>
    </message>
    <message>
        <source>Request %1 is in advisory review</source>
        <translation>Antrag %1 ist in der beratenden Prüfung</translation>
    </message>
    <message>
        <source>Request %1 waits for the approval body&apos;s direction</source>
        <translation>Antrag %1 wartet auf die Weisung der genehmigenden Stelle</translation>
    </message>
    <message>
        <source>Request %1 is approved</source>
        <translation>Antrag %1 ist genehmigt</translation>
    </message>
    <message>
        <source>Request %1 is registered</source>
        <translation>Antrag %1 ist registriert</translation>
    </message>
    <message>
        <source>Request %1 is rejected</source>
        <translation>Antrag %1 ist abgelehnt</translation>
    </message>
    <message>
        <source>Request %1 is withdrawn</source>
        <translation>Antrag %1 ist zurückgezogen</translation>
    </message>
    <message>
        <source>Request %1 is closed</source>
        <translation>Antrag %1 ist geschlossen</translation>
    </message>
    <message>
        <source>it cannot be submitted</source>
        <translation>kann er nicht eingereicht werden</translation>
    </message>
    <message>
        <source>It must be submitted first.</source>
        <translation>Er muss zuerst eingereicht werden.</translation>
    </message>
    <message>
        <source>no recognition can be recorded</source>
        <translation>kann keine Anerkennung festgehalten werden</translation>
    </message>
    <message>
        <source>The recognition of its body must be recorded first.</source>
        <translation>Zuerst muss die Anerkennung seines Gremiums festgehalten werden.</translation>
    </message>
    <message>
        <source>no refusal of recognition can be recorded</source>
        <translation>kann keine Ablehnung der Anerkennung festgehalten werden</translation>
    </message>
    <message>
        <source>It must leave the fast track first, because its body was not recognised.</source>
        <translation>Er muss zuerst das Schnellverfahren verlassen, weil sein Gremium nicht anerkannt wurde.</translation>
    </message>
    <message>
        <source>no expert can be assigned</source>
        <translation>kann kein Experte zugewiesen werden</translation>
    </message>
    <message>
        <source>An expert must be assigned first.</source>
        <translation>Zuerst muss ein Experte zugewiesen werden.</translation>
    </message>
    <message>
        <source>no expert can step back</source>
        <translation>kann kein Experte zurücktreten</translation>
    </message>
    <message>
        <source>it cannot be commented on</source>
        <translation>kann er nicht kommentiert werden</translation>
    </message>
    <message>
        <source>no changes can be requested</source>
        <translation>können keine Änderungen verlangt werden</translation>
    </message>
    <message>
        <source>Changes must be requested first.</source>
        <translation>Zuerst müssen Änderungen verlangt werden.</translation>
    </message>
    <message>
        <source>it cannot be approved</source>
        <translation>kann er nicht genehmigt werden</translation>
    </message>
    <message>
        <source>It must be approved first.</source>
        <translation>Er muss zuerst genehmigt werden.</translation>
    </message>
    <message>
        <source>no advice can be given</source>
        <translation>kann kein Rat gegeben werden</translation>
    </message>
    <message>
        <source>no review can be completed</source>
        <translation>kann keine Prüfung abgeschlossen werden</translation>
    </message>
    <message>
        <source>Its advisory review must be completed first.</source>
        <translation>Zuerst muss seine beratende Prüfung abgeschlossen werden.</translation>
    </message>
    <message>
        <source>no direction can be recorded</source>
        <translation>kann keine Weisung festgehalten werden</translation>
    </message>
    <message>
        <source>The approval body&apos;s direction must be recorded first.</source>
        <translation>Zuerst muss die Weisung der genehmigenden Stelle festgehalten werden.</translation>
    </message>
    <message>
        <source>it cannot be rejected</source>
        <translation>kann er nicht abgelehnt werden</translation>
    </message>
    <message>
        <source>Only a rejected request can be reopened.</source>
        <translation>Nur ein abgelehnter Antrag kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>it cannot be reopened on appeal</source>
        <translation>kann er nicht nach Einspruch wieder geöffnet werden</translation>
    </message>
    <message>
        <source>It must be reopened on appeal first.</source>
        <translation>Er muss zuerst nach Einspruch wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>it cannot be registered</source>
        <translation>kann er nicht registriert werden</translation>
    </message>
    <message>
        <source>it cannot be withdrawn</source>
        <translation>kann er nicht zurückgezogen werden</translation>
    </message>
    <message>
        <source>it cannot be closed</source>
        <translation>kann er nicht geschlossen werden</translation>
    </message>
    <message>
        <source>no thread can be resolved</source>
        <translation>kann kein Diskussionsstrang erledigt werden</translation>
    </message>
    <message>
        <source>no expert can be removed</source>
        <translation>kann kein Experte entbunden werden</translation>
    </message>
    <message>
        <source>no reminder can be recorded</source>
        <translation>kann keine Erinnerung festgehalten werden</translation>
    </message>
    <message>
        <source>the applicant %1</source>
        <translation>Antragsteller %1</translation>
    </message>
    <message>
        <source>the IESG</source>
        <translation>IESG</translation>
    </message>
    <message>
        <source>the approval body</source>
        <translation>genehmigende Stelle</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>with %1 since %2</source>
        <translation>seit %2 bei: %1</translation>
    </message>
    <message>
        <source>%1, due %2</source>
        <translation>%1, fällig am %2</translation>
    </message>
    <message>
        <source>%1 Next step: %2.</source>
        <translation>%1 Nächster Schritt: %2.</translation>
    </message>
    <message>
        <source>Possible next steps: %1.</source>
        <translation>Mögliche nächste Schritte: %1.</translation>
    </message>
    <message>
        <source>%1 (%2), so %3. %4</source>
        <translation>%1 (%2), daher %3. %4</translation>
    </message>
    <message>
        <source>%1 imported a listing: %3. Records changed: %4.</source>
        <translation>%1 hat ein Verzeichnis übernommen: %3. Geänderte Einträge: %4.</translation>
    </message>
    <message>
        <source>To change anything, create a new request.</source>
        <translation>Für Änderungen erstellen Sie einen neuen Antrag.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugekommen</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>Enter an address such as https://registry.example/urn/.</source>
        <translation>Geben Sie eine Adresse wie https://registry.example/urn/ ein.</translation>
    </message>
    <message>
        <source>Enter an address that begins with https:// or http://.</source>
        <translation>Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>Die Adresse hat keinen Hostnamen.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the address.</source>
        <translation>Entfernen Sie Benutzernamen und Passwort aus der Adresse.</translation>
    </message>
    <message>
        <source>Remove “?” and what follows it. File names are added to the end of the address.</source>
        <translation>Entfernen Sie „?“ und was danach steht. Dateinamen werden an das Ende der Adresse angehängt.</translation>
    </message>
    <message>
        <source>Remove “#” and what follows it. File names are added to the end of the address.</source>
        <translation>Entfernen Sie „#“ und was danach steht. Dateinamen werden an das Ende der Adresse angehängt.</translation>
    </message>
    <message>
        <source>Not known. The earliest listing in this registry is dated %1.</source>
        <translation>Nicht bekannt. Das älteste Verzeichnis in diesem Register ist vom %1.</translation>
    </message>
    <message>
        <source>Not known. This registry did not exist yet.</source>
        <translation>Nicht bekannt. Dieses Register gab es noch nicht.</translation>
    </message>
    <message>
        <source>The listing is dated in the future. Nothing was changed. Correct its date and import it again.</source>
        <translation>Das Datum des Verzeichnisses liegt in der Zukunft. Nichts wurde geändert. Berichtigen Sie es, und importieren Sie das Verzeichnis erneut.</translation>
    </message>
    <message>
        <source>Without the shipped listing</source>
        <translation>Ohne das mitgelieferte Verzeichnis</translation>
    </message>
    <message>
        <source>Nothing was changed. The local registry in %1 contains only the shipped listing. To replace it, run “db start” with --force.</source>
        <translation>Nichts wurde geändert: Das lokale Register in %1 enthält schon das mitgelieferte Verzeichnis. Sonst wurde darin nichts getan; „db start“ mit --force ersetzt es.</translation>
    </message>
    <message>
        <source>Nothing was changed. The local registry in %1 contains your own work. To start over, back it up (“db dump FILE”), stop its server (“db stop”) and move its folder aside.</source>
        <translation>Nichts wurde geändert: Im lokalen Register in %1 wurde gearbeitet. Um neu zu beginnen, sichern Sie es („db dump DATEI“), halten Sie seinen Server an („db stop“) und verschieben Sie seinen Ordner.</translation>
    </message>
    <message>
        <source>The number of listed namespaces at the end of each year, from the oldest listing on; for this year, now.</source>
        <translation>Wie viele Namensräume das Verzeichnis am Ende jedes Jahres zeigte, vom ältesten Verzeichnis an; für dieses Jahr, wie viele es jetzt zeigt.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Years of the dates</source>
        <translation>Die Jahre, in denen die Daten liegen</translation>
    </message>
    <message>
        <source>Listed at the end of that year</source>
        <translation>Am Ende dieses Jahres gelistet</translation>
    </message>
    <message>
        <source>Registrations, revisions and delistings by year</source>
        <translation>Registrierungen, Überarbeitungen und Streichungen nach Jahr</translation>
    </message>
    <message>
        <source>Changes of the listing, by the day on which they came into force. The contents of the oldest listing do not count.</source>
        <translation>Was sich im Verzeichnis änderte, nach dem Tag, ab dem es in Kraft war. Was schon das älteste Verzeichnis zeigte, zählt nicht dazu.</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Überarbeitet</translation>
    </message>
    <message>
        <source>Days on which the changes came into force</source>
        <translation>Die Tage, ab denen die Änderungen in Kraft waren</translation>
    </message>
    <message>
        <source>Changed so in that year</source>
        <translation>In diesem Jahr so geändert</translation>
    </message>
    <message>
        <source>Registrants with several namespaces</source>
        <translation>Registranten mit mehreren Namensräumen</translation>
    </message>
    <message>
        <source>Registrants with more than one listed namespace. Names that differ only in an article or a legal form count as one.</source>
        <translation>Registranten, die mehr als einen gelisteten Namensraum haben. Namen, die sich nur durch einen Artikel oder eine Rechtsform unterscheiden, zählen als einer.</translation>
    </message>
    <message>
        <source>Days on which the namespaces were listed</source>
        <translation>Die Tage, ab denen die Namensräume gelistet sind</translation>
    </message>
    <message>
        <source>Namespaces of that registrant</source>
        <translation>Von diesem Registranten</translation>
    </message>
    <message>
        <source>Kinds of references</source>
        <translation>Arten von Referenzen</translation>
    </message>
    <message>
        <source>References of the listed namespaces. A namespace with several kinds of references counts in each.</source>
        <translation>Worauf die gelisteten Namensräume verweisen. Ein Namensraum mit mehreren Arten von Referenzen zählt bei jeder.</translation>
    </message>
    <message>
        <source>Kind of reference</source>
        <translation>Art der Referenz</translation>
    </message>
    <message>
        <source>Namespaces with that kind of reference</source>
        <translation>Mit einer Referenz dieser Art</translation>
    </message>
    <message>
        <source>Missing templates, grammars and security considerations</source>
        <translation>Fehlende Vorlagen, Grammatiken und Sicherheitsbetrachtungen</translation>
    </message>
    <message>
        <source>Listed namespaces whose template is not in the registry; of the others, those without a grammar or a security consideration.</source>
        <translation>Gelistete Namensräume, deren Vorlage hier nicht vorliegt; von den vorliegenden die ohne Grammatik oder ohne Sicherheitsbetrachtungen.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Was fehlt</translation>
    </message>
    <message>
        <source>Namespaces without it</source>
        <translation>Namensräume ohne dies</translation>
    </message>
    <message>
        <source>Templates by style</source>
        <translation>Vorlagen nach Format</translation>
    </message>
    <message>
        <source>The layouts of the templates of listed namespaces. Those of RFC 2611 and RFC 3406 have not been revised for RFC 8141 yet.</source>
        <translation>Das Format, dem die vorliegenden Vorlagen gelisteter Namensräume folgen. Die nach RFC 2611 und RFC 3406 sind noch auf das Format von RFC 8141 zu bringen.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Namespaces with a template of that style</source>
        <translation>Mit einer Vorlage in diesem Format</translation>
    </message>
    <message>
        <source>Open requests by state</source>
        <translation>Offene Anträge nach Stand</translation>
    </message>
    <message>
        <source>The open requests by state, and how many days they have been in it.</source>
        <translation>Die offenen Anträge nach ihrem Stand, und seit wie vielen Tagen sie ihn haben.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anträge</translation>
    </message>
    <message>
        <source>Median days</source>
        <translation>Tage (Median)</translation>
    </message>
    <message>
        <source>Maximum days</source>
        <translation>Tage (höchstens)</translation>
    </message>
    <message>
        <source>Days on which the requests were opened</source>
        <translation>Die Tage, an denen die Anträge eröffnet wurden</translation>
    </message>
    <message>
        <source>Requests in that state now</source>
        <translation>Jetzt in diesem Stand</translation>
    </message>
    <message>
        <source>Open requests by who must act</source>
        <translation>Offene Anträge danach, wer handeln muss</translation>
    </message>
    <message>
        <source>Who must act on the open requests, and how many days they have waited.</source>
        <translation>Auf wessen Antwort die offenen Anträge warten, und seit wie vielen Tagen.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Requests waiting for them</source>
        <translation>Anträge, die auf sie warten</translation>
    </message>
    <message>
        <source>Days in each state</source>
        <translation>Tage in jedem Stand</translation>
    </message>
    <message>
        <source>The median number of days that requests were in a state; without dates, for those that left it in the last twelve months.</source>
        <translation>Der Median der Tage, die Anträge in einem Stand waren; ohne Daten der Anträge, die ihn in den letzten zwölf Monaten verließen.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Aufenthalte</translation>
    </message>
    <message>
        <source>Days on which the requests left the state</source>
        <translation>Die Tage, an denen die Anträge den Stand verließen</translation>
    </message>
    <message>
        <source>Requests in that state, longest first</source>
        <translation>Waren in diesem Stand, längste zuerst</translation>
    </message>
    <message>
        <source>Overdue reviews by month</source>
        <translation>Überfällige Prüfungen nach Monat</translation>
    </message>
    <message>
        <source>Reviews by the month of their due date: answered in time, and answered late or not at all.</source>
        <translation>Prüfungen nach dem Monat, in dem sie fällig waren: rechtzeitig beantwortet, und zu spät oder nach dem Tag noch unbeantwortet.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>Rechtzeitig</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Due dates of the reviews</source>
        <translation>Die Tage, an denen die Prüfungen fällig waren</translation>
    </message>
    <message>
        <source>Reviews due in that month</source>
        <translation>In diesem Monat fällig</translation>
    </message>
    <message>
        <source>Workload and response time of experts</source>
        <translation>Auslastung und Antwortzeit der Experten</translation>
    </message>
    <message>
        <source>The open and answered reviews of each expert, and the median number of days to an answer.</source>
        <translation>Wie viele Prüfungen jeder Experte offen und beantwortet hat, und der Median der Tage bis zur Antwort.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Days on which the experts were asked</source>
        <translation>Die Tage, an denen die Experten gefragt wurden</translation>
    </message>
    <message>
        <source>Reviews assigned to that expert</source>
        <translation>Diesem Experten zugewiesen</translation>
    </message>
    <message>
        <source>Time from submission to registration</source>
        <translation>Zeit von der Einreichung bis zur Registrierung</translation>
    </message>
    <message>
        <source>Requests by the number of days from first submission to registration.</source>
        <translation>Wie viele Anträge wie viele Tage von ihrer ersten Einreichung bis zur Registrierung brauchten.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Days of the registrations</source>
        <translation>Die Tage der Registrierungen</translation>
    </message>
    <message>
        <source>Requests that took that many days</source>
        <translation>Brauchten so viele Tage</translation>
    </message>
    <message>
        <source>Registrations by month</source>
        <translation>Registrierungen nach Monat</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>Registrierungen</translation>
    </message>
    <message>
        <source>Namespaces registered in that month</source>
        <translation>In diesem Monat registriert</translation>
    </message>
    <message>
        <source>RFC</source>
        <translation>RFC</translation>
    </message>
    <message>
        <source>RFC erratum</source>
        <translation>RFC-Erratum</translation>
    </message>
    <message>
        <source>Internet-Draft</source>
        <translation>Internet-Draft</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Webadresse</translation>
    </message>
    <message>
        <source>IANA registry</source>
        <translation>IANA-Register</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Keine Referenz</translation>
    </message>
    <message>
        <source>Template not available</source>
        <translation>Vorlage liegt nicht vor</translation>
    </message>
    <message>
        <source>No grammar</source>
        <translation>Keine Grammatik</translation>
    </message>
    <message>
        <source>No security consideration</source>
        <translation>Keine Sicherheitsbetrachtungen</translation>
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
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1 shared the query “%3”.</source>
        <translation>%1 hat die Abfrage „%3“ geteilt.</translation>
    </message>
    <message>
        <source>%1 withdrew the query “%3”.</source>
        <translation>%1 hat die Abfrage „%3“ zurückgezogen.</translation>
    </message>
    <message>
        <source>PostgreSQL rejected the query: %1</source>
        <translation>PostgreSQL lehnt die Abfrage ab: %1</translation>
    </message>
    <message>
        <source>The query uses something that you may not read: %1. The completion lists what queries can read.</source>
        <translation>Die Abfrage verwendet etwas, das Sie nicht verwenden dürfen: %1. Die Vervollständigung zeigt, was Abfragen lesen können.</translation>
    </message>
    <message>
        <source>A query must be one SELECT, VALUES or TABLE statement that returns columns.</source>
        <translation>Eine Abfrage ist eine einzige SELECT-, VALUES- oder TABLE-Anweisung, die Spalten liefert.</translation>
    </message>
    <message>
        <source>A query must be one statement. Remove what comes after the semicolon.</source>
        <translation>Eine Abfrage ist eine einzige Anweisung: Entfernen Sie, was nach dem Semikolon steht.</translation>
    </message>
    <message>
        <source>The query was cancelled, because it took too long. Add a condition to narrow it down.</source>
        <translation>Die Abfrage dauerte länger als erlaubt und wurde abgebrochen. Grenzen Sie sie mit einer Bedingung ein.</translation>
    </message>
    <message>
        <source>The query was cancelled, because it needs too much memory or disk space. Add a condition to narrow it down.</source>
        <translation>Die Abfrage wurde abgebrochen, weil sie zu viel Arbeitsspeicher oder Plattenplatz braucht. Grenzen Sie sie mit einer Bedingung ein.</translation>
    </message>
    <message>
        <source>A query cannot change anything.</source>
        <translation>Eine Abfrage liest nur: Sie kann nichts ändern.</translation>
    </message>
    <message>
        <source>A query cannot have parameters. Write the value instead of $1.</source>
        <translation>Eine Abfrage hat keine Parameter: Schreiben Sie den Wert an die Stelle von $1.</translation>
    </message>
    <message>
        <source>The name of a query can have at most 80 characters, on one line.</source>
        <translation>Der Name einer Abfrage ist eine Zeile von höchstens 80 Zeichen.</translation>
    </message>
    <message>
        <source>The query is empty, or longer than 20,000 bytes.</source>
        <translation>Die Abfrage ist leer oder länger als 20.000 Bytes.</translation>
    </message>
    <message>
        <source>There is no shared query with this name.</source>
        <translation>Unter diesem Namen ist keine Abfrage geteilt.</translation>
    </message>
    <message>
        <source>There is no report with this name.</source>
        <translation>Es gibt keinen Bericht dieses Namens.</translation>
    </message>
    <message>
        <source>Listed before</source>
        <translation>Schon vorher gelistet</translation>
    </message>
    <message>
        <source>Listed again</source>
        <translation>Wieder gelistet</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Stepped back</source>
        <translation>Zurückgetreten</translation>
    </message>
    <message>
        <source>Advised</source>
        <translation>Rat gegeben</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entbunden</translation>
    </message>
    <message>
        <source>Replaced on appeal</source>
        <translation>Nach Einspruch ersetzt</translation>
    </message>
    <message>
        <source>A newer version of PostgreSQL is installed. The local registry is copied for it; this happens once…</source>
        <translation>Eine neuere Version von PostgreSQL ist installiert. Das lokale Register wird dafür kopiert; das geschieht nur einmal…</translation>
    </message>
    <message>
        <source>The newer version of PostgreSQL reads the copy of the local registry…</source>
        <translation>Die neuere Version von PostgreSQL liest die Kopie des lokalen Registers…</translation>
    </message>
    <message>
        <source>The copy of the local registry is compared with the original, and its log is verified…</source>
        <translation>Die Kopie des lokalen Registers wird mit dem Original verglichen, und ihr Protokoll wird geprüft…</translation>
    </message>
    <message>
        <source>The local registry was upgraded from PostgreSQL %1 to %2 and compared: nothing is missing. The former folder is kept in %3. Remove it when you no longer need it.</source>
        <translation>Das lokale Register wurde von PostgreSQL %1 auf %2 übernommen und verglichen: Nichts fehlt. Der frühere Ordner bleibt in %3 erhalten; entfernen Sie ihn, wenn Sie ihn nicht mehr brauchen.</translation>
    </message>
    <message>
        <source>The local registry stays with PostgreSQL %1 for now. The next start tries the upgrade to %2 again. %3</source>
        <translation>Das lokale Register bleibt vorerst bei PostgreSQL %1; der nächste Start versucht erneut, es auf %2 zu übernehmen. %3</translation>
    </message>
    <message>
        <source>The local registry cannot be opened with the version of PostgreSQL that is installed: %1. Nothing was changed. Install the earlier version beside it, in Debian the package postgresql- and its number; the next start then upgrades the registry to the newer version. Or move the registry&apos;s folder aside and begin from the last deposit: “nidreg-cli db start --deposit FILE”.</source>
        <translation>Das lokale Register lässt sich mit der installierten Version von PostgreSQL nicht öffnen: %1. Nichts wurde geändert. Installieren Sie die frühere Version daneben, in Debian das Paket postgresql- und ihre Nummer; der nächste Start übernimmt das Register dann auf die neuere Version. Oder verschieben Sie den Ordner des Registers an einen anderen Ort, und beginnen Sie mit der letzten Hinterlegung: „nidreg-cli db start --deposit DATEI“.</translation>
    </message>
    <message>
        <source>The disk has too little room: %1. Make some, then start again.</source>
        <translation>Auf dem Datenträger ist zu wenig Platz: %1. Schaffen Sie Platz, und starten Sie erneut.</translation>
    </message>
    <message>
        <source>The newer server could not read the data: %1.</source>
        <translation>Der neuere Server konnte die Daten nicht übernehmen: %1.</translation>
    </message>
    <message>
        <source>What was copied is not the same: %1.</source>
        <translation>Was kopiert wurde, ist nicht dasselbe: %1.</translation>
    </message>
    <message>
        <source>The server is PostgreSQL %1. A registry needs version 15 or later.</source>
        <translation>Der Server ist PostgreSQL %1. Ein Register braucht Version 15 oder neuer.</translation>
    </message>
    <message>
        <source>A registry&apos;s database cannot be named “%1”. Choose another name of at most 63 bytes, such as registry; postgres and the templates belong to the server.</source>
        <translation>Die Datenbank eines Registers kann nicht „%1“ heißen. Wählen Sie einen anderen Namen von höchstens 63 Bytes, etwa registry; postgres und die Template-Datenbanken gehören dem Server.</translation>
    </message>
    <message>
        <source>The server is a standby and takes no changes (PostgreSQL %1). Connect to the primary.</source>
        <translation>Der Server ist ein Standby-Server und nimmt keine Änderungen an (PostgreSQL %1). Verbinden Sie sich mit dem Primärserver.</translation>
    </message>
    <message>
        <source>The login %1 may not make roles and databases. Connect as a superuser, or run “db create” with --dry-run and give its SQL to the server&apos;s administrator.</source>
        <translation>Die Anmeldung %1 darf keine Rollen und Datenbanken anlegen. Verbinden Sie sich als Superuser, oder rufen Sie „db create“ mit --dry-run auf und geben Sie das SQL dem Administrator des Servers.</translation>
    </message>
    <message>
        <source>The server has roles with a registry&apos;s names that are logins or superusers: %1. Rename them; a registry&apos;s own roles are made without either.</source>
        <translation>Der Server hat Rollen mit den Namen der Rollen eines Registers, die sich anmelden können oder Superuser sind: %1. Benennen Sie sie um; die eigenen Rollen eines Registers werden ohne beides angelegt.</translation>
    </message>
    <message>
        <source>There is a database of this name, and its encoding is %1. A registry needs UTF8. Choose another name, or drop that database.</source>
        <translation>Es gibt eine Datenbank dieses Namens, und ihre Kodierung ist %1. Ein Register braucht UTF8. Wählen Sie einen anderen Namen, oder löschen Sie diese Datenbank.</translation>
    </message>
    <message>
        <source>There is a database of this name whose locale is %1, in which only the letters a to z have upper and lower case. Choose another name, or make the database again with the locale C.UTF-8.</source>
        <translation>Es gibt eine Datenbank dieses Namens mit dem Gebietsschema %1, in dem nur die Buchstaben a bis z Groß- und Kleinschreibung kennen. Wählen Sie einen anderen Namen, oder legen Sie die Datenbank mit dem Gebietsschema C.UTF-8 neu an.</translation>
    </message>
    <message>
        <source>The server&apos;s computer has no UTF-8 locale%1. Install one, such as C.UTF-8 or en_US.UTF-8, then restart the server.</source>
        <translation>Der Computer des Servers hat kein UTF-8-Gebietsschema%1. Installieren Sie eines, etwa C.UTF-8 oder en_US.UTF-8, und starten Sie den Server dann neu.</translation>
    </message>
    <message>
        <source>The role %1 cannot log in, so it cannot be registrar. Name a login, or let the server&apos;s administrator run ALTER ROLE … LOGIN.</source>
        <translation>Die Rolle %1 kann sich nicht anmelden und daher nicht Registrar sein. Nennen Sie einen Anmeldenamen, oder lassen Sie den Administrator des Servers ALTER ROLE … LOGIN ausführen.</translation>
    </message>
    <message>
        <source>The login %1 owns the registry or the server, so it cannot be one of its people. Name another login; one that does not exist is made.</source>
        <translation>Der Anmeldung %1 gehört das Register oder der Server, sie kann daher keine Person darin sein. Nennen Sie einen anderen Anmeldenamen; einer, den es nicht gibt, wird angelegt.</translation>
    </message>
    <message>
        <source>A login cannot be named “%1”. Choose another name of at most 63 bytes.</source>
        <translation>Ein Anmeldename kann nicht „%1“ lauten. Wählen Sie einen anderen Namen von höchstens 63 Bytes.</translation>
    </message>
    <message>
        <source>This server has registrars already: %1. Roles belong to all registries of a server. Name one of them as registrar without --shipped; they appoint others with “db grant” and import the listing with “registry import --shipped”.</source>
        <translation>Dieser Server hat schon Registrare: %1. Rollen gelten für alle Register eines Servers. Nennen Sie einen von ihnen als Registrar, ohne --shipped; sie bestellen weitere mit „db grant“ und lesen das Verzeichnis mit „registry import --shipped“ ein.</translation>
    </message>
    <message>
        <source>There is a database of this name that holds something else: %1. Choose another name for the registry.</source>
        <translation>Es gibt eine Datenbank dieses Namens, die etwas anderes enthält: %1. Wählen Sie einen anderen Namen für das Register.</translation>
    </message>
    <message>
        <source>The backup %1 was read again after it was written, and it is not what was written. It was removed; an earlier backup of that name is unchanged. Save to another disk.</source>
        <translation>Die Sicherung %1 wurde nach dem Schreiben noch einmal gelesen, und sie ist nicht, was geschrieben wurde. Sie wurde entfernt; eine frühere Sicherung mit diesem Namen ist unverändert. Speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>Another program is restoring the local registry. Wait until it has finished.</source>
        <translation>Ein anderes Programm stellt gerade das lokale Register wieder her. Warten Sie, bis es fertig ist.</translation>
    </message>
    <message>
        <source>Another program is using the local registry, so it was not replaced. Close that program, then try again.</source>
        <translation>Ein anderes Programm verwendet das lokale Register, deshalb wurde es nicht ersetzt. Schließen Sie dieses Programm, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>registriert</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>refused at byte %1: %2 (%3)</source>
        <translation>verworfen bei Byte %1: %2 (%3)</translation>
    </message>
    <message>
        <source>accepted as a reference to a URN: no URN is assigned with a query or a fragment</source>
        <translation>angenommen als Referenz auf eine URN: Keine URN wird mit einer Abfrage oder einem Fragment vergeben</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>%1 (section %2)</source>
        <translation>%1 (Abschnitt %2)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>ends too early</source>
        <translation>endet zu früh</translation>
    </message>
    <message>
        <source>first error</source>
        <translation>erster Fehler</translation>
    </message>
    <message>
        <source>The applicant cannot review their own request. Choose another expert.</source>
        <translation>Der Antragsteller kann seinen eigenen Antrag nicht prüfen. Wählen Sie einen anderen Experten.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>a line break</source>
        <translation>Zeilenumbruch</translation>
    </message>
    <message>
        <source>a no-break space (U+00A0)</source>
        <translation>geschütztes Leerzeichen (U+00A0)</translation>
    </message>
    <message>
        <source>an invisible character (U+%1)</source>
        <translation>unsichtbares Zeichen (U+%1)</translation>
    </message>
    <message>
        <source>comment by %1</source>
        <translation>Kommentar von %1</translation>
    </message>
    <message>
        <source>comment on “%1” by %2</source>
        <translation>Kommentar zu „%1“ von %2</translation>
    </message>
    <message>
        <source>comment %1 by %2</source>
        <translation>Kommentar %1 von %2</translation>
    </message>
    <message>
        <source>comment %1 on “%2” by %3</source>
        <translation>Kommentar %1 zu „%2“ von %3</translation>
    </message>
    <message>
        <source>Enter a reference to the decision.</source>
        <translation>Geben Sie einen Verweis auf die Entscheidung ein.</translation>
    </message>
    <message>
        <source>The registry assigns the next number (urn-N) at registration.</source>
        <translation>Das Register vergibt bei der Registrierung die nächste Nummer (urn-N).</translation>
    </message>
    <message>
        <source>Records your approval of this revision only. When every assigned expert has approved, the review is complete.</source>
        <translation>Ihre Genehmigung genau dieser Fassung wird verzeichnet. Wenn alle zugewiesenen Experten genehmigt haben, ist die Prüfung abgeschlossen.</translation>
    </message>
    <message>
        <source>Enter a text. This step requires one.</source>
        <translation>Geben Sie einen Text ein. Dieser Schritt braucht einen.</translation>
    </message>
    <message>
        <source>Imported from %1. The registry does not have the text of the template.</source>
        <translation>Importiert aus %1. Das Register hat den Text der Vorlage nicht.</translation>
    </message>
    <message>
        <source>This step belongs to another role: %1.</source>
        <translation>Dieser Schritt gehört zu einer anderen Rolle: %1.</translation>
    </message>
    <message>
        <source>Decline to review</source>
        <translation>Prüfung ablehnen</translation>
    </message>
    <message>
        <source>You no longer review this request. Your reasons are kept in its record, which its applicant can read. The registrar may assign another expert.</source>
        <translation>Sie prüfen diesen Antrag nicht mehr. Ihre Gründe bleiben bei seinen Akten, die der Antragsteller lesen kann. Der Registrar kann einen anderen Experten zuweisen.</translation>
    </message>
    <message>
        <source>You cannot review your own request. Another expert must review it. In a local registry, single-user mode permits it (menu Registry).</source>
        <translation>Sie können Ihren eigenen Antrag nicht prüfen. Das muss ein anderer Experte tun. In einem lokalen Register erlaubt es der Einzelbenutzermodus (Menü „Register“).</translation>
    </message>
    <message>
        <source>%1 resolved a thread of comments.</source>
        <translation>%1 hat einen Diskussionsstrang als erledigt gekennzeichnet.</translation>
    </message>
    <message>
        <source>Namespaces listed at the end of each year</source>
        <translation>Gelistete Namensräume am Ende jedes Jahres</translation>
    </message>
    <message>
        <source>Registrations by year</source>
        <translation>Registrierungen nach Jahr</translation>
    </message>
    <message>
        <source>Namespaces registered in that year</source>
        <translation>In diesem Jahr registrierte Namensräume</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>In Kraft ab</translation>
    </message>
    <message>
        <source>The first, normalized</source>
        <translation>Der erste, normalisiert</translation>
    </message>
    <message>
        <source>The second, normalized</source>
        <translation>Der zweite, normalisiert</translation>
    </message>
    <message>
        <source>New namespaces in each year. Namespaces in the oldest known listing are not counted, because many of them are older.</source>
        <translation>Neue Namensräume in jedem Jahr. Die des ältesten bekannten Verzeichnisses zählen nicht, weil viele davon älter sind.</translation>
    </message>
    <message>
        <source>Namespaces registered here from requests. If no period is selected, the last twelve months are shown.</source>
        <translation>Namensräume, die hier aus Anträgen registriert wurden. Ohne gewählten Zeitraum werden die letzten zwölf Monate gezeigt.</translation>
    </message>
    <message>
        <source>The comparison ignores upper and lower case in “urn”, in the NID and in percent-encodings. It also ignores r-, q- and f-components (section 3.1).</source>
        <translation>Der Vergleich beachtet Groß- und Kleinschreibung in „urn“, in der NID und in Prozentkodierungen nicht, ebenso wenig r-, q- und f-Komponenten (Abschnitt 3.1).</translation>
    </message>
    <message>
        <source>Result by specification</source>
        <translation>Ergebnis nach Spezifikation</translation>
    </message>
    <message>
        <source>The parts are the same in all specifications.</source>
        <translation>Die Teile sind in allen Spezifikationen gleich.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchInput</name>
    <message>
        <source>%L1 characters are too many to edit in one line. This is how they begin; press Delete to clear them.</source>
        <translation>%L1 Zeichen, zu viele in einer Zeile, um sie hier zu bearbeiten. So beginnen sie; Entf löscht sie.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchPage</name>
    <message>
        <source>Scan a file</source>
        <translation>Datei prüfen</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Prüfstand</translation>
    </message>
    <message>
        <source>Parse</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>&amp;URNs or URIs, one per line:</source>
        <translation>Eine &amp;URN oder ein URI, bei mehreren je eine Zeile:</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>First UR&amp;N or URI:</source>
        <translation>&amp;Erste URN oder erster URI:</translation>
    </message>
    <message>
        <source>Resolve and normalize</source>
        <translation>Auflösen und normalisieren</translation>
    </message>
    <message>
        <source>&amp;Base URI:</source>
        <translation>&amp;Basis-URI:</translation>
    </message>
    <message>
        <source>Refere&amp;nce:</source>
        <translation>Re&amp;ferenz:</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>In einem Text finden</translation>
    </message>
    <message>
        <source>&amp;Text, such as a mail:</source>
        <translation>Ein &amp;Text, etwa eine Mail:</translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <translation>Er&amp;gebnis kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Das Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <source>C&amp;lear the input</source>
        <translation>Eingabe &amp;leeren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Backspace</source>
        <translation>Ctrl+Shift+Backspace</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Clear the input</source>
        <translation>Die Eingabe leeren</translation>
    </message>
    <message>
        <source>this page reads a file and has no text input.</source>
        <translation>hier wird eine Datei gelesen, nichts eingegeben.</translation>
    </message>
    <message>
        <source>Second U&amp;RN or URI:</source>
        <translation>Zweite U&amp;RN oder zweiter URI:</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchScan</name>
    <message>
        <source>Checks a file with one URN per line: text, gz or zstd, of any size. Choose a file, or drop it here.</source>
        <translation>Hier wird eine Datei geprüft, die je Zeile eine URN hat: Text, gz oder zstd, so groß sie auch sei. Wählen Sie sie, oder legen Sie sie hier ab.</translation>
    </message>
    <message>
        <source>D&amp;ialect:</source>
        <translation>Dia&amp;lekt:</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>Wie weit die Datei gelesen ist</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Save lines that are &amp;not URNs…</source>
        <translation>Zeilen, die keine &amp;URNs sind, speichern…</translation>
    </message>
    <message>
        <source>Save res&amp;ults…</source>
        <translation>&amp;Ergebnis speichern…</translation>
    </message>
    <message>
        <source>File with one URN per line</source>
        <translation>Eine Datei mit einer URN je Zeile</translation>
    </message>
    <message>
        <source>The list of lines that are not URNs is incomplete, because there is not enough space in the folder for temporary files.</source>
        <translation>Die Liste der Zeilen, die keine URNs sind, ist nicht vollständig: Im Ordner für temporäre Dateien ist kein Platz dafür.</translation>
    </message>
    <message>
        <source>Lines that are not URNs</source>
        <translation>Zeilen, die keine URNs sind</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Only the first %L1 lines that are not URNs can be saved. To write all of them, use “nidreg-cli urn scan --bad”.</source>
        <translation>Von den Zeilen, die keine URNs sind, werden die ersten %L1 zum Speichern aufgehoben: „nidreg-cli urn scan --bad“ schreibt alle.</translation>
    </message>
    <message>
        <source>Cannot check which of them are registered: %1</source>
        <translation>Es ist nicht bekannt, welche davon registriert sind: %1</translation>
    </message>
    <message>
        <source>No file was read.</source>
        <translation>Es wurde keine Datei gelesen.</translation>
    </message>
    <message>
        <source>Choose &amp;a file…</source>
        <translation>D&amp;atei wählen…</translation>
    </message>
    <message>
        <source>It is not in the grammar of its namespace.</source>
        <translation>Die Grammatik ihres Namensraums enthält sie nicht.</translation>
    </message>
    <message>
        <source>Cannot save %1.</source>
        <translation>%1 kann nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WorkbenchTool</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>URNs: %L1, others: %L2</source>
        <translation>URNs: %L1, andere: %L2</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::WritingActions</name>
    <message>
        <source>Spelling dictionar&amp;y</source>
        <translation>&amp;Rechtschreibwörterbuch</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Suc&amp;hen…</translation>
    </message>
    <message>
        <source>Find text in the fields of the draft</source>
        <translation>Wörter in den Feldern des Entwurfs suchen</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Find and replace text in the fields of the draft</source>
        <translation>Wörter in den Feldern des Entwurfs suchen und durch andere ersetzen</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zur nächsten Fundstelle gehen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zur Fundstelle davor gehen</translation>
    </message>
    <message>
        <source>Wrap at &amp;72 columns</source>
        <translation>Bei &amp;72 Spalten umbrechen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+W</source>
        <translation>Ctrl+Shift+W</translation>
    </message>
    <message>
        <source>Wrap the lines of the field or the selection as in an RFC; grammar and URNs are not changed</source>
        <translation>Die Zeilen des Feldes oder der Auswahl wie in einem RFC umbrechen; Grammatik und URNs bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>&amp;Jetzt beheben</translation>
    </message>
    <message>
        <source>Alt+Return</source>
        <translation>Alt+Return</translation>
    </message>
    <message>
        <source>Fix the selected finding, or the one at the cursor, if there is only one correction</source>
        <translation>Den gewählten Befund beheben, oder den an der Einfügemarke, wenn es nur eine Korrektur gibt</translation>
    </message>
    <message>
        <source>&amp;No spell checking</source>
        <translation>&amp;Keine Rechtschreibprüfung</translation>
    </message>
    <message>
        <source>%1: no dictionary is installed</source>
        <translation>%1: kein Wörterbuch ist installiert</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install one, such as hunspell-en-us.</source>
        <translation>Kein Wörterbuch ist installiert. Installieren Sie eines, etwa hunspell-en-us.</translation>
    </message>
    <message>
        <source>Rep&amp;lace…</source>
        <translation>Er&amp;setzen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
</context>
<context>
    <name>nidreg::forms::YearsChart</name>
    <message>
        <source>%1: %2 listed</source>
        <translation>%1: %2 im Verzeichnis</translation>
    </message>
    <message>
        <source>Number of listed namespaces over time</source>
        <translation>Zahl der Namensräume im Verzeichnis im Lauf der Zeit</translation>
    </message>
</context>
</TS>
