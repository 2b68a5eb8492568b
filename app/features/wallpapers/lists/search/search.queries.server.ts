import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { Corrections } from '~/features/wallpapers/lists/cursor';

export interface SearchQuery {
  broad: string;
  exact: string;
  /** For ranking too: as broad, but made of the typed words alone, so that words which come and go change no match's rank. */
  near: string;
  corrections: Corrections;
  corrected: string | null;
  least: number;
  most: number;
}

interface WordRow {
  word: string;
  forms: string[];
  isKnown: boolean;
  least: number;
  most: number;
  categories: string[];
}

const MAX_WORDS = 10;

/** A word that begins more words than this is looked up as a prefix: fewer are many times faster one by one. */
const MAX_FORMS = 200;

const PLURAL = /(?<=...)s$/;

const quote = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

const isPrefix = ({ forms }: WordRow) => forms.length > MAX_FORMS;

function broadTerm(row: WordRow): string {
  const words = isPrefix(row) ? [`${quote(row.word)}:*`] : row.forms.map(quote);
  const terms = [...words, ...row.categories.map(quote)];
  return `(${terms.length > 0 ? terms.join(' | ') : quote(row.word)})`;
}

function nearTerm(row: WordRow): string {
  const singular = row.word.replace(PLURAL, '');
  const known = [`${quote(row.word)}:*`, ...(singular === row.word ? [] : [quote(singular)])];
  return `(${[...(row.isKnown ? known : row.forms.map(quote)), ...row.categories.map(quote)].join(' | ') || quote(row.word)})`;
}

const chosenWord = ({ word, isKnown, forms }: WordRow) => (isKnown ? word : (forms[0] ?? word));

const mostOf = (row: WordRow) => (isPrefix(row) || row.categories.length > 0 ? Number.POSITIVE_INFINITY : row.most);

/** @param corrections of the first page of a search, which the further ones keep although the gallery has changed */
export async function readSearch(
  em: EntityManager,
  text: string,
  corrections?: Corrections,
): Promise<SearchQuery | null> {
  const given = corrections ? JSON.stringify(Object.fromEntries(corrections)) : null;
  const words = await query(
    em,
    sql<WordRow>`
      select typed.word, coalesce(known.forms, nearest.forms, '{}') as forms, known.forms is not null as "isKnown",
        coalesce(known.least, nearest.least, 0) as least, coalesce(known.most, nearest.most, 0)::float8 as most,
        array(
          select 'category:' || c.id from category c, unnest(tsvector_to_array(c.search)) as part
          where starts_with(part, typed.word) or part collate "C" = any(coalesce(known.forms, nearest.forms)) group by c.id
        ) as categories
      from (
        select lexeme as word, min(position) as position
        from unnest(to_tsvector('tapeta', search_text(${text.slice(0, 200).toWellFormed().replaceAll('\0', ' ')}))) as t,
          unnest(t.positions) as position
        group by lexeme order by 2 limit ${MAX_WORDS}
      ) typed
      cross join lateral (
        select array_agg(word) as forms, max(uses) as least, sum(uses) as most from (
          select word, uses from search_word
          where ${given}::jsonb -> typed.word is null and uses > 0 and (word >= typed.word and word < typed.word || chr(1114111)
            or word = case when length(typed.word) > 3 then regexp_replace(typed.word, 's$', '') end)
          limit ${MAX_FORMS + 1}
        ) found
      ) known
      left join lateral (
        select array_agg(word) as forms, max(uses) as least, sum(uses) as most
        from (
          select word, uses from nearest_words(typed.word) where ${given}::jsonb is null and known.forms is null
          union all select word, 0 from jsonb_array_elements_text(${given}::jsonb -> typed.word) as given (word)
        ) near
      ) nearest on true
      order by typed.position`,
  );
  if (words.length === 0) return null;
  const corrected = words.filter(({ isKnown, forms }) => !isKnown && forms.length > 0);
  return {
    broad: words.map(broadTerm).join(' & '),
    exact: words.map((row) => `(${[chosenWord(row), ...row.categories].map(quote).join(' | ')})`).join(' & '),
    near: words.map(nearTerm).join(' & '),
    corrections: new Map(corrected.map(({ word, forms }) => [word, forms])),
    corrected: corrected.length > 0 ? words.map(chosenWord).join(' ') : null,
    least: words.length === 1 ? Math.max(...words.map(({ least }) => least)) : 0,
    most: Math.min(...words.map(mostOf)),
  };
}
