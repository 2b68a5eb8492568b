import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailSettings } from '~/features/contact/contact-mail.server';
import { confirmationSettings } from '~/features/newsletter/confirmation.server';
import {
  readSchedule,
  saveSchedule,
  takeDueLetter,
} from '~/features/newsletter/letters/letter-schedule.queries.server';
import {
  claimDelivery,
  listProgress,
  saveDraft,
  startLetter,
} from '~/features/newsletter/letters/letters.queries.server';
import { sendLetter } from '~/features/newsletter/letters/letters.server';
import { findByUnsubscribeLink, unsubscribe } from '~/features/newsletter/subscribers.commands.server';
import { listSubscribers } from '~/features/newsletter/subscribers.queries.server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const FAST = 10_000;

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  server.mails.length = 0;
  server.refuse(false);
  await query(em(), 'delete from letter');
  await query(em(), 'delete from subscriber');
});

const settings = () => ({
  smtpUrl: server.url,
  from: 'site@walls.example',
  siteUrl: 'https://walls.example',
  siteName: 'Walls',
});

const subscribers = (count: number) =>
  query(
    em(),
    `insert into subscriber (email, language, status, confirmed_at)
     select 'reader' || n || '@example.org', 'en', 'confirmed', now() from generate_series(1, ${count}) n`,
  );

async function newLetter(): Promise<number> {
  const words = 'Hello & welcome,\n\nthese are new.';
  const id = await saveDraft(em(), { subject: 'Autumn', words, wallpapers: [] });
  await em().transactional((tx) => startLetter(tx, id));
  return id;
}

const addressees = () => server.mails.map((mail) => /^To: (.*)\r?$/m.exec(mail)?.[1]);
const progress = async () => (await listProgress(em()))[0];

describe('a letter', () => {
  test('reaches 300 addresses once each, but for the one whose sending was cut off', async () => {
    await subscribers(300);
    const id = await newLetter();
    await sendLetter(em(), settings(), id, 1200);
    expect(server.mails.length).toBeGreaterThan(0);
    expect(server.mails.length).toBeLessThan(300);
    // A process that dies between the claim and the answer leaves just this.
    const lost = await claimDelivery(em(), id, FAST);
    while ((await progress())?.waiting)
      await Promise.all([sendLetter(em(), settings(), id, FAST), sendLetter(em(), settings(), id, FAST)]);
    expect(new Set(addressees()).size).toBe(299);
    expect(server.mails).toHaveLength(299);
    expect(addressees()).not.toContain(lost?.email);
    expect(await progress()).toMatchObject({ waiting: 0, sent: 299, failed: 0, unknown: 1 });
  });

  test('keeps to the limit per minute', async () => {
    await subscribers(5);
    const id = await newLetter();
    for (let run = 0; run < 5; run++) await sendLetter(em(), settings(), id, 3);
    expect(server.mails).toHaveLength(3);
  });

  test('has a readable text part and headers for unsubscribing with one click', async () => {
    await subscribers(1);
    await sendLetter(em(), settings(), await newLetter(), FAST);
    const [mail = ''] = server.mails;
    expect(mail).toContain('Content-Type: multipart/alternative');
    expect(mail).toContain('Hello & welcome,\r\n\r\nthese are new.');
    expect(mail).toContain('<p>Hello &amp; welcome,</p>');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('Precedence: bulk');
    const token = /\/unsubscribe\/([\w-]+)/.exec(mail)?.[1] ?? '';
    expect(await findByUnsubscribeLink(em(), token)).toMatchObject({ email: 'reader1@example.org' });
    expect(await unsubscribe(em(), token)).toBe(true);
  });

  test('pauses an address that is refused for good three times in a row', async () => {
    await subscribers(1);
    server.refuse(true);
    for (let letter = 0; letter < 3; letter++) await sendLetter(em(), settings(), await newLetter(), FAST);
    const { items } = await listSubscribers(em(), '', { offset: 0, limit: 10 });
    expect(items).toMatchObject([{ status: 'paused' }]);
    server.refuse(false);
    await sendLetter(em(), settings(), await newLetter(), FAST);
    expect(server.mails).toEqual([]);
  });

  test('is noted as refused when its content is, which does not count against the address', async () => {
    await subscribers(1);
    server.refuse('content');
    for (let letter = 0; letter < 3; letter++) await sendLetter(em(), settings(), await newLetter(), FAST);
    expect(await progress()).toMatchObject({ sent: 0, failed: 1 });
    const { items } = await listSubscribers(em(), '', { offset: 0, limit: 10 });
    expect(items).toMatchObject([{ status: 'confirmed' }]);
  });

  test('waits while the mail server is down, and costs no attempt', async () => {
    await subscribers(1);
    const id = await newLetter();
    const down = { ...settings(), smtpUrl: 'smtp://127.0.0.1:9' };
    await expect(sendLetter(em(), down, id, FAST)).rejects.toThrow('could not be sent');
    await sendLetter(em(), settings(), id, FAST);
    expect(addressees()).toEqual(['reader1@example.org']);
  });
});

describe('the schedule', () => {
  const doneUntil = (interval: string) =>
    query(
      em(),
      `update setting set value = value || jsonb_build_object('doneUntil', now() - interval '${interval}')
       where name = 'letter-schedule'`,
    );
  const take = () => em().transactional((tx) => takeDueLetter(tx, 'Europe/Madrid'));

  test.each(['week', 'month'] as const)('sends once each %s, whichever process asks first', async (every) => {
    await saveSchedule(em(), { every, atLeast: 5 });
    expect(await take()).toBeNull();
    await doneUntil('40 days');
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter(Boolean)).toMatchObject([{ every, atLeast: 5 }]);
    expect(await take()).toBeNull();
  });

  test('sends nothing by itself when it is off', async () => {
    await saveSchedule(em(), { every: 'never', atLeast: 1 });
    await doneUntil('400 days');
    expect(await take()).toBeNull();
    expect(await readSchedule(em())).toEqual({ every: 'never', atLeast: 1 });
  });
});

test('mail that waits is not dropped while the settings can’t be read', async () => {
  await query(em(), 'alter table setting rename to elsewhere');
  try {
    await expect(confirmationSettings(em())).rejects.toThrow();
    await expect(mailSettings(em())).rejects.toThrow();
  } finally {
    await query(em(), 'alter table elsewhere rename to setting');
  }
  expect(await mailSettings(em())).toBeNull();
});
