import type { system as english } from '../../en/operations/system';
import { counted, exactCount } from '../numbers';
export const system = {
  title: 'Système',
  ago: (period: string, time: string) => `il y a ${period}, ${time}`,
  periods: {
    none: 'moins d’une minute',
    day: (count: number) => counted(count, 'jour', 'jours'),
    hour: (count: number) => counted(count, 'heure', 'heures'),
    minute: (count: number) => counted(count, 'minute', 'minutes'),
  },
  state: {
    backup: 'Sauvegarde',
    disk: 'Disque',
    jobs: 'Travaux',
    space: (free: string, used: string | null, period: string) =>
      used ? `${free} libres, ${used} utilisés (mesuré il y a ${period})` : `${free} libres`,
  },
  version: { title: 'Version', runningFor: 'En marche depuis' },
  disk: {
    title: 'Disque',
    measured: (period: string) => `Mesuré il y a ${period}.`,
    measuredInBucket: (period: string) =>
      `Mesuré il y a ${period}. Le bucket contient aussi des versions, qui ne sont pas mesurées.`,
    notMeasured: 'Pas encore mesuré.',
    names: {
      originals: 'Originaux',
      renditions: 'Versions',
      withheld: 'Brouillons et corbeille',
      temporary: 'Temporaires',
      database: 'Base de données',
    },
    inBucket: (name: string) => `${name} dans le bucket`,
    pictures: (count: number, size: string) => `${counted(count, 'image', 'images')}, ${size}`,
    free: 'Libre',
  },
  backup: {
    title: 'Dernière sauvegarde',
    none: 'Il n’y en a pas encore. Faites-en une sur le serveur : [npm run backup -- FILE]',
    now: 'Sauvegarder maintenant',
    started: { title: 'Sauvegarde lancée', text: 'Cette page dit quand elle est finie.' },
    running: (period: string) => `Une sauvegarde est en cours, lancée il y a ${period}.`,
    unset:
      'Pour sauvegarder d’ici et chaque jour, donnez à BACKUP_DIR, dans l’environnement, un dossier d’un autre disque, et redémarrez.',
    failed: 'En échec',
    reason: 'Raison',
    made: 'Faite',
    size: 'Taille',
    wallpapers: 'Fonds d’écran',
    destination: 'Destination',
  },
  jobs: {
    title: 'Travaux en échec',
    counts: (waiting: number, running: number, retrying: number, failed: number) =>
      `${exactCount(waiting)} en attente, ${exactCount(running)} en cours, ${exactCount(retrying)} à réessayer, ${exactCount(failed)} en échec.`,
    givenUp: (attempts: number, ago: string) =>
      `${failedTimes(attempts, ago)} Il ne sera pas réessayé automatiquement.`,
    nextTry: (attempts: number, ago: string, left: string) =>
      `${failedTimes(attempts, ago)} Prochain essai dans ${left}.`,
    retryingSoon: (attempts: number, ago: string) => `${failedTimes(attempts, ago)} Nouvel essai imminent.`,
    retry: 'Réessayer',
    retried: 'Nouvel essai du travail',
    notRetried: 'Ce travail est déjà terminé ou en cours',
  },
  damaged: {
    title: 'Fonds d’écran endommagés',
    lead: 'La base de données contient des valeurs incorrectes pour ceux-ci : aucune page ne les affiche. Restaurez une sauvegarde ou supprimez-les dans la liste.',
    row: (id: number, columns: string) => `Fond d’écran ${id} : ${columns}`,
  },
} satisfies typeof english;
function failedTimes(attempts: number, ago: string): string {
  return `${counted(attempts, 'échec', 'échecs')}, le dernier il y a ${ago}.`;
}
