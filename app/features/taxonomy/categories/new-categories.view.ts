export interface CategoryEntry {
  name: string;
  slug: string;
}

export interface CategoryLine extends CategoryEntry {
  problem: string | null;
}

export const MORE_ROWS = 5;
export const EMPTY_ROW: CategoryLine = { name: '', slug: '', problem: null };

export const withMoreRows = (rows: CategoryLine[] = []): CategoryLine[] => [
  ...rows,
  ...Array.from({ length: MORE_ROWS }, () => EMPTY_ROW),
];

export const MAX_ENTRIES = 500;
