/** What the server finds out about its own state: readiness checks, backups, and names of jobs. */
export const systemChecks = {
  database: 'The database does not answer.',
  migrationsUnknown: 'The database cannot tell which migrations have run.',
  migration: (name: string | undefined) => `The migration ${name} has not run.`,
  storage: 'The files cannot be written.',
  spaceUnknown: 'The free disk space cannot be read.',
  space: (megabytes: number, min: number) => `Only ${megabytes} MB are free. Tapeta needs at least ${min} MB.`,
  otherSecret: (host: string) =>
    `Another node of this site (${host}) has a different SESSION_SECRET. Messages shown after a form is sent get lost between the nodes, and visitors are counted twice. Set the same SESSION_SECRET on all nodes.`,
  backup: {
    none: 'No backup yet',
    failed: (age: string) => `The last backup failed. The last good one is ${age} old.`,
    neverGood: 'The last backup failed. There is no good one yet.',
    late: (age: string) => `The last backup is ${age} old. There should be one every day.`,
    notStarted: (reason: string) => `It could not start: ${reason}`,
    stillRunning: 'The last backup is still running, so no new one was started.',
  },
  jobs: {
    renditions: (id: string) => `Renditions of wallpaper ${id}`,
    contactMail: (id: string) => `Email for contact message ${id}`,
    answerMail: (id: string) => `Answer to message ${id}`,
    reportMail: (id: string) => `Email for report event ${id}`,
    confirmationMail: (id: string) => `Confirmation email for subscriber ${id}`,
  },
};
