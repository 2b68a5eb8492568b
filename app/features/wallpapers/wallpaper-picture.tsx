import type { CSSProperties } from 'react';
import {
  HDR_SCREEN,
  largeWidth,
  type RenditionFormat,
  renditionPath,
  srcSet,
  thumbnailWidth,
} from '~/images/renditions';
import type { PictureSource } from './wallpaper.view';

// React 18 passes this attribute on only in lower case.
const FIRST = { fetchpriority: 'high' };
const LATER = { loading: 'lazy' } as const;

const formats = ({ avif }: PictureSource): RenditionFormat[] => (avif ? ['avif', 'webp'] : ['webp']);

export function WallpaperPicture({
  source,
  dark,
  alt,
  sizes,
  most,
  isEager,
}: {
  source: PictureSource;
  /** Shown instead when the visitor's system is dark. */
  dark?: PictureSource | null;
  alt: string;
  sizes: string;
  most: number;
  isEager?: boolean;
}) {
  const { fileKey, width, height, hdr } = source;
  const sources = (of: PictureSource, media?: string) =>
    formats(of).map((format) => (
      <source
        key={format}
        media={media}
        type={`image/${format}`}
        srcSet={srcSet(of.fileKey, of.width, format, most)}
        sizes={sizes}
      />
    ));
  return (
    <picture>
      {dark && sources(dark, '(prefers-color-scheme: dark)')}
      {hdr && most >= 2560 && <source media={HDR_SCREEN} srcSet={renditionPath(fileKey, largeWidth(width), 'jpg')} />}
      {sources(source)}
      <img
        src={renditionPath(fileKey, thumbnailWidth(width), 'jpg')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isEager ? FIRST : LATER)}
      />
    </picture>
  );
}

/** The colours of a picture's quarters, shown until it has loaded. See .placeholder in cards.css. */
export function placeholderStyle(placeholder: string): CSSProperties {
  const [topLeft, topRight, bottomLeft, bottomRight] = placeholder.match(/.{3}/g) ?? [];
  return {
    '--tl': `#${topLeft}`,
    '--tr': `#${topRight}`,
    '--bl': `#${bottomLeft}`,
    '--br': `#${bottomRight}`,
  } as CSSProperties;
}
