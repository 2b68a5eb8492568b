import sharp from 'sharp';
import { abstractWallpapers } from './collection/abstract';
import { geometryWallpapers } from './collection/geometry';
import { minimalWallpapers } from './collection/minimal';
import { natureWallpapers } from './collection/nature';
import { oceanWallpapers } from './collection/ocean';
import { spaceWallpapers } from './collection/space';
import { createSheet, press } from './sheet';
import type { DemoWallpaper } from './wallpaper';

/** All wallpapers of the demo. */
export const demoWallpapers: readonly DemoWallpaper[] = [
  ...abstractWallpapers,
  ...natureWallpapers,
  ...spaceWallpapers,
  ...minimalWallpapers,
  ...geometryWallpapers,
  ...oceanWallpapers,
];

/** Paints one wallpaper as a finished image file; the same entry gives the same bytes each time. */
export async function paintWallpaper(wallpaper: DemoWallpaper): Promise<Buffer> {
  const { width, height } = wallpaper;
  const sheet = createSheet(width, height, wallpaper.seed);
  const pixels = press(sheet, wallpaper.motif(sheet), wallpaper.grain);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (wallpaper.format === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  if (wallpaper.format === 'webp') return image.webp({ quality: 92, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
