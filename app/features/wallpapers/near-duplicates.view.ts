import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';

export interface SimilarWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
  /** Not published yet. */
  isDraft: boolean;
}

export interface SimilarQuestion {
  token: string;
  title: string;
  fileName: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
  similar: SimilarWallpaper | null;
  larger: Larger | null;
  /** Of the picture of this wallpaper, whose old one has more pixels. */
  isReplacement?: true;
}

interface Measured {
  width: number;
  height: number;
}

export const LARGER = ['new', 'existing'] as const;

type Larger = (typeof LARGER)[number];

/** Which of the two has more pixels, or null if neither does. */
export function compareSizes(picture: Measured, existing: Measured | null): Larger | null {
  const pixels = existing ? picture.width * picture.height - existing.width * existing.height : 0;
  if (pixels === 0) return null;
  return pixels > 0 ? 'new' : 'existing';
}

export const DECISIONS = ['publish', 'replace', 'skip'] as const;

export type Decision = (typeof DECISIONS)[number];

export const skippedMessage = () => messagesOf('similar').skipped;

export const BULK_PATH = '/admin/wallpapers/bulk';

export const questionPath = (token: string) => `/admin/wallpapers/pending/${token}`;
export const pendingPicturePath = (token: string) => `${questionPath(token)}/picture`;
export const batchPath = (batch: string) => `${BULK_PATH}/${batch}`;

export function looksLike({ similar, isReplacement }: SimilarQuestion): string {
  const text = messagesOf('similar');
  if (!similar) return text.deleted;
  return (isReplacement ? text.smaller : text.looksLike)(isolate(similar.title));
}

export const saySkipSmaller = (count: number) => messagesOf('similar').skipSmaller(count);
