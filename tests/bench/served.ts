import type { Client } from 'pg';
import { type NamedPainting, withPictures } from '../support/collection';
import { importFolder } from '../support/site';
import { until } from '../support/until';
import { measureCold, measureRandomPages, measureWithoutMemory } from './cold';
import { measureHot } from './hot';
import { type ServedSite, withServedSite } from './served-site';
import { measureStampede } from './stampede';

/** Seeded wallpapers have no files. These are the newest ones, large enough for all renditions of cards. */
const PICTURES = Array.from({ length: 24 }, (_, index): NamedPainting => {
  const [width, height] = index % 2 ? [720, 1280] : [1280, 720];
  return { name: `Painted-Harbour-${index}.jpg`, width, height, seed: 3000 + index };
});

/** Jobs finish pictures after their upload, which would distort the measurement. */
async function addPictures({ site, client }: ServedSite): Promise<void> {
  await withPictures(PICTURES, (folder) => importFolder(site, folder));
  await until('every picture is finished', async () => {
    const { rows } = await client.query(
      `select count(*)::int as finished from (select avif from wallpaper order by id desc limit $1) as newest where avif`,
      [PICTURES.length],
    );
    return rows[0].finished === PICTURES.length;
  });
}

/** What visitors wait for: answers of a real site over the network. */
export async function measureServed(client: Client, databaseUrl: string, seconds: number): Promise<void> {
  await withServedSite({ client, databaseUrl }, async (served) => {
    await addPictures(served);
    await measureHot(served, seconds);
    await measureCold(served, seconds);
    await measureRandomPages(served, seconds);
  });
  await withServedSite({ client, databaseUrl, env: { ANSWER_CACHE_MB: '0' } }, (served) =>
    measureWithoutMemory(served, seconds),
  );
  await measureStampede(client, databaseUrl, seconds);
}
