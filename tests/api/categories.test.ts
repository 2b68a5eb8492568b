import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Send } from '../support/api-client';
import { BROWSER, submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin, upload } = onSharedSite();

const submit = (path: string, fields: Record<string, string>) => submitForm(admin, path, fields);

const slugs = async () => (await visitor('GET', '/api/categories')).body.map(({ slug }: { slug: string }) => slug);

describe('previous addresses', () => {
  const page = (path: string) => visitor('GET', path, { headers: BROWSER });
  const placeOf = ({ status, headers }: Awaited<ReturnType<Send>>) => [status, headers.get('Location')];

  it('of a category redirect permanently to the current one, also for feeds', async () => {
    const { id } = (await admin('POST', '/api/categories', { json: { name: 'Old', slug: 'old-place' } })).body;
    await admin('PUT', `/api/categories/${id}`, { json: { name: 'New', slug: 'new-place' } });
    expect(placeOf(await page('/category/old-place?device=pc'))).toEqual([301, '/category/new-place?device=pc']);
    expect(placeOf(await page('/category/old-place/feed.xml'))).toEqual([301, '/category/new-place/feed.xml']);
    expect(placeOf(await page('/category/old-place/feed.atom'))).toEqual([301, '/category/new-place/feed.atom']);
    expect((await visitor('GET', '/more/category/old-place?device=pc')).status).toBe(200);
    expect((await page('/category/new-place')).status).toBe(200);
  });

  it('of a category in another spelling redirect to the usual one', async () => {
    await admin('POST', '/api/categories', { json: { name: 'Café', slug: 'café' } });
    expect(placeOf(await page('/category/Nature'))).toEqual([301, '/category/nature']);
    expect(placeOf(await page('/category/NATURE?device=pc'))).toEqual([301, '/category/nature?device=pc']);
    for (const spelling of ['cafe%CC%81', 'CAF%C3%89', 'CAFE%CC%81'])
      expect(placeOf(await page(`/category/${spelling}`))).toEqual([301, '/category/caf%C3%A9']);
  });

  it('for password managers lead to the form', async () => {
    const answer = await page('/.well-known/change-password');
    expect(placeOf(answer)).toEqual([302, '/admin/site/account']);
  });

  it.each([
    ['/admin/inbox?offset=200', '/admin/drafts?offset=200'],
    ['/admin/password', '/admin/site/account'],
    ['/admin/site/access', '/admin/site/account'],
    ['/admin/site/access/tokens', '/admin/site/account/tokens'],
    ['/admin/site/logo', '/admin/site'],
    ['/admin/site/updates', '/admin/site/system'],
    ['/admin/reports?offset=20', '/admin/messages?show=reports'],
    ['/admin/reports.csv', '/admin/messages.csv'],
    ['/admin/system', '/admin/site/system'],
  ])('%s of the admin area leads to %s', async (from, to) => {
    expect(placeOf(await admin('GET', from, { headers: BROWSER }))).toEqual([301, to]);
  });

  it('of a tag redirect permanently to the current one, also for feeds', async () => {
    await upload({ tags: 'brook, reed' });
    const list = (await admin('GET', '/admin/tags', { headers: BROWSER })).body;
    const idOf = (name: string) =>
      new RegExp(`value="(\\d+)"[^>]*aria-label="Select ${name}"|aria-label="Select ${name}"[^>]*value="(\\d+)"`)
        .exec(list)
        ?.slice(1)
        .find(Boolean);
    expect((await submit(`/admin/tags/${idOf('brook')}`, { intent: 'rename', name: 'Mill Stream' })).status).toBe(303);
    expect(placeOf(await page('/tag/brook?offset=40'))).toEqual([301, '/tag/mill-stream?offset=40']);
    expect(placeOf(await page('/tag/brook/feed.xml'))).toEqual([301, '/tag/mill-stream/feed.xml']);
    expect((await visitor('GET', '/api/wallpapers?tags=brook')).body).toHaveLength(1);
    expect((await visitor('GET', '/more/tag/brook')).body[0].items).toHaveLength(1);

    expect((await submit(`/admin/tags/delete?id=${idOf('reed')}`, {})).status).toBe(303);
    expect((await page('/tag/reed')).status).toBe(404);
    expect((await visitor('GET', '/api/wallpapers?tags=mill+stream')).body[0].tags).toEqual(['Mill Stream']);
  });
});

describe('the forms without JavaScript', () => {
  it('report when a category cannot be deleted, and leave it unchanged', async () => {
    const { id } = (await admin('POST', '/api/categories', { json: { name: 'Held', slug: 'held' } })).body;
    const holder = new Client({ connectionString: site.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from category where id = $1 for update', [id]);
    const answer = await submit(`/admin/categories/${id}/delete`, {});
    await holder.query('rollback');
    await holder.end();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(answer.body).toContain('No se pudo eliminar la categoría');
    expect(answer.body).toContain('The gallery is busy. Try again later.');
    expect(await slugs()).toContain('held');
  });

  it('keep what was typed when a slug is taken', async () => {
    const answer = await submit('/admin/categories', { name: 'My <own>', slug: 'nature' });
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('No se pudo crear la categoría');
    expect(answer.body).toContain('The category “Nature” already has this slug.');
    expect(answer.body).toContain('value="My &lt;own&gt;"');
    expect(answer.body).toMatch(/name="slug"[^>]*aria-invalid="true"/);
  });

  it('take a list as a file, in UTF-8 or Windows-1252', async () => {
    const send = async (file: File) =>
      admin('POST', '/admin/categories/new', {
        form: { intent: 'import', text: '', file },
        headers: { ...BROWSER, Origin: site.url },
      });
    expect((await send(new File(['\ufeffRocks\r\nSand dunes\r\n'], 'list.txt'))).status).toBe(303);
    expect((await send(new File([new Uint8Array([0xc9, 0x74, 0xe9, 0x20, 0x31])], 'list.txt'))).status).toBe(303);
    expect(await slugs()).toEqual(expect.arrayContaining(['rocks', 'sand-dunes', 't-1']));
    const names = (await visitor('GET', '/api/categories')).body.map(({ name }: { name: string }) => name);
    expect(names).toContain('Été 1');
    expect((await send(new File(['x'.repeat(300_000)], 'list.txt'))).status).toBe(413);
  });
});
