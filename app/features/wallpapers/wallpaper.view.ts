import type { Gamut, PictureFormat } from '~/images/signatures';
import type { VersionRole } from '~/lib/version-roles';
import type { Credit } from './credit';

export interface CategoryRef {
  id: number;
  name: string;
  slug: string;
}

export interface PictureSource {
  fileKey: string;
  width: number;
  height: number;
  avif: boolean;
  hdr?: boolean;
}

/** Only what a card in a list needs, because a page has a hundred of them. */
export interface WallpaperCard {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  placeholder: string;
  /** CSS `object-position` when cropped. Left out for the centre. */
  focus?: string;
  avif: boolean;
  tags: string[];
  downloads: number;
  featured: boolean;
  category: { name: string; slug: string } | null;
  /** Of the same picture, with this one. `dark` is shown to visitors whose system is dark. */
  versions?: { count: number; dark: PictureSource | null };
  /** In a list that visitors can step through, from 1. */
  position?: number;
  /** For visitors who save data: show the smallest picture and its size, if known. */
  smallest?: { bytes: number | null };
}

export interface WallpaperDetail extends Omit<WallpaperCard, 'category'>, Credit {
  description: string | null;
  /** Changes with the credit. */
  creditMark: string;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  category: CategoryRef | null;
  format: PictureFormat;
  bytes: number;
  palette: { color: string; weight: number }[];
  /** Share of true black pixels, 0 to 1. Null until measured. */
  blackShare: number | null;
  /** Has a gain map, which makes it brighter on HDR screens. */
  hdr: boolean;
  gamut: Gamut;
  focalX: number;
  focalY: number;
  /** Whether the administrator chose the focal point. */
  focalChosen: boolean;
  version: number;
  /** The set of versions that it belongs to. */
  set: {
    id: number;
    role: VersionRole;
    /** Whether two versions are published, so that it has a page. */
    isPublic: boolean;
  } | null;
  createdAt: string;
  /** Not published yet. `publishAt` is null without a plan. */
  draft?: { publishAt: string | null };
}

/** Sizes of the files that visitors download, in bytes. Null until they are made. */
export interface DownloadSizes {
  downloadBytes: number | null;
  /** In the uploaded format. Null for a JPEG, which is the normal download. */
  sourceBytes: number | null;
}

export type WallpaperShown = WallpaperDetail & DownloadSizes;

export function altText({ title, tags }: { title: string; tags: string[] }): string {
  return tags.length > 0 ? `${title} (${tags.slice(0, 4).join(', ')})` : title;
}
