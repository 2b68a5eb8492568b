import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../support/admin-pages';
import { client, newPicture } from '../support/api-client';
import { apiRoutes } from '../support/api-routes';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

const { site, admin, newVisitor } = onSharedSite();

/** With a new address each time, so that no limit answers instead of the page. */
const visit = (path: string) => newVisitor()('GET', path);

interface Kept {
  id: number;
  key: string;
  word: string;
  tag: string;
}

/** A picture whose words are nowhere else. */
async function upload(word: string, fields: Record<string, string>): Promise<Kept> {
  const tag = `${word}isch`;
  const image = await newPicture(`${word}.jpg`, 1280, 720);
  const form = { title: `${word} morning`, tags: tag, categoryId: String(category.id), ...fields, image };
  const { status, body } = await admin('POST', '/api/wallpapers', { form });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.id, key: body.thumbnailUrl.split('/').at(-2), word: word.toLowerCase(), tag };
}

const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

let category: { id: number; slug: string };
let shown: Kept;
let draft: Kept;
let planned: Kept;

beforeAll(async () => {
  // No other id looks like these.
  await inDatabase(site, `select setval('wallpaper_id_seq', 7654320)`);
  [category = { id: 0, slug: '' }] = (await admin('GET', '/api/categories')).body;
  shown = await upload('Shimmering', {});
  draft = await upload('Vexillological', { publishedAt: 'draft', featured: 'on' });
  planned = await upload('Quixotically', { publishedAt: `${inDays(20)}:00Z` });
});

/** Every public address, with the words and ids of this wallpaper in place of parameters. */
function publicAddresses({ id, key, word, tag }: Kept): string[] {
  const routes = readdirSync('app/routes')
    .filter(
      (file) =>
        !/^(admin|api)[._]/.test(file) && !/\$status|301|302|\$token|_site\.(palette\.)?\$\.|more\.\$/.test(file),
    )
    .map((file) => pathOf(file.replace(/\$(\w+)/g, (_, name) => `{${name}}`)).replace(/^\/site\b/, '') || '/');
  const api = apiRoutes()
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ path }) => path.replace(/\/1(?=\/|$)/, '/{id}'));
  const values: Record<string, string[]> = {
    id: [String(id)],
    slug: [category.slug, tag.toLowerCase()],
    name: ['blue'],
    size: ['1920x1080'],
    variant: ['download', 'source', 'original', 'preview'],
    file: ['wallpapers-1.xml', '1.xml'],
  };
  const filled = [...new Set([...routes, ...api])].flatMap((path) => {
    const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    return name ? (values[name] ?? ['1']).map((value) => path.replace(`{${name}}`, value)) : [path];
  });
  return [
    ...filled,
    ...[`/?q=${word}`, `/?tab=random`, `/?tags=${tag}`, `/?device=pc`, `/?sort=newest`, `/?sort=title`],
    ...[`/suggestions?q=${word}`, `/suggestions?q=${tag}&kind=tag`, `/feed.xml?q=${word}`, `/feed.atom?tags=${tag}`],
    ...[`/api/wallpapers?search=${word}`, `/api/wallpapers?tags=${tag}`, `/api/wallpapers?sort=random&limit=200`],
    ...[`/api/random?search=${word}`, `/api/daily?search=${word}`],
    ...[640, 1280].flatMap((width) => [`/images/${key}/${width}.webp`, `/images/${key}/${width}.jpg`]),
    ...[`/images/${key}/download.jpg`, `/images/${key}/original`, `/images/${key}/full.jpg`],
    `/images/${key}/${key.slice(0, 8)}-400x600-cover-50-50.jpg`,
  ];
}

const UNKNOWN = { id: 7_654_000, key: 'f'.repeat(24) };

/** The same address of a wallpaper that never was. */
const ofUnknown = (path: string, { id, key }: Kept) =>
  path
    .replaceAll(key, UNKNOWN.key)
    .replaceAll(key.slice(0, 8), UNKNOWN.key.slice(0, 8))
    .replaceAll(String(id), String(UNKNOWN.id));

