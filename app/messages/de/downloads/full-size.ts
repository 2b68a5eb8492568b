import type { fullSize as english } from '../../en/downloads/full-size';

export const fullSize = {
  title: (title: string) => `${title} in voller Größe`,
  description: (picture: string) => `${picture}, in voller Größe.`,
  back: 'Zurück[ zum Wallpaper]',
  size: 'Größe',
  fit: 'Einpassen',
  actual: '100 %',
  fitPicture: 'An den Bildschirm anpassen: ',
  showActual: 'Bei 100 % zeigen: ',
  download: 'Herunterladen',
} satisfies typeof english;
