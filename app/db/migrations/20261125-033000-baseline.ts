import { Migration } from '@mikro-orm/migrations';

/** Full-text search with accents folded. The words are not stemmed: titles come in every language. */
const SEARCH_TEXT = `
  create extension if not exists unaccent;
  create extension if not exists pg_trgm;
  create extension if not exists fuzzystrmatch;

  create text search configuration tapeta (copy = simple);
  alter text search configuration tapeta
    alter mapping for asciiword, word, numword, int, uint with unaccent, simple;

  -- Everything but letters and digits separates words, so that no part is taken for a path, a host or a number with a sign.
  create function search_text(value text) returns text language sql immutable parallel safe as
    $body$ select regexp_replace(lower(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g') $body$;
`;

/** Names colours with the rules of `nameOfColour` and the formulas of `toOklab`. */
const FACETS_OF = `
  -- What lists are filtered by, in one number.
  create or replace function facets_of(device_type text, width int, height int, palette jsonb, black_share real) returns int
    language plpgsql immutable parallel safe as $body$
  declare
    names float8[] := array_fill(0::float8, array[12]);
    ratio constant float8 := width::float8 / height;
    long constant int := greatest(width, height);
    short constant int := least(width, height);
    facets int;
    lightness float8 := 0;
    total float8 := 0;
    entry record;
    red float8;
    green float8;
    blue float8;
    l_cone float8;
    m_cone float8;
    s_cone float8;
    l float8;
    a float8;
    b float8;
    c float8;
    h float8;
    name int;
  begin
    facets := ((case when device_type = 'pc' then 1 when device_type = 'mobile' then 2 when device_type = 'tablet' then 3 else 0 end) << 0)
      | ((case when ratio between 1.724 and 1.832 then 1 when ratio between 1.552 and 1.648 then 2 when ratio between 2.26 and 2.47 then 3 when ratio between 3.449 and 3.663 then 4 when ratio between 1.293 and 1.374 then 5 when ratio between 1.455 and 1.545 then 6 when ratio between 0.97 and 1.031 then 7 when ratio between 0.545 and 0.58 then 8 when ratio between 0.437 and 0.476 then 9 else 0 end) << 2)
      | ((case when long >= 7680 and short >= 4320 then 5 when long >= 5120 and short >= 2880 then 4 when long >= 3840 and short >= 2160 then 3 when long >= 2560 and short >= 1440 then 2 when long >= 1920 and short >= 1080 then 1 else 0 end) << 6);
    for entry in
      select decode(substr(value ->> 'color', 2, 6), 'hex') as rgb, (value ->> 'weight')::float8 as weight
      from jsonb_array_elements(palette)
    loop
      red := case when get_byte(entry.rgb, 0) / 255.0::float8 <= 0.04045 then get_byte(entry.rgb, 0) / 255.0::float8 / 12.92 else power((get_byte(entry.rgb, 0) / 255.0::float8 + 0.055) / 1.055, 2.4) end;
      green := case when get_byte(entry.rgb, 1) / 255.0::float8 <= 0.04045 then get_byte(entry.rgb, 1) / 255.0::float8 / 12.92 else power((get_byte(entry.rgb, 1) / 255.0::float8 + 0.055) / 1.055, 2.4) end;
      blue := case when get_byte(entry.rgb, 2) / 255.0::float8 <= 0.04045 then get_byte(entry.rgb, 2) / 255.0::float8 / 12.92 else power((get_byte(entry.rgb, 2) / 255.0::float8 + 0.055) / 1.055, 2.4) end;
      l_cone := cbrt(0.4122214708::float8 * red + 0.5363325363::float8 * green + 0.0514459929::float8 * blue);
      m_cone := cbrt(0.2119034982::float8 * red + 0.6806995451::float8 * green + 0.1073969566::float8 * blue);
      s_cone := cbrt(0.0883024619::float8 * red + 0.2817188376::float8 * green + 0.6299787005::float8 * blue);
      l := 0.2104542553::float8 * l_cone + 0.793617785::float8 * m_cone - 0.0040720468::float8 * s_cone;
      a := 1.9779984951::float8 * l_cone - 2.428592205::float8 * m_cone + 0.4505937099::float8 * s_cone;
      b := 0.0259040371::float8 * l_cone + 0.7827717662::float8 * m_cone - 0.808675766::float8 * s_cone;
      c := sqrt(a * a + b * b);
      h := degrees(atan2(b, a));
      if h < 0 then h := h + 360; end if;
      name := case
        when l < 0.27 and c < 0.027 then 10
        when l < 0.88 and c < 0.027 then 11
        when c < 0.027 then 12
        when l + 1 * c < 0.25 then 10
        when h < 10 and l < 0.5 then 1
        when h < 10 then 8
        when h < 20 and l < 0.65 then 1
        when h < 20 then 8
        when h < 36 and l < 0.74 and c < 0.085 then 9
        when h < 36 and l < 0.75 then 1
        when h < 36 then 8
        when h < 50 and l < 0.84 and c < 0.085 then 9
        when h < 50 and c < 0.085 then 8
        when h < 76 and c < 0.085 then 9
        when h < 76 and l + 2 * c < 0.86 then 9
        when h < 76 then 2
        when h < 110 and l < 0.62 then 9
        when h < 110 and l < 0.88 and c < 0.08 then 9
        when h < 110 then 3
        when h < 116 and l < 0.85 then 4
        when h < 116 then 3
        when h < 165 then 4
        when h < 220 then 5
        when h < 288 then 6
        when h < 335 then 7
        when h < 358 and l < 0.5 then 7
        when h < 358 then 8
        when l < 0.5 then 1
        when true then 8
      end;
      names[name] := names[name] + entry.weight;
      lightness := lightness + entry.weight * l;
      total := total + entry.weight;
    end loop;
    if total > 0 then
      facets := facets | ((case
        when black_share >= 0.5 then 3 when lightness / total <= 0.42 then 2
        when lightness / total >= 0.72 then 1 else 0 end) << 9);
      for place in 1..12 loop
        if names[place] >= 0.15 * total then facets := facets | (1 << (10 + place)); end if;
      end loop;
    end if;
    return facets;
  end $body$;`;

