import type { privacy as english } from '../../en/static-pages/privacy';

export const privacy = {
  title: 'Datenschutz',
  description: (siteName: string | undefined) =>
    `Was ${siteName} über Besucher speichert, was es zählt und wann es das löscht.`,
  lead: (siteName: string) => `Was ${siteName} über dich speichert, warum und wie lange. Viel ist es nicht.`,
  short: {
    title: 'Kurz gesagt',
    points: [
      'Du brauchst kein Konto. Es gibt keine Werbung und kein Tracking, und nichts wird von anderen Firmen geladen.',
      'Ein Cookie bekommst du nur in sieben Fällen: nach dem Senden eines Formulars (für eine Minute), und wenn du kleine Bilder oder ein helles oder dunkles Design wählst, Bilder ohne Titel wählst, die Größe deines Bildschirms speicherst, ein Wallpaper merkst oder uns eine Sprache merken lässt.',
      'Deine E-Mail-Adresse speichern wir nur, wenn du sie uns gibst, für den Newsletter oder mit einer Nachricht. Schreib uns, und wir löschen sie.',
    ],
  },
  cookies: {
    title: 'Cookies und Speicher in deinem Browser',
    flash: {
      names: '[flash] oder [__Host-flash]',
      text: 'Wird nach dem Senden eines Formulars gesetzt. Es bringt der nächsten Seite eine Meldung wie „Nachricht gesendet“. Es wird gelöscht, sobald diese Seite sie gezeigt hat, oder nach 60 Sekunden.',
    },
    smallPictures:
      'Wird gesetzt, wenn du unten auf einer Seite „Kleine Bilder“ oder „Große Bilder“ wählst. Es merkt sich deine Wahl ein Jahr lang und wird gelöscht, wenn du zu dem zurückkehrst, was du ohne es bekämst.',
    theme:
      'Wird gesetzt, wenn du unten auf einer Seite Hell oder Dunkel wählst. Es merkt sich deine Wahl ein Jahr lang. „System“ löscht es.',
    myScreen:
      'Wird gesetzt, wenn du „Als meinen Bildschirm merken“ wählst. Es enthält bis zu ein Jahr lang eine Breite und eine Höhe. Formulare und Filter, die nach deinem Bildschirm fragen, beginnen damit. „Meinen Bildschirm vergessen“ löscht es.',
    list: 'Wird gesetzt, wenn du bei einem Wallpaper „Merken“ wählst. Es enthält ein Jahr lang die geheime Adresse deiner Liste. Die Liste speichern wir mit Titel und Notizen, aber nicht, von wem sie ist. Sie wird zwei Jahre nach dem letzten Besuch gelöscht, oder wenn du sie löschst. [Backups] können sie länger enthalten.',
    language:
      'Wird gesetzt, wenn du unten auf einer Seite „Diese Sprache merken“ wählst. Es enthält ein Jahr lang die Sprache. Nur die Startseite liest es, um dir einen Link anzubieten. Für die Verwaltung enthält [admin-language] die Sprache des Verwaltungsbereichs.',
    session: {
      names: '[sid] oder [__Host-sid]',
      text: 'Nur für die Verwaltung, nach dem Anmelden. Eine Zufallszahl, die die Sitzung bis zu sieben Tage lang kennzeichnet.',
    },
    tab: 'Solange ein Tab offen ist, merkt sich dein Browser, wo du warst: welche Listen du angesehen hast, wie weit du gescrollt hast und dass du hier warst. Nichts davon wird an uns gesendet. Der Browser der Verwaltung merkt sich auch, ob Tastenkürzel ausgeschaltet sind.',
    screen:
      'Die Seite „Für meinen Bildschirm“ fragt deinen Browser, wie breit sein Fenster ist und was für einen Bildschirm er hat. Mit der Antwort wählen wir die Größe, mit der du beginnst. Wir speichern sie nicht.',
  },
  counting: {
    title: 'Was wir zählen',
    downloads: '[Downloads], pro Wallpaper und pro Tag. Wir halten nicht fest, wer heruntergeladen hat.',
    users:
      '[Aktive Nutzer], die Zahl der verschiedenen Besucher in den letzten 30 Tagen. Dafür machen wir aus deiner Netzwerkadresse und dem Namen deines Browsers einen Fingerabdruck, mit einer geheimen Zufallszahl, die jeden Monat wechselt und einen Monat später gelöscht wird. Aus einem Fingerabdruck wird keine Adresse mehr. Wir speichern ihn mit dem Tag deines letzten Besuchs und löschen beides nach 30 Tagen.',
    missedSearches:
      '[Suchen ohne Ergebnis], je Tag. Wir speichern nur Wörter, nach denen mindestens zwei Besucher gesucht haben, ohne festzuhalten, wer es war, und löschen sie nach 30 Tagen. Um zwei Besucher zu unterscheiden, machen wir aus deiner Netzwerkadresse und deinen Wörtern einen Fingerabdruck, mit einer geheimen Zufallszahl dieses Tages. Zahl und Fingerabdrücke werden bald nach dem Ende des Tages gelöscht, und die Backups der Website lassen sie aus.',
  },
  limits: {
    title: 'Grenzen gegen Missbrauch',
    text: 'Um Roboter fernzuhalten, zählt die Website, wie oft sich eine Netzwerkadresse anmeldet, abonniert, uns schreibt, herunterlädt, sucht oder anderes tut, das den Server Arbeit kostet. Wir behalten Adresse und Zahl, solange die Grenze gilt, von einer Minute bis zu einem Tag. Etwa eine Stunde später werden sie gelöscht.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Wenn du den Newsletter [abonnierst], speichern wir deine E-Mail-Adresse, die Zeit und die Sprache der Seite. Wir verwenden sie nur für den Newsletter dieser Website. Kann die Website E-Mails senden, bekommst du zuerst einen Link, um zu bestätigen, dass die Adresse dir gehört. Unbestätigte Adressen werden nach 48 Stunden gelöscht. Die Verwaltung kann die Liste sehen und exportieren, um den Newsletter zu senden. Wir behalten deine Adresse, bis du den Newsletter mit dem Link darin abbestellst oder uns bittest, sie zu löschen: [Schreib uns] von dieser Adresse. Dann löschen wir sie sofort aus der Datenbank. In [Backups] kann sie länger bleiben.',
  },
  messages: {
    title: 'Nachrichten',
    text: 'Wenn du das [Kontaktformular] benutzt, speichern wir deine Adresse, den Betreff, die Nachricht und die Zeit, damit die Verwaltung sie lesen und beantworten kann. Wir speichern auch, ob sie gelesen und beantwortet wurde. Die Nachricht kann an das Postfach der Verwaltung weitergeleitet oder als Datei exportiert werden. Sie bleibt, bis die Verwaltung sie löscht oder du uns darum bittest. Dann wird sie sofort aus der Datenbank gelöscht. In [Backups] kann sie länger bleiben. Eine Meldung zu einem Wallpaper enthält auch deinen Namen und was nicht stimmt. Die Verwaltung kann deinen Namen und deine Adresse löschen; was entschieden wurde, bleibt.',
  },
  pictures: {
    title: 'Bilder',
    text: 'Hochgeladene Dateien bleiben unverändert auf dem Server, und keine Seite zeigt sie Besuchern. Alles, was Besucher sehen und herunterladen, auch das „Original“, ist eine Kopie ohne Kameradaten, Orte oder andere Notizen. Nur das Farbprofil bleibt, und die Urheberangabe von der Seite des Wallpapers wird in die Kopie geschrieben: Autor, Quelle, Lizenz, und ob eine KI das Bild gemacht hat. Die Seite des Wallpapers zeigt Titel, Beschreibung, Tags, Autor, Quelle und Lizenz. Sie können aus Notizen in der hochgeladenen Datei stammen.',
  },
  backups: {
    title: 'Backups',
    text: 'Die Verwaltung kann Backups der ganzen Website behalten: Bilder, Newsletter-Adressen, Nachrichten und die Fingerabdrücke aktiver Nutzer. Was auf der Website gelöscht wird, bleibt in älteren Backups, bis auch sie gelöscht werden. Macht die Website automatisch Backups, ersetzen neue die ältesten.',
  },
  logs: {
    title: 'Protokolle und andere Firmen',
    text: 'Die Website schreibt für jede Anfrage eine Zeile: die Zeit, die Art der Seite (wie „ein Tag“, nicht welcher), das Ergebnis, wie lange es dauerte, wie viel gesendet wurde und eine Zufallszahl. In der Zeile stehen keine Netzwerkadresse, kein Browsername und nichts, was du eingegeben hast. Auch Fehler werden festgehalten, damit sie behoben werden können. Die Verwaltung entscheidet, wie lange sie die Zeilen behält. Die Firma, die den Server betreibt oder ans Internet anschließt, kann eigene Protokolle führen.',
    others:
      'Seiten laden nichts von anderswo: keine Schriften, keine Skripte, keine Zähler. Die Knöpfe zum Teilen sind einfache Links. Die andere Website erfährt erst von dir, wenn du einem folgst.',
  },
  rights: {
    title: 'Deine Rechte',
    text: 'Du kannst fragen, welche Daten über dich hier gespeichert sind, und sie berichtigen oder löschen lassen. [Schreib uns] von der betreffenden Adresse. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
    textOrEmail: (address: string) =>
      `Du kannst fragen, welche Daten über dich hier gespeichert sind, und sie berichtigen oder löschen lassen. [Schreib uns] oder sende von der betreffenden Adresse eine E-Mail an [${address}]. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.`,
  },
} satisfies typeof english;
