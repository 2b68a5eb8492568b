import { formatFileSize } from '../file-sizes';

/** The download buttons, each with the file it gives. */
export const downloads = {
  preview: 'Download Preview',
  original: 'Original',
  jpeg: (width: number, height: number, bytes?: number | null) =>
    `JPEG, ${width} × ${height}${bytes ? `, ${formatFileSize(bytes)}` : ''}`,
  pixels: (width: number) => `${width} px`,
  file: (format: string, bytes: number) => `${format}, ${formatFileSize(bytes)}`,
  aboutFile: (format: string, bytes: number) => `${format}, about ${formatFileSize(bytes)}`,
  started: (title: string) => ({ title: 'Download started', text: `${title} is being downloaded` }),
  failed: 'Download failed',
  noAnswer: 'There was an error downloading the wallpaper',
};