const FACET_WORDS = `
  -- Words that no one can type are in the search document, so that a search and its filters are one look into one index.
  create or replace function facet_words(facets int) returns tsvector language sql immutable parallel safe as $body$
    select array_to_tsvector(array_remove(array[
      'facet:d' || (facets & 3), 'facet:s' || (facets >> 2 & 15),
      case when facets >> 6 & 7 >= 1 then 'facet:l1' end, case when facets >> 6 & 7 >= 2 then 'facet:l2' end, case when facets >> 6 & 7 >= 3 then 'facet:l3' end, case when facets >> 6 & 7 >= 4 then 'facet:l4' end, case when facets >> 6 & 7 >= 5 then 'facet:l5' end,
      case when facets >> 9 & 3 = 1 then 'facet:t1' end, case when facets >> 9 & 3 >= 2 then 'facet:t2' end, case when facets >> 9 & 3 = 3 then 'facet:t3' end,
      case when facets >> 23 & 1 = 1 then 'facet:h1' end
    ] || array(select 'facet:c' || place from generate_series(0, 11) as place where facets >> (11 + place) & 1 = 1), null))
  $body$;`;

const ACCOUNTS = `
  create table administrator (
    id int generated by default as identity primary key,
    username varchar(64) not null unique check (username <> ''),
    password_hash text not null,
    created_at timestamptz not null default now(),
    password_changed_at timestamptz not null default now()
  );

  create table session (
    id char(64) primary key,
    administrator_id int not null references administrator (id) on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now()
  );
  create index session_administrator on session (administrator_id);
`;

const CATEGORIES = `
  create table category (
    id int generated by default as identity primary key,
    name varchar(80) not null check (name <> ''),
    slug varchar(80) not null unique check (slug <> ''),
    created_at timestamptz not null default now(),
    search tsvector not null generated always as (to_tsvector('tapeta', search_text(name))) stored,
    -- Set as soon as somebody has deleted it; the row goes when no wallpaper refers to it any more.
    deleted_at timestamptz
  );
  create index category_name on category (lower(name), id);

  create table category_redirect (
    slug varchar(80) primary key,
    category_id int not null references category (id) on delete cascade
  );
  create index category_redirect_category on category_redirect (category_id);
`;

