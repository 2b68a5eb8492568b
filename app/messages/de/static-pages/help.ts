import type { help as english } from '../../en/static-pages/help';

export const help = {
  title: 'Hilfe',
  description: (siteName: string | undefined) =>
    `Wie du mit ${siteName} ein Wallpaper findest, herunterlädst und einstellst: Windows, macOS, Android, iPhone, iPad und Linux.`,
  lead: (siteName: string) =>
    `Wie du auf ${siteName} ein Wallpaper findest, in der richtigen Größe bekommst und einstellst.`,
  find: {
    title: 'Ein Wallpaper finden',
    search:
      'Die Suche sieht in Titeln, Tags, Kategorien und Beschreibungen nach. Alle deine Wörter müssen passen, aber der Anfang eines Wortes reicht. Wenn du dich vertippst, korrigieren wir das und sagen dir, wonach wir gesucht haben. Wenn nichts zu allen Wörtern passt, siehst du, was zu den meisten passt.',
    operators:
      'Eine Größe wie „3840x2160“ findet Wallpaper dieser Größe. „-autos“ lässt alles mit diesem Wort weg, und Anführungszeichen halten Wörter zusammen. Den Link zu einer Suche kannst du als Lesezeichen speichern oder teilen.',
    filters:
      'Mit [Filter] über einer Liste grenzt du sie nach Gerät, Form, Mindestgröße, Farbe oder Helligkeit ein. Du kannst die Liste auch sortieren und Tags ausschließen. Bei jeder Auswahl steht, wie viele Wallpaper sie fände. Bilder mit „Echtes Schwarz“ schalten mindestens die Hälfte der Pixel eines OLED-Bildschirms aus. Der Link zur Seite behält deine Filter, und jede gefilterte Liste hat einen Feed.',
    home: 'Die [Startseite] zeigt empfohlene Wallpaper zuerst. Die Reihenfolge der übrigen wechselt alle zehn Minuten, also ist oben immer etwas Neues.',
    devices:
      '[PC-Wallpaper], [Handy-Wallpaper] und, wenn es welche gibt, Tablet-Wallpaper haben eigene Listen. „Beide“ zeigt sie untereinander.',
    random:
      '[Zufall] zeigt Wallpaper in zufälliger Reihenfolge, und [Mischen] ordnet sie neu. Die Reihenfolge bleibt gleich, während du sie durchgehst, also siehst du kein Bild zweimal.',
    categories:
      'Die Kategorien stehen in der Zeile über den Listen. Jede Karte zeigt auch ihre Kategorie und Tags. Wähle eine, um alle ihre Wallpaper zu sehen.',
    more: 'Eine Liste zeigt 40 Wallpaper auf einmal. „Mehr Wallpaper laden“ fügt die nächsten 40 hinzu. Ohne JavaScript öffnet es die nächste Seite, mit einem Link zurück.',
    smallPictures:
      'Um Daten zu sparen, wähle unten auf einer Seite „Kleine Bilder“. Listen zeigen dann ein Dutzend kleine Bilder auf einmal und sagen, wie groß jede Datei ist. Wenn dein Browser Daten spart, geschieht das automatisch.',
  },
  look: {
    title: 'Erst ansehen',
    text: 'Klicke auf eine Karte, um die Seite des Wallpapers mit Größe, Farben und Tags zu öffnen. Die [Schnellansicht] auf der Karte zeigt Bild und Angaben, ohne dass du die Liste verlässt. Schließe sie mit Esc, mit „Schließen“ oder mit der Zurück-Taste deines Browsers. Wenn du aus einer Liste kommst, hat die Seite [Zurück] und [Weiter]. Pfeiltasten und Wischen über das Bild tun dasselbe. Jede Seite hat einen Link, den du teilen kannst.',
  },
  keep: {
    title: 'Wallpaper in einer Liste merken',
    text: 'Drück auf einer Karte oder auf der Seite eines Wallpapers auf [Merken]. Du brauchst kein Konto: Ein Cookie erinnert sich an deine Liste, und [Meine Liste] zeigt sie. Dort kannst du sie sortieren, Notizen dazuschreiben, alles in der Größe deines Bildschirms herunterladen und die Liste in einem Wallpaper-Wechsler verwenden.',
    links:
      'Öffne den geheimen Link auf deinen anderen Geräten, um dort dieselbe Liste zu benutzen. „Teilen“ gibt dir einen Link, mit dem andere nur zuschauen können. Eine Liste wird zwei Jahre nach dem letzten Besuch gelöscht.',
  },
  download: {
    title: 'Herunterladen',
    free: 'Jedes Wallpaper ist kostenlos. Du brauchst kein Konto und kannst herunterladen, so oft du willst.',
    files: [
      ['Herunterladen', 'Das Bild in voller Größe, als JPEG mit dem Namen seines Titels. Das wollen die meisten.'],
      [
        'Für meinen Bildschirm',
        'Ein Ausschnitt in der genauen Größe deines Bildschirms. Siehe unten „Auf deinen Bildschirm zuschneiden“.',
      ],
      ['Vorschau herunterladen', 'Ein kleines JPEG, höchstens 640 Pixel breit. Zum Ausprobieren oder Datensparen.'],
      [
        'Original PNG oder Original WEBP',
        'Das Bild im hochgeladenen Format, ohne Qualitätsverlust. Nur wenn PNG oder WEBP hochgeladen wurde.',
      ],
      [
        'In voller Größe ansehen',
        'Nur das Bild: ganz auf deinem Bildschirm oder bei 100 %. Das ist dieselbe Datei wie Herunterladen.',
      ],
    ] as [name: string, text: string][],
    metadata:
      'In den Bildern, die du herunterlädst, stehen keine Kameradaten oder Orte. Das Farbprofil bleibt, damit die Farben stimmen, und in der Datei steht, was die Seite des Wallpapers über Autor, Quelle und Lizenz sagt. Mit [Frei nutzbar] zeigen Listen nur Bilder, die du auch weitergeben darfst; „Urheberangabe kopieren“ auf der Seite eines Wallpapers gibt dir den Text dafür. Auf der Website bekommt dein Browser AVIF oder WebP in der Größe, die zu deinem Bildschirm passt. Ältere Browser bekommen JPEG.',
    trouble:
      'Nichts passiert? Sieh in der Download-Liste deines Browsers nach, und ob er fragt, ob er Dateien speichern darf. Wenn die Website sagt, du hättest zu viele Anfragen gesendet, warte eine Minute und versuche es noch einmal.',
  },
  size: {
    title: 'Die richtige Größe wählen',
    text: 'Ein Wallpaper ist scharf, wenn es mindestens so viele Pixel hat wie dein Bildschirm. Hat es mehr, verkleinert dein Gerät es. PC-Wallpaper sind breit, Handy-Wallpaper hoch. Auf der Seite jedes Wallpapers steht seine Auflösung.',
    points: [
      '1920 × 1080 (Tag 1080p) füllt die meisten Laptops und Bürobildschirme.',
      '2560 × 1440 (QHD) und 3840 × 2160 (4K) sind für größere und schärfere Bildschirme.',
      '„Ultrawide“-Bilder sind mehr als doppelt so breit wie hoch.',
      'Für ein Handy reicht jedes Handy-Wallpaper, das mindestens 1080 Pixel breit ist.',
    ],
  },
  screen: {
    title: 'Auf deinen Bildschirm zuschneiden',
    text: '„Für meinen Bildschirm“ auf der Seite eines Wallpapers schneidet das Bild auf die genaue Größe eines Bildschirms zu. Wähle einen Bildschirm aus der Liste oder gib Breite und Höhe in Pixeln ein. Wenn dein System alles vergrößert, gib diesen Faktor als Pixelverhältnis ein, etwa 1.5 für 150 %.',
    points: [
      '„Bildschirm füllen“ schneidet ab, was nicht passt. Wähle, was bleibt, oder zieh den Rahmen auf dem Bild.',
      '„Ganz, mit Rand“ zeigt das ganze Bild und umgibt es mit einer seiner Farben.',
      'Wir vergrößern ein Bild nie. Ist es zu klein, bekommst du den größten Zuschnitt dieser Form, den es hergibt.',
      'Der „Link zu dieser Datei“ bleibt gleich, also können Programme das Wallpaper dort abholen.',
      '„Mehrere Monitore“ schneidet das Bild für bis zu sechs Bildschirme nebeneinander zu und berücksichtigt die Abstände dazwischen. Du bekommst ein ZIP mit einer Datei für jeden Bildschirm und den Befehlen, die sie einstellen.',
      '„Als meinen Bildschirm merken“ behält die Größe in einem Cookie, also beginnt das Formular beim nächsten Mal damit.',
    ],
  },
  set: {
    title: 'Als Hintergrund einstellen',
    systems: [
      {
        id: 'windows',
        name: 'Windows',
        steps: [
          'Lade das Wallpaper herunter und öffne den Ordner Downloads.',
          'Klicke mit rechts auf die Datei und wähle „Als Desktophintergrund festlegen“.',
          'Um die Anpassung zu ändern oder es nur auf einem von mehreren Bildschirmen zu verwenden, öffne Einstellungen, Personalisierung, Hintergrund.',
        ],
      },
      {
        id: 'macos',
        name: 'macOS',
        steps: [
          'Lade das Wallpaper herunter. Safari speichert es im Ordner Downloads.',
          'Öffne Systemeinstellungen, Hintergrundbild, wähle „Foto hinzufügen“ und dann die Datei.',
          'Oder klicke im Finder mit gedrückter Ctrl-Taste auf die Datei und wähle Dienste (oder Schnellaktionen), „Schreibtischbild festlegen“.',
        ],
      },
      {
        id: 'android',
        name: 'Android',
        steps: [
          'Lade das Wallpaper herunter. Es erscheint in Fotos, Galerie oder Dateien.',
          'Öffne es dort, öffne das Menü und wähle „Verwenden als“ oder „Als Hintergrund festlegen“.',
          'Wähle Startbildschirm, Sperrbildschirm oder beide. Die Namen sind je nach Handy etwas anders.',
        ],
      },
      {
        id: 'ios',
        name: 'iOS (iPhone)',
        steps: [
          'Öffne das Wallpaper, tippe auf „In voller Größe ansehen“ und „100 %“, halte das Bild gedrückt und wähle „In Fotos sichern“. Herunterladen speichert es dagegen in der App Dateien.',
          'Öffne Einstellungen, Hintergrundbild, „Neuen Hintergrund hinzufügen“, Fotos, und wähle das Bild.',
          'Positioniere es mit zwei Fingern und tippe auf „Hinzufügen“.',
        ],
      },
      {
        id: 'ipados',
        name: 'iPadOS (iPad)',
        steps: [
          'Sichere das Bild wie auf einem iPhone in Fotos. Tablet-Wallpaper passen am besten.',
          'Öffne Einstellungen, Hintergrundbild, „Neuen Hintergrund hinzufügen“, Fotos, und wähle das Bild.',
          'Dreh das iPad beim Positionieren: Das Bild wird für beide Richtungen zugeschnitten.',
        ],
      },
      {
        id: 'linux',
        name: 'Linux',
        steps: [
          'GNOME: Öffne Einstellungen, Erscheinungsbild (oder Hintergrund), wähle „Bild hinzufügen“ und dann die Datei.',
          'KDE Plasma: Klicke mit rechts auf den Desktop, wähle „Arbeitsfläche und Hintergrundbild einrichten“, „Hinzufügen“ und dann die Datei.',
          'Andere Desktops: Klicke mit rechts auf den Desktop oder auf das Bild im Dateimanager. Die meisten bieten an, es als Hintergrund einzustellen.',
        ],
      },
    ],
  },
  changers: {
    title: 'Automatisch wechseln',
    text: '[Wallpaper-Wechsler] fragt nach deinem Programm, deinem Bildschirm und den Wallpapern, die du magst. Du bekommst eine Adresse zum Einfügen oder eine Datei zum Öffnen, für Variety, GNOME, KDE, Windows, macOS, Handys und jedes andere Programm. Um eine gefilterte Liste zu verwenden, wähle in ihren Filtern „In einem Wallpaper-Wechsler verwenden“.',
  },
  news: {
    title: 'Von neuen Wallpapern erfahren',
    newsletter:
      '[Abonniere den Newsletter] mit deiner E-Mail-Adresse. Zum Abbestellen benutze den Link in einem Newsletter. Wenn du keinen hast, [schreib uns] von der Adresse, mit der du abonniert hast.',
    feeds:
      'Oder füge [unseren Feed] zu einem Feedreader hinzu, ganz ohne E-Mail-Adresse. Jede Kategorie und jeder Tag hat einen Feed: Hänge [/feed.xml] an die Adresse der Seite an.',
  },
  report: {
    title: 'Ein Bild melden',
    text: 'Gehört ein Bild dir, oder sollte es aus einem anderen Grund nicht hier sein? Öffne seine Seite, wähle [Dieses Wallpaper melden], und wir sehen es uns an. Du kannst es uns auch [in einer Nachricht sagen].',
  },
  trouble: {
    title: 'Wenn etwas nicht geht',
    text: 'Die ganze Website funktioniert ohne JavaScript, in Textbrowsern und nur mit der Tastatur. Heller oder dunkler Modus und weniger Bewegung folgen den Einstellungen deines Systems; ganz unten auf jeder Seite kannst du hell oder dunkel wählen. Mit F8 erreichst du eine Meldung in der Ecke des Bildschirms.',
    contact: 'Klappt es immer noch nicht? [Schreib uns], welche Seite und welchen Browser du benutzt hast.',
    contactOrEmail: (address: string) =>
      `Klappt es immer noch nicht? [Schreib uns] oder sende eine E-Mail an [${address}], und sag, welche Seite und welchen Browser du benutzt hast.`,
  },
} satisfies typeof english;
