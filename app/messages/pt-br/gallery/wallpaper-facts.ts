import type { wallpaperFacts as english } from '../../en/gallery/wallpaper-facts';
export const wallpaperFacts = {
  resolution: 'Resolução',
  device: 'Dispositivo',
  fileSize: 'Tamanho do arquivo',
  fileSizeAs: (size: string, format: string) => `${size} em ${format}`,
  format: 'Formato',
  original: (format: string) => `JPEG, original ${format}`,
  downloads: 'Downloads',
  category: 'Categoria',
  trueBlack: 'Preto puro',
  pixelsOff: (percent: number) => `${percent}% dos pixels apagados`,
  madeBy: 'Feito com',
  ai: 'IA',
  author: 'Autor',
  source: 'Origem',
  licence: 'Licença',
  tags: 'Tags',
} satisfies typeof english;
