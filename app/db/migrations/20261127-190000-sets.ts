import { Migration } from '@mikro-orm/migrations';

/** Versions of one picture, such as a light and a dark one. A set is the number they share. */
export class Sets20261127190000 extends Migration {
  override up(): void {
    this.addSql(`
        alter table wallpaper
          add column set_id int,
          add column set_role varchar(9) check (set_role in ('light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other')),
          add check ((set_id is null) = (set_role is null))`);
    this.addSql('create index wallpaper_set on wallpaper (set_id) where set_id is not null');
    this.addSql(`
        alter table trashed_wallpaper
          add column set_id int,
          add column set_role varchar(9) check (set_role in ('light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other')),
          add check ((set_id is null) = (set_role is null))`);
    this.addSql('create index trashed_wallpaper_set on trashed_wallpaper (set_id) where set_id is not null');
    this.addSql('create sequence wallpaper_set_seq as int');
    this.addSql(`
      alter table wallpaper
        -- Its place among the versions, from 1. The first is the one that lists show.
        add column set_place smallint,
        add column repeats smallint not null default 0`);
    this.addSql(`
  create or replace function facets_of(w wallpaper) returns int language sql immutable parallel safe as $body$
    select facets_of(w.device_type, w.width, w.height, w.palette, w.black_share) | (w.hdr::int << 23) | (w.repeats::int << 24)
  $body$`);
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
    this.addSql('drop trigger wallpaper_index on wallpaper');
    this.addSql(`create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, hdr, set_id, repeats, facets on wallpaper for each row execute function index_wallpaper()`);
    this.addSql(`
      create function version_places(asked int) returns table (id int, place smallint, repeats smallint)
        language sql stable as $body$
        select id, place, (((row_number() over (order by place) > 1)::int << 0)
        | ((row_number() over (partition by shelf order by place) > 1)::int << 1)
        | ((row_number() over (partition by category_id order by place) > 1)::int << 2)
        | ((row_number() over (partition by shelf, category_id order by place) > 1)::int << 3)
        | ((row_number() over (partition by featured order by place) > 1)::int << 4)
        | ((row_number() over (partition by shelf, featured order by place) > 1)::int << 5)
        | ((row_number() over (partition by category_id, featured order by place) > 1)::int << 6)
        | ((row_number() over (partition by shelf, category_id, featured order by place) > 1)::int << 7))::smallint from (
          select w.id, shelf, category_id, featured, row_number() over (
            order by array_position(array['light', 'day', 'desktop', 'dawn', 'dusk', 'dark', 'night', 'ultrawide', 'tablet', 'phone', 'other'], set_role::text), width::bigint * height desc, w.id
          )::smallint as place
          from wallpaper w where set_id = asked
        ) version
      $body$`);
    this.addSql(`
      -- Writes every version, because the cards of one show facts of the others.
      create or replace function place_versions(asked int) returns void language sql as $body$
        update wallpaper w set set_place = placed.place, repeats = placed.repeats
        from version_places(asked) placed where w.id = placed.id
      $body$`);
    this.addSql(`
      create function place_changed_versions() returns trigger language plpgsql as $body$
      begin
        if tg_op <> 'INSERT' and old.set_id is not null then perform place_versions(old.set_id); end if;
        if tg_op <> 'DELETE' and new.set_id is not null and (tg_op = 'INSERT' or new.set_id is distinct from old.set_id)
          then perform place_versions(new.set_id); end if;
        return null;
      end $body$`);
    this.addSql(`
        create trigger wallpaper_versions_insert after insert on wallpaper for each row
          when (new.set_id is not null) execute function place_changed_versions()`);
    this.addSql(`
        create trigger wallpaper_versions_delete after delete on wallpaper for each row
          when (old.set_id is not null) execute function place_changed_versions()`);
    this.addSql(`
      create or replace trigger wallpaper_versions_update after update of set_id, set_role, device_type, category_id, featured, width, height, file_key on wallpaper for each row
        when (old.set_id is not null or new.set_id is not null) execute function place_changed_versions()`);
    this.addSql(`
  create or replace function begin_download_counts() returns trigger language plpgsql as $body$
  begin
    insert into download_count (wallpaper_id, category_id, facets)
      select w.id, w.category_id, w.facets from new_rows join wallpaper w using (id) order by 1;
    return null;
  end $body$`);
    this.addSql(`
  create or replace function copy_facets() returns trigger language plpgsql as $body$
  begin
    select * into new from wallpaper where id = new.id;
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id and facets <> new.facets;
    update download_count set facets = new.facets, category_id = new.category_id where wallpaper_id = new.id;
    return null;
  end $body$`);
    this.addSql(`
      alter table wallpaper_count
        add column repeats smallint not null default 0,
        drop constraint wallpaper_count_category_id_device_type_featured_key`);
    this.addSql(
      'alter table wallpaper_count add unique nulls not distinct (category_id, device_type, featured, repeats)',
    );
    this.addSql(`
  create or replace function count_wallpapers() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into wallpaper_count as c (device_type, category_id, featured, repeats, count)
        select device_type, category_id, featured, repeats, count(*)::int from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (device_type, category_id, featured, repeats) do update set count = c.count + excluded.count;
    elsif tg_op = 'DELETE' then 
      insert into wallpaper_count as c (device_type, category_id, featured, repeats, count)
        select device_type, category_id, featured, repeats, -count(*)::int from old_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (device_type, category_id, featured, repeats) do update set count = c.count + excluded.count;
    else 
      insert into wallpaper_count as c (device_type, category_id, featured, repeats, count)
        select device_type, category_id, featured, repeats, sum(n)::int from ( select device_type, category_id, featured, repeats, 1 as n from new_rows union all select device_type, category_id, featured, repeats, -1 from old_rows ) changes group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
      on conflict (device_type, category_id, featured, repeats) do update set count = c.count + excluded.count;
    end if;
    return null;
  end $body$;
`);
    this.addSql(`
      -- How many of the uses are by versions that lists without a filter leave out.
      alter table tag add column repeats int not null default 0`);
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
    this.addSql('drop index wallpaper_shelf');
    this.addSql('create index wallpaper_shelf on wallpaper (shelf, id) include (facets)');
    this.addSql('drop index wallpaper_device');
    this.addSql('create index wallpaper_device on wallpaper (device_type, id) include (facets)');
    this.addSql('drop index wallpaper_category_shelf');
    this.addSql('create index wallpaper_category_shelf on wallpaper (category_id, shelf, id) include (facets)');
    this.addSql('drop index wallpaper_title');
    this.addSql('create index wallpaper_title on wallpaper (lower(title), id) include (title, facets)');
    this.addSql('drop index wallpaper_shelf_shuffle');
    this.addSql(
      'create index wallpaper_shelf_shuffle on wallpaper (shelf, featured, shuffle_key) include (id, facets)',
    );
    this.addSql('drop index wallpaper_category_shuffle');
    this.addSql(
      'create index wallpaper_category_shuffle on wallpaper (category_id, featured, shuffle_key) include (id, facets)',
    );
    this.addSql('drop index wallpaper_category_shelf_shuffle');
    this.addSql(
      'create index wallpaper_category_shelf_shuffle on wallpaper (category_id, shelf, featured, shuffle_key) include (id, facets)',
    );
    this.addSql('drop index wallpaper_size');
    this.addSql(
      'create index wallpaper_size on wallpaper (width, height, id) include (featured, device_type, category_id, facets)',
    );
    this.addSql('drop index wallpaper_ratio');
    this.addSql(
      'create index wallpaper_ratio on wallpaper ((width::float8 / height), id) include (width, height, featured, device_type, category_id, facets)',
    );
    this.addSql(`
  alter table wallpaper_tag drop constraint wallpaper_tag_pkey, add primary key (tag_id, wallpaper_id) include (facets)`);
  }

