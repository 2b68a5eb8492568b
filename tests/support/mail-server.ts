import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores received mails. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: string[];
  /** Starts or stops refusing every address, with an answer that quotes it, or every mail's content. */
  refuse(what: boolean | 'content'): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let refused: boolean | 'content' = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused === true ? Object.assign(new Error(`${address} has no mailbox`), { responseCode: 550 }) : null);
    },
    async onData(stream, _session, done) {
      const received = await text(stream).catch(() => null);
      // The client was killed in the middle.
      if (received === null) return done(new Error('Cut off'));
      // Long lines arrive in parts.
      const mail = received.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      if (refused) return done(Object.assign(new Error('Not this content'), { responseCode: 554 }));
      mails.push(mail);
      done();
    },
  });
  // Of a client that was killed.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (what) => {
      refused = what;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
