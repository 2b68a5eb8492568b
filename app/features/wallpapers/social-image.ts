import { namedRenditionPath, socialWidth } from '~/images/renditions';
import { altText, type WallpaperCard } from './wallpaper.view';

export function socialImage(wallpaper: Pick<WallpaperCard, 'fileKey' | 'width' | 'height' | 'title' | 'tags'>) {
  const width = socialWidth(wallpaper.width);
  return {
    path: namedRenditionPath(wallpaper.fileKey, width, 'jpg'),
    width,
    height: Math.round((wallpaper.height * width) / wallpaper.width),
    alt: altText(wallpaper),
  };
}
