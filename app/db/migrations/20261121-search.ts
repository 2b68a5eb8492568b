import { Migration } from '@mikro-orm/migrations';

/**
 * Full-text search with accents folded, and the table of distinct words that typing errors are corrected against.
 * The words are not stemmed: titles come in every language, and stems and typed prefixes do not go together.
 */
export class Search20261121 extends Migration {
  override up() {
    this.addSql(`
      create extension if not exists unaccent;
      create extension if not exists pg_trgm;
      create extension if not exists fuzzystrmatch;

      create text search configuration tapeta (copy = simple);
      alter text search configuration tapeta
        alter mapping for asciiword, word, numword, int, uint with unaccent, simple;

      -- Everything but letters and digits separates words, so that no part is taken for a path, a host or a number with a sign.
      create function search_text(value text) returns text language sql immutable parallel safe as
        $body$ select regexp_replace(lower(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g') $body$;

      alter table wallpaper add column search tsvector not null default '';
      create index wallpaper_search on wallpaper using gin (search) with (fastupdate = off);

      -- A category stands in the document by its id, and the words of its name are in its own row: a category of a million
      -- wallpapers is renamed without touching one of them. No word that is typed has a colon.
      create function index_wallpaper() returns trigger language plpgsql as $body$
      begin
        new.search :=
          setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
          setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
          coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
          setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D');
        return new;
      end $body$;
      create trigger wallpaper_index before insert or update of title, description, tags, category_id on wallpaper
        for each row execute function index_wallpaper();

      alter table category add column search tsvector not null
        generated always as (to_tsvector('tapeta', search_text(name))) stored;

      create table search_word (
        word text collate "C" primary key,
        uses int not null
      );
      create index search_word_similar on search_word using gin (word gin_trgm_ops);

      create function count_words() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          insert into search_word as w (word, uses)
            select word, count(*)::int from new_rows, unnest(tsvector_to_array(search)) as word
            where not starts_with(word, 'category:') group by word order by word
          on conflict (word) do update set uses = w.uses + excluded.uses;
        elsif tg_op = 'DELETE' then
          insert into search_word as w (word, uses)
            select word, -count(*)::int from old_rows, unnest(tsvector_to_array(search)) as word
            where not starts_with(word, 'category:') group by word order by word
          on conflict (word) do update set uses = w.uses + excluded.uses;
        else
          insert into search_word as w (word, uses)
            select word, sum(n)::int from (
              select 1 as n, search from new_rows
              union all
              select -1, search from old_rows
            ) changes, unnest(tsvector_to_array(search)) as word
            where not starts_with(word, 'category:') group by word having sum(n) <> 0 order by word
          on conflict (word) do update set uses = w.uses + excluded.uses;
        end if;
        return null;
      end $body$;
      create trigger search_word_insert after insert on wallpaper
        referencing new table as new_rows for each statement execute function count_words();
      create trigger search_word_delete after delete on wallpaper
        referencing old table as old_rows for each statement execute function count_words();
      create trigger search_word_update after update on wallpaper
        referencing old table as old_rows new table as new_rows for each statement execute function count_words();
      create trigger category_word_insert after insert on category
        referencing new table as new_rows for each statement execute function count_words();
      create trigger category_word_delete after delete on category
        referencing old table as old_rows for each statement execute function count_words();
      create trigger category_word_update after update on category
        referencing old table as old_rows new table as new_rows for each statement execute function count_words();

      -- Up to three known words nearest to an unknown one: one edit away (two from eight letters on), or with two letters swapped.
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
        ), near as (
          select c.*, rank() over (order by distance) as place from candidate c
          where distance <= case when length(typed) >= 8 then 2 else 1 end
             or (distance = 2 and length(c.word) = length(typed)
                 and (select string_agg(letter, '' order by letter) from regexp_split_to_table(c.word, '') as letter)
                   = (select string_agg(letter, '' order by letter) from regexp_split_to_table(typed, '') as letter))
        )
        select n.word, n.uses from near n where place = 1
        order by levenshtein(n.word, typed) > n.distance, n.uses desc, n.word limit 3
      $body$;
    `);
  }

  override down() {
    this.addSql(`
      drop function nearest_words;
      drop trigger category_word_update on category;
      drop trigger category_word_delete on category;
      drop trigger category_word_insert on category;
      drop trigger search_word_update on wallpaper;
      drop trigger search_word_delete on wallpaper;
      drop trigger search_word_insert on wallpaper;
      drop function count_words;
      drop table search_word;
      alter table category drop column search;
      drop trigger wallpaper_index on wallpaper;
      drop function index_wallpaper;
      drop index wallpaper_search;
      alter table wallpaper drop column search;
      drop function search_text;
      drop text search configuration tapeta;
    `);
  }
}
