import { createTransport, type SendMailOptions } from 'nodemailer';
import { type MailOutcome, type MailProblem, outcomeOf, problemOf, type SendFailure } from './mail-failures';

/** The queue runs one job at a time, so an unresponsive mail server must not delay the pictures for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const MINUTE = 60;

/** With these pauses, enough for four days: RFC 5321, 4.5.4.1. */
export const MAX_MAIL_ATTEMPTS = 28;

/** How long a mail that the server puts off waits: half an hour at first, four hours at most. */
export const pauseSeconds = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 240) * MINUTE;

/** One mail goes before pictures that wait to be encoded, which may take minutes. */
export const MAIL_JOB = { attempts: MAX_MAIL_ATTEMPTS, priority: -1 };

/** As an object it is always a single address, whatever characters it contains. */
export const mailbox = (address: string) => ({ name: '', address });

/** Mail servers quote addresses in their answers, and the log must not contain addresses. */
function findCause({ code, name, responseCode }: SendFailure): string {
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}

export class MailError extends Error {
  constructor(
    message: string,
    readonly outcome: MailOutcome,
    /** What the mail server said. It may quote addresses, so it is not for the log. */
    readonly answer: string,
    /** Null if the server answered in its own words. */
    readonly problem: MailProblem | null = null,
  ) {
    super(message);
  }
}

/** Trying again is of no use. */
export const isUndeliverable = (error: unknown): boolean =>
  error instanceof MailError && (error.outcome === 'refused' || error.outcome === 'no-utf8');

/** Nodemailer sends such addresses to every server, and tells what a server can do only in its log. */
const needsUtf8 = ({ to }: SendMailOptions): boolean => {
  const address = typeof to === 'object' && 'address' in to ? (to.address ?? '') : '';
  return /[^\x20-\x7e]/u.test(address.slice(0, address.lastIndexOf('@') + 1));
};

/** Sends one mail after another over the same connection, or over a new one when the server has closed it. */
export function openMailServer(smtpUrl: string) {
  const pool = { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY } as const;
  let isContentRead = () => false;
  let takesUtf8: boolean | undefined;
  const note = (_entry: unknown, line?: unknown) => {
    if (/^250[ -]SMTPUTF8\b/im.test(String(line))) takesUtf8 = true;
  };
  const logger = { trace: note, debug: note, info: note, warn: note, error: note, fatal: note, level: () => undefined };
  const transport = createTransport({ url: smtpUrl, ...pool, ...TIMEOUTS, logger, transactionLog: true });
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const content = read(options);
      isContentRead = () => content.readableDidRead;
      return content;
    };
    done();
  });
  async function requireUtf8(what: string): Promise<void> {
    if (takesUtf8 === undefined) await transport.verify();
    takesUtf8 ??= false;
    if (!takesUtf8) throw new MailError(`${what} needs SMTPUTF8`, 'no-utf8', 'SMTPUTF8');
  }
  return {
    /** @throws MailError */
    async send(what: string, mail: SendMailOptions): Promise<void> {
      isContentRead = () => false;
      try {
        if (needsUtf8(mail)) await requireUtf8(what);
        await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      } catch (thrown) {
        if (thrown instanceof MailError) throw thrown;
        const failure = thrown as SendFailure;
        const outcome = outcomeOf(failure, isContentRead());
        const message = `${what} could not be sent: ${findCause(failure)}`;
        throw new MailError(message, outcome, failure.response ?? failure.message, problemOf(failure));
      }
    },
    close: () => transport.close(),
  };
}

/** @throws MailError */
export async function sendMail(smtpUrl: string, what: string, mail: SendMailOptions): Promise<void> {
  const server = openMailServer(smtpUrl);
  try {
    await server.send(what, mail);
  } finally {
    server.close();
  }
}
