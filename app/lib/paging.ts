export const PAGE_SIZE = 40;
export const SMALL_PAGE_SIZE = 12;
export const MAX_LIMIT = 200;
/** Every skipped row costs time, and no one pages this far by hand. */
export const MAX_OFFSET = 100_000;

export interface PageRequest {
  offset: number;
  limit: number;
}

export interface Page<T> {
  items: T[];
  offset: number;
  hasMore: boolean;
}

export function toPage<T>(rows: T[], { offset, limit }: PageRequest): Page<T> {
  return { items: rows.slice(0, limit), offset, hasMore: rows.length > limit && offset + limit <= MAX_OFFSET };
}

export function parseOffset(value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Math.min(Number(value), MAX_OFFSET) : 0;
}
