import type { adminShell as english } from '../../en/ui/admin-shell';
import { exactCount } from '../numbers';

export const adminShell = {
  language: 'Sprache dieses Bereichs',
  label: 'Verwaltung',
  tabs: {
    overview: 'Übersicht',
    wallpapers: 'Wallpaper',
    categories: 'Kategorien',
    subscribers: 'Abonnenten',
    inbox: 'Posteingang',
    site: 'Website',
    settings: 'Einstellungen',
  },
  backToSite: 'Zur Website',
  logsOut: 'Meldet dich ab',
  tasks: {
    label: 'Aufgaben im Hintergrund',
    progress: (done: number, total: number, failed: number) =>
      `${exactCount(done)} von ${exactCount(total)}${failed > 0 ? `, ${exactCount(failed)} fehlgeschlagen` : ''}`,
    waiting: (title: string) => `${title}: beginnt gleich`,
    running: (title: string, progress: string) => `${title}: ${progress}`,
    done: (title: string, progress: string) => `${title}: fertig, ${progress}`,
    failed: (title: string, progress: string) =>
      `${title}: nach ${progress} fehlgeschlagen. Starte die Aufgabe noch einmal, um den Rest zu erledigen.`,
    reload: 'Neu laden',
    dismiss: 'Ausblenden',
  },
} satisfies typeof english;
