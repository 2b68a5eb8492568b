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

export const EMPTY_ROWS = 5;
export const MAX_ENTRIES = 500;
export const NO_VALID_ENTRY = 'Por favor, añade al menos una categoría válida';
