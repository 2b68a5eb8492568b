import { cleaned } from '~/lib/clean-text';
import { DomainError } from '~/lib/errors';

/** Words that no wallpaper has, as typed, and the known ones nearest to them. */
export type Corrections = ReadonlyMap<string, string[]>;

export interface NewestCursor {
  order: 'newest';
  id: number;
  corrections: Corrections;
}

export interface KeyCursor {
  order: 'downloads' | 'downloads7' | 'downloads30' | 'downloads365' | 'title';
  key: string;
  id: number;
}

export interface RankedCursor {
  order: 'ranked';
  rank: number;
  id: number;
  /** The newest match when the search began: later ones would rank among those already shown. */
  newest: number;
  corrections: Corrections;
}

export interface ShuffledCursor {
  order: 'shuffled';
  part: number;
  blocks: number;
  slot: number;
  id: number;
}

export type ListCursor = NewestCursor | KeyCursor | RankedCursor | ShuffledCursor;

const MAX_LENGTH = 3000;
const MAX_CORRECTIONS = 10;
const MAX_ID = 2 ** 31 - 1;

/** A word as it is indexed: nothing but letters and digits, so that "-", "." and "_" can stand between words. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,100}$/u;
/** What it was corrected to may be two words. */
const FORM = /^[\p{L}\p{N}\p{M}]{1,100}(?: [\p{L}\p{N}\p{M}]{1,100})?$/u;

const writeCorrections = (corrections: Corrections) =>
  [...corrections].map(([typed, forms]) => [typed, ...forms].join('-')).join('.');

function readCorrections(text: string): Corrections | null {
  if (text === '') return new Map();
  const words = text.split('.').map((entry) => entry.split('-'));
  if (words.length > MAX_CORRECTIONS || words.some((entry) => entry.length < 2 || entry.length > 4)) return null;
  if (!words.every(([typed = '', ...forms]) => WORD.test(typed) && forms.every((form) => FORM.test(form)))) return null;
  return new Map(words.map(([typed = '', ...forms]) => [typed, forms]));
}

function readNumber(text = '', max = MAX_ID): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value <= max ? value : Number.NaN;
}

const readRank = (text = '') => (/^\d+(\.\d+)?(e-?\d{1,3})?$/.test(text) ? Number(text) : Number.NaN);

const isReadable = (numbers: number[]) => !numbers.some(Number.isNaN);

function readNewest(fields: string[]): NewestCursor | null {
  const id = readNumber(fields[0]);
  const corrections = readCorrections(fields[1] ?? '');
  return fields.length === 2 && isReadable([id]) && corrections ? { order: 'newest', id, corrections } : null;
}

function readSorted(order: KeyCursor['order'], [first, ...rest]: string[]): KeyCursor | null {
  const id = readNumber(first);
  // A title may have the sign that separates the fields.
  const key = cleaned(rest.join('_'));
  const isKey = order === 'title' ? key !== '' : isReadable([readNumber(key)]);
  return isReadable([id]) && isKey ? { order, key, id } : null;
}

function readRanked(fields: string[]): RankedCursor | null {
  const rank = readRank(fields[0]);
  const id = readNumber(fields[1]);
  const newest = readNumber(fields[2], MAX_ID - 1);
  const corrections = readCorrections(fields[3] ?? '');
  if (fields.length !== 4 || !Number.isFinite(rank) || !isReadable([id, newest]) || !corrections) return null;
  return { order: 'ranked', rank, id, newest, corrections };
}

function readShuffled(fields: string[]): ShuffledCursor | null {
  const [part, blocks, id] = [readNumber(fields[0], 1), 2 ** readNumber(fields[1], 30), readNumber(fields[3])];
  const slot = readNumber(fields[2], blocks - 1);
  if (fields.length !== 4 || !isReadable([part, blocks, slot, id])) return null;
  return { order: 'shuffled', part, blocks, slot, id };
}

const READERS: Record<string, (fields: string[]) => ListCursor | null> = {
  n: readNewest,
  d: (fields) => readSorted('downloads', fields),
  d7: (fields) => readSorted('downloads7', fields),
  d30: (fields) => readSorted('downloads30', fields),
  d365: (fields) => readSorted('downloads365', fields),
  t: (fields) => readSorted('title', fields),
  r: readRanked,
  s: readShuffled,
};

function fieldsOf(cursor: ListCursor): (string | number)[] {
  switch (cursor.order) {
    case 'newest':
      return ['n', cursor.id, writeCorrections(cursor.corrections)];
    case 'downloads':
      return ['d', cursor.id, cursor.key];
    case 'downloads7':
      return ['d7', cursor.id, cursor.key];
    case 'downloads30':
      return ['d30', cursor.id, cursor.key];
    case 'downloads365':
      return ['d365', cursor.id, cursor.key];
    case 'title':
      return ['t', cursor.id, cursor.key];
    case 'ranked':
      return ['r', cursor.rank, cursor.id, cursor.newest, writeCorrections(cursor.corrections)];
    case 'shuffled':
      return ['s', cursor.part, Math.log2(cursor.blocks), cursor.slot, cursor.id];
  }
}

export const writeCursor = (cursor: ListCursor): string => fieldsOf(cursor).join('_');

export function readCursor(text: string | null): ListCursor | null {
  if (!text || text.length > MAX_LENGTH) return null;
  const [letter = '', ...fields] = text.split('_');
  return Object.hasOwn(READERS, letter) ? (READERS[letter]?.(fields) ?? null) : null;
}

export function parseCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (!cursor) throw new DomainError('malformed', 'cursor must be one that the Link header of a list gave.');
  return cursor;
}
