/** Many new categories at once. Safe in the browser. */
export interface CategoryEntry {
  name: string;
  slug: string;
}

/** What became of one of them. */
export interface CategoryLine extends CategoryEntry {
  /** Null when it was created. */
  problem: string | null;
}

export const MORE_ROWS = 5;
export const EMPTY_ROW: CategoryLine = { name: '', slug: '', problem: null };

/** A form to begin with, or another handful of rows below these. */
export const withMoreRows = (rows: CategoryLine[] = []): CategoryLine[] => [
  ...rows,
  ...Array.from({ length: MORE_ROWS }, () => EMPTY_ROW),
];

export const MAX_ENTRIES = 500;
export const NO_VALID_ENTRY = 'Por favor, añade al menos una categoría válida';
