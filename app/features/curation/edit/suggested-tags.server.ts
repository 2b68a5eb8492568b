import type { EntityManager } from '@mikro-orm/postgresql';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { paletteLikeness } from '~/features/lists/pages/palette-likeness';
import { distinctTags, guessTags, QUALITY_TAGS } from '~/features/wallpapers/autofill';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { tagKey } from '~/lib/tag-name';
import { listCommonTags, listTaggedLooks, listTagsTogether } from './suggested-tags.queries.server';

const MAX_SUGGESTED = 16;
const MAX_TOGETHER = 6;
const MAX_COMPARED = 400;
const MAX_ALIKE = 6;
const HASH_BITS = 64;

/** Of 2. Pictures that have nothing in common reach about 1. */
const ALIKE = 1.4;

export interface SuggestedTag {
  name: string;
  isSelected: boolean;
}

/** Tags of the wallpapers that look most alike, by colours and by hash. */
async function tagsAlike(em: EntityManager, { id, palette }: WallpaperDetail): Promise<string[]> {
  const looks = await listTaggedLooks(em, id, MAX_COMPARED);
  const scored = looks.map((look) => ({
    tags: look.tags,
    score: paletteLikeness(palette, look.palette) + 1 - look.differing / HASH_BITS,
  }));
  return scored
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ALIKE)
    .flatMap(({ tags }) => tags);
}

/** Best guesses first. Without any tags, words of the title are selected. */
export async function suggestTags(em: EntityManager, wallpaper: WallpaperDetail): Promise<SuggestedTag[]> {
  const [together, alike, wallpapers] = await Promise.all([
    listTagsTogether(em, wallpaper, MAX_TOGETHER),
    tagsAlike(em, wallpaper),
    countWallpapers(em, { versions: 'all' }),
  ]);
  const common = await listCommonTags(em, [...together, ...alike], wallpapers);
  const tooCommon = new Set(common.map(tagKey));
  const quality = new Set(Object.values(QUALITY_TAGS).map(tagKey));
  const isPlain = (name: string) => !quality.has(tagKey(name));
  const there = new Set(wallpaper.tags.map(tagKey));
  const sure = guessTags(wallpaper.title);
  const isUntagged = !wallpaper.tags.some(isPlain);
  return distinctTags([...sure, ...[...together, ...alike].filter((name) => !tooCommon.has(tagKey(name)))])
    .filter((name) => isPlain(name) && !there.has(tagKey(name)))
    .slice(0, MAX_SUGGESTED)
    .map((name) => ({ name, isSelected: isUntagged && sure.includes(name) }));
}
