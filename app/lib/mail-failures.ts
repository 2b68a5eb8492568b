/** What a failure to send a mail means: RFC 5321 for the reply codes, RFC 3463 for the enhanced ones. */

/** Nodemailer's error. */
export interface SendFailure extends Error {
  code?: string;
  originalCode?: string;
  timeoutType?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

export type MailOutcome =
  /** There is no such mailbox. */
  | 'refused'
  /** Perhaps there is none: the server gives no enhanced code. */
  | 'doubted'
  /** For another reason, such as the account, the content or a limit. */
  | 'rejected'
  | 'deferred'
  /** The server talks to us no further, with this login or at all. */
  | 'barred'
  | 'no-utf8'
  | 'unsent'
  /** The content was on its way. */
  | 'unknown';

/** Only 5.1.x and 5.2.1 are about the mailbox, and of these 5.1.7 and 5.1.8 about the sender's. */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?!0*[78]\b)\d{1,3}|2\.1)\b/m;
const ENHANCED = /^5\d\d[ -]5\.\d{1,3}\.\d{1,3}\b/m;

/** The codes that RFC 5321 has for mailboxes. It also has 550 for policy, so they prove nothing. */
const MAYBE_NO_MAILBOX = [550, 551, 553];

function replyMeans(code: number, command: string, response: string): MailOutcome {
  const isEnvelope = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  if (code < 500) return isEnvelope ? 'deferred' : 'unsent';
  if (!isEnvelope) return 'barred';
  if (command === 'MAIL FROM') return 'rejected';
  if (NO_MAILBOX.test(response)) return 'refused';
  const isPlain = command === 'RCPT TO' && !ENHANCED.test(response);
  return isPlain && MAYBE_NO_MAILBOX.includes(code) ? 'doubted' : 'rejected';
}

/** @param isContentRead whether the content was being sent: without a reply it may have arrived */
export function outcomeOf(failure: SendFailure, isContentRead: boolean): MailOutcome {
  const { code, command = '', responseCode = 0, response = '' } = failure;
  if (responseCode >= 400) return replyMeans(responseCode, command, response);
  // Such an address can't stand in a command.
  if (code === 'EENVELOPE') return 'refused';
  return isContentRead ? 'unknown' : 'unsent';
}

/** Causes by OpenSSL's, Node's and Nodemailer's codes, or by their words where Nodemailer keeps only these. */
const PROBLEMS = {
  wrongSecurity: /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL|RECORD_TOO_SMALL/,
  untrusted: /SELF[-_]SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_(?:UNTRUSTED|SIGNATURE_FAILURE|REJECTED|CHAIN_TOO_LONG)/,
  expired: /CERT(?:IFICATE)?_HAS_EXPIRED/,
  notYetValid: /CERT(?:IFICATE_IS)?_NOT_YET_VALID/,
  otherName: /ALTNAME|HOSTNAME_MISMATCH/,
  login: /EAUTH|ENOAUTH/,
  noServer: /ECONNREFUSED/,
  noHost: /ENOTFOUND|EAI_AGAIN|EDNS/,
  unreachable: /EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL/,
  greeting: /GREETING_TIMEOUT/,
  timeout: /ETIMEDOUT/,
  tls: /ERR_SSL|ERR_TLS|EPROTO\b|ETLS/,
  closed: /ECONNRESET|EPIPE|ECONNECTION|ESOCKET/,
} as const;
export type MailProblem = keyof typeof PROBLEMS | 'noStarttls';

/** Why a server can't be used. Null for a reply that says it in its own words. */
export function problemOf(failure: SendFailure): MailProblem | null {
  const { code = '', originalCode = '', timeoutType = '', responseCode, message } = failure;
  if (responseCode) return code === 'EAUTH' ? 'login' : code === 'ETLS' ? 'noStarttls' : null;
  // Nodemailer's own code comes last: it stands for many causes.
  for (const mark of [originalCode, timeoutType, message.toUpperCase().replaceAll(' ', '_'), code]) {
    const found = (Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]).find((name) => PROBLEMS[name].test(mark));
    if (found) return found;
  }
  return null;
}
