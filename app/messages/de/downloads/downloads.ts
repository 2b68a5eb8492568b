import type { downloads as english } from '../../en/downloads/downloads';
import { formatFileSize } from '../file-sizes';

export const downloads = {
  preview: 'Vorschau herunterladen',
  original: 'Original',
  jpeg: (width: number, height: number, bytes?: number | null) =>
    `JPEG, ${width} × ${height}${bytes ? `, ${formatFileSize(bytes)}` : ''}`,
  pixels: (width: number) => `${width} px`,
  file: (format: string, bytes: number) => `${format}, ${formatFileSize(bytes)}`,
  aboutFile: (format: string, bytes: number) => `${format}, etwa ${formatFileSize(bytes)}`,
  started: (title: string) => ({ title: 'Download gestartet', text: `${title} wird heruntergeladen` }),
  failed: 'Der Download ist fehlgeschlagen',
  noAnswer: 'Das Wallpaper konnte nicht heruntergeladen werden',
} satisfies typeof english;