const WALLPAPERS = `
  create table wallpaper (
    id int generated by default as identity primary key,
    title varchar(200) not null check (title <> ''),
    description text check (length(description) <= 5000),
    resolution varchar(40) not null check (resolution <> ''),
    file_size varchar(40) not null check (file_size <> ''),
    device_type varchar(20) check (device_type ~ '^[a-z][a-z0-9-]*$'),
    category_id int references category (id) on delete set null,
    tags text[] not null default '{}' check (cardinality(tags) <= 12),
    featured boolean not null default false,
    downloads int not null default 0 check (downloads >= 0),
    file_key char(24) not null unique check (file_key ~ '^[0-9a-f]{24}$'),
    sha256 char(64) not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    format varchar(4) not null check (format in ('jpeg', 'png', 'webp')),
    width int not null check (width > 0),
    height int not null check (height > 0),
    bytes int not null check (bytes > 0),
    perceptual_hash bigint not null,
    palette jsonb not null,
    focal_x real not null check (focal_x between 0 and 1),
    focal_y real not null check (focal_y between 0 and 1),
    placeholder char(12) not null check (placeholder ~ '^[0-9a-f]{12}$'),
    avif boolean not null default false,
    version int not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- The list a page shows it in: "Both" has one for each device and one for all the rest.
    shelf varchar(20) not null generated always as (
      case when device_type in ('pc', 'mobile', 'tablet') then device_type else 'other' end
    ) stored,
    -- A fixed random number; shuffled lists are read along its index.
    shuffle_key int not null default floor(random() * 2147483648)::int,
    search tsvector not null default ''
  );

  -- A table of its own, so that no list, count or search has to leave out what is deleted.
  create table trashed_wallpaper (like wallpaper including constraints);
  alter table trashed_wallpaper
    drop column shelf, drop column search,
    alter column downloads set default 0,
    add column deleted_at timestamptz not null default now(),
    add column author varchar(200) check (author <> ''),
    add column licence varchar(200) check (licence <> ''),
    add column focal_chosen boolean not null,
    add column black_share real check (black_share between 0 and 1),
    add column is_ai boolean not null,
    add primary key (id), add unique (file_key), add unique (sha256),
    add foreign key (category_id) references category (id) on delete set null;
  create index trashed_wallpaper_deleted on trashed_wallpaper (deleted_at, id);
  create index trashed_wallpaper_category on trashed_wallpaper (category_id);

  -- Only what is in the trash keeps its downloads: see download_count.
  alter table wallpaper
    drop column downloads,
    add column author varchar(200) check (author <> ''),
    add column licence varchar(200) check (licence <> ''),
    add column focal_chosen boolean not null default false,
    add column black_share real check (black_share between 0 and 1),
    add column facets int not null default 0,
    add column is_ai boolean not null default false;
  create index wallpaper_shelf on wallpaper (shelf, id);
  create index wallpaper_device on wallpaper (device_type, id);
  create index wallpaper_category on wallpaper (category_id, id) include (facets);
  create index wallpaper_category_shelf on wallpaper (category_id, shelf, id);
  create index wallpaper_title on wallpaper (lower(title), id) include (title);
  create index wallpaper_shuffle on wallpaper (featured, shuffle_key) include (id, facets, category_id);
  create index wallpaper_shelf_shuffle on wallpaper (shelf, featured, shuffle_key) include (id);
  create index wallpaper_category_shuffle on wallpaper (category_id, featured, shuffle_key) include (id);
  create index wallpaper_category_shelf_shuffle on wallpaper (category_id, shelf, featured, shuffle_key) include (id);
  create index wallpaper_size on wallpaper (width, height, id) include (featured, device_type, category_id);
  -- The sides stand in it again, or the planner would not answer from it alone.
  create index wallpaper_ratio on wallpaper ((width::float8 / height), id)
    include (width, height, featured, device_type, category_id);
  create index wallpaper_created on wallpaper (created_at, id);
  create index wallpaper_facets on wallpaper (facets, id) include (category_id);
  create index wallpaper_category_facets on wallpaper (category_id, facets, id);
  create index wallpaper_newest_facets on wallpaper (id) include (facets, category_id);
  create index wallpaper_search on wallpaper using gin (search) with (fastupdate = off);

  -- A category stands in the document by its id, and the words of its name are in its own row: a category of a million
  -- wallpapers is renamed without touching one of them. No word that is typed has a colon.
  create function index_wallpaper() returns trigger language plpgsql as $body$
  begin
    new.facets := facets_of(new.device_type, new.width, new.height, new.palette, new.black_share);
    new.search :=
      setweight(to_tsvector('tapeta', search_text(new.title)), 'A') ||
      setweight(to_tsvector('tapeta', search_text(array_to_string(new.tags, ' '))), 'B') ||
      coalesce(('''category:' || new.category_id || ''':1C')::tsvector, '') ||
      setweight(to_tsvector('tapeta', search_text(left(new.description, 2000))), 'D') || facet_words(new.facets);
    return new;
  end $body$;
  create trigger wallpaper_index before insert or update of title, description, tags, category_id, device_type, width,
    height, palette, black_share, facets on wallpaper for each row execute function index_wallpaper();
`;

