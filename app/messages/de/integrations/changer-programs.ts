import type { changerPrograms as english } from '../../en/integrations/changer-programs';

const PACKAGE_OF_TODAY = 'Das Paket enthält die Bilder von heute. Lade es noch einmal herunter, um neue zu bekommen.';

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
    others: 'Andere Programme',
  },
  names: {
    gnome: 'GNOME',
    kde: 'KDE Plasma',
    variety: 'Variety',
    sway: 'sway',
    hyprland: 'Hyprland, hyprpaper',
    windows: 'Windows, geplante Aufgabe',
    macos: 'macOS',
    ios: 'iPhone und iPad, Kurzbefehle',
    paperize: 'Android, Paperize',
    other: 'Jedes andere Programm',
  },
  labels: {
    address: 'Adresse',
    package: 'Paket',
    mediaRss: 'Media RSS',
    script: (file: string) => `Skript: ${file}`,
    terminal: 'In einem Terminal',
    powerShell: 'In PowerShell',
    newPicture: 'Jedes Mal ein neues Bild',
    daily: 'Bild des Tages',
  },
  saveScript: (file: string) => `Speichere das Skript als ${file} und mach es ausführbar: chmod +x ${file}`,
  timer: 'Führe diese Zeilen in einem Terminal aus. Sie richten einen Timer für dein Benutzerkonto ein.',
  changesNow: (often: string) => `Das Wallpaper wechselt sofort und danach ${often}.`,
  compositor: {
    addLine: (file: string) => `Füge die Zeile in ${file} ein.`,
    logIn: (often: string) =>
      `Melde dich ab und wieder an. Das Wallpaper wechselt ${often}. Ohne Verbindung bleibt das aktuelle.`,
  },
  variety: {
    open: 'Öffne die Einstellungen von Variety und geh zum Reiter „Wallpaper“.',
    add: 'Wähle unter den Bildquellen „Add…“, dann „Media RSS“, und füge die Adresse ein.',
    change: (often: string) => `Schalte „Change wallpaper“ ein und stelle es auf ${often}.`,
    note: 'Variety lädt das große Bild und passt es an deinen Bildschirm an.',
  },
  paperize: {
    unpack: 'Lade das Paket herunter und entpacke es mit der Dateien-App. Es enthält einen Ordner.',
    add: 'Öffne in Paperize „Library“, lege ein Album an und füge diesen Ordner hinzu.',
    change: (often: string) => `Lass das Wallpaper ${often} wechseln.`,
    note: `${PACKAGE_OF_TODAY} Die App schneidet sie auf deinen Bildschirm zu.`,
  },
  windows: {
    open: 'Öffne PowerShell aus dem Startmenü. Du brauchst keine Administratorrechte.',
    paste: 'Füge diese Zeilen ein und drücke die Eingabetaste.',
    changesNow: (often: string) =>
      `Das Wallpaper wechselt sofort und danach ${often}. Zum Beenden führe Unregister-ScheduledTask NewWallpaper aus.`,
  },
  macos: {
    unpack: 'Lade das Paket herunter und entpacke es. Es enthält einen Ordner.',
    add: 'Öffne die Systemeinstellungen, dann „Hintergrundbild“, und füge diesen Ordner hinzu.',
    change: (often: string) => `Schalte „Automatisch wechseln“ ein und lass das Wallpaper ${often} wechseln.`,
    note: PACKAGE_OF_TODAY,
  },
  ios: {
    get: 'Lege in Kurzbefehle einen Kurzbefehl mit „Inhalt von URL abrufen“ und dieser Adresse an.',
    show: 'Füge „Hintergrundbild festlegen“ hinzu und schalte „Vorschau zeigen“ aus.',
    automate: 'Wähle unter Automation „Tageszeit“, „Sofort ausführen“ und deinen Kurzbefehl.',
    note: 'iOS führt Automationen zu festen Zeiten aus, nicht in Abständen. Für mehr Wechsel am Tag lege mehrere an.',
  },
  other: {
    paste: 'Füge die erste Adresse ein, wo dein Programm nach einem Bild fragt, oder den Feed, wenn es einen nimmt.',
    command:
      'Oder lass ein Skript den Befehl ausführen, der wallpaper.jpg speichert. Manche Programme merken eine Änderung nur, wenn sich der Dateiname ändert.',
    often: (often: string) => `Hol ${often} ein neues Bild. Die Grenze sind 60 pro Minute.`,
  },
} satisfies typeof english;
