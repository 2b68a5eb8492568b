import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared, query, sql } from '~/db/sql.server';
import { truncate } from '~/lib/clean-text';
import type { Corrections } from './cursor';
import { MAX_SEARCH } from './search-text';

export interface SearchQuery {
  words: Word[];
  matched: MatchedWords;
  broad: string;
  exact: string;
  /** For ranking: like `broad`, but only from the typed words, so that new words in the gallery don't change ranks. */
  near: string;
  corrections: Corrections;
  corrected: string | null;
  least: number;
  most: number;
  /** Whether `most` is the exact count: for one word with one form. */
  isCounted: boolean;
}

/** Which of the words a wallpaper must have: all, all but one, or any. */
export type MatchedWords = 'all' | 'most' | 'any';

interface Word {
  word: string;
  /** Known words that it matches; a pair with a space if two words were typed as one. */
  forms: string[];
  /** Known words that it forms with the word before or after it. */
  joined: string[];
  isKnown: boolean;
  least: number;
  most: number;
  categories: string[];
}

const MAX_WORDS = 10;

/** A prefix of more words than this is looked up as a prefix; fewer are much faster one by one. */
const MAX_FORMS = 200;

const MAX_COMPARED = 500;
const MAX_SIMILAR = 5;

const cut = (text: string) => truncate(text, MAX_SEARCH).replaceAll('\0', ' ');

/** In letters, when a word is split in two. */
const SHORTEST_PART = 3;

const PLURAL = /(?<=...)s$/;

const quote = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

const isPrefix = ({ forms }: Word) => forms.length > MAX_FORMS;

const formTerm = (form: string) => (form.includes(' ') ? `(${form.split(' ').map(quote).join(' & ')})` : quote(form));

function anyTerm({ word, joined, categories }: Word, terms: string[]): string {
  return `(${[...terms, ...[...joined, ...categories].map(quote)].join(' | ') || quote(word)})`;
}

const broadTerm = (row: Word) => anyTerm(row, isPrefix(row) ? [`${quote(row.word)}:*`] : row.forms.map(formTerm));

function nearTerm(row: Word): string {
  const singular = row.word.replace(PLURAL, '');
  const known = [`${quote(row.word)}:*`, ...(singular === row.word ? [] : [quote(singular)])];
  return anyTerm(row, row.isKnown ? known : row.forms.map(formTerm));
}

const chosenWord = ({ word, isKnown, forms }: Word) => (isKnown ? word : (forms[0] ?? word));

const maxMatches = (row: Word) =>
  isPrefix(row) || row.categories.length > 0 || row.forms.some((form) => form.includes(' '))
    ? Number.POSITIVE_INFINITY
    : row.most;

/** Uses fewer forms of each word if words may be missing: there would be too many combinations. */
function matchedTerms(words: Word[], matched: MatchedWords): string {
  if (matched === 'all') return words.map(broadTerm).join(' & ');
  const terms = words.map(nearTerm);
  if (matched === 'any' || terms.length < 3) return terms.join(' | ');
  return terms.map((_, left) => `(${terms.filter((_, index) => index !== left).join(' & ')})`).join(' | ');
}

