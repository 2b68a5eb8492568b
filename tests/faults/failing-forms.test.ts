import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { BROWSER, submitForm } from '../support/forms';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';

let site: Site;
let admin: Send;

/** Makes the database refuse all changes by visitors and the administrator. */
const BREAK = `
  create function refuse() returns trigger language plpgsql as $body$ begin raise exception 'broken for a test'; end $body$;
  create trigger broken before insert or update or delete on wallpaper for each row execute function refuse();
  create trigger broken before insert on subscriber for each row execute function refuse();
  create trigger broken before insert on contact_message for each row execute function refuse();
  create trigger broken before insert on session for each row execute function refuse();
  create trigger broken before insert or update on category for each row execute function refuse()`;

beforeAll(async () => {
  site = await startSite();
  admin = await administrator(site);
  await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } });
  await inDatabase(site, BREAK);
});
afterAll(() => site.stop());

const native = { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' };

const EDIT = { title: 'Kept title', resolution: '1x1', fileSize: '1 KB' };

it.each([
  ['/admin/wallpapers/1', EDIT, ['Failed to update wallpaper', 'Kept title']],
  ['/admin/wallpapers/1/delete', {}, ['Failed to delete wallpaper', 'Please try again later.']],
  ['/admin/wallpapers/purge', { confirm: 'DELETE ALL WALLPAPERS' }, ['Failed to purge wallpapers']],
  ['/admin/categories', { name: 'Kept', slug: 'kept' }, ['No se pudo crear la categoría', 'Kept']],
  ['/admin/categories/1', { name: 'Kept', slug: 'kept' }, ['No se pudo actualizar la categoría', 'Kept']],
  ['/admin/categories/1/delete', {}, ['No se pudo eliminar la categoría']],
])('%s says so when it fails, and keeps what was typed', async (path, fields, words) => {
  const { status, body } = await submitForm(admin, path, fields);
  expect(status).toBe(500);
  for (const part of words) expect(body).toContain(part);
  expect(body).not.toContain('broken for a test');
});

it('an upload says so when it fails', async () => {
  const form = { title: 'Kept title', deviceType: 'pc', image: await newPicture() };
  const { status, body } = await admin('POST', '/admin/wallpapers/new', { form, headers: native });
  expect(status).toBe(500);
  for (const part of ['Upload failed', 'Failed to upload wallpaper', 'Kept title']) expect(body).toContain(part);
});

it('a login says so when it fails', async () => {
  const fields = { username: site.adminUsername, password: site.adminPassword };
  const { status, body } = await submitForm(client(site.url), '/login', fields);
  expect(status).toBe(500);
  expect(body).toContain('Login failed');
});

it('the newsletter says so when it fails', async () => {
  const { status, body } = await submitForm(client(site.url), '/subscribe', { email: 'ada@example.org' });
  expect(status).toBe(500);
  expect(body).toContain('Failed to subscribe. Please try again.');
});

it('the contact form says so when it fails', async () => {
  const fields = { email: 'ada@example.org', subject: 'A question', message: 'May I print them?' };
  const { status, body } = await submitForm(client(site.url), '/contact', fields);
  expect(status).toBe(500);
  for (const part of ['Could not send', 'Please try again later.', 'May I print them?']) expect(body).toContain(part);
});

it('the API does not reveal what went wrong', async () => {
  const answers = await Promise.all([
    admin('PUT', '/api/wallpapers/1', { json: EDIT }),
    admin('DELETE', '/api/wallpapers/1'),
    client(site.url)('POST', '/api/subscribe', { json: { email: 'ada@example.org' } }),
  ]);
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([500, { message: 'Something went wrong on our end.', error: 'internal_error' }]);
  }
});

it('a list that fails to load says so in its place, and a failed export has an error status', async () => {
  await inDatabase(site, 'alter table subscriber rename to lost');
  const page = await admin('GET', '/admin/subscribers?q=even', { headers: native });
  const file = await admin('GET', '/api/subscribers?format=csv');
  await inDatabase(site, 'alter table lost rename to subscriber');
  expect(page.status).toBe(500);
  expect(page.body).toContain('Failed to load subscribers');
  expect(page.body).toMatch(/href="\/admin\/subscribers\?q=even"[^>]*>Try again/);
  expect(file).toMatchObject({ status: 500, body: { error: 'internal_error' } });
  expect(file.headers.get('Content-Disposition')).toBeNull();
  expect((await admin('GET', '/admin/subscribers', { headers: native })).status).toBe(200);
});
