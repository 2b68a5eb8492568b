import { editPath, withQuery } from '~/lib/paths';

export const DRAFTS_PAGE_SIZE = 200;

export const SHOWN = ['all', 'drafts', 'planned'] as const;
export type Shown = (typeof SHOWN)[number];

export const readShown = (text: string | null): Shown | undefined => SHOWN.find((show) => show === text);

export interface DraftsQuery {
  show?: Shown;
  offset?: number;
  /** Ticks every row of the page, for use without JavaScript. */
  select?: 'all' | null;
}

export const draftsPath = ({ show, offset, select }: DraftsQuery = {}) =>
  withQuery('/admin/drafts', { show: show === 'all' ? undefined : show, offset: offset || undefined, select });

/** What pages beside the list keep of it, to return to it. */
export const draftsSearch = (show: Shown, offset?: number, isCompleting = false) =>
  new URLSearchParams({
    drafts: show,
    ...(offset ? { offset: String(offset) } : {}),
    ...(isCompleting ? { complete: 'yes' } : {}),
  }).toString();

/** The same as in the list of wallpapers. */
export const draftRowId = (id: number) => `wallpaper-${id}`;

/** The page of one draft, opened from the list. */
export const draftPath = (id: number, { show = 'all', offset }: DraftsQuery, isCompleting = false) =>
  withQuery(editPath(id), { list: draftsSearch(show, offset, isCompleting) });

export interface DraftRow {
  id: number;
  title: string;
  category: string | null;
  tags: string[];
  /** In UTC. Null for a draft without a plan. */
  publishAt: string | null;
  /** "2026-11-30" and "09:00" in the time zone of the site. */
  day: string | null;
  time: string | null;
}

export interface DraftCounts {
  drafts: number;
  planned: number;
}

export interface DayOfDrafts {
  day: string | null;
  rows: DraftRow[];
}

/** Rows in their order, one group for each day. */
export function groupByDay(rows: DraftRow[]): DayOfDrafts[] {
  const groups: DayOfDrafts[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.day === row.day) last.rows.push(row);
    else groups.push({ day: row.day, rows: [row] });
  }
  return groups;
}
