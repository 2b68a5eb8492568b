/** Finds the words in `search_word` that a mistyped word may mean. */
export const NEAREST_WORDS = `
  -- Trigrams say little of short words: two that are one edit apart are alike when a letter is left out of each.
  create function without_one_letter(word text) returns text[] language sql immutable parallel safe as $body$
    select array_agg(overlay(word placing '' from place for 1)) || word from generate_series(1, length(word)) as place
  $body$;
  create index search_word_short on search_word using gin (without_one_letter(word)) where length(word) between 3 and 5;

  create function is_swapped(word text, typed text) returns boolean language sql immutable parallel safe as $body$
    select length(word) = length(typed) and exists (
      select from generate_series(1, length(typed) - 1) as place
      where overlay(typed placing reverse(substr(typed, place, 2)) from place for 2) = word
    )
  $body$;

  -- Loads pg_trgm: in a session that has not used it yet, its parameters are only for superusers.
  select similarity('', '');
  -- Up to three known words nearest to an unknown one: one edit away (two from eight letters on), swapped letters being one.
  create function nearest_words(typed text) returns table (word text, uses int) language sql stable
    set pg_trgm.similarity_threshold = 0.15 as $body$
    with candidate as (
      -- A word may be typed only in part: its beginning counts as much as the whole.
      select s.word, s.uses, least(
        levenshtein(s.word, typed),
        levenshtein(left(s.word, length(typed)), typed),
        levenshtein(left(s.word, length(typed) + 1), typed)
      ) as distance
      from search_word s
      where length(typed) between 5 and 60 and s.uses > 0 and s.word % typed
        and length(s.word) between length(typed) - 2 and 60
      union all
      -- Another number is no typing error.
      select s.word, s.uses, levenshtein(s.word, typed) from search_word s
      where length(typed) between 3 and 4 and typed !~ '[0-9]' and s.uses > 0 and length(s.word) between 3 and 5
        and without_one_letter(s.word) && without_one_letter(typed)
    ), near as (
      select c.*, rank() over (order by least(distance, case when is_swapped(c.word, typed) then 1 end)) as place from candidate c
      where distance <= case when length(typed) >= 8 then 2 else 1 end or is_swapped(c.word, typed)
    )
    select n.word, n.uses from near n where place = 1
    order by levenshtein(n.word, typed) > n.distance, n.uses desc, n.word limit 3
  $body$;
`;
