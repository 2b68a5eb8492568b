import type { ReactNode } from 'react';
import { thumbnailWidth } from '~/images/renditions';
import { isOfferedAsUploaded, type PictureFormat } from '~/images/signatures';
import { messagesOf } from '~/messages/messages';
import { DownloadButton } from './download-button';

/** Undefined: not loaded yet. Null: the file has not been made yet. */
export interface DownloadableFiles {
  format?: PictureFormat;
  /** Size of the uploaded file. */
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
  /** Shown after the main button. */
  children?: ReactNode;
}

export function DownloadButtons({ wallpaper, label, children }: DownloadButtonsProps) {
  const { width, height, format, bytes, downloadBytes, sourceBytes } = wallpaper;
  const text = messagesOf('downloads');
  return (
    <>
      <DownloadButton
        wallpaper={wallpaper}
        variant="original"
        label={label}
        file={text.jpeg(width, height, downloadBytes)}
        isMain
      />
      {children}
      <DownloadButton
        wallpaper={wallpaper}
        variant="preview"
        label={text.preview}
        file={text.pixels(thumbnailWidth(width))}
      />
      {isOfferedAsUploaded(format) && bytes && (
        <DownloadButton
          wallpaper={wallpaper}
          variant="source"
          label={text.original}
          // Until the file is made, the size of the upload is close enough: only its metadata is removed.
          file={
            sourceBytes ? text.file(format.toUpperCase(), sourceBytes) : text.aboutFile(format.toUpperCase(), bytes)
          }
        />
      )}
    </>
  );
}
