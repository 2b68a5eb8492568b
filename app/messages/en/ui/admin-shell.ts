import { exactCount } from '../numbers';

/** What every admin page shows: the bar, and the background tasks. */
export const adminShell = {
  language: 'Language of this area',
  label: 'Admin',
  tabs: {
    overview: 'Overview',
    wallpapers: 'Wallpapers',
    categories: 'Categories',
    subscribers: 'Subscribers',
    inbox: 'Inbox',
    site: 'Site',
    settings: 'Settings',
  },
  backToSite: 'Back to Site',
  logsOut: 'Logs you out',
  tasks: {
    label: 'Background tasks',
    progress: (done: number, total: number, failed: number) =>
      `${exactCount(done)} of ${exactCount(total)}${failed > 0 ? `, ${exactCount(failed)} failed` : ''}`,
    waiting: (title: string) => `${title}: starting soon`,
    running: (title: string, progress: string) => `${title}: ${progress}`,
    done: (title: string, progress: string) => `${title}: done, ${progress}`,
    failed: (title: string, progress: string) =>
      `${title}: failed after ${progress}. Start it again to finish the rest.`,
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
};