const TAGS = `
  create table tag (
    id int generated by default as identity primary key,
    name varchar(60) not null check (name <> ''),
    slug varchar(60) not null unique check (slug <> ''),
    uses int not null default 0,
    search tsvector not null generated always as (to_tsvector('tapeta', search_text(name))) stored
  );
  create index tag_uses on tag (uses desc, name);
  create index tag_name on tag (lower(name), id);
  create index tag_search on tag using gin (search) with (fastupdate = off);

  -- A tag that has a row here for its own slug is being merged into the one that the row names.
  create table tag_redirect (
    slug varchar(60) primary key,
    name varchar(60) not null,
    tag_id int not null references tag (id) on delete cascade
  );
  create index tag_redirect_tag on tag_redirect (tag_id);

  create table wallpaper_tag (
    tag_id int not null references tag (id) on delete cascade,
    wallpaper_id int not null references wallpaper (id) on delete cascade,
    facets int not null default 0,
    primary key (tag_id, wallpaper_id)
  );
  create index wallpaper_tag_wallpaper on wallpaper_tag (wallpaper_id);
  create index wallpaper_tag_facets on wallpaper_tag (tag_id, facets, wallpaper_id);

  create function tag_facets() returns trigger language plpgsql as $body$
  begin
    -- Held, or a change of the wallpaper in this very moment would not see the new row.
    new.facets := coalesce((select facets from wallpaper where id = new.wallpaper_id for share), 0);
    return new;
  end $body$;
  create trigger wallpaper_tag_facets before insert on wallpaper_tag for each row execute function tag_facets();

  -- Two uploads with the same tag both hold its row against deletion; FOR UPDATE would make each wait for the other.
  create function count_tag_uses() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then
      
      with changes as (select tag_id, count(*)::int as n from new_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses + c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    else
      
      with changes as (select tag_id, count(*)::int as n from old_rows group by tag_id),
           locked as (select t.id from tag t join changes c on c.tag_id = t.id order by t.id for no key update of t)
      update tag t set uses = t.uses - c.n from changes c, locked l where t.id = c.tag_id and l.id = t.id;
    end if;
    return null;
  end $body$;
  
  create trigger tag_uses_insert after insert on wallpaper_tag
    referencing new table as new_rows for each statement execute function count_tag_uses();
  create trigger tag_uses_delete after delete on wallpaper_tag
    referencing old table as old_rows for each statement execute function count_tag_uses();
`;

const COUNTS = `
  create table wallpaper_count (
    device_type varchar(20),
    category_id int,
    featured boolean not null,
    count int not null,
    unique nulls not distinct (category_id, device_type, featured)
  );
  
  create function count_wallpapers() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, count(*)::int from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
    elsif tg_op = 'DELETE' then 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, -count(*)::int from old_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
    else 
      insert into wallpaper_count as c (device_type, category_id, featured, count)
        select device_type, category_id, featured, sum(n)::int from ( select device_type, category_id, featured, 1 as n from new_rows union all select device_type, category_id, featured, -1 from old_rows ) changes group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (category_id, device_type, featured) do update set count = c.count + excluded.count;
    end if;
    return null;
  end $body$;

  
  create trigger wallpaper_count_insert after insert on wallpaper
    referencing new table as new_rows for each statement execute function count_wallpapers();
  create trigger wallpaper_count_delete after delete on wallpaper
    referencing old table as old_rows for each statement execute function count_wallpapers();
  create trigger wallpaper_count_update after update on wallpaper
    referencing old table as old_rows new table as new_rows for each statement execute function count_wallpapers();

  create table facet_count (
    category_id int,
    facets int not null,
    count int not null,
    unique nulls not distinct (category_id, facets)
  );
  
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
        select category_id, facets, sum(n)::int from ( select category_id, facets, 1 as n from new_rows union all select category_id, facets, -1 from old_rows ) changes group by 1, 2 having sum(n) <> 0 order by 1, 2
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
`;

