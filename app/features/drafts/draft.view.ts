import { withQuery } from '~/lib/paths';

export const INBOX_PAGE_SIZE = 200;

export const SHOWN = ['all', 'drafts', 'planned'] as const;
export type Shown = (typeof SHOWN)[number];

export interface InboxQuery {
  show?: Shown;
  offset?: number;
  /** Ticks every row of the page, for use without JavaScript. */
  select?: 'all' | null;
}

export const inboxPath = ({ show, offset, select }: InboxQuery = {}) =>
  withQuery('/admin/drafts', { show: show === 'all' ? undefined : show, offset: offset || undefined, select });

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

export const MOVES = ['first', 'earlier', 'later'] as const;
export type Move = (typeof MOVES)[number];

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
