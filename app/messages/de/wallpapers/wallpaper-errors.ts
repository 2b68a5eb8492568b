import type { wallpaperErrors as english } from '../../en/wallpapers/wallpaper-errors';

export const wallpaperErrors = {
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    author: 'Autor',
    authorUrl: 'Link zum Autor',
    sourceUrl: 'Quelle',
    licenceText: 'Name der Lizenz',
    resolution: 'Auflösung',
    fileSize: 'Dateigröße',
  },
  required: (field: string) => `${field}: Angabe fehlt.`,
  text: (field: string) => `${field}: muss Text sein.`,
  long: (field: string, max: number) => `${field}: höchstens ${max} Zeichen.`,
  address: (field: string) => `${field} muss eine Adresse sein, die mit http:// oder https:// beginnt.`,
  licence: (names: string) => `Die Lizenz muss eine von diesen sein: ${names}.`,
  whichLicence: 'Gib an, welche Lizenz es ist.',
  ai: 'Von KI gemacht muss yes, no oder unknown sein.',
  device: { text: 'Das Gerät muss Text sein.', word: 'Das Gerät muss ein kurzes Wort sein.' },
  tags: {
    list: 'Tags müssen eine Liste von Texten sein.',
    text: 'Tags müssen Text sein.',
    long: 'Die Tags sind zu lang.',
    format: 'Tags müssen eine JSON-Liste von Texten oder durch Kommas getrennte Namen sein.',
    longSlug: 'Ein Tag ist zu lang.',
  },
  category: {
    number: 'Die Kategorie muss eine Zahl sein.',
    whole: 'Die Kategorie muss eine ganze Zahl sein.',
    none: 'Diese Kategorie gibt es nicht.',
  },
  featured: 'Empfohlen muss ja oder nein sein.',
  onSimilar: 'onSimilar muss publish oder ask sein.',
  decision: 'Wähle publish, replace oder skip.',
  version: { number: 'Die Version muss eine Zahl sein.', whole: 'Die Version muss eine ganze Zahl sein.' },
  changed: 'Dieses Wallpaper wurde in einem anderen Fenster geändert.',
  focalPoint: {
    share: (axis: string) => `${axis} muss eine Zahl von 0 bis 1 sein.`,
    across: 'Der Abstand von links muss eine ganze Zahl von 0 bis 100 sein.',
    down: 'Der Abstand von oben muss eine ganze Zahl von 0 bis 100 sein.',
  },
} satisfies typeof english;
