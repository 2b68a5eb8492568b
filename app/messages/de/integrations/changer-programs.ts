import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'Das Paket enthält die Bilder von heute. Lade es noch einmal herunter, um neue zu bekommen.';
const DOWNLOAD_PACKAGE = 'Lade das Paket herunter.';
const steps = (first: string, second: string, third: string): [string, string, string] => [first, second, third];

export const changerPrograms = {
  often: {
    '15m': 'alle 15 Minuten',
    '30m': 'alle 30 Minuten',
    '1h': 'jede Stunde',
    '3h': 'alle 3 Stunden',
    '6h': 'alle 6 Stunden',
    '12h': 'alle 12 Stunden',
    '1d': 'jeden Tag',
    '7d': 'alle 7 Tage',
  },
  groups: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    phones: 'Android, iPhone und iPad',
    others: 'Dashboards, Webseiten und Skripte',
  },
  names: {
    curl: 'curl, für eigene Skripte',
    gnomeTimer: 'GNOME, ohne Erweiterung',
    gnomeJson: 'GNOME, Random Wallpaper: Generic JSON',
    gnomeUrl: 'GNOME, Random Wallpaper: Static URL',
    gnomePackage: 'GNOME, eingebaut: Paket mit Diaschau',
    kdeTimer: 'KDE Plasma, Skript und Timer',
    kdePackage: 'KDE Plasma, Paket',
    kdeDialog: 'KDE Plasma, „Neue Hintergrundbilder holen ...“',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    swww: 'swww (niri, river und andere)',
    windows: 'Windows, geplante Aufgabe',
    windowsTheme: 'Windows, Design mit Feed',
    winDynamicDesktop: 'Windows, WinDynamicDesktop',
    lively: 'Windows, Lively',
    plash: 'macOS, Plash',
    ios: 'iPhone und iPad, Kurzbefehle',
    paperize: 'Android, Paperize',
    peristyle: 'Android, Peristyle',
    screen: 'Fernseher, Kiosk oder altes Tablet',
    wallpanel: 'Home Assistant, WallPanel',
    magicMirror: 'MagicMirror, MMM-Wallpaper',
    dakboard: 'DAKboard',
    startPage: 'Startseite oder Website',
  },
  labels: {
    address: 'Adresse',
    domain: 'Domain',
    package: 'Paket',
    theme: 'Design',
    mediaRss: 'Media RSS',
    script: (file: string) => `Skript: ${file}`,
    terminal: 'In einem Terminal',
    powerShell: 'In PowerShell',
    terminalAtPackage: 'In einem Terminal, im Ordner mit dem Paket',
    newPicture: 'Jedes Mal ein neues Bild',
    requestUrl: 'Request URL',
    imageUrl: 'Image URL',
    imagePath: 'JSON-Pfad des Bildes',
    postPath: 'JSON-Pfad der Seite',
    authorPath: 'JSON-Pfad des Autors',
    startCommand: 'Startbefehl',
    dashboardConfiguration: 'Konfiguration des Dashboards',
    file: (file: string) => `In ${file}`,
    image: 'Als Bild',
    background: 'Als CSS-Hintergrund',
    daily: 'Bild des Tages',
  },
  curl: {
    steps: steps(
      'Führe das aus. Es speichert wallpaper.jpg.',
      'Gib deinem Programm diese Datei an. Manche merken eine Änderung nur, wenn sich der Dateiname ändert.',
      'Schreib beides in ein Skript. Die Grenze sind 60 Bilder pro Minute.',
    ),
  },
  saveScript: (file: string) => `Speichere das Skript als ${file} und mach es ausführbar: chmod +x ${file}`,
  timer: 'Führe diese Zeilen in einem Terminal aus. Sie richten einen Timer für dein Benutzerkonto ein.',
  changesNow: (often: string) => `Das Wallpaper wechselt sofort und danach ${often}.`,
  compositor: {
    addLine: (file: string) => `Füge die Zeile in ${file} ein.`,
    startAfterDaemon: 'Lass deinen Compositor diesen Befehl beim Start ausführen, nach swww-daemon.',
    logIn: (often: string) =>
      `Melde dich ab und wieder an. Das Wallpaper wechselt ${often}. Ohne Verbindung bleibt das aktuelle.`,
  },
  installRandomWallpaper:
    'Installiere die Erweiterung „Random Wallpaper“ (RandomWallpaperGnome3) und öffne ihre Einstellungen.',
  automaticFetching: (often: string) => `Schalte „Automatic fetching“ ein und stelle es auf ${often}.`,
  gnomeJson: {
    addSource: 'Füge eine Quelle vom Typ „Generic JSON“ hinzu und fülle diese Felder aus.',
  },
  gnomeUrl: {
    addSource:
      'Füge eine Quelle vom Typ „Static URL“ hinzu und fülle diese Felder aus. Schalte „Different images“ ein.',
    note: '„Generic JSON“ zeigt auch Autor und Seite jedes Bildes.',
  },
  gnomePackage: {
    steps: steps(
      DOWNLOAD_PACKAGE,
      'Entpacke es mit diesem Befehl. In der README.txt steht, wie du es nur für dein Konto installierst.',
      'Öffne die Einstellungen, dann Erscheinungsbild. Wähle ein Bild oder die Diaschau mit allen.',
    ),
    note: `${PACKAGE_OF_TODAY} Wenn die Liste helle und dunkle Bilder hat, folgt die Diaschau deinem hellen oder dunklen Stil. Ebenso jedes Bild mit einer hellen und einer dunklen Fassung.`,
  },
  kdePackage: {
    unpack: 'Lade das Paket herunter und entpacke es mit diesem Befehl.',
    open: 'Klicke mit rechts auf den Desktop und öffne „Arbeitsfläche und Hintergrundbild einrichten“. Die Bilder sind in der Liste.',
    slideshow: (often: string) =>
      `Für eine Diaschau wähle den Typ „Diaschau“, füge diesen Ordner hinzu und lass ihn ${often} wechseln.`,
    note: `${PACKAGE_OF_TODAY} Bilder mit einer hellen und einer dunklen Fassung folgen deinem hellen oder dunklen Stil.`,
  },
  kdeDialog: {
    steps: steps(
      'Führe diesen Befehl aus, oder speichere die Datei als ~/.local/share/knsrcfiles/wallpaper.knsrc.',
      'Klicke mit rechts auf den Desktop, öffne „Arbeitsfläche und Hintergrundbild einrichten“ und wähle „Neue Hintergrundbilder holen ...“.',
      'Wähle „Installieren“, dann „Verwenden“. Unter „Gehe zu ...“ sind die Filter und die nächste Seite.',
    ),
    note: 'Solange die Datei da ist, siehst du den KDE Store nicht: Lösche sie, um ihn zurückzubekommen. Das Suchfeld von Plasma kann diese Galerie nicht durchsuchen. Suche stattdessen hier und speichere die Datei noch einmal.',
  },
  variety: {
    open: 'Öffne die Einstellungen von Variety und geh zum Reiter „Wallpaper“.',
    add: 'Wähle unter den Bildquellen „Add…“, dann „Media RSS“, und füge die Adresse ein.',
    change: (often: string) => `Schalte „Change wallpaper“ ein und stelle es auf ${often}.`,
    note: 'Variety lädt das große Bild und passt es an deinen Bildschirm an.',
  },
  android: {
    unpack: 'Lade das Paket herunter und entpacke es mit der Dateien-App. Es enthält einen Ordner.',
    paperize: 'Öffne in Paperize „Library“, lege ein Album an und füge diesen Ordner hinzu.',
    peristyle: 'Wähle in Peristyle diesen Ordner.',
    change: (often: string) => `Lass das Wallpaper ${often} wechseln.`,
    note: `${PACKAGE_OF_TODAY} Die App schneidet sie auf deinen Bildschirm zu.`,
  },
  windows: {
    open: 'Öffne PowerShell aus dem Startmenü. Du brauchst keine Administratorrechte.',
    paste: 'Füge diese Zeilen ein und drücke die Eingabetaste.',
    changesNow: (often: string) =>
      `Das Wallpaper wechselt sofort und danach ${often}. Zum Beenden führe Unregister-ScheduledTask NewWallpaper aus.`,
  },
  windowsTheme: {
    name: (siteName: string, often: string) => `${siteName}, ${often}`,
    download: 'Lade das Design herunter und öffne es.',
    subscribe: 'Wenn Windows fragt, ob du den Feed abonnieren willst, wähle „Anlagen herunterladen“.',
    changes: (often: string) => `Das Wallpaper wechselt ${often}, sobald die ersten Bilder da sind.`,
    note: 'Geht nur unter Windows 7 bis 10: Windows 11 unterstützt keine Feeds mehr in Designs. Die Bilder sind bis zu 3840 Pixel breit und werden nicht zugeschnitten. Die geplante Aufgabe kann mehr.',
  },
  winDynamicDesktop: {
    steps: steps(
      'Installiere WinDynamicDesktop aus dem Microsoft Store oder von GitHub. Lade das Design herunter.',
      'Öffne in seinem Menü „Select Theme“, dann „Import from file…“, und wähle das Design.',
      'Wähle „Apply“. Am Tag siehst du helle Bilder, in der Nacht dunkle.',
    ),
    note: 'Es richtet sich nach der Sonne, nicht nach der Uhr.',
  },
  lively: {
    open: 'Öffne Lively und wähle „Add Wallpaper“.',
    paste: 'Füge die Adresse bei „Enter URL“ ein.',
    changes: (often: string) => `Wähle das neue Wallpaper. Sein Bild wechselt ${often}.`,
  },
  plash: {
    install: 'Installiere Plash aus dem App Store.',
    add: 'Wähle in seinem Menü „Add Website…“ und füge die Adresse ein.',
    changes: (often: string) =>
      `Lass „Reload interval“ ausgeschaltet. Die Seite aktualisiert sich automatisch, ${often}.`,
  },
  ios: {
    steps: steps(
      'Lege in Kurzbefehle einen Kurzbefehl mit „Inhalt von URL abrufen“ und dieser Adresse an.',
      'Füge „Hintergrundbild festlegen“ hinzu und schalte „Vorschau zeigen“ aus.',
      'Wähle unter Automation „Tageszeit“, „Sofort ausführen“ und deinen Kurzbefehl.',
    ),
    note: 'iOS führt Automationen zu festen Zeiten aus, nicht in Abständen. Für mehr Wechsel am Tag lege mehrere an.',
  },
  screen: {
    open: 'Öffne diese Adresse in einem beliebigen Browser. Sie braucht kein JavaScript.',
    fullScreen: 'Zeige sie im Vollbild: Drücke F11 oder wähle „Zum Startbildschirm hinzufügen“.',
    changes: (often: string) =>
      `Das Bild wechselt ${often}. Für ein anderes Bild auf jedem Bildschirm hänge shift=1, shift=2 und so weiter an.`,
  },
  wallpanel: {
    install: 'Installiere WallPanel aus HACS.',
    paste: 'Öffne die Raw-Konfiguration deines Dashboards und füge diese Zeilen oben ein.',
    changes: (often: string) => `Lade das Dashboard neu. Das Bild passt zu deinem Bildschirm und wechselt ${often}.`,
  },
  magicMirror: {
    install: 'Installiere MMM-Wallpaper im Ordner „modules“ von MagicMirror.',
    paste: 'Füge diese Zeilen in die Liste „modules“ in config/config.js ein.',
    changes: (often: string) => `Starte MagicMirror neu. Das Bild wechselt ${often}.`,
  },
  dakboard: {
    open: 'Öffne die Einstellungen deines Bildschirms und geh zum Hintergrund oder zu einem Fotoblock.',
    paste: 'Wähle „Custom URL“ oder „Image from URL“ und füge die Adresse ein.',
    changes: (often: string) => `Jedes Intervall geht. Du bekommst ${often} ein neues Bild.`,
  },
  startPage: {
    paste:
      'Füge eine dieser Zeilen in deine Seite ein, oder die Adresse dort, wo deine Startseite nach einem Bild fragt.',
    changes: (often: string) => `Alle sehen dasselbe Bild. Es wechselt ${often}.`,
    free: 'Du kannst diese Adressen auf jeder Website verwenden. Du brauchst keinen Schlüssel.',
  },
} satisfies typeof english;
