import type { Client } from 'pg';

const ADJECTIVES = [
  ...['Dark', 'Blue', 'Golden', 'Quiet', 'Misty', 'Frozen', 'Crimson', 'Lonely', 'Endless', 'Neon', 'Pastel', 'Silver'],
  ...['Autumn', 'Winter', 'Summer', 'Spring', 'Northern', 'Wild', 'Ancient', 'Distant', 'Soft', 'Burning', 'Deep'],
  ...['Pale'],
];

const NOUNS = [
  ...['Mountain', 'Forest', 'Ocean', 'Nebula', 'Sunset', 'Skyline', 'Desert', 'Waves', 'River', 'Aurora', 'Valley'],
  ...['Lake'],
  ...['Galaxy', 'Bridge', 'Tower', 'Flower', 'Fox', 'Owl', 'Ripple', 'Dunes', 'Harbour', 'Meadow', 'Glacier', 'Canyon'],
  ...['Café', 'Señorita', 'Fjörd', 'Moon', 'Storm', 'Island', 'Cascade', 'Gradient', 'Planet', 'Street', 'Tiger'],
  ...['Shell'],
];

const SYLLABLES = [
  ...['ka', 'lo', 'mi', 'ren', 'sta', 'vel', 'dor', 'fi', 'gan', 'hu', 'ja', 'kel', 'lun', 'mar', 'nor', 'pi'],
  ...['qua', 'ros', 'su', 'tor', 'ul', 'vin', 'wes', 'xa', 'yor', 'zel', 'bra', 'che', 'dri', 'flo', 'gri', 'pla'],
];

const CATEGORIES = [
  ...['Nature', 'Abstract', 'Space', 'Ocean', 'Minimal', 'City', 'Animals', 'Cars', 'Art', 'Games', 'Dark'],
];

/** Most common first. */
const PORTRAITS = ['1080x1920', '1080x2340', '1440x3200', '1440x2560', '2048x2732'];
const LANDSCAPES = [
  ...['3840x2160', '1920x1080', '2560x1440', '1920x1200', '3440x1440', '5120x2880', '2560x1600', '3000x2000'],
  ...['7680x4320', '2560x1080', '4096x4096', '5120x1440', '1366x768'],
];

const TAGS = 4000;
const WORDS = 40_000;
const BATCH = 50_000;

/** An artificial word for each number: its digits in base 32 as at least two syllables. */
const MADE_UP_WORDS = `
  create temp table made_up on commit preserve rows as
  select n, s.list[n % 32 + 1] || s.list[n / 32 % 32 + 1]
    || case when n >= 1024 then s.list[n / 1024 % 32 + 1] else '' end
    || case when n >= 32768 then s.list[n / 32768 % 32 + 1] else '' end as word
  from generate_series(0, ${WORDS}) as n, (select $1::text[] as list) s`;

/** Names by rank: a few are on very many wallpapers, most on few. The first three name the size. */
const TAG_ROWS = `
  insert into tag (name, slug)
  select name, slug from (
    select 0 as rank, n, name, lower(name) as slug from unnest(array['4K', 'QHD', '1080p']) with ordinality as q (name, n)
    union all
    select 1, n, lower(name), lower(name) from unnest($1::text[]) with ordinality as w (name, n)
    union all
    select 2, n, word, word from made_up where n < ${TAGS}
  ) t order by rank, n limit ${TAGS}
  on conflict do nothing`;

