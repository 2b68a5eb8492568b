import { renditionPath, srcSet, thumbnailWidth } from '~/images/renditions';

interface Thumbnail {
  fileKey: string;
  width: number;
  height: number;
}

interface WallpaperThumbnailProps {
  wallpaper: Thumbnail;
  sizes?: string;
}

export function WallpaperThumbnail({
  wallpaper: { fileKey, width, height },
  sizes = 'min(640px, 100vw)',
}: WallpaperThumbnailProps) {
  return (
    <img
      className="form-picture"
      src={renditionPath(fileKey, thumbnailWidth(width), 'webp')}
      srcSet={srcSet(fileKey, width, 'webp', 1280)}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
    />
  );
}
