/** Failures of the database, as visitors and the console read them. */
export const database = {
  busy: 'The gallery is busy. Try again later.',
  migrated: (step: string, milliseconds: number) => `The migration ${step} took ${milliseconds} ms.`,
  migrationFailed: (step: string, reason: string) => `The migration ${step} failed and changed nothing: ${reason}`,
  earlierTapeta:
    'This database is from before Tapeta 0.9.0. Upgrade it to 0.9.0 first. Step by step: docs/upgrading.md',
  laterTapeta: (step: string) =>
    `This database belongs to a later version of Tapeta and has its migration ${step}. Start that version, or restore an older backup into a new, empty site.`,
  tooOld: (version: number, oldest: number) =>
    `The database server is PostgreSQL ${version}. Tapeta needs PostgreSQL ${oldest} or newer.`,
  readOnly: 'DATABASE_URL points to a read replica, which accepts no changes. Use the primary.',
  encoding: (database: string, encoding: string, statement: string) =>
    `The database ${database} has the encoding ${encoding}, but Tapeta needs UTF8 (${statement}).`,
  locale: (database: string, statement: string) =>
    `The database ${database} has a locale that does not handle letters the way search needs (${statement}).`,
  missingRights: (statements: string) =>
    `The role in DATABASE_URL lacks rights. Ask the owner of the database or a superuser to run: ${statements}.`,
  replica: {
    lost: (reason: string) => `The read replica is not used, and reads go to the primary: ${reason}.`,
    back: 'The read replica is used again.',
    notReplica: 'DATABASE_REPLICA_URL does not point to a replica of the database in DATABASE_URL',
    late: (seconds: number) => `it is more than ${seconds} s behind`,
  },
};
