import type { wallpaperFacts as english } from '../../en/gallery/wallpaper-facts';

export const wallpaperFacts = {
  resolution: 'Resolución',
  device: 'Dispositivo',
  fileSize: 'Tamaño del archivo',
  fileSizeAs: (size: string, format: string) => `${size} en ${format}`,
  format: 'Formato',
  original: (format: string) => `JPEG, original ${format}`,
  downloads: 'Descargas',
  category: 'Categoría',
  trueBlack: 'Negro puro',
  pixelsOff: (percent: number) => `el ${percent} % de los píxeles se apaga`,
  colours: 'Colores',
  gamuts: { srgb: '', p3: 'Display P3', rec2020: 'Rec. 2020', 'adobe-rgb': 'Adobe RGB' },
  madeBy: 'Hecho con',
  ai: 'IA',
  author: 'Autor',
  source: 'Origen',
  licence: 'Licencia',
  tags: 'Etiquetas',
} satisfies typeof english;