  override down(): void {
    this.addSql(`
  alter table wallpaper_tag drop constraint wallpaper_tag_pkey, add primary key (tag_id, wallpaper_id)`);
    this.addSql('drop index wallpaper_shelf');
    this.addSql('create index wallpaper_shelf on wallpaper (shelf, id)');
    this.addSql('drop index wallpaper_device');
    this.addSql('create index wallpaper_device on wallpaper (device_type, id)');
    this.addSql('drop index wallpaper_category_shelf');
    this.addSql('create index wallpaper_category_shelf on wallpaper (category_id, shelf, id)');
    this.addSql('drop index wallpaper_title');
    this.addSql('create index wallpaper_title on wallpaper (lower(title), id) include (title)');
    this.addSql('drop index wallpaper_shelf_shuffle');
    this.addSql('create index wallpaper_shelf_shuffle on wallpaper (shelf, featured, shuffle_key) include (id)');
    this.addSql('drop index wallpaper_category_shuffle');
    this.addSql(
      'create index wallpaper_category_shuffle on wallpaper (category_id, featured, shuffle_key) include (id)',
    );
    this.addSql('drop index wallpaper_category_shelf_shuffle');
    this.addSql(
      'create index wallpaper_category_shelf_shuffle on wallpaper (category_id, shelf, featured, shuffle_key) include (id)',
    );
    this.addSql('drop index wallpaper_size');
    this.addSql(
      'create index wallpaper_size on wallpaper (width, height, id) include (featured, device_type, category_id)',
    );
    this.addSql('drop index wallpaper_ratio');
    this.addSql(
      'create index wallpaper_ratio on wallpaper ((width::float8 / height), id) include (width, height, featured, device_type, category_id)',
    );
    this.addSql('update wallpaper set set_id = null, set_role = null where set_id is not null');
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
    this.addSql('alter table tag drop column repeats');
    this.addSql(`
  create or replace function count_wallpapers() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, count(*)::int from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (device_type, category_id, featured) do update set count = c.count + excluded.count;
    elsif tg_op = 'DELETE' then 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, -count(*)::int from old_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (device_type, category_id, featured) do update set count = c.count + excluded.count;
    else 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, sum(n)::int from ( select device_type, category_id, featured, 1 as n from new_rows union all select device_type, category_id, featured, -1 from old_rows ) changes group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (device_type, category_id, featured) do update set count = c.count + excluded.count;
    end if;
    return null;
  end $body$;
`);
    this.addSql('delete from wallpaper_count where count = 0');
    this.addSql('alter table wallpaper_count drop column repeats');
    this.addSql('alter table wallpaper_count add unique nulls not distinct (category_id, device_type, featured)');
    this.addSql('drop trigger wallpaper_versions_insert on wallpaper');
    this.addSql('drop trigger wallpaper_versions_delete on wallpaper');
    this.addSql('drop trigger wallpaper_versions_update on wallpaper');
    this.addSql('drop function place_changed_versions(), place_versions(int), version_places(int)');
    this.addSql(`
  create or replace function copy_facets() returns trigger language plpgsql as $body$
  begin
    
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id and facets <> new.facets;
    update download_count set facets = new.facets, category_id = new.category_id where wallpaper_id = new.id;
    return null;
  end $body$`);
    this.addSql(`
  create or replace function begin_download_counts() returns trigger language plpgsql as $body$
  begin
    insert into download_count (wallpaper_id, category_id, facets)
      select w.id, w.category_id, w.facets from new_rows w order by 1;
    return null;
  end $body$`);
    this.addSql(`create or replace function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    
    new.facets := facets_of(new);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$`);
    this.addSql('drop trigger wallpaper_index on wallpaper');
    this.addSql(`create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, hdr, facets on wallpaper for each row execute function index_wallpaper()`);
    this.addSql(`
  create or replace function facets_of(w wallpaper) returns int language sql immutable parallel safe as $body$
    select facets_of(w.device_type, w.width, w.height, w.palette, w.black_share) | (w.hdr::int << 23)
  $body$`);
    this.addSql('alter table wallpaper drop column set_place, drop column repeats');
    this.addSql('drop sequence wallpaper_set_seq');
    this.addSql('alter table wallpaper drop column set_id, drop column set_role');
    this.addSql('alter table trashed_wallpaper drop column set_id, drop column set_role');
  }
}
