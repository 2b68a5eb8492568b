import type { ParsedState } from '~/features/lists/resolve/list-state';
import type { Size } from '~/images/cuts/cut';

/** How often the wallpaper changes. */
export const INTERVALS = {
  '15m': '15 minutes',
  '30m': '30 minutes',
  '1h': 'hour',
  '3h': '3 hours',
  '6h': '6 hours',
  '12h': '12 hours',
  '1d': 'day',
  '7d': '7 days',
} as const;
export type Interval = keyof typeof INTERVALS;

/** What is copied: an address, or lines of a file or a terminal. */
export interface Snippet {
  label: string;
  text: string;
  /** A file to fetch, which is a link. */
  isFile?: true;
}

export interface Recipe {
  snippets: Snippet[];
  steps: [string, string, string];
  /** What it cannot do. */
  note?: string;
}

export interface ProgramGroup {
  name: string;
  programs: { id: string; name: string }[];
}

/** What the page of wallpaper changers shows. */
export interface ChangersView {
  groups: ProgramGroup[];
  program: { id: string; name: string };
  recipe: Recipe;
  screen: Size;
  /** Whether the screen is unknown. */
  isUsual: boolean;
  every: Interval;
  filters: ParsedState;
  search: string;
  tags: string;
  categoryId: string;
  ai: string;
  categories: { id: number; name: string }[];
  /** What it is narrowed to, as parameters of an address. */
  list: Record<string, string>;
  /** By the names of fields. */
  errors: Record<string, string>;
  /** As they were typed. */
  typed: { width: string; height: string };
}
