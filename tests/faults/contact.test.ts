import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { client } from '../support/api-client';
import { startSite } from '../support/site';

const NATIVE = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', 'X-Requested-With': '' };

const letter = { email: 'reader@example.org', subject: 'A picture', message: 'Thank you for it.' };

describe('when the database fails', () => {
  it('says so, keeps what was typed, and writes nobody’s address into the log', async () => {
    const broken = await startSite();
    try {
      const database = new pg.Client({ connectionString: broken.databaseUrl });
      await database.connect();
      await database.query('drop table contact_message; drop table subscriber');
      await database.end();
      const post = client(broken.url);
      const native = { ...NATIVE, Origin: broken.url };
      const contact = await post('POST', '/contact', { body: String(new URLSearchParams(letter)), headers: native });
      expect(contact.status).toBe(500);
      expect(contact.body).toContain('Could not send: Please try again later.');
      for (const typed of ['value="reader@example.org"', 'value="A picture"', 'Thank you for it.</textarea>']) {
        expect(contact.body).toContain(typed);
      }
      const subscription = await post('POST', '/subscribe', { body: 'email=reader%40example.org', headers: native });
      expect(subscription.status).toBe(500);
      expect(subscription.body).toContain('Failed to subscribe. Please try again.');
      expect(subscription.body).toContain('value="reader@example.org"');
      expect((await post('POST', '/api/contact', { json: letter })).body).toEqual({
        message: 'Something went wrong on our end.',
        error: 'internal_error',
      });
      expect(broken.log()).toContain('does not exist');
      expect(broken.log()).not.toMatch(/reader@|Thank you/);
    } finally {
      await broken.stop();
    }
  });
});

describe('where mail is set up', () => {
  it('the sender is told at once, and a mail that was refused first is mailed later', async () => {
    const mails: string[] = [];
    let refusals = 0;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom(_address, _session, done) {
        if (refusals > 0) return done();
        refusals += 1;
        done(Object.assign(new Error('try later, reader@example.org'), { responseCode: 451 }));
      },
      async onData(stream, _session, done) {
        mails.push(await text(stream));
        done();
        smtp.emit('mail');
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const arrived = once(smtp, 'mail');
    const { port } = smtp.server.address() as AddressInfo;
    const mailing = await startSite({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'hello@wallpapers.example' },
    });
    try {
      const answer = await client(mailing.url)('POST', '/api/contact', { json: letter });
      expect(answer).toMatchObject({ status: 201, body: { ok: true } });
      await arrived;
      expect(refusals).toBe(1);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatch(
        /^From: hello@wallpapers\.example\r\nTo: hello@wallpapers\.example\r\nReply-To: reader@example\.org/m,
      );
      expect(mails[0]).toContain('Thank you for it.');
      expect(mailing.log()).toContain('could not be mailed: EENVELOPE 451');
      expect(mailing.log()).not.toContain('reader@example.org');
    } finally {
      await mailing.stop();
      await new Promise<void>((done) => smtp.close(done));
    }
  });

  it.each([
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['CONTACT_EMAIL', 'nobody'],
    ['MAIL_FROM', 'My gallery'],
  ])('a bad %s (%s) stops the start with its name', async (name, value) => {
    await expect(startSite({ env: { [name]: value } })).rejects.toThrow(`Tapeta cannot start: ${name} must`);
  });
});
