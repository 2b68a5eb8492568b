import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmSubscription,
  findConfirmation,
  mailConfirmation,
  purgeExpiredConfirmations,
} from '~/features/newsletter/confirmation.server';
import { letterKey, unsubscribePath } from '~/features/newsletter/letter-links.server';
import {
  findByUnsubscribeLink,
  resumeSubscriber,
  subscribe,
  unsubscribe,
} from '~/features/newsletter/subscribers.commands.server';
import type { LetterSettings } from '~/features/site/mail-settings.server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

let key: string;

let mail: MailServer;
let settings: LetterSettings;
const { em } = ownDatabase();

beforeAll(async () => {
  mail = await startMailServer();
  key = await letterKey(em());
  settings = {
    smtpUrl: mail.url,
    from: 'hello@gallery.test',
    siteUrl: 'https://gallery.test',
    siteName: 'The gallery',
  };
});
afterAll(async () => {
  await mail.stop();
});
beforeEach(async () => {
  mail.mails.length = 0;
  await query(em(), 'delete from subscriber');
  await query(em(), 'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
});

const join = (email: string, isMailed = true) => subscribe(em(), { email }, { isMailed });
const rows = () => query(em(), 'select id, email, status from subscriber order by id');
const jobs = async () => (await query(em(), 'select task_identifier as task from graphile_worker.jobs')).length;
const age = (interval: string) => query(em(), 'update subscriber set letter_at = letter_at - ?::interval', [interval]);

/** Subscribes, sends the mail and returns its token. */
async function letterTo(email: string): Promise<{ id: number; token: string }> {
  await join(email);
  const id = (await rows()).at(-1)?.id;
  await mailConfirmation(em(), settings, id);
  return { id, token: tokenIn(mail.mails.at(-1)) };
}
const tokenIn = (letter = '') => /https:\/\/gallery\.test\/subscribe\/confirm\/([\w-]+)/.exec(letter)?.[1] ?? '';

describe('an address, if mail is configured', () => {
  test('waits for confirmation and gets one mail', async () => {
    await join('Reader@example.org');
    await join('reader@example.ORG');
    expect(await rows()).toMatchObject([{ email: 'Reader@example.org', status: 'pending' }]);
    expect(await jobs()).toBe(1);
  });

  test('gets another mail after an hour, but none after it is confirmed', async () => {
    const { token } = await letterTo('reader@example.org');
    await query(em(), 'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    await age('61 minutes');
    await join('reader@example.org');
    expect(await jobs()).toBe(1);
    await query(em(), 'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    await confirmSubscription(em(), token);
    await age('61 minutes');
    await join('reader@example.org');
    expect(await jobs()).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('that already exists gets a mail, too, and stays without an answer', async () => {
    await join('early@example.org', false);
    await join('early@example.org');
    expect(await jobs()).toBe(1);
    await age('49 hours');
    await purgeExpiredConfirmations(em());
    expect(await rows()).toMatchObject([{ status: 'unconfirmed' }]);
  });
});

describe('the mail', () => {
  test('goes only to the address, with links to the site, and the table doesn’t contain the token', async () => {
    const { id, token } = await letterTo('reader@example.org');
    const [letter = ''] = mail.mails;
    expect(letter).toMatch(/^To: reader@example\.org\r$/m);
    expect(letter).toContain('Please confirm your subscription to The gallery');
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(letter.replace(/\r\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <https://gallery.test${unsubscribePath(key, { id, email: 'reader@example.org' })}>`,
    );
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(await query(em(), 'select * from subscriber'))).not.toContain(token);
  });

  test('reports a failure without the address', async () => {
    await join('reader@example.org');
    const [{ id }] = (await rows()) as [{ id: number }];
    mail.refuse(true);
    await expect(mailConfirmation(em(), settings, id)).rejects.toThrow(
      `Confirmation ${id} could not be sent: EENVELOPE 550`,
    );
    mail.refuse(false);
  });

  test('is not sent to confirmed or removed subscribers', async () => {
    const { id, token } = await letterTo('reader@example.org');
    await confirmSubscription(em(), token);
    await mailConfirmation(em(), settings, id);
    await query(em(), 'delete from subscriber');
    await mailConfirmation(em(), settings, id);
    expect(mail.mails).toHaveLength(1);
  });
});

describe('the link that confirms', () => {
  test('works once', async () => {
    const { token } = await letterTo('reader@example.org');
    expect(await findConfirmation(em(), token)).toEqual({ email: 'reader@example.org' });
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
    await confirmSubscription(em(), token);
    expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
    await expect(confirmSubscription(em(), token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(findConfirmation(em(), token)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('works for 48 hours, then the address is deleted', async () => {
    const { token } = await letterTo('reader@example.org');
    await purgeExpiredConfirmations(em());
    expect(await rows()).toHaveLength(1);
    await age('48 hours 1 second');
    await expect(findConfirmation(em(), token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(confirmSubscription(em(), token)).rejects.toMatchObject({ code: 'not_found' });
    await purgeExpiredConfirmations(em());
    expect(await rows()).toEqual([]);
  });

  test.each(['', 'x', '\0', "' or true --", 'a'.repeat(5000)])('is not %j', async (token) => {
    await letterTo('reader@example.org');
    await expect(confirmSubscription(em(), token)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the link that unsubscribes', () => {
  test('is the same in every mail and removes the address once', async () => {
    await join('Reader@example.org', false);
    await join('other@example.org', false);
    const [reader] = (await rows()) as [{ id: number; email: string }];
    const token = unsubscribePath(key, reader).split('/').at(-1) ?? '';
    expect(unsubscribePath(key, reader)).toBe(`/unsubscribe/${token}`);
    expect(await findByUnsubscribeLink(em(), token)).toMatchObject({ email: 'Reader@example.org' });
    expect(await unsubscribe(em(), token)).toBe(true);
    expect(await rows()).toMatchObject([{ email: 'other@example.org' }]);
    expect(await unsubscribe(em(), token)).toBe(false);
  });

  test('belongs to one address, one id and one key', async () => {
    await join('reader@example.org', false);
    const [{ id }] = (await rows()) as [{ id: number }];
    const right = unsubscribePath(key, { id, email: 'READER@example.org' }).split('/').at(-1) ?? '';
    const wrong = [
      unsubscribePath(key, { id, email: 'other@example.org' }),
      unsubscribePath(`another ${key}`, { id, email: 'reader@example.org' }),
      unsubscribePath(key, { id: id + 1, email: 'reader@example.org' }).replace(`${id + 1}-`, `${id}-`),
    ].map((path) => path.split('/').at(-1) ?? '');
    for (const token of [
      ...wrong,
      '',
      String(id),
      `${id}-`,
      `${right}x`,
      right.toUpperCase(),
      `0${right}`,
      '\0',
      '9'.repeat(3000),
    ]) {
      expect(await unsubscribe(em(), token), token).toBe(false);
    }
    expect(await unsubscribe(em(), right)).toBe(true);
  });
});

test('a paused reader subscribes and confirms again, and an administrator resumes one by hand', async () => {
  const { id, token } = await letterTo('reader@example.org');
  await confirmSubscription(em(), token);
  const pause = () =>
    query(em(), `update subscriber set failures = 3, paused_at = now(), letter_at = now() - interval '2 hours'`);
  const paused = async () => (await query(em(), 'select paused_at is not null as is, failures from subscriber'))[0];
  await pause();
  await join('reader@example.org');
  await mailConfirmation(em(), settings, id);
  expect(await paused()).toEqual({ is: true, failures: 3 });
  await confirmSubscription(em(), tokenIn(mail.mails.at(-1)));
  expect(await paused()).toEqual({ is: false, failures: 0 });
  await pause();
  await resumeSubscriber(em(), id);
  expect(await paused()).toEqual({ is: false, failures: 0 });
});
