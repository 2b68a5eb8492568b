import type { keptListErrors as english } from '../../en/keeping/kept-list-errors.server';

export const keptListErrors = {
  noList: 'Diese Liste gibt es nicht, oder sie wurde gelöscht.',
  readOnly: 'Dieser Link zeigt die Liste nur an. Öffne ihren geheimen Link, um sie zu ändern.',
  full: (most: number) => `Deine Liste ist voll. Sie fasst ${most} Wallpaper. Entferne zuerst eins.`,
  longTitle: (most: number) => `Der Titel darf höchstens ${most} Zeichen haben.`,
  longNote: (most: number) => `Eine Notiz darf höchstens ${most} Zeichen haben.`,
  size: 'Wähle eine Größe aus der Liste.',
} satisfies typeof english;
