import { createTransport, type SendMailOptions } from 'nodemailer';

/** The queue runs one job at a time, so an unresponsive mail server must not delay the pictures for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** With growing pauses, enough for a mail server that is down for two days. */
export const MAX_MAIL_ATTEMPTS = 16;

/** One mail goes before pictures that wait to be encoded, which may take minutes. */
export const MAIL_JOB = { attempts: MAX_MAIL_ATTEMPTS, priority: -1 };

/** As an object it is always a single address, whatever characters it contains. */
export const mailbox = (address: string) => ({ name: '', address });

/** Mail servers quote addresses in their answers, and the log must not contain addresses. */
function findCause(error: unknown): string {
  const { code, name, responseCode } = error as { code?: string; name?: string; responseCode?: number };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}

/** What is known after a failure: the address is refused (5xx), the content is, it is deferred (4xx), nothing was sent, or we can't tell. */
type MailOutcome = 'refused' | 'rejected' | 'deferred' | 'unsent' | 'unknown';

export class MailError extends Error {
  constructor(
    message: string,
    readonly outcome: MailOutcome,
    /** What the mail server said. It may quote addresses, so it is not for the log. */
    readonly answer: string,
  ) {
    super(message);
  }
}

function outcomeOf(error: unknown): MailOutcome {
  const {
    code = '',
    command = '',
    responseCode = 0,
  } = error as Record<'code' | 'command', string | undefined> & {
    responseCode?: number;
  };
  if (['RCPT TO', 'DATA'].includes(command) && responseCode >= 400) {
    if (responseCode < 500) return 'deferred';
    return command === 'DATA' ? 'rejected' : 'refused';
  }
  const isUnsent = responseCode > 0 || command === 'CONN' || ['ECONNECTION', 'EDNS', 'EAUTH', 'ETLS'].includes(code);
  return isUnsent ? 'unsent' : 'unknown';
}

/** Sends one mail after another over the same connection. */
export function openMailServer(smtpUrl: string) {
  const pool = { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY } as const;
  const transport = createTransport({ url: smtpUrl, ...pool, ...TIMEOUTS });
  return {
    /** @throws MailError */
    async send(what: string, mail: SendMailOptions): Promise<void> {
      try {
        await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      } catch (error) {
        const { response, message } = error as { response?: string; message: string };
        throw new MailError(`${what} could not be sent: ${findCause(error)}`, outcomeOf(error), response ?? message);
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
