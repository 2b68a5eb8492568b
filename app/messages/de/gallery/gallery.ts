import type { gallery as english } from '../../en/gallery/gallery';
import { counted, exactCount } from '../numbers';

export const gallery = {
  previous: 'Vorige Wallpaper',
  loadMore: 'Mehr Wallpaper laden',
  loadingMore: 'Wird geladen ...',
  loadingList: 'Wallpaper werden geladen',
  added: (added: number, all: number) =>
    `${exactCount(added)} weitere Wallpaper geladen, ${exactCount(all)} insgesamt.`,
  total: (count: number) => counted(count, 'Wallpaper', 'Wallpaper'),
  totalAbove: (count: number) => `über ${exactCount(count)} Wallpaper`,
  empty: { title: 'Keine Wallpaper gefunden', text: 'Versuche es mit anderen Filtern oder Suchwörtern' },
  showAll: 'Alle Wallpaper anzeigen',
  device: 'Gerät',
  bothDevices: 'Beide',
  similarWords: 'Ähnliche Wörter',
  popularTags: 'Beliebte Tags',
} satisfies typeof english;
