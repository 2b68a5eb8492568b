/** What an administrator sees before a picture that looks like another one is published. Safe in the browser. */
export interface SimilarWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
}

/** A picture that waits aside, and the wallpaper that it looks like. */
export interface SimilarQuestion {
  token: string;
  title: string;
  fileName: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
  /** Null when it has been deleted meanwhile. */
  similar: SimilarWallpaper | null;
}

export const DECISIONS = ['publish', 'replace', 'skip'] as const;

export type Decision = (typeof DECISIONS)[number];

/** What stands beside a file that the administrator left out. */
export const SKIPPED = 'Skipped.';

/** 32 hexadecimal digits that nobody can guess. */
export const UPLOAD_TOKEN = /^[0-9a-f]{32}$/;

export const BULK_PATH = '/admin/wallpapers/bulk';

export const questionPath = (token: string) => `/admin/wallpapers/pending/${token}`;
export const pendingPicturePath = (token: string) => `${questionPath(token)}/picture`;
export const batchPath = (batch: string) => `${BULK_PATH}/${batch}`;

export const looksLike = ({ similar }: SimilarQuestion) =>
  similar ? `Looks like “${similar.title}”.` : 'The picture that it looked like has been deleted.';
