import type { ReactNode } from 'react';
import { thumbnailWidth } from '~/images/renditions';
import { formatFileSize } from '~/messages/numbers';
import { DownloadButton } from './download-button';

/** What is left out is still on its way; null is the size of a file that has not been made yet. */
export interface DownloadableFiles {
  format?: 'jpeg' | 'png' | 'webp';
  /** Of the uploaded file. */
  bytes?: number;
  downloadBytes?: number | null;
  sourceBytes?: number | null;
}

interface DownloadButtonsProps {
  wallpaper: DownloadableFiles & {
    id: number;
    title: string;
    width: number;
    height: number;
  };
  label: string;
  /** What stands beside the preview. */
  children?: ReactNode;
}

/** Each says which file it gives. */
export function DownloadButtons({ wallpaper, label, children }: DownloadButtonsProps) {
  const { width, height, format, bytes, downloadBytes, sourceBytes } = wallpaper;
  const jpeg = ['JPEG', `${width} x ${height}`, ...(downloadBytes ? [formatFileSize(downloadBytes)] : [])];
  return (
    <>
      <DownloadButton wallpaper={wallpaper} variant="original" label={label} file={jpeg.join(', ')} isMain />
      <DownloadButton
        wallpaper={wallpaper}
        variant="preview"
        label="Download Preview"
        file={`${thumbnailWidth(width)} px`}
      />
      {children}
      {format && bytes && format !== 'jpeg' && (
        <DownloadButton
          wallpaper={wallpaper}
          variant="source"
          label="Original"
          // Until the file is made, the uploaded one tells: what is taken out of it are some notes.
          file={`${format.toUpperCase()}, ${sourceBytes ? '' : 'about '}${formatFileSize(sourceBytes ?? bytes)}`}
        />
      )}
    </>
  );
}
