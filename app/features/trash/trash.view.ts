import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

export const TRASH_DAYS = 30;

export const whatDeletingDoes = () => messagesOf('trash').whatDeletingDoes(TRASH_DAYS);

export const TRASH_PAGE_SIZE = 100;

export const PURGE_WORDS = 'DELETE ALL WALLPAPERS';

export interface TrashRow {
  id: number;
  title: string;
  deletedAt: string;
  /** Days until it is deleted permanently, rounded up. 0 when the next clearing deletes it. */
  daysLeft: number;
  /** Hidden after a report: it stays until it is shown again. */
  isHidden: boolean;
}

export interface TrashQuery {
  offset?: number;
  id?: number | null;
  /** Ticks every row of the page, for use without JavaScript. */
  select?: 'all' | null;
}

export const trashPath = ({ offset, id, select }: TrashQuery = {}) =>
  withQuery('/admin/wallpapers/trash', { offset: offset || undefined, id, select });

export const trashPicturePath = (id: number) => `/admin/wallpapers/trash/${id}/picture`;

interface StoredPicture {
  id: number;
  fileKey: string;
  width: number;
  isDraft: boolean;
}

/** A small picture of a wallpaper or draft. Those of drafts have no public address. */
export const smallPicturePath = ({ id, fileKey, width, isDraft }: StoredPicture) =>
  isDraft ? trashPicturePath(id) : renditionPath(fileKey, thumbnailWidth(width), 'webp');

export const purgePath = '/admin/wallpapers/purge';

/** A button that undoes a deletion and then opens `next`. */
export const restoration = (label: string, ids: number[], next: string) => ({
  path: trashPath(),
  label,
  fields: { intent: 'restore', id: ids, next },
});
