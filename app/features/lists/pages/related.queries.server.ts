import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared, query, sql } from '~/db/sql.server';
import { isListed } from '~/features/lists/resolve/filtered-rows.queries.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { CARDS, type CardRow, joinWallpapers } from '~/features/wallpapers/projections.queries.server';
import type { WallpaperCard, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { paletteLikeness } from './palette-likeness';

const MAX_COMPARED = 150;

const COLOURS = 0.9;

interface Candidate extends CardRow {
  score: number;
  palette: WallpaperDetail['palette'];
}

/** By shared tags (rare ones count more), then category, then age; similar colours decide between near equals. */
export async function listRelated(
  em: EntityManager,
  { id, category, palette, set }: WallpaperDetail,
  limit: number,
): Promise<WallpaperCard[]> {
  const candidate = sql`
    select near.wallpaper_id as id, 2 + 1 / ln(2 + tag.uses) as score
    from wallpaper_tag mine
    join tag on tag.id = mine.tag_id
    cross join lateral (
      select wallpaper_id from wallpaper_tag other where other.tag_id = mine.tag_id
      order by wallpaper_id desc limit 60
    ) near
    where mine.wallpaper_id = ${id}
    union all
    (select w.id, 1 from wallpaper w where w.category_id = ${category?.id ?? null} order by w.id desc limit 100)
    union all
    (select w.id, 0 from wallpaper w order by w.id desc limit 100)`;
  const best = sql`
    select id, sum(score)::float8 as score from candidate where id <> ${id}
    group by id order by 2 desc, id desc limit ${MAX_COMPARED}`;
  const statement = sql<Candidate>`
    with candidate as (${candidate}), best as (${best})
    select ${CARDS.columns}, best.score, w.palette from best ${joinWallpapers(sql`best.id`)}
    -- Skip wallpapers that no colours could bring among the first.
    where best.score + ${COLOURS} >= coalesce((select score from best order by score desc offset ${limit - 1} limit 1), 0)
      and ${isListed(sql`w.facets`)} and (w.set_id is null or w.set_id is distinct from ${set?.id ?? null}::int)`;
  const candidates = await query(em, prepared(statement));
  const scored = soundItems(em, candidates, (candidate) => ({
    ...candidate,
    score: candidate.score + COLOURS * paletteLikeness(palette, candidate.palette),
  }));
  scored.sort((a, b) => b.score - a.score || b.id - a.id);
  return CARDS.toItems(em, scored.slice(0, limit));
}
