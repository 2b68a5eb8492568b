import { z } from 'zod';
import { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import {
  fullPicturePath,
  jpegWidths,
  largeWidth,
  namedRenditionPath,
  RENDITION_TYPES,
  type RenditionFormat,
  renditionSizes,
  thumbnailWidth,
} from '~/images/renditions';
import { GAMUTS } from '~/images/signatures';
import { absoluteUrl, setPath, wallpaperPath } from '~/lib/paths';
import { VERSION_ROLES } from '~/lib/version-roles';
import { AI_MARKS, creditLine, licenceUrl } from './credit';
import { LICENCES } from './licences';
import { leftOutTags } from './wallpaper.schema';
import type { DownloadSizes, WallpaperDetail } from './wallpaper.view';

const pixels = z.int().positive();

export const ApiRendition = z.strictObject({
  width: pixels,
  height: pixels,
  url: z.url(),
  type: z.enum(RENDITION_TYPES),
});
export type ApiRendition = z.infer<typeof ApiRendition>;

/** A wallpaper in the API. All its URLs are absolute. */
export const ApiWallpaper = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  description: z.string().nullable(),
  author: z.string().nullable().describe('Who made the picture.'),
  authorUrl: z.string().nullable().describe('The author’s page.'),
  sourceUrl: z.string().nullable().describe('Where the picture comes from.'),
  licence: z.enum(LICENCES).describe('What others may do with the picture.'),
  licenceText: z.string().nullable().describe('For the licence other: its name, or the address of a page about it.'),
  licenceUrl: z.string().nullable().describe('A page about the licence.'),
  credit: z.string().describe('Author and licence in one line. Empty if neither is known.'),
  pageUrl: z.url().describe('The wallpaper’s page.'),
  imageUrl: z.url().describe('The large picture, a JPEG up to 2560 px wide.'),
  thumbnailUrl: z.url().describe('The small picture, a JPEG up to 640 px wide.'),
  resolution: z.string().describe('Shown to people, such as 1920x1080.'),
  fileSize: z.string().describe('Shown to people, such as 2.4 MB.'),
  deviceType: z.string().nullable().describe('pc, mobile, tablet or another short word.'),
  categoryId: z.int().positive().nullable(),
  category: ApiCategory.nullable(),
  tags: z.array(z.string()).max(12),
  leftOutTags: z
    .array(z.string())
    .optional()
    .describe('The tags that were left out. Only in the answer to an upload or change with more than 12 tags.'),
  featured: z.boolean(),
  downloads: z.int().nonnegative(),
  createdAt: z.iso.datetime().describe('UTC.'),
  publishedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'When it was or will be published, in UTC. Null for a draft. Until then, its addresses answer 404. Then it gets a new id, to which its first one leads.',
    ),
  width: pixels.describe('Width of the uploaded picture in px, after its orientation is applied.'),
  height: pixels.describe('Height of the uploaded picture in px, after its orientation is applied.'),
  bytes: z.int().positive().describe('Size of the uploaded file in bytes.'),
  format: z.enum(['jpeg', 'png', 'webp', 'avif']).describe('Format of the uploaded file.'),
  ai: z.enum(AI_MARKS).describe('Whether AI made the picture, from the file or from the administrator.'),
  hdr: z
    .boolean()
    .describe('Whether the file has a gain map. The download, the large JPEG and JPEG cuts then have one.'),
  gamut: z
    .enum(GAMUTS)
    .describe(
      'The colour space of the file, from its colour profile; srgb for any other. Renditions and cuts keep it.',
    ),
  palette: z
    .array(z.strictObject({ color: z.string().regex(/^#[0-9a-f]{6}$/), weight: z.number().min(0).max(1) }))
    .describe('The main colours, with their share of the picture.'),
  focalPoint: z
    .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .describe('The most important point, as shares of width and height. Cuts and cropped pictures keep it visible.'),
  placeholder: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .describe(
      'Average colours of the upper left, upper right, lower left and lower right quarter, with three digits each.',
    ),
  renditions: z
    .array(ApiRendition)
    .describe('Sorted by type, then narrowest first. AVIF is missing in the first minutes after an upload.'),
  set: z
    .strictObject({ id: z.int().positive(), role: z.enum(VERSION_ROLES), url: z.url() })
    .nullable()
    .describe(
      'For versions of one picture, such as a light and a dark one: their set, and the page with all of them. Null until two versions are published.',
    ),
  version: z.int().positive().describe('Send it with a change to avoid overwriting other changes.'),
});
export type ApiWallpaper = z.infer<typeof ApiWallpaper>;

const made = z.int().positive().nullable();

/** A single wallpaper, with the sizes of its downloads. */
export const ApiShownWallpaper = ApiWallpaper.extend({
  downloadBytes: made.describe('Size of the JPEG download in bytes. Null until it is made, soon after the upload.'),
  sourceBytes: made.describe(
    'Size of the download in the uploaded format, in bytes. Null for a JPEG, and until the first visitor asks for it.',
  ),
} satisfies Record<keyof DownloadSizes, z.ZodType>);
export type ApiShownWallpaper = z.infer<typeof ApiShownWallpaper>;

type Rendered = Pick<WallpaperDetail, 'fileKey' | 'creditMark' | 'width' | 'height' | 'avif'>;

const FORMATS = ['avif', 'webp', 'jpg'] as const;

/** By type, narrowest first. The last one is the full size. `url` is a path without an origin, unless pictures are stored elsewhere. */
export function listRenditions(wallpaper: Rendered, origin = ''): ApiRendition[] {
  const { fileKey, width, height, avif } = wallpaper;
  const renditions: ApiRendition[] = [];
  const add = (size: { width: number; height: number }, path: string, format: RenditionFormat) => {
    const url = absoluteUrl(origin, path);
    renditions.push({ width: size.width, height: size.height, url, type: RENDITION_TYPES[format] });
  };
  const sizes = renditionSizes(width, height);
  const fallbacks = jpegWidths(width);
  for (const format of avif ? FORMATS : FORMATS.slice(1)) {
    for (const size of sizes) {
      if (format === 'jpg' && !fallbacks.includes(size.width)) continue;
      add(size, namedRenditionPath(fileKey, size.width, format), format);
    }
  }
  if (width !== largeWidth(width)) add({ width, height }, fullPicturePath(wallpaper), 'jpg');
  return renditions;
}

/** @param origin of the site, as in the request */
export function toApiWallpaper(wallpaper: WallpaperDetail, origin: string): ApiWallpaper {
  const absolute = (path: string) => absoluteUrl(origin, path);
  const { set } = wallpaper;
  return {
    id: wallpaper.id,
    title: wallpaper.title,
    description: wallpaper.description,
    author: wallpaper.author,
    authorUrl: wallpaper.authorUrl,
    sourceUrl: wallpaper.sourceUrl,
    licence: wallpaper.licence,
    licenceText: wallpaper.licenceText,
    licenceUrl: licenceUrl(wallpaper),
    credit: creditLine(wallpaper),
    pageUrl: absolute(wallpaperPath(wallpaper.id)),
    imageUrl: absolute(namedRenditionPath(wallpaper.fileKey, largeWidth(wallpaper.width), 'jpg')),
    thumbnailUrl: absolute(namedRenditionPath(wallpaper.fileKey, thumbnailWidth(wallpaper.width), 'jpg')),
    resolution: wallpaper.resolution,
    fileSize: wallpaper.fileSize,
    deviceType: wallpaper.deviceType,
    categoryId: wallpaper.category?.id ?? null,
    category: wallpaper.category,
    tags: wallpaper.tags,
    featured: wallpaper.featured,
    downloads: wallpaper.downloads,
    createdAt: wallpaper.createdAt,
    publishedAt: wallpaper.draft ? wallpaper.draft.publishAt : wallpaper.createdAt,
    width: wallpaper.width,
    height: wallpaper.height,
    bytes: wallpaper.bytes,
    format: wallpaper.format,
    ai: wallpaper.ai,
    hdr: wallpaper.hdr,
    gamut: wallpaper.gamut,
    palette: wallpaper.palette,
    focalPoint: { x: wallpaper.focalX, y: wallpaper.focalY },
    placeholder: wallpaper.placeholder,
    renditions: listRenditions(wallpaper, origin),
    set: set?.isPublic ? { id: set.id, role: set.role, url: absolute(setPath(set.id)) } : null,
    version: wallpaper.version,
  };
}

/** The answer to a change. @param tags as sent */
export function toApiChange(wallpaper: WallpaperDetail, origin: string, tags: unknown): ApiWallpaper {
  const leftOut = leftOutTags(tags);
  return { ...toApiWallpaper(wallpaper, origin), ...(leftOut.length > 0 && { leftOutTags: leftOut }) };
}
