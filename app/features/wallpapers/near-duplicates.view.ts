export interface SimilarWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  height: number;
  resolution: string;
  fileSize: string;
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
}

export const DECISIONS = ['publish', 'replace', 'skip'] as const;

export type Decision = (typeof DECISIONS)[number];

export const SKIPPED = 'Skipped.';

export const BULK_PATH = '/admin/wallpapers/bulk';

export const questionPath = (token: string) => `/admin/wallpapers/pending/${token}`;
export const pendingPicturePath = (token: string) => `${questionPath(token)}/picture`;
export const batchPath = (batch: string) => `${BULK_PATH}/${batch}`;

export const looksLike = ({ similar }: SimilarQuestion) =>
  similar ? `Looks like “${similar.title}”.` : 'The picture that it looked like has been deleted.';