/** Addresses whose answer names the wallpaper, or differs from that of a wallpaper that never was. */
async function addressesThatTell(kept: Kept): Promise<string[]> {
  const telling: string[] = [];
  const words = [`${kept.word} morning`, String(kept.id), kept.key];
  for (const path of publicAddresses(kept)) {
    const { status, headers, body } = await visit(path);
    const unknown = ofUnknown(path, kept);
    const text = (typeof body === 'string' ? body : JSON.stringify(body)).toLowerCase() + headers.get('Location');
    const isNamed = words.some((word) => text.includes(word) && !path.includes(word));
    if (isNamed || (unknown !== path && (await visit(unknown)).status !== status)) telling.push(path);
  }
  return telling;
}

describe('what is not published', () => {
  it('is in no answer that the public can get, and none of its addresses exists', async () => {
    expect(await addressesThatTell(draft)).toEqual([]);
    expect(await addressesThatTell(planned)).toEqual([]);
    for (const { id, key, tag } of [draft, planned]) {
      for (const path of [`/wallpaper/${id}`, `/api/wallpapers/${id}`, `/images/${key}/640.webp`, `/tag/${tag}`])
        expect((await visit(path)).status, path).toBe(404);
    }
    expect((await visit('/api/wallpapers')).headers.get('X-Total-Count')).toBe('1');
    // Proves that the walk would have found them.
    const telling = await addressesThatTell(shown);
    for (const path of ['/', '/feed.xml', '/feed.atom', '/api/wallpapers', '/api/random', '/api/daily'])
      expect(telling).toContain(path);
    expect(telling.length).toBeGreaterThan(30);
  });

  it('answers every form as a wallpaper that never was', async () => {
    const submit = async (id: number, path: string) => {
      const send = newVisitor();
      return (await submitForm(send, `/wallpaper/${id}/${path}`, { variant: 'original', reason: 'broken' })).status;
    };
    for (const path of ['download', 'report', 'screen', 'monitors'])
      expect(await submit(draft.id, path), path).toBe(await submit(UNKNOWN.id, path));
    expect((await client(site.url)('POST', `/api/wallpapers/${draft.id}/download`)).status).toBe(404);
  });

  it('can be seen by the administrator only', async () => {
    const { status, body } = await admin('GET', '/admin/drafts');
    expect(status).toBe(200);
    expect(body).toContain('Vexillological morning');
    expect((await admin('GET', `/admin/wallpapers/trash/${draft.id}/picture`)).status).toBe(200);
    expect((await visit(`/admin/wallpapers/trash/${draft.id}/picture`)).status).toBe(302);
    expect((await admin('GET', '/admin/wallpapers/trash')).body).not.toContain('Vexillological');
  });
});

