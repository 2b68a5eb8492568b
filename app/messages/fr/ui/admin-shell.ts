import type { adminShell as english } from '../../en/ui/admin-shell';
import { exactCount } from '../numbers';
export const adminShell = {
  language: 'Langue de l’administration',
  label: 'Administration',
  tabs: {
    overview: 'Vue d’ensemble',
    wallpapers: 'Fonds d’écran',
    categories: 'Catégories',
    subscribers: 'Abonnés',
    inbox: 'Boîte de réception',
    site: 'Site',
    settings: 'Réglages',
  },
  backToSite: 'Retour au site',
  logsOut: 'Ferme votre session',
  tasks: {
    label: 'Tâches en arrière-plan',
    progress: (done: number, total: number, failed: number) =>
      `${exactCount(done)} sur ${exactCount(total)}${failed > 0 ? `, ${exactCount(failed)} en échec` : ''}`,
    waiting: (title: string) => `${title} : commence bientôt`,
    running: (title: string, progress: string) => `${title} : ${progress}`,
    done: (title: string, progress: string) => `${title} : terminé, ${progress}`,
    failed: (title: string, progress: string) =>
      `${title} : échec après ${progress}. Relancez la tâche pour finir le reste.`,
    reload: 'Recharger',
    dismiss: 'Ignorer',
  },
} satisfies typeof english;
