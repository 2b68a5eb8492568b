import { cleaned } from '~/lib/clean-text';
import { DomainError } from '~/lib/errors';
import type { Corrections } from './search/search-query.server';

/** The last of the wallpapers, newest first, that came before; with the words of a search, as they were read at its beginning. */
export interface NewestCursor {
  order: 'newest';
  id: number;
  corrections: Corrections;
}

/** The last of the matches, best first, that came before. */
export interface RankedCursor {
  order: 'ranked';
  rank: number;
  id: number;
  /** The newest match when the search began: later ones would rank among those already shown. */
  newest: number;
  corrections: Corrections;
}

/** The last of a shuffled list that came before: the part of the list, its blocks, and the block's turn. */
export interface ShuffledCursor {
  order: 'shuffled';
  part: number;
  blocks: number;
  turn: number;
  id: number;
  /** Milliseconds since 1970, by the database's clock, when the list was begun: who is featured goes by that time. */
  since: number;
}

/** The last of a list by downloads or title that came before, and what it is sorted by. */
export interface KeyCursor {
  order: 'downloads' | 'title';
  key: string;
  id: number;
}

/**
 * Where a list goes on, for the address of its next page. Unlike an offset it does not care what was added or deleted
 * meanwhile, nor whether the last item is still there, and it costs nothing to go deep.
 */
export type ListCursor = NewestCursor | RankedCursor | ShuffledCursor | KeyCursor;

/** Longer ones are not ours: ten corrected words, each with its three nearest. */
const LONGEST = 3000;

/** A word as it is indexed: nothing but letters and digits, so that "-", "." and "_" can stand between words. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,100}$/u;

const writeCorrections = (corrections: Corrections) =>
  [...corrections].map(([typed, forms]) => [typed, ...forms].join('-')).join('.');

function readCorrections(text: string): Corrections | null {
  if (text === '') return new Map();
  const words = text.split('.').map((entry) => entry.split('-'));
  if (words.length > 10 || words.some((entry) => entry.length < 2 || entry.length > 4)) return null;
  if (!words.flat().every((word) => WORD.test(word))) return null;
  return new Map(words.map(([typed = '', ...forms]) => [typed, forms]));
}

const wholeNumber = (text: string | undefined, most = 2 ** 31 - 1): number | null => {
  const value = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : null;
};

const rankFrom = (text: string | undefined) =>
  text !== undefined && /^\d+(\.\d+)?(e-?\d{1,3})?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;

/** A cursor as text for an address. */
export function writeCursor(cursor: ListCursor): string {
  if (cursor.order === 'shuffled') {
    const { part, blocks, turn, id, since } = cursor;
    return ['s', part, Math.log2(blocks), turn, id, since].join('_');
  }
  if ('key' in cursor) {
    return [cursor.order === 'title' ? 't' : 'd', cursor.id, cursor.key].join('_');
  }
  const words = writeCorrections(cursor.corrections);
  if (cursor.order === 'newest') return ['n', cursor.id, words].join('_');
  return ['r', cursor.rank, cursor.id, cursor.newest, words].join('_');
}

function readKeyCursor(letter: 'd' | 't', [first, ...rest]: string[]): KeyCursor | null {
  const id = wholeNumber(first);
  // A title may have the sign that separates the fields.
  const key = cleaned(rest.join('_'));
  if (id === null || key === '') return null;
  if (letter === 't') return { order: 'title', key, id };
  return wholeNumber(key) === null ? null : { order: 'downloads', key, id };
}

/** A cursor from an address; null for anything that is none. */
export function readCursor(text: string | null): ListCursor | null {
  if (!text || text.length > LONGEST) return null;
  const [order, ...fields] = text.split('_');
  if (order === 'd' || order === 't') return readKeyCursor(order, fields);
  if (order === 's' && fields.length === 5) {
    const part = wholeNumber(fields[0], 1);
    const power = wholeNumber(fields[1], 30);
    const turn = wholeNumber(fields[2]);
    const id = wholeNumber(fields[3]);
    const since = wholeNumber(fields[4], 8.64e15);
    if (part === null || power === null || turn === null || id === null || since === null) return null;
    return turn < 2 ** power ? { order: 'shuffled', part, blocks: 2 ** power, turn, id, since } : null;
  }
  if (order === 'n' && fields.length === 2) {
    const id = wholeNumber(fields[0]);
    const corrections = readCorrections(fields[1] ?? '');
    return id === null || !corrections ? null : { order: 'newest', id, corrections };
  }
  if (order === 'r' && fields.length === 4) {
    const rank = rankFrom(fields[0]);
    const id = wholeNumber(fields[1]);
    const newest = wholeNumber(fields[2], 2 ** 31 - 2);
    const corrections = readCorrections(fields[3] ?? '');
    return rank === null || id === null || newest === null || !corrections
      ? null
      : { order: 'ranked', rank, id, newest, corrections };
  }
  return null;
}

/** A cursor that a program sent, if any. @throws malformed */
export function parseCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (!cursor) throw new DomainError('malformed', 'cursor must be one that the Link header of a list gave.');
  return cursor;
}

/** Where a page of a list begins: behind the cursor when it has one, else at the offset. */
export interface ListPlace {
  offset: number;
  limit: number;
  after?: ListCursor | null;
}

/** A page of a list, and where the next one begins: null on the last. */
export interface ListPage<T> {
  items: T[];
  offset: number;
  next: ListCursor | null;
}
