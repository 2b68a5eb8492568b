import { cleaned } from '~/lib/clean-text';

export type AdminSort = 'downloads' | 'title' | 'newest';

/**
 * A wallpaper's place in the administrator's list: its id and what it is sorted by. Pages begin behind one or end before
 * one, so that the last page of a hundred thousand costs what the first one costs, and no page is out of reach.
 */
export interface AdminCursor {
  id: number;
  /** Empty where the id alone decides. */
  key: string;
}

const KEYS: Record<AdminSort, RegExp> = { downloads: /^\d{1,9}$/, title: /^.{1,400}$/s, newest: /^$/ };

export const writeAdminCursor = ({ id, key }: AdminCursor): string => `${id}_${key}`;

/** A place from an address; null for anything that is none in this order. */
export function readAdminCursor(text: string | null, sort: AdminSort): AdminCursor | null {
  const [, id, key = ''] = /^([1-9]\d{0,8})_(.*)$/s.exec(text ?? '') ?? [];
  return id && KEYS[sort].test(key) ? { id: Number(id), key: cleaned(key) } : null;
}
