import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores received mails. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: string[];
  /** Starts or stops refusing every address, with an answer that quotes it, or every mail's content. */
  refuse(what: boolean | 'content'): void;
  /** Answers commands with what `answer` returns, such as "550 5.7.1 No"; undefined accepts. Null takes everything again. */
  answer(answer: ((command: 'MAIL' | 'RCPT' | 'DATA', address: string) => string | undefined) | null): void;
  /** Answers 421 to more mails over one connection, and ends it. */
  limitPerConnection(most: number): void;
  stop(): Promise<void>;
}

type Answer = Parameters<MailServer['answer']>[0];

function refusalOf(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  const [, code, text] = /^(\d{3}) (.*)$/s.exec(answer) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: string[] = [];
  let answered: Answer = null;
  let most = Number.POSITIVE_INFINITY;
  const mailsOf = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onMailFrom({ address }, session, done) {
      const begun = (mailsOf.get(session.id) ?? 0) + 1;
      mailsOf.set(session.id, begun);
      done(refusalOf(begun > most ? '421 4.7.0 Too many mails over this connection' : answered?.('MAIL', address)));
    },
    onRcptTo: ({ address }, _session, done) => done(refusalOf(answered?.('RCPT', address))),
    async onData(stream, session, done) {
      const received = await text(stream).catch(() => null);
      // The client was killed in the middle.
      if (received === null) return done(new Error('Cut off'));
      // Long lines arrive in parts.
      const mail = received.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const refusal = refusalOf(answered?.('DATA', session.envelope.rcptTo[0]?.address ?? ''));
      if (refusal) return done(refusal);
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
    refuse(what) {
      const [command, text] =
        what === 'content' ? ['DATA', '554 Not this content for'] : ['RCPT', '550 5.1.1 No mailbox for'];
      answered = what ? (asked, address) => (asked === command ? `${text} ${address}` : undefined) : null;
    },
    answer(answer) {
      answered = answer;
    },
    limitPerConnection(limit) {
      most = limit;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
