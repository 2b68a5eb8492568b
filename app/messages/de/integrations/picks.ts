import type { picks as english } from '../../en/integrations/picks';

export const picks = {
  oneOf: (name: string, values: string) => `${name} muss eines davon sein: ${values}.`,
  flag: (name: string) => `${name} muss 0 oder 1 sein.`,
  fit: 'fit muss cover oder contain sein.',
  timeZone: 'tz muss eine Zeitzone wie Europe/Berlin sein.',
  every: 'every muss zwischen 1m und 30d liegen, wie 15m, 1h oder 7d.',
  shift: (most: string) => `shift darf höchstens ${most} sein.`,
  pathSize: 'Die Größe muss Breite und Höhe sein, wie 1920x1080.',
  size: 'Prüfe Breite und Höhe.',
  cutWithoutSize: 'Ein Zuschnitt braucht Breite und Höhe.',
  formatWithoutFit: (formats: string) => `Ohne fit muss format eines davon sein: ${formats}.`,
  noMatch: 'Kein Wallpaper passt zu diesen Filtern.',
  noFile: 'Die Datei dieses Wallpapers fehlt.',
  licence: 'Lizenz',
} satisfies typeof english;
