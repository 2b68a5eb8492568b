import type { wallpaperFacts as english } from '../../en/gallery/wallpaper-facts';
export const wallpaperFacts = {
  resolution: 'Résolution',
  device: 'Appareil',
  fileSize: 'Taille du fichier',
  fileSizeAs: (size: string, format: string) => `${size} en ${format}`,
  format: 'Format',
  original: (format: string) => `JPEG, original ${format}`,
  downloads: 'Téléchargements',
  category: 'Catégorie',
  trueBlack: 'Noir pur',
  pixelsOff: (percent: number) => `${percent} % des pixels éteints`,
  madeBy: 'Créé avec',
  ai: 'IA',
  author: 'Auteur',
  source: 'Source',
  licence: 'Licence',
  tags: 'Tags',
} satisfies typeof english;