/** Downloads are counted in a narrow table: a row of `wallpaper` is wide, has many indexes, and its triggers watch every update. */
const DOWNLOADS = `
  create table download_count (
    wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
    downloads int not null default 0 check (downloads >= 0), downloads7 int not null default 0 check (downloads7 >= 0), downloads30 int not null default 0 check (downloads30 >= 0), downloads365 int not null default 0 check (downloads365 >= 0),
    -- Copies, so that filtered lists in these orders are read along one index.
    category_id int,
    facets int not null
  );
  create index download_count_downloads on download_count (downloads, wallpaper_id) include (facets, category_id);
  create index download_count_downloads7 on download_count (downloads7, wallpaper_id) include (facets, category_id);
  create index download_count_downloads30 on download_count (downloads30, wallpaper_id) include (facets, category_id);
  create index download_count_downloads365 on download_count (downloads365, wallpaper_id) include (facets, category_id);

  create function begin_download_counts() returns trigger language plpgsql as $body$
  begin
    insert into download_count (wallpaper_id, category_id, facets) select id, category_id, facets from new_rows order by id;
    return null;
  end $body$;
  create trigger wallpaper_download_counts after insert on wallpaper
    referencing new table as new_rows for each statement execute function begin_download_counts();

  create function copy_facets() returns trigger language plpgsql as $body$
  begin
    update wallpaper_tag set facets = new.facets where wallpaper_id = new.id and facets <> new.facets;
    update download_count set facets = new.facets, category_id = new.category_id where wallpaper_id = new.id;
    return null;
  end $body$;
  create trigger wallpaper_copies after update on wallpaper for each row
    when (old.facets is distinct from new.facets or old.category_id is distinct from new.category_id)
    execute function copy_facets();

  -- One row for a day would be one lock for every download of that day; sixteen share it.
  create table download_day (
    day date not null,
    shard smallint not null check (shard between 0 and 15),
    downloads bigint not null check (downloads >= 0),
    primary key (day, shard)
  );

  -- Without a foreign key: what is in the trash may come back with its days. They end after a year.
  create table wallpaper_day (
    wallpaper_id int not null,
    day date not null,
    downloads int not null check (downloads > 0),
    -- The longest window in days that it has left; 0 while it counts in every one.
    outside smallint not null default 0,
    primary key (wallpaper_id, day)
  );
  create index wallpaper_day_outside on wallpaper_day (outside, day);
`;

/** The known words, from which typing errors are corrected. */
const SEARCH_WORDS = `
  create table search_word (
    word text collate "C" primary key,
    uses int not null
  );
  create index search_word_similar on search_word using gin (word gin_trgm_ops);
  
  create function count_words() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into search_word as w (word, uses)
        select word, count(*)::int from new_rows, unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0 group by word order by word
      on conflict (word) do update set uses = w.uses + excluded.uses;
    elsif tg_op = 'DELETE' then 
      insert into search_word as w (word, uses)
        select word, -count(*)::int from old_rows, unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0 group by word order by word
      on conflict (word) do update set uses = w.uses + excluded.uses;
    else 
      insert into search_word as w (word, uses)
        select word, sum(n)::int from ( select 1 as n, search from new_rows union all select -1, search from old_rows ) changes, unnest(tsvector_to_array(search)) as word where strpos(word, ':') = 0 group by word having sum(n) <> 0 order by word
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
`;

/** Finds the words in `search_word` that a mistyped word may mean. */
const NEAREST_WORDS = `
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

/** Two hashes that differ in at most 8 of 64 bits differ in at most 2 bits of at least one quarter: an index on each. */
const LIKENESSES = `
  create table wallpaper_likeness (
    wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
    hash bigint not null
  );
  create index wallpaper_likeness_1 on wallpaper_likeness (((hash >> 48) & 65535)) include (hash, wallpaper_id);
  create index wallpaper_likeness_2 on wallpaper_likeness (((hash >> 32) & 65535)) include (hash, wallpaper_id);
  create index wallpaper_likeness_3 on wallpaper_likeness (((hash >> 16) & 65535)) include (hash, wallpaper_id);
  create index wallpaper_likeness_4 on wallpaper_likeness ((hash & 65535)) include (hash, wallpaper_id);

  create function note_likeness() returns trigger language plpgsql as $body$
  begin
    insert into wallpaper_likeness (wallpaper_id, hash) values (new.id, new.perceptual_hash)
    on conflict (wallpaper_id) do update set hash = excluded.hash;
    return null;
  end $body$;
  create trigger wallpaper_likeness after insert or update of perceptual_hash on wallpaper
    for each row execute function note_likeness();
