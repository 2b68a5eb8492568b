/** Folders in which storage servers and systems keep thumbnails, deleted files and earlier versions. */
const NAMES = new Set(
  [
    ...[
      '@eaDir',
      '@tmp',
      '#recycle',
      '#snapshot',
      '@Recycle',
      '@Recently-Snapshot',
      '.@__thumb',
      '@__thumb',
      '.@__qini',
    ],
    ...['$RECYCLE.BIN', 'RECYCLER', 'RECYCLED', 'Recycle Bin', 'Network Recycle Bin', '.recycle', '.Recycle.Bin'],
    ...[
      'System Volume Information',
      'lost+found',
      '__MACOSX',
      '.AppleDouble',
      '.TemporaryItems',
      'Network Trash Folder',
    ],
    ...['.thumbnails', '.thumbs', '.thumb', '.dtrash', '.stversions', '.stfolder', '.picasaoriginals', '.snapshot'],
    ...['.snapshots', '~snapshot', '.zfs', '.SynologyWorkingDirectory', 'files_trashbin', 'files_versions'],
  ].map((name) => name.toLowerCase()),
);

/** By its name, on any system. */
export const isSystemFolder = (name: string) => NAMES.has(name.toLowerCase()) || /^\.trash/i.test(name);
