import type { wallpaperFacts as english } from '../../en/gallery/wallpaper-facts';

export const wallpaperFacts = {
  resolution: 'Auflösung',
  device: 'Gerät',
  fileSize: 'Dateigröße',
  fileSizeAs: (size: string, format: string) => `${size} als ${format}`,
  format: 'Format',
  original: (format: string) => `JPEG, Original ${format}`,
  downloads: 'Downloads',
  category: 'Kategorie',
  trueBlack: 'Echtes Schwarz',
  pixelsOff: (percent: number) => `${percent} % der Pixel sind aus`,
  colours: 'Farben',
  gamuts: { srgb: '', p3: 'Display P3', rec2020: 'Rec. 2020', 'adobe-rgb': 'Adobe RGB' },
  madeBy: 'Erstellt von',
  ai: 'KI',
  author: 'Autor',
  source: 'Quelle',
  licence: 'Lizenz',
  tags: 'Tags',
} satisfies typeof english;
