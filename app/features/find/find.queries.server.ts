import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { histogramOfCategory } from '~/features/lists/counts/facet-histograms.queries.server';
import { paletteLikeness } from '~/features/lists/pages/palette-likeness';
import { joinWallpapers, loadCards, STAMPED, type Stamped } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperCard, WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Fingerprint } from '~/images/fingerprint.server';
import { nameOfColour } from '~/lib/colours/named-colours';
import { COLOURS, repeatsBit, SHAPE } from '~/lib/facets/layout';

const MAX_COMPARED = 1500;
const HASH_BITS = 64;

/** The bits of `facets` for its shape and colours. */
function looks({ width, height, palette }: Fingerprint): number {
  const ratio = width / height;
  const shape = SHAPE.values.findIndex(({ from, to }) => from <= ratio && ratio <= to) + 1;
  const colours = palette.filter(({ weight }) => weight >= COLOURS.share).map(({ color }) => nameOfColour(color));
  return COLOURS.names.reduce(
    (bits, name, index) => (colours.includes(name) ? bits | (1 << (COLOURS.offset + index)) : bits),
    shape << SHAPE.offset,
  );
}

const LOOKS = (((1 << SHAPE.bits) - 1) << SHAPE.offset) | (((1 << COLOURS.bits) - 1) << COLOURS.offset);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The values of `facets` that differ least, of at least this many wallpapers together. */
async function closestFacets(em: EntityManager, picture: Fingerprint, least: number): Promise<number[]> {
  const { facets, counts } = await histogramOfCategory(em, undefined);
  const wanted = looks(picture);
  const combinations = [...facets]
    .map((value, index) => ({ value, count: counts[index] ?? 0, differing: countBits((value ^ wanted) & LOOKS) }))
    .filter(({ value }) => (value & repeatsBit([])) === 0)
    .sort((a, b) => a.differing - b.differing);
  let total = 0;
  const enough = combinations.findIndex(({ count }) => {
    total += count;
    return total >= least;
  });
  return combinations.slice(0, enough < 0 ? undefined : enough + 1).map(({ value }) => value);
}

interface Candidate extends Stamped {
  palette: WallpaperDetail['palette'];
  differing: number;
}

/** By colours and by what is where in the picture, the most alike first. */
export async function listAlike(em: EntityManager, picture: Fingerprint, limit: number): Promise<WallpaperCard[]> {
  const values = await closestFacets(em, picture, MAX_COMPARED);
  const candidates = await query<Candidate>(em)`
    select ${STAMPED.columns}, w.palette, bit_count((w.perceptual_hash # ${String(picture.hashes[0])}::bigint)::bit(64))::int as differing
    from unnest(array(
      select id from wallpaper where facets = any(${values}::int[]) order by id desc limit ${MAX_COMPARED}
    )) near (id) ${joinWallpapers(sql`near.id`)}`;
  const scored = candidates.map((one) => ({
    ...one,
    score: paletteLikeness(picture.palette, one.palette) + 1 - one.differing / HASH_BITS,
  }));
  scored.sort((a, b) => b.score - a.score || b.id - a.id);
  return loadCards(em, scored.slice(0, limit));
}
