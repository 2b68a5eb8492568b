import type { CSSProperties } from 'react';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';

interface QuickViewPictureProps {
  source: Pick<WallpaperCard, 'fileKey' | 'width' | 'height' | 'placeholder' | 'avif' | 'smallest'>;
  alt: string;
  /** Address of a small version of the picture. */
  thumbnail?: string;
  isEager?: boolean;
}

export function QuickViewPicture({ source, alt, thumbnail, isEager }: QuickViewPictureProps) {
  const { width, height, placeholder } = source;
  const ratio = (width / height).toFixed(3);
  const style = {
    '--ratio': ratio,
    ...placeholderStyle(placeholder),
    ...(thumbnail && { background: `url("${thumbnail}") center / cover` }),
  } as CSSProperties;
  return (
    <div className="quick-view-stage">
      <div className="quick-view-picture placeholder" style={style}>
        <WallpaperPicture
          source={source}
          alt={alt}
          sizes={`(min-width:900px) min(100vw - 432px, 1832px, (100vh - 64px) * ${ratio}), min(100vw, 56vh * ${ratio})`}
          most={source.smallest ? 640 : 2560}
          isEager={isEager}
        />
      </div>
    </div>
  );
}
