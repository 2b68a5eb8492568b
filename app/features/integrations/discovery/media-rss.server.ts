import { DOWNLOAD_FILE } from '~/features/files/rendition-jobs.server';
import { type Credit, licenceName, licenceUrl } from '~/features/wallpapers/credit';
import { creditPacket } from '~/features/wallpapers/credit-packet.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { cutPath, isWithinLimits, type Size, toCut } from '~/images/cuts/cut';
import {
  fullPicturePath,
  jpegWidths,
  largeWidth,
  namedRenditionPath,
  RENDITION_TYPES,
  renditionSizes,
} from '~/images/renditions';
import { xmlElement } from '~/lib/markup';
import { absoluteUrl } from '~/lib/paths';
import { fileBytes } from '~/storage/file-bytes.server';
import type { FileStore } from '~/storage/file-store.server';
import { withXmp } from '~/storage/with-xmp.server';

const NAMESPACE = 'http://search.yahoo.com/mrss/';
/** The width of a 4K screen. */
const MAX_ENCLOSED = 3840;

/** Enclosures are at most 4K wide, unless the screen needs more. */
const mostEnclosed = (picture: Size, screen: Partial<Size>) =>
  Math.max(MAX_ENCLOSED, screen.width ?? 0, Math.ceil(((screen.height ?? 0) * picture.width) / picture.height));

export interface FeedPicture extends Size {
  url: string;
  /** Null if unknown. */
  bytes: number | null;
}

type Pictured = Pick<WallpaperDetail, 'id' | 'fileKey' | 'creditMark' | 'width' | 'height' | keyof Credit>;

/** JPEGs of the picture, largest first. `file` is null for a cut made on demand. */
function listJpegs(wallpaper: Pictured, most: number): (Size & { path: string; file: string | null })[] {
  const { fileKey, width, height } = wallpaper;
  const widths = jpegWidths(width);
  const renditions = renditionSizes(width, height)
    .filter((size) => widths.includes(size.width))
    .map((size) => ({ ...size, path: namedRenditionPath(fileKey, size.width, 'jpg'), file: `${size.width}.jpg` }))
    .reverse();
  if (width === largeWidth(width)) return renditions;
  const full = { width, height, path: fullPicturePath(wallpaper), file: DOWNLOAD_FILE };
  if (width <= most) return [full, ...renditions];
  const options = { width: most, height, position: null, focalPoint: { x: 0.5, y: 0.5 }, border: '' };
  const cut = toCut({ width, height }, { ...options, fit: 'inside', format: 'jpg' });
  const scaled = { width: cut.width, height: cut.height, path: cutPath(wallpaper, cut), file: null };
  return [full, ...(isWithinLimits(cut) ? [scaled] : []), ...renditions];
}

/** All JPEGs and the enclosure. Only the enclosure's size is read, because each size is a request to the store. */
export async function readMedia(store: FileStore, origin: string, wallpaper: Pictured, screen: Partial<Size>) {
  const most = mostEnclosed(wallpaper, screen);
  const jpegs = listJpegs(wallpaper, most);
  const enclosed = jpegs.find(({ width }) => width <= most);
  const isCredited = enclosed?.file === DOWNLOAD_FILE;
  const files = withXmp(store, isCredited ? creditPacket(wallpaper) : null);
  const bytes = enclosed?.file
    ? await fileBytes(files, wallpaper.fileKey, enclosed.file, isCredited ? wallpaper.creditMark : '')
    : null;
  const pictures: FeedPicture[] = jpegs.map((jpeg) => ({
    width: jpeg.width,
    height: jpeg.height,
    url: absoluteUrl(origin, jpeg.path),
    bytes: jpeg === enclosed ? bytes : null,
  }));
  const url = enclosed && absoluteUrl(origin, enclosed.path);
  // RSS requires a length: 0 means unknown.
  return { pictures, enclosure: url ? { url, type: RENDITION_TYPES.jpg, length: bytes ?? 0 } : undefined };
}

const element = (name: string, attributes: Record<string, string | number | null>, text?: string) =>
  xmlElement(`media:${name}`, attributes, text);

/** https://www.rssboard.org/media-rss */
export function mediaElements(wallpaper: WallpaperDetail, pictures: FeedPicture[]): string {
  const { title, description, tags, author } = wallpaper;
  const licence = licenceName(wallpaper);
  const contents = pictures.map(({ url, bytes, width, height }, index) =>
    element('content', {
      url,
      fileSize: bytes,
      type: RENDITION_TYPES.jpg,
      medium: 'image',
      isDefault: index === 0 ? 'true' : null,
      width,
      height,
    }),
  );
  const smallest = pictures.at(-1);
  return [
    `<media:group>${contents.join('')}</media:group>`,
    element('title', { type: 'plain' }, title),
    ...(description ? [element('description', { type: 'plain' }, description)] : []),
    ...(tags.length > 0 ? [element('keywords', {}, tags.join(', '))] : []),
    ...(author ? [element('credit', { role: 'author' }, author)] : []),
    ...(licence ? [element('license', { type: 'text/html', href: licenceUrl(wallpaper) }, licence)] : []),
    ...(smallest ? [element('thumbnail', { url: smallest.url, width: smallest.width, height: smallest.height })] : []),
  ].join('');
}

/** The library writes neither the namespace nor, in Atom, these elements. Item texts are escaped, so each end tag ends an item. */
export function withMedia(xml: string, item: 'item' | 'entry', media: string[]): string {
  const parts = xml.split(`</${item}>`);
  const written = parts.map((part, index) => part + (media[index] ?? ''));
  return written.join(`</${item}>`).replace(/<(?:rss|feed) /, `$&xmlns:media="${NAMESPACE}" `);
}