describe('the API', () => {
  it('answers when a wallpaper will be published', async () => {
    const form = async (fields: Record<string, string>) => ({
      ...fields,
      image: await newPicture(),
    });
    const send = async (fields: Record<string, string>) =>
      (await admin('POST', '/api/wallpapers', { form: await form(fields) })).body.publishedAt;
    expect(await send({ publishedAt: 'draft' })).toBeNull();
    expect(await send({ publishedAt: `${inDays(3)}:00+02:00` })).toBe(`${inDays(3).replace('T09', 'T07')}:00Z`);
    expect(await send({ publishedAt: 'at', publishAt: inDays(4) })).toBe(`${inDays(4)}:00Z`);
    const last = await send({ publishedAt: 'drip', perDay: '1', dripTime: '09:00' });
    expect(last).toBe(`${inDays(21)}:00Z`);
    await inDatabase(site, `delete from trashed_wallpaper where title not like '% morning'`);
  });

  it.each([
    [{ publishedAt: '0000-01-01T00:00:00Z' }, 'publishedAt', /^publishedAt must be/],
    [{ publishedAt: 'at', publishAt: '0000-01-01T00:00' }, 'publishAt', 'Choose a date and a time.'],
    [{ publishedAt: 'drip', dripFrom: '0000-01-01' }, 'dripFrom', 'Choose a day.'],
    [{ publishedAt: 'at', publishAt: '2027-02-30T09:00' }, 'publishAt', 'Choose a date and a time.'],
    [{ publishedAt: 'drip', perDay: '0' }, 'perDay', 'Choose from 1 to 100 wallpapers a day.'],
    [{ publishedAt: 'soon' }, 'publishedAt', /^publishedAt must be/],
  ])('refuses %j at its field', async (fields, name, message) => {
    const { status, body } = await admin('POST', '/api/wallpapers', {
      form: { ...(fields as Record<string, string>), image: await newPicture() },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([name]);
    expect(body.fields[name][0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('changes and deletes drafts, and brings them back as drafts', async () => {
    const path = `/api/wallpapers/${draft.id}`;
    const change = { title: 'Vexillological morning', resolution: '1280x720', fileSize: '1 MB', description: 'Flags' };
    expect((await admin('PUT', path, { json: change })).body).toMatchObject({
      description: 'Flags',
      publishedAt: null,
    });
    expect((await admin('DELETE', path)).status).toBe(200);
    expect((await admin('GET', '/admin/drafts')).body).not.toContain('Vexillological');
    expect((await admin('POST', `${path}/restore`)).body).toMatchObject({ id: draft.id, publishedAt: null });
    expect((await visit(path)).status).toBe(404);
  });

  it('knows a draft’s picture again, exactly and roughly', async () => {
    const image = await newPicture('twice.jpg');
    await admin('POST', '/api/wallpapers', { form: { title: 'Twice morning', publishedAt: 'draft', image } });
    const fields = { title: 'Again', deviceType: 'pc' };
    const again = await admin('POST', '/api/wallpapers', { form: { ...fields, image } });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('You have this picture as the draft “Twice morning”.');
    const { default: sharp } = await import('sharp');
    const smaller = await sharp(Buffer.from(await image.arrayBuffer()))
      .resize(200)
      .jpeg()
      .toBuffer();
    const similar = new File([new Uint8Array(smaller)], 'smaller.jpg');
    const asked = await admin('POST', '/api/wallpapers', { form: { onSimilar: 'ask', image: similar } });
    expect(asked.status).toBe(409);
    expect(asked.body.question.similar).toMatchObject({ title: 'Twice morning', isDraft: true });
    const decision = `/api/pending-uploads/${asked.body.question.token}`;
    expect((await admin('POST', decision, { json: { decision: 'replace' } })).status).toBe(404);
    expect((await admin('POST', decision, { json: { decision: 'skip' } })).status).toBe(200);
  });
});

describe('the inbox', () => {
  const act = (fields: Record<string, string> | [string, string][]) => submitForm(admin, '/admin/drafts', fields);

  it('shows a refused time at its field, with everything that was chosen', async () => {
    const { status, body } = await act({
      ...{ intent: 'plan', id: String(draft.id), publishedAt: 'at', publishAt: '2020-01-01T09:00', perDay: '3' },
    });
    expect(status).toBe(422);
    expect(body).toMatch(/id="plan-publishAt-error"[^>]*>This time has passed/);
    expect(body).toContain('value="2020-01-01T09:00"');
    expect(body).toMatch(
      new RegExp(`<input[^>]*value="${draft.id}"[^>]*checked=""|checked=""[^>]*value="${draft.id}"`),
    );
    expect((await act({ intent: 'publish' })).status).toBe(422);
  });

  it('publishes what is due everywhere, without a request for it', async () => {
    await act({ intent: 'plan', id: String(planned.id), publishedAt: 'at', publishAt: inDays(1) });
    await inDatabase(site, 'update trashed_wallpaper set publish_at = now() where id = $1', [planned.id]);
    const list = async () => (await visit('/api/wallpapers')).body as { title: string; id: number }[];
    await until('the planned one is in the list', async () => (await list())[0]?.title === 'Quixotically morning');
    const [{ id } = { id: 0 }] = await list();
    expect(id).not.toBe(planned.id);
    expect((await visit(`/wallpaper/${planned.id}`)).headers.get('Location')).toBe(`/wallpaper/${id}`);
    expect((await visit(`/api/wallpapers/${planned.id}`)).body.id).toBe(id);
    expect((await visit(`/tag/${planned.tag.toLowerCase()}`)).status).toBe(200);
    expect((await visit('/feed.xml')).body).toContain('Quixotically');
    await until('its files are there', async () => (await visit(`/images/${planned.key}/640.webp`)).status === 200);
  });
});
