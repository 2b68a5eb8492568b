import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailContactMessage } from '~/features/contact/contact-mail.server';
import { sendContactMessage } from '~/features/contact/messages.commands.server';
import type { MailSettings } from '~/features/site/mail-settings.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();
const words = { email: 'Reader@example.org', subject: 'A picture', message: 'Dear all,\n\nthank you.' };

interface Row {
  id: number;
  mail_status: string;
}
const rows = () => query<Row>(em(), 'select id, mail_status from contact_message order by id');
const jobs = () =>
  query(em(), `select task_identifier as task, max_attempts from graphile_worker.jobs order by id`) as Promise<
    unknown[]
  >;

beforeEach(async () => {
  await query(em(), 'delete from contact_message');
  await query(em(), `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});

describe('a message', () => {
  test('is stored as it was written', async () => {
    await sendContactMessage(em(), words, { isMailed: false });
    const [row] = await query(em(), 'select email, subject, message, mail_status from contact_message');
    expect(row).toEqual({ ...words, mail_status: 'off' });
    expect(await jobs()).toEqual([]);
  });

  test('gets a job that mails it when mail is configured', async () => {
    await sendContactMessage(em(), words, { isMailed: true });
    expect(await rows()).toMatchObject([{ mail_status: 'waiting' }]);
    expect(await jobs()).toEqual([{ task: 'mail-contact-message', max_attempts: 28 }]);
  });

  test('is stored once, however often it is sent at the same time', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendContactMessage(em(), index % 2 ? words : { ...words, email: 'READER@EXAMPLE.ORG' }, { isMailed: true }),
      ),
    );
    expect(await rows()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  test('is a new one from another address, with other words, or a minute later', async () => {
    await sendContactMessage(em(), words, { isMailed: false });
    await sendContactMessage(em(), { ...words, email: 'other@example.org' }, { isMailed: false });
    await sendContactMessage(em(), { ...words, subject: 'Two pictures' }, { isMailed: false });
    await sendContactMessage(em(), { ...words, message: 'Thank you twice.' }, { isMailed: false });
    expect(await rows()).toHaveLength(4);
    await query(em(), `update contact_message set created_at = now() - interval '61 seconds'`);
    await sendContactMessage(em(), words, { isMailed: false });
    expect(await rows()).toHaveLength(5);
  });
});

describe('the mail', () => {
  let server: SMTPServer | undefined;
  let silent: Server | undefined;
  const mails: string[] = [];
  const envelopes: string[] = [];

  afterEach(async () => {
    mails.length = 0;
    envelopes.length = 0;
    await new Promise<void>((done) => (server ? server.close(done) : done()));
    server = undefined;
    silent?.close();
    silent = undefined;
  });

  async function settings(options: SMTPServerOptions = {}, url = 'smtp://127.0.0.1'): Promise<MailSettings> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, session, done) {
        mails.push(await text(stream));
        const { mailFrom, rcptTo } = session.envelope;
        envelopes.push(`${mailFrom ? mailFrom.address : ''} -> ${rcptTo.map(({ address }) => address)}`);
        done();
      },
      ...options,
    });
    server = smtp;
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    return settingsFor(`${url}:${(smtp.server.address() as AddressInfo).port}`);
  }

  const settingsFor = (smtpUrl: string): MailSettings => ({
    smtpUrl,
    from: 'My gallery <gallery@wallpapers.example>',
    to: 'hello@wallpapers.example',
    siteUrl: null,
    siteName: 'Tapeta',
  });

  async function stored(more: Partial<typeof words> = {}): Promise<number> {
    await sendContactMessage(em(), { ...words, ...more }, { isMailed: true });
    return (await rows()).at(-1)?.id ?? 0;
  }

  test('goes to the administrator, and replies go to the sender', async () => {
    const mail = await settings();
    const id = await stored();
    await mailContactMessage(em(), mail, id);
    expect(await rows()).toEqual([{ id, mail_status: 'sent' }]);
    expect(envelopes).toEqual(['gallery@wallpapers.example -> hello@wallpapers.example']);
    const [head = '', body = ''] = (mails[0] ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).toMatch(/^From: My gallery <gallery@wallpapers\.example>$/m);
    expect(head).toMatch(/^To: hello@wallpapers\.example$/m);
    expect(head).toMatch(/^Reply-To: Reader@example\.org$/m);
    expect(head).toMatch(/^Subject: Tapeta: A picture$/m);
    expect(head).toMatch(new RegExp(`^Message-ID: <contact-message-${id}-\\d+@wallpapers\\.example>$`, 'm'));
    expect(body).toContain('Dear all,\r\n\r\nthank you.\r\n');
    expect(body).toContain('Sent by Reader@example.org');
  });

  test('is sent once, even when its job runs again', async () => {
    const mail = await settings();
    const id = await stored();
    await mailContactMessage(em(), mail, id);
    await mailContactMessage(em(), mail, id);
    await mailContactMessage(em(), mail, 999_999);
    expect(mails).toHaveLength(1);
  });

  test('gets no extra header or recipient, whatever the message says', async () => {
    const mail = await settings();
    const odd = {
      email: '"x,y>"@example.org',
      subject: 'Žluťoučký kůň: Bcc: a@b.c 👍',
      message: 'Bcc: a@b.c\n.\nQUIT\n.',
    };
    await mailContactMessage(em(), mail, await stored(odd));
    expect(envelopes).toEqual(['gallery@wallpapers.example -> hello@wallpapers.example']);
    const [head = '', body = ''] = (mails[0] ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).not.toMatch(/^bcc/im);
    expect(head.match(/^reply-to:/gim)).toHaveLength(1);
    expect(body).toContain('Bcc: a@b.c\r\n.\r\nQUIT\r\n.\r\n');
  });

  test.each([
    ['refuses temporarily', { onMailFrom: refuseWith(451) }],
    ['refuses permanently', { onRcptTo: refuseWith(550) }],
    [
      'disconnects halfway',
      { onData: (stream, _session, done) => void stream.resume().once('end', () => done(new Error('disk full'))) },
    ],
  ] satisfies [string, SMTPServerOptions][])(
    'waits for the next try when the mail server %s',
    async (_what, options) => {
      const mail = await settings(options);
      const id = await stored();
      const failure = await mailContactMessage(em(), mail, id).catch((error: Error) => error.message);
      expect(failure).toMatch(new RegExp(`^Message ${id} could not be sent: \\w+( \\d+)?$`));
      expect(failure).not.toMatch(/@/);
      expect(await rows()).toEqual([{ id, mail_status: 'failed' }]);
      await new Promise<void>((done) => server?.close(done));
      await mailContactMessage(em(), await settings(), id);
      expect(await rows()).toEqual([{ id, mail_status: 'sent' }]);
      expect(mails).toHaveLength(1);
    },
  );

  test('waits for the next try when the mail server is down or does not respond', async () => {
    const id = await stored();
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(
      mailContactMessage(em(), settingsFor(`smtp://127.0.0.1:${port}/?greetingTimeout=300`), id),
    ).rejects.toThrow('could not be sent: ETIMEDOUT');
    await expect(mailContactMessage(em(), settingsFor('smtp://127.0.0.1:1'), id)).rejects.toThrow('ESOCKET');
    expect(await rows()).toEqual([{ id, mail_status: 'failed' }]);
  });
});

function refuseWith(responseCode: number) {
  return (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('no such user <somebody@example.org>'), { responseCode }));
}
