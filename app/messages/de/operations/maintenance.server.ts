import type { maintenance as english } from '../../en/operations/maintenance.server';

const until = 'Bis dahin können keine Bilder gespeichert, verschoben oder entfernt werden.';
const place = (bucket?: string) => (bucket ? `Der Bucket ${bucket}` : 'Der Ordner mit den Dateien');
const remedy = (bucket?: string) =>
  bucket
    ? `Setze S3_BUCKET und S3_PREFIX richtig. ${until}`
    : `Setze DATA_DIR richtig oder hänge die Festplatte ein. ${until}`;

export const maintenance = {
  needsKeys: (archive: string) => `${archive} braucht S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY und S3_ENDPOINT.`,
  interrupted: 'Das Backup wurde abgebrochen. Es wurde nichts behalten.',
  underWay: 'Ein Backup oder eine Wiederherstellung läuft. Warte, bis sie fertig ist.',
  notWhole: (file: string, problems: string[]) =>
    `${file} ist unvollständig, deshalb wurden ältere Backups behalten.\n${problems.join('\n')}`,
  archive: {
    notBackup: 'Das ist kein Backup von Tapeta.',
    otherVersion: 'Dieses Backup stammt von einer anderen Version von Tapeta, und diese Version kann es nicht lesen.',
    earlierVersion:
      'Dieses Backup stammt aus der Zeit vor Tapeta 0.9.0. Stelle es zuerst mit 0.9.0 wieder her. Schritt für Schritt: docs/upgrading.md',
    laterVersion: 'Dieses Backup stammt von einer späteren Version von Tapeta. Führe zuerst ein Upgrade durch.',
    damaged: 'Das Archiv ist beschädigt oder unvollständig.',
    noEnd: 'Das Archiv ist unvollständig: Sein Ende fehlt.',
    extra: 'Das Archiv enthält mehr, als gesichert wurde.',
    changed: (name: string) => `${name} weicht von dem ab, was gesichert wurde.`,
    pictureDamaged: (id: string) => `Das Bild des Wallpapers ${id} ist beschädigt.`,
    pictureMissing: (id: string) => `Das Bild des Wallpapers ${id} fehlt.`,
    rowCount: (table: string, found: number, expected: number) =>
      `Die Tabelle ${table} hat ${found} Zeilen statt ${expected}.`,
    otherTables: 'Die Tabellen in diesem Archiv sind nicht die eines Backups.',
    unknownTable: (table: string) => `Das Archiv enthält Zeilen einer Tabelle ${table}, die es nicht aufführt.`,
    badRows: (reason: string) => `Das Archiv enthält Zeilen, die die Datenbank nicht annimmt: ${reason}.`,
  },
  notEmpty: 'Diese Website ist nicht leer. Setze ein anderes DATA_DIR, um in eine leere wiederherzustellen.',
  laterDatabase: 'Diese Datenbank gehört zu einer späteren Version von Tapeta.',
  store: {
    otherGallery: (bucket?: string) => `${place(bucket)} gehört zu einer anderen Galerie. ${remedy(bucket)}`,
    unknownPictures: (bucket?: string) =>
      `${place(bucket)} enthält Bilder, die diese Galerie nicht kennt. ${remedy(bucket)}`,
    empty: (found: number, checked: number, bucket?: string) =>
      `${place(bucket)} ist leer oder gehört zu einer anderen Galerie: ${found} von ${checked} geprüften Bildern wurden gefunden. ${remedy(bucket)}`,
  },
} satisfies typeof english;
