import type { quickView as english } from '../../en/gallery/quick-view';

export const quickView = {
  suggestions: 'Das könnte dir gefallen',
  untitled: 'Wallpaper',
  loading: 'Wird geladen ...',
  download: 'In hoher Qualität herunterladen',
  tryAgain: 'Noch einmal versuchen',
  page: 'Seite des Wallpapers öffnen',
  close: 'Schließen',
  previous: 'Voriges Wallpaper',
  next: 'Nächstes Wallpaper',
} satisfies typeof english;
