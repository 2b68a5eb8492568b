import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

export interface SearchQuery {
  /** For to_tsquery: every word, as a prefix or corrected. */
  broad: string;
  /** For ranking: the words exactly as typed come before those that only begin alike. */
  exact: string;
  /** What was searched for instead, when a word was corrected. */
  corrected: string | null;
}

interface WordRow {
  word: string;
  known: boolean;
  nearest: string[];
}

const MAX_WORDS = 10;

/** Words come out of PostgreSQL's own parser as letters and digits only, so quoting them is all it takes. */
const quote = (word: string) => `'${word}'`;

function broadTerm({ word, known, nearest }: WordRow): string {
  const terms = [`${quote(word)}:*`];
  if (word.length > 3 && word.endsWith('s')) terms.push(quote(word.slice(0, -1)));
  if (!known) terms.push(...nearest.map(quote));
  return `(${terms.join(' | ')})`;
}

/**
 * Takes typed text apart the way titles were indexed, and corrects words that no wallpaper has and that begin none.
 * Answers null when there is nothing to search for.
 */
export async function readSearch(em: EntityManager, text: string): Promise<SearchQuery | null> {
  const words: WordRow[] = await query(
    em,
    `select typed.word, known, case when known then '{}' else array(select nearest_words(typed.word)) end as nearest
     from (
       select lexeme as word, min(position) as position
       from unnest(to_tsvector('tapeta', search_text(?))) as t, unnest(t.positions) as position
       group by lexeme order by 2 limit ?
     ) typed
     cross join lateral (
       select exists (
         select 1 from search_word s
         where s.word >= typed.word and s.word < typed.word || chr(1114111) and s.uses > 0
       ) as known
     ) k
     order by typed.position`,
    [text.slice(0, 200).toWellFormed().replaceAll('\0', ' '), MAX_WORDS],
  );
  if (words.length === 0) return null;
  const isCorrected = words.some(({ known, nearest }) => !known && nearest.length > 0);
  return {
    broad: words.map(broadTerm).join(' & '),
    exact: words.map(({ word, known, nearest }) => quote(known ? word : (nearest[0] ?? word))).join(' & '),
    corrected: isCorrected
      ? words.map(({ word, known, nearest }) => (known ? word : (nearest[0] ?? word))).join(' ')
      : null,
  };
}
