import { readId } from '~/lib/id';
import { withQuery } from '~/lib/paths';

/** What the wallpapers of a list lack. The last one has all drafts. */
export const TRIAGE_LISTS = [
  'untagged',
  'uncategorised',
  'no-device',
  'no-author',
  'no-licence',
  'no-description',
  'drafts',
] as const;
export type TriageList = (typeof TRIAGE_LISTS)[number];

const MAX_RECENT = 8;
const MAX_DONE = 1_000_000;

/** Where the curator is: newest first. The address keeps it, so that Back works and nothing is stored. */
export interface TriageQuery {
  only: TriageList;
  /** This wallpaper, even if it lacks nothing now. */
  at: number | null;
  /** The next one before this id. */
  before: number | null;
  /** How many were saved, skipped or deleted. */
  done: number;
  /** The tags used last, latest first. */
  recent: string[];
}

export function readTriageQuery(search: URLSearchParams): TriageQuery {
  const done = Number(search.get('done'));
  return {
    only: TRIAGE_LISTS.find((list) => list === search.get('only')) ?? 'untagged',
    at: readId(search.get('at') ?? ''),
    before: readId(search.get('before') ?? ''),
    done: Number.isInteger(done) && done > 0 && done < MAX_DONE ? done : 0,
    recent: search.getAll('recent').slice(0, MAX_RECENT),
  };
}

export function triagePath({ only, at, before, done, recent = [] }: Partial<TriageQuery> = {}): string {
  const path = withQuery('/admin/triage', { only, at, before, done: done || undefined });
  const tags = new URLSearchParams(recent.map((name) => ['recent', name])).toString();
  return tags ? `${path}${path.includes('?') ? '&' : '?'}${tags}` : path;
}

export const pathAt = (query: TriageQuery, id: number): string => triagePath({ ...query, at: id, before: null });

/** Back to one that was skipped. */
export const pathBefore = (query: TriageQuery, previous: number): string =>
  pathAt({ ...query, done: Math.max(0, query.done - 1) }, previous);

export const pathAfter = ({ only, done, recent }: TriageQuery, id: number, used: string[] = []): string =>
  triagePath({ only, before: id, done: done + 1, recent: [...new Set([...used, ...recent])].slice(0, MAX_RECENT) });
