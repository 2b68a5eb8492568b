import { Migration } from '@mikro-orm/migrations';
import { FACETS_OF } from './facets-of';

const FACET_WORDS = `
  -- Words that nobody can type stand in the search document, so that a search and its filters are one look into one index.
  create function facet_words(facets int) returns tsvector language sql immutable parallel safe as $body$
    select array_to_tsvector(array_remove(array[
      'facet:d' || (facets & 3), 'facet:s' || (facets >> 2 & 15),
      case when facets >> 6 & 7 >= 1 then 'facet:l1' end, case when facets >> 6 & 7 >= 2 then 'facet:l2' end,
      case when facets >> 6 & 7 >= 3 then 'facet:l3' end, case when facets >> 6 & 7 >= 4 then 'facet:l4' end,
      case when facets >> 6 & 7 >= 5 then 'facet:l5' end,
      case when facets >> 9 & 3 = 1 then 'facet:t1' end, case when facets >> 9 & 3 >= 2 then 'facet:t2' end,
      case when facets >> 9 & 3 = 3 then 'facet:t3' end
    ] || array(select 'facet:c' || place from generate_series(0, 11) as place where facets >> (11 + place) & 1 = 1), null))
  $body$;
`;

const DOCUMENT = `
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D')`;

const INDEX_WALLPAPER = `
  create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    new.facets := facets_of(new.device_type, new.width, new.height, new.palette, new.black_share);
    new.search := ${DOCUMENT} || facet_words(new.facets);
    return new;
  end $body$;
  drop trigger wallpaper_index on wallpaper;
  create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, facets on wallpaper for each row execute function index_wallpaper();
`;

const INDEX_WALLPAPER_BEFORE = `
  drop trigger wallpaper_index on wallpaper;
  create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    new.search := ${DOCUMENT};
    return new;
  end $body$;
  create trigger wallpaper_index before insert or update of title, description, tags, category_id on wallpaper
    for each row execute function index_wallpaper();
`;

const COUNTS = `
  create table facet_count (
    category_id int,
    facets int not null,
    count int not null,
    unique nulls not distinct (category_id, facets)
  );
  insert into facet_count select category_id, facets, count(*) from wallpaper group by 1, 2;

  create function count_facets() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then
      insert into facet_count as c (category_id, facets, count)
        select category_id, facets, count(*)::int from new_rows group by 1, 2 order by 1, 2
      on conflict (category_id, facets) do update set count = c.count + excluded.count;
    elsif tg_op = 'DELETE' then
      insert into facet_count as c (category_id, facets, count)
        select category_id, facets, -count(*)::int from old_rows group by 1, 2 order by 1, 2
      on conflict (category_id, facets) do update set count = c.count + excluded.count;
    else
      insert into facet_count as c (category_id, facets, count)
        select category_id, facets, sum(n)::int from (
          select category_id, facets, 1 as n from new_rows union all select category_id, facets, -1 from old_rows
        ) changes group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (category_id, facets) do update set count = c.count + excluded.count;
    end if;
    return null;
  end $body$;
  -- Behind the counts by device, whose rows are locked first.
  create trigger wallpaper_facet_insert after insert on wallpaper
    referencing new table as new_rows for each statement execute function count_facets();
  create trigger wallpaper_facet_delete after delete on wallpaper
    referencing old table as old_rows for each statement execute function count_facets();
  create trigger wallpaper_facet_update after update on wallpaper
    referencing old table as old_rows new table as new_rows for each statement execute function count_facets();

  create function tag_facets() returns trigger language plpgsql as $body$
  begin
    -- Held, or a change of the wallpaper in this very moment would not see the new row.
    new.facets := coalesce((select facets from wallpaper where id = new.wallpaper_id for share), 0);
    return new;
  end $body$;
  create trigger wallpaper_tag_facets before insert on wallpaper_tag for each row execute function tag_facets();

  create function retag_facets() returns trigger language plpgsql as $body$
  begin
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id;
    return null;
  end $body$;
  create trigger wallpaper_retag_facets after update on wallpaper
    for each row when (old.facets is distinct from new.facets) execute function retag_facets();
`;

