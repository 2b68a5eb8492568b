import { renditionPath, srcSet, thumbnailWidth } from '~/images/renditions';

interface Thumbnail {
  fileKey: string;
  width: number;
  height: number;
}

export function WallpaperThumbnail({ wallpaper: { fileKey, width, height } }: { wallpaper: Thumbnail }) {
  return (
    <img
      className="form-picture"
      src={renditionPath(fileKey, thumbnailWidth(width), 'webp')}
      srcSet={srcSet(fileKey, width, 'webp', 1280)}
      sizes="min(640px, 100vw)"
      alt=""
      width={width}
      height={height}
    />
  );
}
