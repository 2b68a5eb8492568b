import type { ParsedState } from '~/features/lists/resolve/list-state';
import type { Size } from '~/images/cuts/cut';

/** How often the wallpaper changes. */
export const INTERVALS = ['15m', '30m', '1h', '3h', '6h', '12h', '1d', '7d'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Something to copy: an address, or lines for a file or a terminal. */
export interface Snippet {
  label: string;
  text: string;
  /** `text` is the address of a file to download. */
  isFile?: true;
  /** `text` can be saved as a file of this name. */
  saveAs?: string;
}

export interface Recipe {
  snippets: Snippet[];
  steps: [string, string, string];
  /** Limits of the program. */
  note?: string;
}

export interface ProgramGroup {
  name: string;
  programs: { id: string; name: string }[];
}

export interface ChangersView {
  /** The group of the visitor's own system comes first. */
  groups: ProgramGroup[];
  program: { id: string; name: string };
  recipe: Recipe;
  screen: Size;
  /** The visitor has not chosen a screen. */
  isUsual: boolean;
  every: Interval;
  filters: ParsedState;
  search: string;
  tags: string;
  categoryId: string;
  ai: string;
  /** The token of a list that a visitor keeps. */
  kept: string;
  categories: { id: number; name: string }[];
  /** The filters, as parameters of an address. */
  list: Record<string, string>;
  /** By field name. */
  errors: Record<string, string>;
  /** As typed, even if invalid. */
  typed: { width: string; height: string };
}
