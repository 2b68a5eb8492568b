import { withQuery } from '~/lib/paths';

export const TRASH_DAYS = 30;

export const WHAT_DELETING_DOES = `What is deleted leaves the site at once. For ${TRASH_DAYS} days it can be restored from the trash.`;

export const TRASH_PAGE_SIZE = 100;

export const PURGE_WORDS = 'DELETE ALL WALLPAPERS';

export interface TrashRow {
  id: number;
  title: string;
  deletedAt: string;
  /** Days until it is gone for good, a begun one counted; 0 when it goes with the next clearing. */
  daysLeft: number;
}

export interface TrashQuery {
  offset?: number;
  id?: number | null;
  /** Every row of the page ticked, for those without JavaScript. */
  select?: 'all' | null;
}

export const trashPath = ({ offset, id, select }: TrashQuery = {}) =>
  withQuery('/admin/wallpapers/trash', { offset: offset || undefined, id, select });

export const trashPicturePath = (id: number) => `/admin/wallpapers/trash/${id}/picture`;
export const purgePath = '/admin/wallpapers/purge';

/** A button that takes a deletion back, and leads on to a page. */
export const restoration = (label: string, ids: number[], next: string) => ({
  path: trashPath(),
  label,
  fields: { intent: 'restore', id: ids, next },
});
