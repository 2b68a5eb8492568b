export interface CategoryRef {
  id: number;
  name: string;
  slug: string;
}

/** As much as a card in a list needs; kept small, because a page carries a hundred of them. */
export interface WallpaperCard {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  placeholder: string;
  /** CSS `object-position` of a picture that is cropped; left out where it is the middle. */
  focus?: string;
  avif: boolean;
  tags: string[];
  downloads: number;
  featured: boolean;
  category: { name: string; slug: string } | null;
  /** For visitors who want little data: the smallest picture is shown, and what it weighs, if that is known. */
  smallest?: { bytes: number | null };
}

export interface WallpaperDetail extends Omit<WallpaperCard, 'category'> {
  description: string | null;
  author: string | null;
  /** Its name, or an address. */
  licence: string | null;
  resolution: string;
  fileSize: string;
  deviceType: string | null;
  category: CategoryRef | null;
  format: 'jpeg' | 'png' | 'webp';
  bytes: number;
  palette: { color: string; weight: number }[];
  /** Of the pixels that a screen switches off for it, 0 to 1; null while nobody has measured it. */
  blackShare: number | null;
  /** Made by AI, as the file says. */
  ai: boolean;
  focalX: number;
  focalY: number;
  /** By the administrator. */
  focalChosen: boolean;
  version: number;
  createdAt: string;
}

/** Of the files that visitors get, in bytes; null while nobody has made them. */
export interface DownloadSizes {
  downloadBytes: number | null;
  /** Of the uploaded format; null for a JPEG, which is what Download gives. */
  sourceBytes: number | null;
}

export type WallpaperShown = WallpaperDetail & DownloadSizes;

/** A licence that is the address of a page; null for the name of one. */
export const licenceAddress = (licence: string): string | null =>
  /^https?:\/\/\S+$/i.test(licence) && URL.canParse(licence) ? licence : null;

export function altText({ title, tags }: { title: string; tags: string[] }): string {
  return tags.length > 0 ? `${title} (${tags.slice(0, 4).join(', ')})` : title;
}
