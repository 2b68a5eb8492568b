import { createTransport, type SendMailOptions } from 'nodemailer';

/** The queue runs one job at a time: a silent mail server must not hold up the pictures for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** With growing waits between tries they outlast a mail server that is down for two days. */
export const MAX_MAIL_ATTEMPTS = 16;

/** As an object it is one address, whatever characters it has. */
export const mailbox = (address: string) => ({ name: '', address });

/** Answers of mail servers quote addresses, which the console must not know. */
function findCause(error: unknown): string {
  const { code, name, responseCode } = error as { code?: string; name?: string; responseCode?: number };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}

export async function sendMail(smtpUrl: string, what: string, letter: SendMailOptions): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
  } catch (error) {
    throw new Error(`${what} could not be mailed: ${findCause(error)}`);
  } finally {
    transport.close();
  }
}
