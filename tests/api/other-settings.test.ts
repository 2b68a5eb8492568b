import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, client, newPicture } from '../support/api-client';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { WEB_CONCURRENCY: '2', ANSWER_CACHE_MB: '0', LOG_FORMAT: 'pretty' } });
});
afterAll(() => site.stop());

it('with ANSWER_CACHE_MB=0 nothing is cached, and changes show at once, whichever worker answers', async () => {
  const admin = await administrator(site);
  const { body } = await admin('POST', '/api/categories', { json: { name: 'Shores', slug: 'shores' } });
  const form = { title: 'First light', tags: 'sand', categoryId: String(body.id), image: await newPicture() };
  const { id } = (await admin('POST', '/api/wallpapers', { form })).body;
  const paths = ['/', '/help', '/tag/sand', `/wallpaper/${id}`, `/api/wallpapers/${id}`, '/feed.xml'];
  /** The launcher assigns connections to the workers in turn. */
  const fromAll = async (path: string) => {
    const answers = [];
    const headers = { Accept: 'text/html', 'X-Requested-With': '', Connection: 'close' };
    for (let round = 0; round < 4; round += 1) answers.push(await client(site.url)('GET', path, { headers }));
    return answers;
  };
  for (const path of paths) {
    const timings = (await fromAll(path)).map(({ headers }) => headers.get('Server-Timing'));
    expect(timings, path).toEqual(Array(4).fill('cache;desc=miss'));
  }
  const edited = { title: 'Morning light', resolution: '320x200', fileSize: '1 KB', tags: ['sand'] };
  await admin('PUT', `/api/wallpapers/${id}`, { json: edited });
  await admin('PUT', `/api/categories/${body.id}`, { json: { name: 'Coasts', slug: 'shores' } });
  for (const path of paths) {
    const word = path === '/help' ? 'Coasts' : 'Morning light';
    for (const answer of await fromAll(path)) expect(JSON.stringify(answer.body), path).toContain(word);
  }
});

it('with LOG_FORMAT=pretty the log is readable text', async () => {
  const { headers } = await fetch(`${site.url}/help`);
  const id = headers.get('X-Request-Id') ?? '';
  await until('the request is in the log', () => site.log().includes(id));
  expect(site.log()).toMatch(/^\d\d:\d\d:\d\d {2}Tapeta is ready/m);
  expect(site.log()).toMatch(new RegExp(`^[\\d:]{8}  GET  /help  200  [\\d.]+ ms  miss  \\d+ bytes  ${id}$`, 'm'));
});
