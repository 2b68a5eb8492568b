import { counted } from '../numbers';

const wallpapers = (count: number) => counted(count, 'wallpaper', 'wallpapers');
const files = (count: number) => counted(count, 'file', 'files');

/** What the commands print: backup, restore, import, export and the others. */
export const commands = {
  /** What a command that holds the data folder is doing, as part of `inUse`. */
  purposes: {
    backup: 'a backup',
    demo: 'the demo',
    export: 'an export',
    import: 'an import',
    mirror: 'a mirror',
    move: 'a move of files',
    restore: 'a restore',
    secondFactor: 'a reset of the second factor',
    verify: 'a verification',
  },
  cannotWrite: (place: string, code: string) => `Cannot write to ${place} (${code}).`,
  diskFull: (place: string) => `There is no space left for ${place}. Free some, then run the same command again.`,
  missingPictures: (count: number) =>
    `${counted(count, 'wallpaper has', 'wallpapers have')} no picture on the disk. Run "npm run verify" for details.`,
  damagedRows: (count: number) =>
    `The database has wrong values for ${counted(count, 'wallpaper', 'wallpapers')}, left out here. Run "npm run verify" for details.`,
  progress: (verb: string) => `${verb} {bar} {value}/{total} files, {rate} a second, {left} left`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  unknownTime: 'unknown time',
  database: {
    noSite: (dataDir: string) =>
      `There is no site in DATA_DIR ${dataDir} or DATABASE_URL. Set your site's DATA_DIR or DATABASE_URL for this command.`,
    other: 'The running Tapeta uses DATABASE_URL. Set the same DATABASE_URL for this command.',
    elsewhere: (dataDir: string, host: string) =>
      `${dataDir} is in use by Tapeta in another container or on another machine (${host}). Run this command there.`,
    silent: 'The database of the running Tapeta does not answer. See its console.',
  },
  backup: {
    usage: `Name a new file for the backup: npm run backup -- FILE
Or "-" for standard output, or s3://BUCKET/FILE. Or set BACKUP_DIR to a folder that keeps the newest BACKUP_KEEP backups.`,
    toTerminal: 'A backup cannot go to a terminal. Use: npm run --silent backup -- - > FILE',
    standardOutput: 'Standard output',
    exists: (file: string) => `${file} already exists. Remove it or name another file.`,
    done: (place: string, wallpaperCount: number, fileCount: number) =>
      `${place}: ${wallpapers(wallpaperCount)} with ${files(fileCount)}.`,
    noSpace: (place: string) => `There is not enough space for ${place}. The unfinished backup was removed.`,
    killed: (signal: string) => `The backup was stopped by ${signal}.`,
    failed: (code: number) => `The backup failed with exit code ${code}. The log says why.`,
  },
  restore: {
    usage: 'Name the backup: npm run restore -- FILE, or s3://BUCKET/FILE',
    noFile: (file: string) => `There is no file ${file}.`,
    refused: (file: string, problems: string[]) => `Nothing was restored from ${file}:\n${problems.join('\n')}`,
    running: (pid: number, host: string) => `Tapeta is running (pid ${pid} on ${host}). Stop it first.`,
    done: (wallpaperCount: number, fileCount: number) =>
      `Restored ${wallpapers(wallpaperCount)} with ${files(fileCount)}.`,
  },
  verify: {
    usage: 'npm run verify [-- [--quick] [--mend [--from BACKUP] [--accept-losses]] | -- BACKUP]',
    archive: (file: string, madeAt: string, fileCount: number) => `${file}, made ${madeAt}, ${files(fileCount)}`,
    wallpapers,
    repaired: 'After the repair',
    inOrder: (checked: string) => `${checked}: everything is in order.`,
    problems: (checked: string, count: number) => `${checked}: ${counted(count, 'problem', 'problems')}.`,
    sharedDownloads: (count: number, megabytes: number) =>
      `${counted(count, 'download that is identical to its original is', 'downloads that are identical to their originals are')} now stored only once. This saves ${megabytes} MB.`,
    addedChecksums: (count: number) => `Added file checksums for ${wallpapers(count)} from an earlier version.`,
    measuredBlack: (count: number) =>
      `Measured true black in ${counted(count, 'picture', 'pictures')} from an earlier version.`,
  },
  export: {
    verb: 'Exporting',
    usage: 'Name a new folder: npm run export -- FOLDER',
    done: (folder: string, count: number) =>
      `${folder}: ${wallpapers(count)}. The trash, subscribers and messages are not included.`,
    noSpace: (folder: string) =>
      `There is not enough space in ${folder}. Free some, then run the same command to continue.`,
  },
  mirror: {
    verb: 'Mirroring',
    usage: `Name a folder: npm run mirror -- FOLDER [--base URL] [--pictures renditions|downloads|none]
--base URL              the live site, for search, cuts and forms. SITE_URL by default
--pictures renditions   the sizes that pages show. The default
--pictures downloads    the files of the download buttons, too
--pictures none         leave pictures at the live site`,
    needsLiveSite: 'Without pictures, a mirror needs the live site. Add --base URL, or set SITE_URL.',
    noPage: (address: string, status: number) => `${address} could not be rendered (${status}).`,
    notReady: 'The processes that render the pages do not answer. Set LOG_LEVEL=debug to see why.',
    done: (folder: string, count: number, pages: number) =>
      `${folder}: ${wallpapers(count)}. ${counted(pages, 'page was', 'pages were')} rendered.`,
    noSpace: (folder: string) => `There is not enough space in ${folder}. Free some, then run the same command again.`,
  },
  import: {
    verb: 'Importing',
    usage: `Name a folder with pictures: npm run import -- FOLDER
For all its pictures: --category NAME, --tags A,B, --device pc|mobile|tablet, --author NAME, --licence NAME
--folders-as-categories   use the name of each picture's folder as its category
--draft                   keep the pictures as drafts, which visitors can't see
--sets                    join versions of a picture, such as lake-dark.jpg and lake-light.jpg`,
    noFolder: (folder: string) => `There is no folder ${folder}.`,
    unreadable: (folder: string) => `You do not have permission to read the folder ${folder}.`,
    noFiles: 'There are no files in this folder.',
    skipped: (file: string, reason: string) => `skipped ${file}: ${reason}`,
    note: (file: string, reason: string) => `${file}: ${reason}`,
    lookalike: (file: string, title: string, path: string) => `${file} looks like “${title}” (${path}).`,
    done: (imported: number, skipped: number) => `${imported} imported, ${skipped} skipped.`,
    setsProposed: (count: number, page: string) => `${counted(count, 'set', 'sets')} proposed. Make them at ${page}`,
    setsMade: (count: number) => `${counted(count, 'set', 'sets')} made.`,
  },
  move: {
    verb: 'Moving',
    usage: 'Say where to move the files: npm run move-files -- --to s3, or --to disk',
    noBucket: 'Set S3_BUCKET and the settings it needs, for this command and for the site.',
    unknownBucket: (pid: number, host: string) =>
      `The running Tapeta (pid ${pid} on ${host}) does not use this bucket. Restart it with the same S3_… settings, then run this command again.`,
    stopped: 'Stopped. Run the same command to continue.',
    done: {
      s3: 'All files are in the bucket.',
      disk: 'All files are on the disk. Remove the S3_… settings and restart Tapeta.',
    },
  },
  secondFactor: {
    usage: 'To turn the second factor off: npm run second-factor -- --off',
    off: 'The second factor is off. Log in with your password, then set it up again under “Site”, “Account”.',
    none: 'There is no second factor. Nothing was changed.',
  },
  start: { usage: 'Start the site: npm start. Settings are environment variables: docs/configuration.md' },
  dev: { usage: 'Serve the site and reload it on every change: npm run dev' },
  demo: {
    usage: 'Add about 60 painted wallpapers: npm run demo',
    verb: 'Painting',
    added: (count: number) => `${wallpapers(count)} added.`,
    nothing: 'All demo wallpapers are already in the gallery. Nothing was added.',
  },
};
