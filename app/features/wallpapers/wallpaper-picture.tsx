import type { CSSProperties } from 'react';
import { HDR_SCREEN, largeWidth, renditionPath, srcSet, thumbnailWidth } from '~/images/renditions';

interface PictureSource {
  fileKey: string;
  width: number;
  height: number;
  avif: boolean;
  hdr?: boolean;
}

// React 18 passes this attribute on only in lower case.
const FIRST = { fetchpriority: 'high' };
const LATER = { loading: 'lazy' } as const;

export function WallpaperPicture({
  source: { fileKey, width, height, avif, hdr },
  alt,
  sizes,
  most,
  isEager,
}: {
  source: PictureSource;
  alt: string;
  sizes: string;
  most: number;
  isEager?: boolean;
}) {
  return (
    <picture>
      {hdr && most >= 2560 && <source media={HDR_SCREEN} srcSet={renditionPath(fileKey, largeWidth(width), 'jpg')} />}
      {avif && <source type="image/avif" srcSet={srcSet(fileKey, width, 'avif', most)} sizes={sizes} />}
      <source type="image/webp" srcSet={srcSet(fileKey, width, 'webp', most)} sizes={sizes} />
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
