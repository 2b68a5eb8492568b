import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { submitForm } from '../support/forms';
import { type MailServer, startMailServer } from '../support/mail-server';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let mail: MailServer;
let site: Site;
let admin: Send;

beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@gallery.test',
      CONTACT_EMAIL: 'me@gallery.test',
      SITE_URL: 'http://gallery.test',
      LETTERS_PER_MINUTE: '3000',
    },
  });
  admin = await administrator(site);
  // The login is mailed too.
  await until('the login is mailed', () => mail.mails.pop()?.includes('New login to Tapeta') ?? false);
  const form = { title: 'Harbour & sea', tags: 'sea', image: await newPicture('harbour.png', 1600, 900) };
  await admin('POST', '/api/wallpapers', { form });
  await inDatabase(
    site,
    `insert into subscriber (email, language, status, confirmed_at)
     select 'reader' || n || '@example.org', 'en', 'confirmed', now() from generate_series(1, 12) n`,
  );
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

const write = (fields: Record<string, string>) => submitForm(admin, '/admin/newsletter', { words: '', ...fields });

it('keeps what was typed when the subject is missing', async () => {
  const { status, body } = await write({ subject: ' ', words: 'Typed words', intent: 'save' });
  expect(status).toBe(422);
  expect(body).toContain('Typed words');
  expect((await client(site.url)('GET', '/letters/1')).status).toBe(404);
});

it('saves, previews and tests the letter', async () => {
  expect((await admin('GET', '/admin/newsletter')).body).toContain('Harbour &amp; sea');
  const [{ id }] = (await inDatabase(site, 'select id from wallpaper')) as [{ id: number }];
  const letter = { subject: 'Autumn', words: 'One.\n\nTwo.', wallpapers: String(id) };
  expect((await write({ ...letter, intent: 'test' })).status).toBe(303);
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toContain('To: me@gallery.test');
  const preview = await admin('GET', '/admin/newsletter/preview');
  expect(preview.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(preview.body).toContain('>Harbour &amp; sea</a>');
  expect((await admin('GET', '/admin/newsletter/preview?as=text')).body).toContain(
    'One.\n\nTwo.\n\nHarbour & sea\nhttp',
  );
  mail.mails.length = 0;
});

it('asks before it sends it, once to each address', async () => {
  const review = await write({ subject: 'Autumn', intent: 'review' });
  expect(review.headers.get('Location')).toBe('/admin/newsletter/send');
  expect((await admin('GET', '/admin/newsletter/send')).body).toContain('Send “Autumn” to 12 addresses?');
  expect(mail.mails).toEqual([]);
  expect((await submitForm(admin, '/admin/newsletter/send', {})).status).toBe(303);
  const finished = () => inDatabase(site, 'select id from letter where finished_at is not null');
  await expect.poll(finished).toHaveLength(1);
  expect(new Set(mail.mails.map((one) => /^To: (.*)\r?$/m.exec(one)?.[1])).size).toBe(12);
  expect(mail.mails).toHaveLength(12);
  expect((await client(site.url)('GET', '/letters')).body).toContain('Autumn');
  expect((await client(site.url)('GET', '/letters/feed.xml')).body).toContain('Autumn');
});

it('takes a one-click unsubscription without cookies or origin', async () => {
  const link = /List-Unsubscribe: <http:\/\/gallery\.test(.*?)>/.exec(
    mail.mails[0]?.replaceAll('\r\n ', ' ') ?? '',
  )?.[1];
  const answer = await client(site.url)('POST', link ?? '', {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'X-Requested-With': '', 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(200);
});

it('sends the letter that is due, if there are enough new wallpapers', async () => {
  const schedule = (fields: Record<string, string>) => submitForm(admin, '/admin/newsletter/schedule', fields);
  expect((await schedule({ every: 'daily', atLeast: '0' })).body).toContain('Enter a number from 1 to 100.');
  expect((await schedule({ every: 'week', atLeast: '2' })).status).toBe(303);
  const letters = () => inDatabase(site, 'select subject from letter where started_at is not null order by id');
  const runWhenDue = async () => {
    await inDatabase(site, `update setting set value = value || '{"doneUntil": "2020-01-01"}'`);
    await inDatabase(site, `select graphile_worker.add_job('schedule-letter')`);
    const left = () =>
      inDatabase(site, `select id from graphile_worker.jobs where task_identifier = 'schedule-letter'`);
    await expect.poll(left).toEqual([]);
  };
  await inDatabase(site, `update letter set started_at = '2020-01-01'`);
  await runWhenDue();
  expect(await letters()).toHaveLength(1);
  const form = { title: 'Second', tags: 'sea', image: await newPicture('second.png', 1600, 900) };
  await admin('POST', '/api/wallpapers', { form });
  await runWhenDue();
  expect(await letters()).toEqual([{ subject: 'Autumn' }, { subject: 'New wallpapers' }]);
});
