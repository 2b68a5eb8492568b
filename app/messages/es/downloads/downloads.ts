import type { downloads as english } from '../../en/downloads/downloads';
import { formatFileSize } from '../file-sizes';

export const downloads = {
  preview: 'Descargar vista previa',
  original: 'Original',
  jpeg: (width: number, height: number, bytes?: number | null) =>
    `JPEG, ${width} × ${height}${bytes ? `, ${formatFileSize(bytes)}` : ''}`,
  pixels: (width: number) => `${width} px`,
  file: (format: string, bytes: number) => `${format}, ${formatFileSize(bytes)}`,
  aboutFile: (format: string, bytes: number) => `${format}, unos ${formatFileSize(bytes)}`,
  started: (title: string) => ({ title: 'Descarga iniciada', text: `${title} se está descargando` }),
  failed: 'La descarga ha fallado',
  noAnswer: 'No se pudo descargar el fondo',
} satisfies typeof english;
