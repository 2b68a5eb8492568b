import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  readSchedule,
  saveSchedule,
  takeDueLetter,
} from '~/features/newsletter/letters/letter-schedule.queries.server';
import {
  claimDelivery,
  listProgress,
  resumeLetter,
  saveDraft,
  startLetter,
} from '~/features/newsletter/letters/letters.queries.server';
import { sendLetter } from '~/features/newsletter/letters/letters.server';
import { findByUnsubscribeLink, unsubscribe } from '~/features/newsletter/subscribers.commands.server';
import { listSubscribers } from '~/features/newsletter/subscribers.queries.server';
import { letterSettings, mailSettings } from '~/features/site/mail-settings.server';
import { MAX_MAIL_ATTEMPTS, pauseSeconds } from '~/lib/mail.server';
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
const statuses = async () =>
  (await listSubscribers(em(), '', { offset: 0, limit: 10 })).items.map(({ status }) => status).reverse();
async function sendThree(): Promise<void> {
  for (let letter = 0; letter < 3; letter++) await sendLetter(em(), settings(), await newLetter(), FAST);
}
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

  test('fails if what was sent cannot be noted, and is not sent twice', async () => {
    await subscribers(1);
    const id = await newLetter();
    await query(
      em(),
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
       create trigger refuse before update on letter_delivery for each row when (new.state = 'sent') execute function refuse()`,
    );
    await expect(sendLetter(em(), settings(), id, FAST)).rejects.toThrow('not now');
    await query(em(), 'drop function refuse cascade');
    await sendLetter(em(), settings(), id, FAST);
    expect(server.mails).toHaveLength(1);
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

  test('pauses only an address without a mailbox, after three letters in a row', async () => {
    await subscribers(3);
    server.answer((command, to) =>
      command === 'RCPT' && to.startsWith('reader1@') ? '550 5.1.1 No such user' : undefined,
    );
    await sendThree();
    expect(await statuses()).toEqual(['paused', 'confirmed', 'confirmed']);
    server.answer(null);
    await sendLetter(em(), settings(), await newLetter(), FAST);
    expect(addressees().slice(-2)).toEqual(['reader2@example.org', 'reader3@example.org']);
  });

  test.each([
    ['RCPT', '550 5.7.1 Relaying denied'],
    ['RCPT', '550 5.4.5 Daily sending limit exceeded'],
    ['RCPT', '550 5.1.8 Bad sender'],
    ['RCPT', '550 Relaying denied'],
    ['MAIL', '550 5.1.0 Sender rejected'],
    ['DATA', '554 5.7.1 This is spam'],
  ])('pauses no one for %s: %s', async (asked, answer) => {
    await subscribers(3);
    server.answer((command) => (command === asked ? answer : undefined));
    await sendThree();
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await progress()).toMatchObject({ isFinished: true, sent: 0, failed: 3, refused: 0, refusal: answer });
  });

  test('a refusal without an enhanced code counts once the server accepts another mail', async () => {
    await subscribers(3);
    server.answer((command, to) => (command === 'RCPT' && to.startsWith('reader2@') ? '550 Unknown' : undefined));
    await sendThree();
    expect(await statuses()).toEqual(['confirmed', 'paused', 'confirmed']);
  });

  test('stops after ten refusals in a row, says why, and goes to the rest once the account works', async () => {
    await subscribers(14);
    const id = await newLetter();
    let accepted = 0;
    server.answer((command, to) =>
      command !== 'RCPT' || accepted++ < 2 ? undefined : `550 5.4.5 Limit exceeded for ${to}`,
    );
    await sendLetter(em(), settings(), id, FAST);
    expect(await progress()).toMatchObject({ isFinished: true, sent: 2, failed: 10, waiting: 2, unknown: 0 });
    expect((await progress())?.refusal).toBe('550 5.4.5 Limit exceeded for …');
    server.answer(null);
    await sendLetter(em(), settings(), id, FAST);
    expect(server.mails).toHaveLength(2);
    expect(await em().transactional((tx) => resumeLetter(tx, id))).toBe(true);
    await sendLetter(em(), settings(), id, FAST);
    expect(new Set(addressees()).size).toBe(14);
    expect(server.mails).toHaveLength(14);
    expect(await em().transactional((tx) => resumeLetter(tx, id))).toBe(false);
  });

  test('stops at once when the login is refused', async () => {
    const strict = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 })),
    });
    await subscribers(2);
    const smtpUrl = strict.url.replace('//', '//user:wrong@');
    await sendLetter(em(), { ...settings(), smtpUrl }, await newLetter(), FAST);
    expect(await progress()).toMatchObject({
      isFinished: true,
      sent: 0,
      waiting: 2,
      refusal: '535 5.7.8 Wrong password',
    });
    await strict.stop();
  });

  test('is tried for four days with growing pauses while the server puts it off', async () => {
    await subscribers(1);
    const id = await newLetter();
    server.answer((command) => (command === 'RCPT' ? '450 4.7.1 Hourly limit exceeded' : undefined));
    const tries = async () => (await query(em(), 'select attempts from letter_delivery'))[0]?.attempts;
    const sendAfter = async (seconds: number) => {
      await query(em(), `update letter_delivery set claimed_at = claimed_at - make_interval(secs => ${seconds})`);
      await sendLetter(em(), settings(), id, FAST);
    };
    await sendAfter(0);
    await sendAfter(29 * 60);
    expect(await tries()).toBe(1);
    await sendAfter(60);
    expect(await tries()).toBe(2);
    let waited = 0;
    for (let attempt = 2; attempt < MAX_MAIL_ATTEMPTS; attempt++) {
      expect(await progress()).toMatchObject({ isFinished: false, waiting: 1 });
      await sendAfter(pauseSeconds(attempt) + 1);
      waited += pauseSeconds(attempt);
    }
    expect(waited).toBeGreaterThan(4 * 24 * 3600 - 3600);
    expect(await progress()).toMatchObject({ isFinished: true, sent: 0, failed: 1 });
  });

  test('reaches everyone once over a server that takes five mails per connection', async () => {
    const strict = await startMailServer();
    strict.limitPerConnection(5);
    await subscribers(13);
    const id = await newLetter();
    while ((await progress())?.waiting) await sendLetter(em(), { ...settings(), smtpUrl: strict.url }, id, FAST);
    const got = strict.mails.map((mail) => /^To: (.*)\r?$/m.exec(mail)?.[1]);
    expect(got).toHaveLength(13);
    expect(new Set(got).size).toBe(13);
    expect(await progress()).toMatchObject({ sent: 13, unknown: 0 });
    await strict.stop();
  });

  test('leaves out a local part that the mail server can’t take, and sends names of domains in ASCII', async () => {
    const plain = await startMailServer({ hideSMTPUTF8: true });
    await subscribers(1);
    await query(
      em(),
      `insert into subscriber (email, status, confirmed_at) values ('jörg@example.org', 'confirmed', now()), ('reader@käse.example', 'confirmed', now())`,
    );
    const id = await newLetter();
    await sendLetter(em(), { ...settings(), smtpUrl: plain.url }, id, FAST);
    const got = plain.mails.map((mail) => /^To: (.*)\r?$/m.exec(mail)?.[1]);
    expect(got).toEqual(['reader1@example.org', 'reader@xn--kse-qla.example']);
    expect(await progress()).toMatchObject({ isFinished: true, sent: 2, noUtf8: 1 });
    expect(await em().transactional((tx) => resumeLetter(tx, id))).toBe(true);
    await sendLetter(em(), settings(), id, FAST);
    expect(server.mails).toHaveLength(1);
    await plain.stop();
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
    await expect(letterSettings(em())).rejects.toThrow();
    await expect(mailSettings(em())).rejects.toThrow();
  } finally {
    await query(em(), 'alter table elsewhere rename to setting');
  }
  expect(await mailSettings(em())).toBeNull();
});