`;

const FILES = `
  -- File keys that may have files without a wallpaper; the sweep looks at these alone.
  create table loose_file (
    file_key char(24) primary key,
    since timestamptz not null default now()
  );

  create table missing_file (
    wallpaper_id int primary key references wallpaper (id) on delete cascade on update cascade,
    found_at timestamptz not null default now()
  );

  -- What became of each file of a batch that was sent without a script; kept for a day. It remembers a wallpaper in the
  -- trash, which counts again when it is restored, and so has no foreign key.
  create table upload_outcome (
    batch char(32) not null,
    place smallint not null,
    file_name varchar(200) not null,
    wallpaper_id int,
    message text,
    location text,
    pending char(32),
    created_at timestamptz not null default now(),
    primary key (batch, place)
  );
  create index upload_outcome_pending on upload_outcome (pending) where pending is not null;
`;

/** The visitors of the last 30 days as hashes that identify no one, and how many came each day. */
const VISITORS = `
  create table visitor_salt (
    month date primary key check (extract(day from month) = 1),
    salt bytea not null check (length(salt) = 32)
  );

  create table visitor (
    hash bytea primary key check (length(hash) = 16),
    seen_on date not null
  );
  create index visitor_seen on visitor (seen_on);

  -- One row for a day would be one lock for every visitor of that day; sixteen share it. Only their sum means anything.
  create table visitor_day (
    day date not null,
    shard smallint not null check (shard between 0 and 15),
    visitors int not null,
    primary key (day, shard)
  );
  
  create function count_visitors() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then 
      insert into visitor_day as d (day, shard, visitors)
        select seen_on, pg_backend_pid() % 16, count(*) from new_rows group by 1 order by 1
      on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
    elsif tg_op = 'DELETE' then 
      insert into visitor_day as d (day, shard, visitors)
        select seen_on, pg_backend_pid() % 16, -count(*) from old_rows group by 1 order by 1
      on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
    else 
      insert into visitor_day as d (day, shard, visitors)
        select seen_on, pg_backend_pid() % 16, sum(n) from ( select seen_on, 1 as n from new_rows union all select seen_on, -1 from old_rows ) changes group by 1 having sum(n) <> 0 order by 1
      on conflict (day, shard) do update set visitors = d.visitors + excluded.visitors;
    end if;
    return null;
  end $body$;

  
  create trigger visitor_day_insert after insert on visitor
    referencing new table as new_rows for each statement execute function count_visitors();
  create trigger visitor_day_delete after delete on visitor
    referencing old table as old_rows for each statement execute function count_visitors();
  create trigger visitor_day_update after update on visitor
    referencing old table as old_rows new table as new_rows for each statement execute function count_visitors();
`;

const LETTERS = `
  create table subscriber (
    id int generated by default as identity primary key,
    email varchar(254) not null check (email like '%_@_%'),
    created_at timestamptz not null default now(),
    status varchar(11) not null default 'unconfirmed' check (status in ('unconfirmed', 'pending', 'confirmed')),
    confirmation_hash char(64) unique check (confirmation_hash ~ '^[0-9a-f]{64}$'),
    letter_at timestamptz,
    confirmed_at timestamptz,
    constraint subscriber_confirmed_once check ((status = 'confirmed') = (confirmed_at is not null))
  );
  create unique index subscriber_email on subscriber (lower(email));
  create index subscriber_email_parts on subscriber using gin (lower(email) gin_trgm_ops);
  create index subscriber_pending on subscriber (letter_at) where status = 'pending';

  create table contact_message (
    id int generated by default as identity primary key,
    email varchar(254) not null check (email like '%_@_%'),
    subject varchar(200) not null check (subject <> ''),
    message text not null check (message <> '' and length(message) <= 5000),
    mail_status varchar(7) not null default 'off' check (mail_status in ('off', 'waiting', 'sent', 'failed')),
    created_at timestamptz not null default now(),
    read_at timestamptz,
    answered_at timestamptz
  );
  create index contact_message_newest on contact_message (created_at desc, id desc);
  create index contact_message_unread on contact_message (id) where read_at is null;

  -- Signs the links of letters. It belongs to the data: whoever restores a backup elsewhere answers links that were sent before.
  create table letter_key (
    id int primary key default 1 check (id = 1),
    key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  );
  insert into letter_key default values;
