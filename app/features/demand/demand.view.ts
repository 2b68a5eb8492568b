import { withQuery } from '~/lib/paths';

export const DAYS_KEPT = 90;
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** In the order of the page. */
export const DEMAND_KINDS = ['search', 'screen', 'corrected', 'filters'] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];

/** The page shows the most asked; the CSV has all. */
export const ROWS_PER_KIND = 20;

export interface DemandRow {
  kind: DemandKind;
  /** As stored: words, `3440x1440`, or the address of a list. */
  wanted: string;
  /** For people. */
  label: string;
  asked: number;
  /** How many pictures there are for it now. */
  found: number;
  /** What the search takes the words for. */
  corrected: string | null;
  /** The tag that the words lead to. */
  alias: { id: number; name: string } | null;
  /** The public list of what there is, or of the nearest; null if there is none. */
  nearest: string | null;
  upload: string;
}

export interface DemandSection {
  kind: DemandKind;
  total: number;
  rows: DemandRow[];
}

export const demandPath = (days: Period = 30) => withQuery('/admin/demand', { days: days === 30 ? null : days });
export const demandCsvPath = (days: Period) => withQuery('/admin/demand.csv', { days: days === 30 ? null : days });
