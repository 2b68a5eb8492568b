import type { wallpaperForm as english } from '../../en/wallpapers/wallpaper-form';

export const wallpaperForm = {
  title: 'Titel',
  description: 'Beschreibung (optional)',
  author: 'Autor (optional)',
  licence: 'Lizenz (optional)',
  licenceHint: 'Ein Name oder ein Link.',
  device: 'Gerät',
  category: 'Kategorie',
  tags: 'Tags',
  tagsHint: (max: number) => `Durch Kommas getrennt, höchstens ${max}.`,
  resolution: 'Auflösung',
  fileSize: 'Dateigröße',
  featured: 'Empfohlen',
  featuredHint: 'Empfohlene Wallpaper kommen auf der Startseite zuerst.',
  leftOut: (max: number, tags: string[], more: number) =>
    `Nur ${max} Tags passen. Weggelassen: ${tags.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  selectDevice: 'Gerät wählen',
  guessCategory: 'Aus dem Dateinamen',
  updated: 'Wallpaper geändert',
  updateFailed: 'Das Wallpaper konnte nicht geändert werden',
  incomplete: 'Bitte fülle alle nötigen Felder aus',
  published: (count: number) =>
    count === 1 ? 'Das veröffentlichte Wallpaper ansehen' : `Die ${count} veröffentlichten Wallpaper ansehen`,
} satisfies typeof english;
