import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { DamagedRow } from '~/features/wallpapers/damaged-rows.queries.server';
import { messagesOf } from '~/messages/messages';

/** Compares the downloads of rows with `download_day`, where permanently deleted wallpapers still count. */
const DOWNLOADS = sql`(select (select coalesce(sum(downloads), 0) from (
       select downloads from download_count union all select downloads from trashed_wallpaper) w) as rows,
     (select coalesce(sum(downloads), 0) from download_day) as days)`;

/** Recent downloads by wallpaper. */
const RECENT = sql`(select c.wallpaper_id, coalesce(sum(d.downloads), 0)::int as days30
     from download_count c left join wallpaper_day d using (wallpaper_id) group by c.wallpaper_id)`;

/** Those that each wallpaper and category counts for. */
const WORDS = sql`(select tsvector_to_array(search) as own from wallpaper
     union all select tsvector_to_array(search) from category) documents, unnest(own) as word where strpos(word, ':') = 0`;

/** Statements that return a sentence for each inconsistency. */
const rules = (text = messagesOf('verification').rows) => [
  sql`select format(${text.wallpaperCount}, coalesce(c.device_type, 'none'),
     coalesce(c.category_id::text, 'none'), c.featured, c.count, count(w.id))
   from wallpaper_count c left join wallpaper w on w.device_type is not distinct from c.device_type
     and w.category_id is not distinct from c.category_id and w.featured = c.featured and w.repeats = c.repeats
   group by c.device_type, c.category_id, c.featured, c.repeats, c.count having c.count <> count(w.id)`,
  sql`select format(${text.totalCount}, said, counted)
   from (select (select coalesce(sum(count), 0) from wallpaper_count) as said, (select count(*) from wallpaper) as counted) c
   where said <> counted`,
  sql`select format(${text.facetCount}, facets, coalesce(category_id::text, 'none'), said, counted)
   from (select category_id, facets, sum(said) as said, sum(counted) as counted from (
     select category_id, facets, count as said, 0 as counted from facet_count
     union all select category_id, facets, 0, 1 from wallpaper) c group by 1, 2) c where said <> counted`,
  sql`select format(${text.tagFacets}, w.id, t.facets, w.facets)
   from wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id where t.facets <> w.facets`,
  sql`select format(${text.downloadFacets}, w.id)
   from wallpaper w left join download_count d on d.wallpaper_id = w.id
   where d.facets is distinct from w.facets or d.category_id is distinct from w.category_id`,
  sql`select format(${text.facets}, id, facets, right_ones)
   from (select id, facets, facets_of(wallpaper) as right_ones from wallpaper) w
   where facets <> right_ones`,
  sql`select format(${text.tagUses}, t.name, t.uses, count(wallpaper_id))
   from tag t left join wallpaper_tag on tag_id = t.id group by t.id having t.uses <> count(wallpaper_id)`,
  sql`select distinct format(${text.versions}, w.set_id)
   from (select distinct set_id from wallpaper where set_id is not null) known
     cross join lateral version_places(known.set_id) placed join wallpaper w on w.id = placed.id
   where (w.set_place, w.repeats) is distinct from (placed.place, placed.repeats)`,
  sql`select format(${text.tagList}, w.id, cardinality(w.tags), count(tag_id))
   from wallpaper w left join wallpaper_tag on wallpaper_id = w.id group by w.id having cardinality(w.tags) <> count(tag_id)`,
  sql`select format(${text.visitors}, said, counted)
   from (select (select coalesce(sum(visitors), 0) from visitor_day) as said, (select count(*) from visitor) as counted) c
   where said <> counted`,
  sql`select format(${text.wordUses}, coalesce(s.word, d.word), coalesce(s.uses, 0), coalesce(d.uses, 0))
   from search_word s full join (
     select word, count(*)::int as uses from ${WORDS} group by word
   ) d using (word) where coalesce(s.uses, 0) <> coalesce(d.uses, 0)`,
  sql`select format(${text.downloads}, rows, days) from ${DOWNLOADS} c where rows > days`,
  sql`select format(${text.recentDownloads}, wallpaper_id, downloads30, days30)
   from download_count join ${RECENT} r using (wallpaper_id) where downloads30 <> days30`,
  // Rows that wait although no job is left that would continue.
  sql`select format(${text.lostTask}, t.id, t.kind) from task t
   where t.state in ('waiting', 'running') and t.created_at < now() - interval '10 minutes'
     and not exists (select from graphile_worker.jobs j where j.key = 'run-task:' || t.id)`,
  sql`select format(${text.lostRenditions}, w.id) from wallpaper w
   where not w.avif and w.updated_at < now() - interval '10 minutes'
     and not exists (select from graphile_worker.jobs j where j.key = 'finish-wallpaper:' || w.id and j.attempts < j.max_attempts)`,
  sql`select format(${text.lostCategory}, name, deleted_at) from category
   where deleted_at < now() - interval '1 hour'`,
  sql`select format(${text.lostJob}, id, task_identifier, locked_at) from graphile_worker.jobs
   where locked_at < now() - interval '30 minutes'`,
  // Duplicates, counted without trusting the indexes.
  sql`select format(${text.categoryAddress}, slug, count(*)) from category group by slug having count(*) > 1`,
  sql`select format(${text.tagName}, key, count(*)) from tag group by key having count(*) > 1`,
  sql`select format(${text.subscriber}, count(*), string_agg(id::text, ', ')) from subscriber
   group by lower(email) having count(*) > 1`,
  sql`select format(${text.samePicture}, string_agg(id::text, ', ')) from (
     select id, sha256 from wallpaper union all select id, sha256 from trashed_wallpaper) w group by sha256 having count(*) > 1`,
  sql`select format(${text.index}, indexrelid::regclass) from pg_index where not indisvalid`,
];

