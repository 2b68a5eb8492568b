import { beforeAll, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { type SharedSite, sharedSite } from '../support/shared-site';

let site: SharedSite;
let visitor: Send;
let admin: Send;

beforeAll(async () => {
  site = await sharedSite();
  visitor = client(site.url);
  admin = await administrator(site);
});

const purge = (send: Send, json: unknown) => send('POST', '/api/admin/purge-wallpapers', { json });
const count = async () => (await visitor('GET', '/api/wallpapers')).body.length;
const upload = async () => admin('POST', '/api/wallpapers', { form: { image: await newPicture() } });

it.each([{}, { confirm: 'delete all wallpapers' }, { confirm: ['DELETE ALL WALLPAPERS'] }, { confirm: null }])(
  'aborts without the exact words: %j',
  async (body) => {
    await upload();
    const before = await count();
    const answer = await purge(admin, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'Purge aborted', error: 'invalid' });
    expect(await count()).toBe(before);
  },
);

it('deletes every wallpaper and says how many', async () => {
  await upload();
  const before = await count();
  const answer = await purge(admin, { confirm: 'DELETE ALL WALLPAPERS' });
  expect([answer.status, answer.body]).toEqual([200, { ok: true, deleted: before }]);
  expect(await count()).toBe(0);
  expect((await purge(admin, { confirm: 'DELETE ALL WALLPAPERS' })).body).toEqual({ ok: true, deleted: 0 });
});

it('refuses a picture that is in the trash, with the way to it', async () => {
  const image = await newPicture();
  const { id } = (await admin('POST', '/api/wallpapers', { form: { image } })).body;
  await admin('DELETE', `/api/wallpapers/${id}`);
  const form = { title: 'Again', deviceType: 'pc', image };
  const answer = await admin('POST', '/api/wallpapers', { form });
  expect(answer.status).toBe(409);
  expect(answer.body.to).toBe(`/admin/wallpapers/trash?id=${id}`);
});