/** The columns stand in the trigger by name; counting downloads is no change that a page waits for. */
const watch = (table: string) => `
  do $body$
  declare
    columns text;
  begin
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
    where table_schema = current_schema and table_name = '${table}' and is_generated = 'NEVER'
      and column_name not in ('downloads', 'downloads7', 'downloads30', 'downloads365');
    execute format('create trigger gallery_change after insert or delete or truncate or update of %s on ${table}
      for each statement execute function note_gallery_change()', columns);
    alter table ${table} enable always trigger gallery_change;
  end $body$;`;

const WATCH = `${watch('wallpaper')} ${watch('wallpaper_tag')}`;
const UNWATCH = 'drop trigger gallery_change on wallpaper; drop trigger gallery_change on wallpaper_tag;';

const countWords = (from: string, to: string) => `
  do $body$
  begin
    execute replace(pg_get_functiondef('count_words'::regproc), '${from.replaceAll("'", "''")}', '${to.replaceAll("'", "''")}');
  end $body$;`;

const TYPED = [`not starts_with(word, 'category:')`, `strpos(word, ':') = 0`] as const;

/** Device, shape, size, tone and colours of a wallpaper as one number, counted by category. */
export class Facets20261123191900 extends Migration {
  override up() {
    this.addSql(FACETS_OF);
    this.addSql(FACET_WORDS);
    this.addSql(UNWATCH);
    this.addSql(`alter table trashed_wallpaper add column black_share real check (black_share between 0 and 1)`);
    this.addSql(`
      alter table wallpaper add column black_share real check (black_share between 0 and 1), add column facets int not null default 0;
      -- One writing of the whole table, and of each index, instead of an update of every row.
      alter table wallpaper
        alter column facets type int using facets_of(device_type, width, height, palette, null),
        alter column search type tsvector using search || facet_words(facets_of(device_type, width, height, palette, null));
      alter table wallpaper_tag add column facets int not null default 0;
      update wallpaper_tag t set facets = w.facets from wallpaper w where w.id = t.wallpaper_id and w.facets <> 0;
      create index wallpaper_facets on wallpaper (facets, id) include (category_id);
      create index wallpaper_category_facets on wallpaper (category_id, facets, id);
      create index wallpaper_newest_facets on wallpaper (id) include (facets, category_id);
      create index wallpaper_tag_facets on wallpaper_tag (tag_id, facets, wallpaper_id);
      drop index wallpaper_shuffle;
      create index wallpaper_shuffle on wallpaper (featured, shuffle_key) include (id, facets, category_id);
      drop index wallpaper_category, wallpaper_downloads, wallpaper_downloads30;
      create index wallpaper_category on wallpaper (category_id, id) include (facets);
      create index wallpaper_downloads on wallpaper (downloads, id) include (facets, category_id);
      create index wallpaper_downloads30 on wallpaper (downloads30, id) include (facets, category_id);
    `);
    this.addSql(INDEX_WALLPAPER);
    this.addSql(countWords(...TYPED));
    this.addSql(COUNTS);
    this.addSql(WATCH);
  }

  override down() {
    this.addSql(UNWATCH);
    this.addSql(`
      drop trigger wallpaper_retag_facets on wallpaper;
      drop trigger wallpaper_facet_insert on wallpaper;
      drop trigger wallpaper_facet_delete on wallpaper;
      drop trigger wallpaper_facet_update on wallpaper;
      drop trigger wallpaper_tag_facets on wallpaper_tag;
      drop function retag_facets, tag_facets, count_facets;
      drop table facet_count;
      ${INDEX_WALLPAPER_BEFORE}
      drop index wallpaper_shuffle, wallpaper_category, wallpaper_downloads, wallpaper_downloads30;
      alter table wallpaper drop column facets, drop column black_share;
      alter table trashed_wallpaper drop column black_share;
      alter table wallpaper_tag drop column facets;
      create index wallpaper_shuffle on wallpaper (featured, shuffle_key) include (id);
      create index wallpaper_category on wallpaper (category_id, id);
      create index wallpaper_downloads on wallpaper (downloads, id);
      create index wallpaper_downloads30 on wallpaper (downloads30, id);
      drop function facet_words, facets_of;
    `);
    this.addSql(countWords(TYPED[1], TYPED[0]));
    this.addSql(WATCH);
  }
}
