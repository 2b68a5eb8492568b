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

      create function index_wallpaper() returns trigger language plpgsql as $body$
      begin
        new.search :=
          setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
          setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
          setweight(to_tsvector('tapeta', search_text((select name from category where id = new.category_id))), 'C') ||
          setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D');
        return new;
      end $body$;
      create trigger wallpaper_index before insert or update of title, description, tags, category_id on wallpaper
        for each row execute function index_wallpaper();

      create function reindex_category() returns trigger language plpgsql as $body$
      begin
        update wallpaper set category_id = category_id where category_id = new.id;
        return null;
      end $body$;
      create trigger category_reindex after update of name on category
        for each row when (old.name is distinct from new.name) execute function reindex_category();

      create table search_word (
        word text collate "C" primary key,
        uses int not null
      );
      create index search_word_similar on search_word using gin (word gin_trgm_ops);

      create function count_words() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          insert into search_word as w (word, uses)
            select word, count(*)::int from new_rows, unnest(tsvector_to_array(search)) as word group by word order by word
          on conflict (word) do update set uses = w.uses + excluded.uses;
        elsif tg_op = 'DELETE' then
          insert into search_word as w (word, uses)
            select word, -count(*)::int from old_rows, unnest(tsvector_to_array(search)) as word group by word order by word
          on conflict (word) do update set uses = w.uses + excluded.uses;
        else
          insert into search_word as w (word, uses)
            select word, sum(n)::int from (
              select word, 1 as n from new_rows n join old_rows o using (id), unnest(tsvector_to_array(n.search)) as word
                where n.search <> o.search
              union all
              select word, -1 from new_rows n join old_rows o using (id), unnest(tsvector_to_array(o.search)) as word
                where n.search <> o.search
            ) changes
            group by word having sum(n) <> 0 order by word
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

      -- Up to three known words nearest to an unknown one: one edit away (two from eight letters on), or with two letters swapped.
      create function nearest_words(typed text) returns setof text language sql stable
        set pg_trgm.similarity_threshold = 0.15 as $body$
        with candidate as (
          select word, uses, levenshtein(word, typed) as distance
          from search_word
          where length(typed) between 5 and 60 and uses > 0 and word % typed
            and length(word) between length(typed) - 2 and length(typed) + 2
        ), near as (
          select *, rank() over (order by distance) as place from candidate
          where distance <= case when length(typed) >= 8 then 2 else 1 end
             or (distance = 2 and length(word) = length(typed)
                 and (select string_agg(c, '' order by c) from regexp_split_to_table(word, '') as c)
                   = (select string_agg(c, '' order by c) from regexp_split_to_table(typed, '') as c))
        )
        select word from near where place = 1 order by uses desc, word limit 3
      $body$;
    `);
  }

  override down() {
    this.addSql(`
      drop function nearest_words;
      drop trigger search_word_update on wallpaper;
      drop trigger search_word_delete on wallpaper;
      drop trigger search_word_insert on wallpaper;
      drop function count_words;
      drop table search_word;
      drop trigger category_reindex on category;
      drop function reindex_category;
      drop trigger wallpaper_index on wallpaper;
      drop function index_wallpaper;
      drop index wallpaper_search;
      alter table wallpaper drop column search;
      drop function search_text;
      drop text search configuration tapeta;
    `);
  }
}