`;

const WORK = `
  create table task (
    id int generated by default as identity primary key,
    kind varchar(40) not null,
    title varchar(200) not null,
    input jsonb not null,
    state varchar(10) not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    total int not null check (total >= 0),
    done int not null default 0,
    failed int not null default 0,
    created_at timestamptz not null default now(),
    ended_at timestamptz
  );

  -- The table of rate-limiter-flexible's PostgreSQL store, in the shape it would create itself.
  create table rate_limit (
    key varchar(255) primary key,
    points int not null default 0,
    expire bigint
  );
  create index rate_limit_expire on rate_limit (expire);

  create table system_note (name varchar(40) primary key, value jsonb not null, noted_at timestamptz not null default now());

  -- Not part of a backup: a site restored elsewhere is another gallery, with files of its own.
  create table gallery (id uuid primary key default gen_random_uuid());
  insert into gallery default values;
`;

/** Categories for the first pictures. If the administrator renames or deletes them, they never come back. */
const STARTER_CATEGORIES = `
  insert into category (name, slug) values
    ('Nature', 'nature'), ('Abstract', 'abstract'), ('Space', 'space'), ('Ocean', 'ocean'),
    ('Minimal', 'minimal'), ('City', 'city'), ('Animals', 'animals');
`;

/** Every transaction that changes what public pages show stores its id here and notifies listeners. */
const GALLERY_CHANGES = `
  create unlogged table gallery_change (
    transaction xid8 primary key default pg_current_xact_id(),
    made_at timestamptz not null default now()
  );

  create function note_gallery_change() returns trigger language plpgsql as $body$
  begin
    insert into gallery_change default values on conflict do nothing;
    perform pg_notify('gallery_change', pg_current_xact_id()::text);
    return null;
  end $body$;
  
  create trigger gallery_change after insert or delete or truncate or update on category
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table category enable always trigger gallery_change;
  create trigger gallery_change after insert or delete or truncate or update on category_redirect
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table category_redirect enable always trigger gallery_change;
  create trigger gallery_change after insert or delete or truncate or update on tag
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table tag enable always trigger gallery_change;
  create trigger gallery_change after insert or delete or truncate or update on tag_redirect
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table tag_redirect enable always trigger gallery_change;
  create trigger gallery_change after insert or delete or truncate or update on wallpaper
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table wallpaper enable always trigger gallery_change;
  create trigger gallery_change after insert or delete or truncate or update on wallpaper_tag
    for each statement execute function note_gallery_change();
  -- A restored table has changed as well.
  alter table wallpaper_tag enable always trigger gallery_change;
`;

/** The whole schema of version 0.9.0. It never changes: later changes are separate migrations. */
export class Baseline20261125033000 extends Migration {
  override up() {
    for (const part of [
      ...[SEARCH_TEXT, FACETS_OF, FACET_WORDS, ACCOUNTS, CATEGORIES, WALLPAPERS, TAGS, COUNTS, DOWNLOADS],
      ...[SEARCH_WORDS, NEAREST_WORDS, LIKENESSES, FILES, VISITORS, LETTERS, WORK, STARTER_CATEGORIES, GALLERY_CHANGES],
    ]) {
      this.addSql(part);
    }
  }

  override down() {
    this.addSql(`
      drop table wallpaper_likeness, missing_file, upload_outcome, loose_file, wallpaper_tag, tag_redirect, tag, trashed_wallpaper,
        wallpaper_count, facet_count, download_count, download_day, wallpaper_day, wallpaper, category_redirect, category,
        search_word, session, administrator, visitor, visitor_day, visitor_salt, subscriber, contact_message, letter_key, task,
        rate_limit, system_note, gallery, gallery_change;
      drop function note_gallery_change, count_visitors, note_likeness, nearest_words, is_swapped, without_one_letter, count_words,
        count_tag_uses, tag_facets, copy_facets, begin_download_counts, count_facets, count_wallpapers, index_wallpaper,
        facet_words, facets_of, search_text;
      drop text search configuration tapeta;
    `);
  }
}
