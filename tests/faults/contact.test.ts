import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { client } from '../support/api-client';
import { startSite } from '../support/site';
import { inDatabase } from '../support/site-database';

const input = { email: 'reader@example.org', subject: 'A picture', message: 'Thank you for it.' };

describe('when mail is configured', () => {
  it('the sender gets an answer at once, and a refused mail is sent later', async () => {
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
      const answer = await client(mailing.url)('POST', '/api/contact', { json: input });
      expect(answer).toMatchObject({ status: 201, body: { ok: true } });
      const waiting = () =>
        inDatabase(mailing, `select 1 from graphile_worker.jobs where run_at > now() + interval '20 minutes'`);
      await expect.poll(waiting).toHaveLength(1);
      await inDatabase(mailing, 'update graphile_worker._private_jobs set run_at = now()');
      await arrived;
      expect(refusals).toBe(1);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatch(
        /^From: hello@wallpapers\.example\r\nTo: hello@wallpapers\.example\r\nReply-To: reader@example\.org/m,
      );
      expect(mails[0]).toContain('Thank you for it.');
      expect(mailing.log()).toContain('could not be sent: EENVELOPE 451');
      expect(mailing.log()).not.toContain('reader@example.org');
    } finally {
      await mailing.stop();
      await new Promise<void>((done) => smtp.close(done));
    }
  });
});
