import { Migration } from '@mikro-orm/migrations';

/** Lists by device, category and order show a set once; others list each version, so words and tags count all. */
export class VersionsOfSets20261130204000 extends Migration {
  override up(): void {
    this.addSql('update wallpaper set own_words = null where own_words is not null');
    this.addSql('drop trigger search_word_insert on wallpaper');
    this.addSql('drop trigger search_word_delete on wallpaper');
    this.addSql('drop trigger search_word_update on wallpaper');
    this.addSql(`
  create trigger search_word_insert after insert on wallpaper
    referencing new table as new_rows for each statement execute function count_words();
  create trigger search_word_delete after delete on wallpaper
    referencing old table as old_rows for each statement execute function count_words();
  create trigger search_word_update after update on wallpaper
    referencing old table as old_rows new table as new_rows for each statement execute function count_words()`);
    this.addSql('drop function count_own_words()');
    this.addSql(`create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    if new.set_id is null then new.set_place := null; new.repeats := 0; end if;
    new.facets := facets_of(new);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`);
    this.addSql('alter table wallpaper drop column own_words');
    this.addSql('drop trigger tag_uses_update on wallpaper_tag');
    this.addSql(`
  create or replace function count_tag_uses() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      with changes as (select tag_id, count(*)::int as uses from new_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses + c.uses
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    elsif tg_op = 'DELETE' then 
      with changes as (select tag_id, -count(*)::int as uses from old_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses + c.uses
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    end if;
    return null;
  end $body$`);
    this.addSql('drop index tag_shown');
    this.addSql('alter table tag drop column repeats');
    this.addSql('drop function version_places(int)');
    this.addSql(`
      -- In repeats: 1 if an earlier version is in the same category, and 2 if one there is for the same devices, too.
      create function version_places(asked int) returns table (id int, place smallint, repeats smallint)
        language sql stable as $body$
        select id, place, ((row_number() over (partition by category_id order by place) > 1)::int
        | ((row_number() over (partition by category_id, device_group order by place) > 1)::int << 1))::smallint from (
          select w.id, device_group, category_id, row_number() over (
            order by array_position(array['light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other'], set_role::text), width::bigint * height desc, w.id
          )::smallint as place
          from wallpaper w where set_id = asked
        ) version
      $body$`);
    this.addSql(`
      create or replace function place_versions(asked int) returns void language sql as $body$
        update wallpaper w set set_place = placed.place, repeats = placed.repeats
        from version_places(asked) placed where w.id = placed.id
      $body$`);
    this.addSql(`
      create or replace trigger wallpaper_versions_update after update of set_id, set_role, device_type, category_id, width, height, file_key on wallpaper for each row
        when (old.set_id is not null or new.set_id is not null) execute function place_changed_versions()`);
    this.addSql(
      'select place_versions(set_id) from (select distinct set_id from wallpaper where set_id is not null) known',
    );
  }

