import type { picks as english } from '../../en/integrations/picks';

export const picks = {
  oneOf: (name: string, values: string) => `${name} muss eines davon sein: ${values}.`,
  flag: (name: string) => `${name} muss 0 oder 1 sein.`,
  pathSize: 'Die Größe muss Breite und Höhe sein, wie 1920x1080.',
  size: 'Prüfe Breite und Höhe.',
  cutWithoutSize: 'Ein Zuschnitt braucht Breite und Höhe.',
  formatWithoutFit: (formats: string) => `Ohne fit muss format eines davon sein: ${formats}.`,
  noMatch: 'Kein Wallpaper passt zu diesen Filtern.',
  noFile: 'Die Datei dieses Wallpapers fehlt.',
} satisfies typeof english;
