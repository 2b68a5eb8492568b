/** What the launcher prints when the site starts, fails to start or stops. */
export const launcher = {
  folderUnwritable: (folder: string, code: string) => `Tapeta cannot start: ${folder} cannot be written to (${code}).`,
  secretDamaged: (file: string) => `Tapeta cannot start: ${file} is damaged. Restore it from a backup.`,
  waiting: (host: string, seconds: number) =>
    `DATA_DIR was in use on ${host} a moment ago. Waiting up to ${seconds} s to see whether it still is.`,
  /** Who holds the data folder, when its lease is damaged. */
  unknownProcess: 'an unknown process',
  inUse: (dataDir: string, purpose: string, pid: number) =>
    `${dataDir} is in use by ${purpose} (pid ${pid}). Stop that first or set another DATA_DIR.`,
  inUseElsewhere: (dataDir: string, purpose: string, host: string) =>
    `${dataDir} is in use by ${purpose} in another container or on another machine (${host}). Stop that first or set another DATA_DIR.`,
  takenOver: (dataDir: string) => `${dataDir} was taken over by another Tapeta. This one is stopping.`,
  otherOwner: (dataDir: string, uid: number) =>
    `${dataDir} belongs to user ${uid}, and this command cannot switch to that user. Run it as that user.`,
  portInUse: (port: number, setting: string) =>
    `Tapeta cannot start: port ${port} is in use by another program. Stop that program or set another ${setting}.`,
  portForbidden: (port: number, setting: string) =>
    `Tapeta cannot start: this user may not listen on port ${port}. Set ${setting} above 1023.`,
  hostUnusable: (setting: string, host: string, code: string) =>
    `Tapeta cannot start: it cannot listen on ${setting} ${host} (${code}).`,
  preparationEnded: 'Tapeta cannot start: the process that prepares the database ended too early.',
  notPrepared: (reason: string) => `Tapeta cannot start. ${reason}`,
  wrongStore: (problem: string) => `${problem} Pictures are missing on every page.`,
  passwordRefused: (reason: string) => `Tapeta cannot start: ADMIN_PASSWORD is not accepted. ${reason}`,
  account: (username: string, password: string) => `
  Your administrator account (the password is shown only once, so write it down):
    username   ${username}
    password   ${password}
`,
  databaseUnusable: (database: string, host: string, port: number, reason: string) =>
    `Tapeta cannot start: the database ${database} at ${host}:${port} cannot be used (${reason}).`,
  storageUnusable: (reason: string) => `Tapeta cannot start: ${reason}.`,
  backupFolderUnchecked: (folder: string, reason: string) => `BACKUP_DIR ${folder} could not be checked: ${reason}.`,
  workers: {
    restarting: 'A worker ended unexpectedly. Starting another.',
    failing: 'Tapeta is stopping: its workers keep ending unexpectedly. The messages above should say why.',
    neverReady: 'Tapeta cannot start: no worker became ready. The messages above should say why.',
  },
  jobs: {
    restarting: 'The jobs process ended unexpectedly. Starting another.',
    failing: 'Tapeta is stopping: the jobs process keeps ending unexpectedly. The messages above should say why.',
  },
  developmentEnded: 'The development server stopped.',
  proxyWithoutAddress:
    'TRUST_PROXY is set without SITE_URL. If the proxy passes on a visitor’s X-Forwarded-Host, links in feeds and to shared pages may lead to another site. Set SITE_URL.',
  metrics: {
    onlyHere: 'This port only answers GET /metrics.\n',
    noAnswer: 'A process did not answer.\n',
  },
};
