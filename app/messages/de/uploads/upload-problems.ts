import type { uploadProblems as english } from '../../en/uploads/upload-problems';

export const uploadProblems = {
  noImage: 'Bitte wähle eine Bilddatei',
  empty: 'Die Datei ist leer.',
  tooLarge: (maxMb: number) => `Die Datei ist zu groß: höchstens ${maxMb} MB.`,
  emptyFolder: 'Dieser Ordner enthält keine Dateien.',
  unreadable: 'Die Datei kann nicht gelesen werden.',
  unsupported: 'Nur JPG-, PNG-, WEBP- und AVIF-Bilder werden angenommen.',
  saveAs: (format: string) =>
    `${format}-Bilder funktionieren hier nicht. Speichere das Bild als JPG, PNG, WEBP oder AVIF.`,
  noTitle: 'Der Titel fehlt.',
  noResolution: 'Die Auflösung fehlt.',
  noFileSize: 'Die Dateigröße fehlt.',
  noDevice: 'Das Gerät fehlt: Bitte wähle vor dem Hochladen PC oder Handy.',
} satisfies typeof english;
