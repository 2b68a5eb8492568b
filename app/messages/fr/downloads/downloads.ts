import type { downloads as english } from '../../en/downloads/downloads';
import { formatFileSize } from '../file-sizes';
export const downloads = {
  preview: 'Télécharger l’aperçu',
  original: 'Original',
  jpeg: (width: number, height: number, bytes?: number | null) =>
    `JPEG, ${width} × ${height}${bytes ? `, ${formatFileSize(bytes)}` : ''}`,
  pixels: (width: number) => `${width} px`,
  file: (format: string, bytes: number) => `${format}, ${formatFileSize(bytes)}`,
  aboutFile: (format: string, bytes: number) => `${format}, environ ${formatFileSize(bytes)}`,
  started: (title: string) => ({ title: 'Téléchargement lancé', text: `${title} est en cours de téléchargement` }),
  failed: 'Échec du téléchargement',
  noAnswer: 'Impossible de télécharger le fond d’écran',
} satisfies typeof english;