/** @param corrections of the first page; later pages keep them even if the gallery changes */
export async function readSearch(
  em: EntityManager,
  text: string,
  corrections?: Corrections,
  matched: MatchedWords = 'all',
): Promise<SearchQuery | null> {
  const given = corrections ? JSON.stringify(Object.fromEntries(corrections)) : null;
  const typed = sql`
    select lexeme as word, min(position) as position,
      lag(lexeme) over (order by min(position)) as previous, lead(lexeme) over (order by min(position)) as next
    from unnest(to_tsvector('tapeta', search_text(${cut(text)}))) as t, unnest(t.positions) as position
    group by lexeme order by 2 limit ${MAX_WORDS}`;
  const known = sql`
    select array_agg(word) as forms, max(uses) as least, sum(uses) as most from (
      select word, uses from search_word
      where ${given}::jsonb -> typed.word is null and uses > 0 and (word >= typed.word and word < typed.word || chr(1114111)
        or word = case when length(typed.word) > 3 then regexp_replace(typed.word, 's$', '') end)
      limit ${MAX_FORMS + 1}
    ) same`;
  const joined = sql`
    select array(
      select word from search_word
      where uses > 0 and word = any(array[typed.previous || typed.word, typed.word || typed.next])
    ) as forms`;
  const split = sql`
    select array[start.word || ' ' || rest.word] as forms
    from generate_series(${SHORTEST_PART}, length(typed.word) - ${SHORTEST_PART}) as place
    join search_word start on start.word = left(typed.word, place) and start.uses > 0
    join search_word rest on rest.word = substr(typed.word, place + 1) and rest.uses > 0
    where ${given}::jsonb is null and known.forms is null and joined.forms = '{}' and length(typed.word) <= 60
    order by least(start.uses, rest.uses) desc limit 1`;
  const nearest = sql`
    select array_agg(word) as forms, max(uses) as least, sum(uses) as most
    from (
      select word, uses from nearest_words(typed.word)
      where ${given}::jsonb is null and known.forms is null and joined.forms = '{}' and split.forms is null
      union all select word, 0 from jsonb_array_elements_text(${given}::jsonb -> typed.word) as given (word)
    ) near`;
  const statement = sql<Word>`
    select typed.word, coalesce(known.forms, split.forms, nearest.forms, '{}') as forms, joined.forms as joined,
      known.forms is not null as "isKnown",
      coalesce(known.least, nearest.least, 0) as least, coalesce(known.most, nearest.most, 0)::float8 as most,
      array(
        select 'category:' || c.id from category c, unnest(tsvector_to_array(c.search)) as part
        where starts_with(part, typed.word)
          or part collate "C" = any(coalesce(known.forms, nearest.forms) || joined.forms) group by c.id
      ) as categories
    from (${typed}) typed
    cross join lateral (${known}) known
    cross join lateral (${joined}) joined
    left join lateral (${split}) split on true
    left join lateral (${nearest}) nearest on true
    order by typed.position`;
  const words = await query(em, prepared(statement));
  return words.length > 0 ? matchWords(words, matched) : null;
}

/** For words that were already looked up. */
export function matchWords(words: Word[], matched: MatchedWords): SearchQuery {
  const only = words.length === 1 ? words[0] : undefined;
  const among = matched === 'all' ? ' & ' : ' | ';
  const corrected = words.filter(({ isKnown, forms }) => !isKnown && forms.length > 0);
  return {
    words,
    matched,
    broad: matchedTerms(words, matched),
    exact: words.map((row) => anyTerm(row, [formTerm(chosenWord(row))])).join(among),
    near: words.map(nearTerm).join(among),
    corrections: corrected.map(({ word, forms }) => [word, forms]),
    corrected: corrected.length > 0 ? words.map(chosenWord).join(' ') : null,
    least: only?.least ?? 0,
    most: Math.min(...words.map(maxMatches)),
    // Forms from a cursor have no counts.
    isCounted: only !== undefined && only.least === maxMatches(only) && (only.most > 0 || only.forms.length === 0),
  };
}

/** The gallery's words most similar to those of a search without results. */
export async function readSimilarWords(em: EntityManager, text: string): Promise<string[]> {
  const rows = await query<{ word: string }>(em)`
    select word from (
      select near.word, max(near.likeness) as likeness
      from (select distinct lexeme from unnest(to_tsvector('tapeta', search_text(${cut(text)}))) limit ${MAX_WORDS}) typed,
        lateral (
          select s.word, similarity(s.word, typed.lexeme) as likeness from search_word s
          where s.word % typed.lexeme and s.uses > 0 and length(typed.lexeme) between 3 and 60 limit ${MAX_COMPARED}
        ) near
      group by near.word
    ) nearest order by likeness desc, word limit ${MAX_SIMILAR}`;
  return rows.map(({ word }) => word);
}
