import type { system as english } from '../../en/operations/system';
import { counted, exactCount } from '../numbers';

export const system = {
  title: 'System',
  ago: (period: string, time: string) => `vor ${period}, ${time}`,
  periods: {
    none: 'weniger als einer Minute',
    day: (count: number) => counted(count, 'Tag', 'Tagen'),
    hour: (count: number) => counted(count, 'Stunde', 'Stunden'),
    minute: (count: number) => counted(count, 'Minute', 'Minuten'),
  },
  state: {
    backup: 'Backup',
    disk: 'Speicherplatz',
    jobs: 'Aufgaben',
    space: (free: string, used: string | null, period: string) =>
      used ? `${free} frei, ${used} belegt (vor ${period} gemessen)` : `${free} frei`,
  },
  version: { title: 'Version', runningFor: 'Läuft seit' },
  disk: {
    title: 'Speicherplatz',
    measured: (period: string) => `Vor ${period} gemessen.`,
    measuredInBucket: (period: string) =>
      `Vor ${period} gemessen. Im Bucket sind auch Bildgrößen, die nicht gemessen werden.`,
    notMeasured: 'Noch nicht gemessen.',
    names: {
      originals: 'Originale',
      renditions: 'Bildgrößen',
      withheld: 'Entwürfe und Papierkorb',
      temporary: 'Vorübergehend',
      database: 'Datenbank',
    },
    inBucket: (name: string) => `${name} im Bucket`,
    pictures: (count: number, size: string) => `${counted(count, 'Bild', 'Bilder')}, ${size}`,
    free: 'Frei',
  },
  backup: {
    title: 'Letztes Backup',
    none: 'Noch kein Backup. Mach eines auf dem Server: [npm run backup -- FILE]',
    now: 'Jetzt sichern',
    started: { title: 'Backup gestartet', text: 'Diese Seite sagt, wann es fertig ist.' },
    running: (period: string) => `Ein Backup läuft, gestartet vor ${period}.`,
    unset:
      'Um von hier und jeden Tag zu sichern, setze BACKUP_DIR in der Umgebung auf einen Ordner einer anderen Platte, und starte neu.',
    failed: 'Fehlgeschlagen',
    reason: 'Grund',
    made: 'Erstellt',
    size: 'Größe',
    wallpapers: 'Wallpaper',
    destination: 'Ziel',
  },
  jobs: {
    title: 'Fehlgeschlagene Aufgaben',
    counts: (waiting: number, running: number, retrying: number, failed: number) =>
      `${exactCount(waiting)} warten, ${exactCount(running)} laufen, ${exactCount(retrying)} werden wiederholt, ${exactCount(failed)} fehlgeschlagen.`,
    givenUp: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Es wird nicht automatisch wiederholt.`,
    nextTry: (attempts: number, ago: string, left: string) =>
      `${failedTimes(attempts, ago)} Nächster Versuch in ${left}.`,
    retryingSoon: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Wird gleich wiederholt.`,
    retry: 'Noch einmal versuchen',
    retried: 'Die Aufgabe wird wiederholt',
    notRetried: 'Diese Aufgabe ist schon fertig oder läuft gerade',
  },
  damaged: {
    title: 'Beschädigte Wallpaper',
    lead: 'Die Datenbank enthält für sie falsche Werte, deshalb zeigt sie keine Seite. Stelle ein Backup wieder her, oder lösche sie in der Liste.',
    row: (id: number, columns: string) => `Wallpaper ${id}: ${columns}`,
  },
} satisfies typeof english;

function failedTimes(attempts: number, ago: string): string {
  return `${counted(attempts, 'Mal', 'Mal')} fehlgeschlagen, zuletzt vor ${ago}.`;
}
