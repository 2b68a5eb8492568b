import { largeWidth, renditionPath, thumbnailWidth } from '~/images/variants';
import type { CategoryRef, WallpaperDetail } from './wallpaper.view';

/** A wallpaper as /api shows it. */
export interface ApiWallpaper {
  id: number;
  title: string;
  description: string | null;
  imageUrl: string;
  thumbnailUrl: string;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  categoryId: number | null;
  category: CategoryRef | null;
  tags: string[];
  featured: boolean;
  downloads: number;
  createdAt: string;
  width: number;
  height: number;
  bytes: number;
  format: 'jpeg' | 'png' | 'webp';
  palette: { color: string; weight: number }[];
  placeholder: string;
  /** To be sent back with a change that must not overwrite another one. */
  version: number;
}

export function toApiWallpaper(wallpaper: WallpaperDetail): ApiWallpaper {
  return {
    id: wallpaper.id,
    title: wallpaper.title,
    description: wallpaper.description,
    imageUrl: renditionPath(wallpaper.fileKey, largeWidth(wallpaper.width), 'jpg'),
    thumbnailUrl: renditionPath(wallpaper.fileKey, thumbnailWidth(wallpaper.width), 'jpg'),
    resolution: wallpaper.resolution,
    fileSize: wallpaper.fileSize,
    deviceType: wallpaper.deviceType,
    categoryId: wallpaper.category?.id ?? null,
    category: wallpaper.category,
    tags: wallpaper.tags,
    featured: wallpaper.featured,
    downloads: wallpaper.downloads,
    createdAt: wallpaper.createdAt,
    width: wallpaper.width,
    height: wallpaper.height,
    bytes: wallpaper.bytes,
    format: wallpaper.format,
    palette: wallpaper.palette,
    placeholder: wallpaper.placeholder,
    version: wallpaper.version,
  };
}
