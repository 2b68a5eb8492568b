import { tooManyPixels } from '~/features/cuts/screen.schema';
import { buildCut } from '~/features/cuts/screen-view.server';
import { type ApiRendition, listRenditions } from '~/features/wallpapers/wallpaper.api.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { cutPath } from '~/images/cuts/cut';
import { fullPicturePath, largeWidth, RENDITION_TYPES, type RenditionFormat } from '~/images/renditions';
import { DomainError } from '~/lib/errors';
import type { PictureOptions } from './pick-query.schema';

/** The smallest file that covers the screen, or else the largest. Without a screen, the large rendition. */
function renditionFor(
  wallpaper: WallpaperDetail,
  { width = 0, height = 0 }: PictureOptions,
  format: RenditionFormat,
): string {
  const offered = listRenditions(wallpaper);
  const ofType = offered.filter((rendition) => rendition.type === RENDITION_TYPES[format]);
  const files = ofType.length > 0 ? ofType : offered.filter((rendition) => rendition.type === RENDITION_TYPES.jpg);
  const isSized = width > 0 || height > 0;
  const isFitting = (file: ApiRendition) =>
    isSized ? file.width >= width && file.height >= height : file.width === largeWidth(wallpaper.width);
  const fitting = files.find(isFitting) ?? files.find((file) => file.width === wallpaper.width) ?? offered.at(-1);
  return fitting?.url ?? fullPicturePath(wallpaper);
}

/** Path of the file, or its full address on another host. @throws malformed for a cut that would take too long */
export function choosePicture(
  wallpaper: WallpaperDetail,
  options: PictureOptions,
  usualFormat: RenditionFormat,
): string {
  if (!options.cut) return renditionFor(wallpaper, options, options.format ?? usualFormat);
  const cut = buildCut(wallpaper, options.cut, options.cut.screen);
  const excess = tooManyPixels(cut);
  if (excess) throw new DomainError('malformed', excess);
  return cutPath(wallpaper, cut);
}
