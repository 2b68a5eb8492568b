import { renditionPath, thumbnailWidth } from '~/images/renditions';

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
      alt=""
      width={width}
      height={height}
    />
  );
}
