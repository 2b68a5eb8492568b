export interface CategoryRef {
  id: number;
  name: string;
  slug: string;
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
  /** For visitors who save data: show the smallest picture and its size, if known. */
  smallest?: { bytes: number | null };
}

export interface WallpaperDetail extends Omit<WallpaperCard, 'category'> {
  description: string | null;
  author: string | null;
  /** A name or a URL. */
  licence: string | null;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  category: CategoryRef | null;
  format: 'jpeg' | 'png' | 'webp';
  bytes: number;
  palette: { color: string; weight: number }[];
  /** Share of true black pixels, 0 to 1. Null until measured. */
  blackShare: number | null;
  /** The file says it was made by AI. */
  ai: boolean;
  focalX: number;
  focalY: number;
  /** Whether the administrator chose the focal point. */
  focalChosen: boolean;
  version: number;
  createdAt: string;
}

/** Sizes of the files that visitors download, in bytes. Null until they are made. */
export interface DownloadSizes {
  downloadBytes: number | null;
  /** In the uploaded format. Null for a JPEG, which is the normal download. */
  sourceBytes: number | null;
}

export type WallpaperShown = WallpaperDetail & DownloadSizes;

/** The licence if it is a URL, null if it is a name. */
export const licenceAddress = (licence: string): string | null =>
  /^https?:\/\/\S+$/i.test(licence) && URL.canParse(licence) ? licence : null;

export function altText({ title, tags }: { title: string; tags: string[] }): string {
  return tags.length > 0 ? `${title} (${tags.slice(0, 4).join(', ')})` : title;
}