/** @param damaged rows that some rules can't be applied to */
export async function findRowFaults(em: EntityManager, damaged: DamagedRow[] = []): Promise<string[]> {
  const text = messagesOf('verification');
  const faults = damaged.map(({ id, columns }) => text.damagedRow(id, columns.join(', ')));
  for (const rule of rules()) {
    try {
      const rows = await query<{ format: string }>(em, rule);
      faults.push(...rows.map(({ format }) => format));
    } catch (error) {
      if (damaged.length === 0) throw error;
    }
  }
  return faults;
}

/** Recounts all counters while no one else can change them. */
export async function recount(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await query(tx)`lock table wallpaper, trashed_wallpaper, wallpaper_tag, category, visitor, download_count,
      wallpaper_day, download_day in share row exclusive mode`;
    await query(
      tx,
    )`select place_versions(set_id) from (select distinct set_id from wallpaper where set_id is not null) sets`;
    await query(tx)`update wallpaper set facets = 0
     where facets <> facets_of(wallpaper)`;
    await query(tx)`delete from wallpaper_count`;
    await query(tx)`insert into wallpaper_count (device_type, category_id, featured, repeats, count)
     select device_type, category_id, featured, repeats, count(*) from wallpaper group by 1, 2, 3, 4`;
    await query(tx)`
      update wallpaper_tag t set facets = w.facets from wallpaper w where w.id = t.wallpaper_id and t.facets <> w.facets`;
    await query(tx)`
      insert into download_count (wallpaper_id, category_id, facets) select id, category_id, facets from wallpaper
     on conflict (wallpaper_id) do update set category_id = excluded.category_id, facets = excluded.facets
     where (download_count.category_id, download_count.facets) is distinct from (excluded.category_id, excluded.facets)`;
    await query(tx)`delete from facet_count`;
    await query(tx)`insert into facet_count (category_id, facets, count)
     select category_id, facets, count(*) from wallpaper group by 1, 2`;
    await query(tx)`update tag set uses = counted from (
       select t.id, count(wallpaper_id)::int as counted from tag t left join wallpaper_tag on tag_id = t.id group by t.id
     ) c where c.id = tag.id and uses <> counted`;
    await query(tx)`delete from search_word`;
    await query(tx)`insert into search_word (word, uses)
     select word, count(*) from ${WORDS} group by word`;
    await query(tx)`update download_count c set downloads30 = days30
     from ${RECENT} r where r.wallpaper_id = c.wallpaper_id and downloads30 <> days30`;
    // Their days are unknown, so they count on the day the first wallpaper was created, as imported ones do.
    await query(tx)`insert into download_day as d (day, shard, downloads)
     select (min(created_at) at time zone 'UTC')::date, 0, min(rows - days)
     from (select created_at from wallpaper union all select created_at from trashed_wallpaper) w, ${DOWNLOADS} c
     where rows > days having count(*) > 0
     on conflict (day, shard) do update set downloads = d.downloads + excluded.downloads`;
    await query(tx)`delete from visitor_day`;
    await query(tx)`
      insert into visitor_day (day, shard, visitors) select seen_on, 0, count(*) from visitor group by seen_on`;
  });
}
