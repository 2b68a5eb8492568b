const until = 'Until then, pictures cannot be stored, moved or removed.';
const place = (bucket?: string) => (bucket ? `The bucket ${bucket}` : 'The files folder');
const remedy = (bucket?: string) =>
  bucket ? `Set the right S3_BUCKET and S3_PREFIX. ${until}` : `Set the right DATA_DIR, or mount its disk. ${until}`;

/** Backups, restores and the place of the files. */
export const maintenance = {
  needsKeys: (archive: string) => `${archive} needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_ENDPOINT.`,
  interrupted: 'The backup was interrupted. Nothing was kept.',
  underWay: 'A backup or a restore is running. Wait until it ends.',
  notWhole: (file: string, problems: string[]) =>
    `${file} was incomplete, so it was removed and older backups were kept.\n${problems.join('\n')}`,
  archive: {
    notBackup: 'This is not a backup of Tapeta.',
    otherVersion: 'This backup was made by another version of Tapeta, and this version cannot read it.',
    earlierVersion:
      'This backup is from before Tapeta 0.9.0. Restore it with 0.9.0 first. Step by step: docs/upgrading.md',
    laterVersion: 'This backup was made by a later version of Tapeta. Upgrade first.',
    damaged: 'The archive is damaged or incomplete.',
    noEnd: 'The archive is incomplete: its end is missing.',
    extra: 'The archive contains more than was backed up.',
    changed: (name: string) => `${name} differs from what was backed up.`,
    pictureDamaged: (id: string) => `The picture of wallpaper ${id} is damaged.`,
    pictureMissing: (id: string) => `The picture of wallpaper ${id} is missing.`,
    rowCount: (table: string, found: number, expected: number) =>
      `The table ${table} has ${found} rows instead of ${expected}.`,
    otherTables: 'The tables in this archive are not those of a backup.',
    unknownTable: (table: string) => `The archive contains rows of a table ${table} that it does not list.`,
    badRows: (reason: string) => `The archive contains rows that the database does not accept: ${reason}.`,
  },
  notEmpty: 'This site is not empty. Set another DATA_DIR to restore into an empty one.',
  laterDatabase: 'This database belongs to a later version of Tapeta.',
  store: {
    otherGallery: (bucket?: string) => `${place(bucket)} belongs to another gallery. ${remedy(bucket)}`,
    unknownPictures: (bucket?: string) =>
      `${place(bucket)} contains pictures that this gallery does not know. ${remedy(bucket)}`,
    empty: (found: number, checked: number, bucket?: string) =>
      `${place(bucket)} is empty or belongs to another gallery: ${found} of ${checked} checked pictures were found. ${remedy(bucket)}`,
  },
};