  override down(): void {
    this.addSql('alter table tag add column repeats int not null default 0');
    this.addSql(`
      update tag t set repeats = counted from (
        select tag_id, sum(facets >> 24 & 1)::int as counted from wallpaper_tag group by tag_id
      ) c where c.tag_id = t.id`);
    this.addSql('create index tag_shown on tag ((uses - repeats) desc, name)');
    this.addSql(`
  create or replace function count_tag_uses() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      with changes as (select tag_id, count(*)::int as uses, sum(facets >> 24 & 1)::int as repeats from new_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses + c.uses, repeats = t.repeats + c.repeats
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    elsif tg_op = 'DELETE' then 
      with changes as (select tag_id, -count(*)::int as uses, -sum(facets >> 24 & 1)::int as repeats from old_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses + c.uses, repeats = t.repeats + c.repeats
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    else 
      with changes as (select tag_id, sum(n)::int as repeats from (
        select tag_id, facets >> 24 & 1 as n from new_rows union all select tag_id, -(facets >> 24 & 1) from old_rows
      ) rows group by tag_id having sum(n) <> 0),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set repeats = t.repeats + c.repeats
      from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    end if;
    return null;
  end $body$`);
    this.addSql(`
      create trigger tag_uses_update after update on wallpaper_tag
        referencing old table as old_rows new table as new_rows for each statement execute function count_tag_uses()`);
    this.addSql('alter table wallpaper add column own_words text[]');
    this.addSql(`create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    if new.set_id is null then new.set_place := null; new.repeats := 0; new.own_words := null; end if;
    new.facets := facets_of(new);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`);
    this.addSql(`
      create or replace trigger wallpaper_versions_update after update of set_id, set_role, device_type, category_id, featured, width, height, file_key, title, description, tags on wallpaper for each row
        when (old.set_id is not null or new.set_id is not null) execute function place_changed_versions()`);
    this.addSql('drop trigger search_word_insert on wallpaper');
    this.addSql('drop trigger search_word_delete on wallpaper');
    this.addSql('drop trigger search_word_update on wallpaper');
    this.addSql(`
  create function count_own_words() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into search_word as w (word, uses)
        select word, count(*)::int from new_rows, unnest(coalesce(own_words, tsvector_to_array(search))) as word where strpos(word, ':') = 0 group by word order by word
      on conflict (word) do update set uses = w.uses + excluded.uses;
    elsif tg_op = 'DELETE' then 
      insert into search_word as w (word, uses)
        select word, -count(*)::int from old_rows, unnest(coalesce(own_words, tsvector_to_array(search))) as word where strpos(word, ':') = 0 group by word order by word
      on conflict (word) do update set uses = w.uses + excluded.uses;
    else 
      insert into search_word as w (word, uses)
        select word, sum(n)::int from ( select 1 as n, own_words, search from new_rows union all select -1, own_words, search from old_rows ) changes, unnest(coalesce(own_words, tsvector_to_array(search))) as word where strpos(word, ':') = 0 group by word having sum(n) <> 0 order by word
      on conflict (word) do update set uses = w.uses + excluded.uses;
    end if;
    return null;
  end $body$`);
    this.addSql(`
  create trigger search_word_insert after insert on wallpaper
    referencing new table as new_rows for each statement execute function count_own_words();
  create trigger search_word_delete after delete on wallpaper
    referencing old table as old_rows for each statement execute function count_own_words();
  create trigger search_word_update after update on wallpaper
    referencing old table as old_rows new table as new_rows for each statement execute function count_own_words()`);
    this.addSql('drop function version_places(int)');
    this.addSql(`
      create function version_places(asked int)
        returns table (id int, place smallint, repeats smallint, own_words text[])
      language sql stable as $body$
        with version as (
          select w.id, device_group, category_id, featured, search, row_number() over (order by array_position(array['light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other'], set_role::text), width::bigint * height desc, w.id)::smallint as place
          from wallpaper w where set_id = asked
        )
        select id, place, (((row_number() over (order by place) > 1)::int << 0)
        | ((row_number() over (partition by device_group order by place) > 1)::int << 1)
        | ((row_number() over (partition by category_id order by place) > 1)::int << 2)
        | ((row_number() over (partition by device_group, category_id order by place) > 1)::int << 3)
        | ((row_number() over (partition by featured order by place) > 1)::int << 4)
        | ((row_number() over (partition by device_group, featured order by place) > 1)::int << 5)
        | ((row_number() over (partition by category_id, featured order by place) > 1)::int << 6)
        | ((row_number() over (partition by device_group, category_id, featured order by place) > 1)::int << 7))::smallint, case when place > 1 then array(
            select word from unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0
            except select unnest(tsvector_to_array(earlier.search)) from version earlier where earlier.place < version.place
            order by 1
          ) end
        from version
      $body$`);
    this.addSql(`
      create or replace function place_versions(asked int) returns void language sql as $body$
        update wallpaper w set set_place = placed.place, repeats = placed.repeats, own_words = placed.own_words
        from version_places(asked) placed where w.id = placed.id
      $body$`);
    this.addSql(
      'select place_versions(set_id) from (select distinct set_id from wallpaper where set_id is not null) known',
    );
  }
}
