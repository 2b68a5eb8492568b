/** What is said after an upload, and where it leads. */
import { draftsPath } from '~/features/drafts/draft.view';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

/** As the server keeps it, or as the API answers. */
export interface Uploaded {
  id: number;
  title: string;
  draft?: { publishAt: string | null };
  /** Null for a draft, later than now for a plan. */
  publishedAt?: string | null;
  createdAt: string;
}

type Stage = 'published' | 'planned' | 'draft';

export function stageOf({ draft, publishedAt, createdAt }: Uploaded): Stage {
  const time = draft ? draft.publishAt : publishedAt;
  if (time === null) return 'draft';
  return time === undefined || time === createdAt ? 'published' : 'planned';
}

export function sayUploaded(wallpaper: Uploaded): string {
  const { kept, planned } = messagesOf('publishing');
  return { published: messagesOf('uploads').uploaded, planned, draft: kept }[stageOf(wallpaper)];
}

/** Where the administrator sees it: a draft has no public page. */
export const pageOf = ({ id, isDraft }: { id: number; isDraft: boolean }) =>
  isDraft ? editPath(id) : wallpaperPath(id);

export const uploadedPath = (wallpaper: Uploaded) =>
  pageOf({ id: wallpaper.id, isDraft: stageOf(wallpaper) !== 'published' });

export const uploadedLink = (wallpaper: Uploaded) => ({ path: uploadedPath(wallpaper), label: wallpaper.title });

export const uploadedListPath = (wallpaper: Uploaded) =>
  stageOf(wallpaper) === 'published' ? '/admin/wallpapers?sort=newest' : draftsPath();

/** Of the files that were uploaded, those that aren't published yet. */
export function sayDrafts(scheduled: number, drafts: number): string[] {
  const text = messagesOf('uploadResults').totals;
  return [scheduled > 0 && text.scheduled(scheduled), drafts > 0 && text.kept(drafts)].filter((part) => part !== false);
}