/** floor(n ^ random()) gives rank k with a probability of about 1 / k: Zipf's law. */
const WALLPAPER_ROWS = `
  insert into wallpaper (title, description, resolution, file_size, device_type, category_id, tags, featured,
    file_key, sha256, format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder, created_at)
  select
    adjectives[1 + floor(random() * cardinality(adjectives))] || ' ' || nouns[1 + floor(random() * cardinality(nouns))]
      || case when r.place < 0.7 then ' ' || initcap(made_up[floor(${WORDS} ^ random())]) else '' end,
    case when r.described < 0.3 then (
      select string_agg(made_up[floor(${WORDS} ^ (random() + 0 * k))], ' ') from generate_series(1, 12 + r.n % 10) as k
    ) end,
    r.size,
    '2.4 MB',
    case when r.device < 0.30 then 'mobile' when r.device < 0.35 then 'tablet' when r.device < 0.38 then null
      when r.device < 0.39 then 'watch' else 'pc' end,
    case when r.category > 0.03 then categories[least(cardinality(categories), floor((cardinality(categories) + 1) ^ random()))] end,
    (select array_agg(distinct tag_names[floor(case when k = 1 then 4 else cardinality(tag_names) end ^ random())])
     from generate_series(1, 3 + r.n % 5) as k),
    r.featured < 0.01,
    left(encode(sha256(r.n::text::bytea), 'hex'), 24), encode(sha256(r.n::text::bytea), 'hex'),
    'jpeg', split_part(r.size, 'x', 1)::int, split_part(r.size, 'x', 2)::int,
    2500000, (random() * 9e18)::bigint,
    jsonb_build_array(
      jsonb_build_object('color', '#' || lpad(to_hex(floor(random() * 16777215)::int), 6, '0'), 'weight', 0.4),
      jsonb_build_object('color', '#' || lpad(to_hex(floor(16777215 ^ random())::int), 6, '0'), 'weight', 0.3),
      '{"color":"#ccc9dc","weight":0.2}'::jsonb, '{"color":"#0c1821","weight":0.1}'::jsonb),
    0.5, 0.5, '1a2b3c4d5e6f', now() - interval '1 minute' * ($1::int - r.n)
  from (
    select n, device, category, place, described, featured,
      case when device < 0.32 then portraits[floor((cardinality(portraits) + 1) ^ size)]
        else landscapes[floor((cardinality(landscapes) + 1) ^ size)] end as size
    from (
      select n, random() as device, random() as category, random() as place, random() as described, random() as featured,
        random() as size
      from generate_series($2::int, $3::int) as n
    ) as dice, (select $6::text[] as portraits, $7::text[] as landscapes) as sizes
  ) r,
  (select array_agg(word order by n) as made_up from made_up) w,
  (select array_agg(name order by id) as tag_names from tag) t,
  (select array_agg(id order by id) as categories from category) c,
  (select $4::text[] as adjectives, $5::text[] as nouns) v`;

/** Counts what the disabled triggers would have counted. */
const COUNTERS = `
  insert into wallpaper_tag (tag_id, wallpaper_id, facets)
    select tag.id, w.id, w.facets from wallpaper w, unnest(w.tags) as name join tag using (name) order by 1, 2;
  update tag set uses = n.uses from (select tag_id, count(*)::int as uses from wallpaper_tag group by 1) n where n.tag_id = id;
  insert into wallpaper_count (device_type, category_id, featured, count)
    select device_type, category_id, featured, count(*)::int from wallpaper group by 1, 2, 3;
  insert into facet_count (category_id, facets, count) select category_id, facets, count(*)::int from wallpaper group by 1, 2;
  insert into download_count (wallpaper_id, downloads, category_id, facets)
    select id, floor(100000 ^ random())::int - 1, category_id, facets from wallpaper;
  insert into wallpaper_likeness (wallpaper_id, hash) select id, perceptual_hash from wallpaper;
  insert into search_word as w (word, uses)
    select word, count(*)::int from wallpaper, unnest(tsvector_to_array(search)) as word
    where strpos(word, ':') = 0 group by word
  on conflict (word) do update set uses = w.uses + excluded.uses;
  insert into download_day (day, shard, downloads)
    select current_date - d, shard, 1000 + d from generate_series(0, 1000) as d, generate_series(0, 15) as shard`;

async function withoutIndexesAndForeignKeys(
  client: Client,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: foreignKeys } = await client.query(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/**
 * Fills a migrated, empty database with wallpapers that have rows but no files. All triggers but the one for the search document
 * are off, and their counts are made at the end.
 */
export async function seedGallery(client: Client, rows: number): Promise<void> {
  const tables = ['wallpaper', 'wallpaper_tag', 'search_word', 'download_count'];
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'; select setseed(0.42)`);
  await client.query(
    'insert into category (name, slug) select name, lower(name) from unnest($1::text[]) as name on conflict do nothing',
    [CATEGORIES],
  );
  await client.query(MADE_UP_WORDS, [SYLLABLES]);
  await client.query(TAG_ROWS, [[...NOUNS, ...ADJECTIVES]]);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query('alter table wallpaper enable trigger wallpaper_index');
  await withoutIndexesAndForeignKeys(client, tables, async () => {
    for (let first = 1; first <= rows; first += BATCH) {
      const last = Math.min(rows, first + BATCH - 1);
      await client.query(WALLPAPER_ROWS, [rows, first, last, ADJECTIVES, NOUNS, PORTRAITS, LANDSCAPES]);
    }
    await client.query(COUNTERS);
  });
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum analyze');
}
