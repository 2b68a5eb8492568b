import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that collects mail. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: string[];
  /** Sets whether every mail is refused, with an error that quotes the recipient. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(isRefusing ? Object.assign(new Error(`${address} has no mailbox`), { responseCode: 550 }) : null);
    },
    async onData(stream, _session, done) {
      // Long lines are wrapped.
      mails.push((await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '='));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
