import type { downloads as english } from '../../en/downloads/downloads';
import { formatFileSize } from '../file-sizes';
export const downloads = {
  preview: 'Baixar prévia',
  original: 'Original',
  jpeg: (width: number, height: number, bytes?: number | null) =>
    `JPEG, ${width} × ${height}${bytes ? `, ${formatFileSize(bytes)}` : ''}`,
  pixels: (width: number) => `${width} px`,
  file: (format: string, bytes: number) => `${format}, ${formatFileSize(bytes)}`,
  aboutFile: (format: string, bytes: number) => `${format}, cerca de ${formatFileSize(bytes)}`,
  started: (title: string) => ({ title: 'Download iniciado', text: `${title} está sendo baixado` }),
  failed: 'O download falhou',
  noAnswer: 'Não foi possível baixar o papel de parede',
} satisfies typeof english;
