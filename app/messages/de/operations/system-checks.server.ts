import type { systemChecks as english } from '../../en/operations/system-checks.server';

export const systemChecks = {
  database: 'Die Datenbank antwortet nicht.',
  migrationsUnknown: 'Die Datenbank kann nicht sagen, welche Migrationen gelaufen sind.',
  migration: (name: string | undefined) => `Die Migration ${name} ist nicht gelaufen.`,
  storage: 'Die Dateien können nicht geschrieben werden.',
  spaceUnknown: 'Der freie Speicherplatz kann nicht gelesen werden.',
  space: (megabytes: number, min: number) => `Nur ${megabytes} MB sind frei. Tapeta braucht mindestens ${min} MB.`,
  otherSecret: (host: string) =>
    `Ein anderer Knoten dieser Website (${host}) hat ein anderes SESSION_SECRET. Meldungen nach dem Senden eines Formulars gehen zwischen den Knoten verloren, und Besucher werden doppelt gezählt. Setze auf allen Knoten dasselbe SESSION_SECRET.`,
  backup: {
    none: 'Noch kein Backup',
    failed: (age: string) => `Das letzte Backup ist fehlgeschlagen. Das letzte gute ist ${age} alt.`,
    neverGood: 'Das letzte Backup ist fehlgeschlagen. Es gibt noch kein gutes.',
    late: (age: string) => `Das letzte Backup ist ${age} alt. Es sollte jeden Tag eines geben.`,
    notStarted: (reason: string) => `Es konnte nicht beginnen: ${reason}`,
    stillRunning: 'Das letzte Backup läuft noch, deshalb wurde kein neues begonnen.',
  },
  jobs: {
    renditions: (id: string) => `Bildgrößen für Wallpaper ${id}`,
    contactMail: (id: string) => `E-Mail zur Kontaktnachricht ${id}`,
    answerMail: (id: string) => `Antwort auf Nachricht ${id}`,
    reportMail: (id: string) => `E-Mail zum Ereignis ${id} einer Meldung`,
    confirmationMail: (id: string) => `Bestätigungsmail für Abonnent ${id}`,
  },
} satisfies typeof english;
