import { describe, expect, test } from 'vitest';
import { outcomeOf, problemOf, type SendFailure } from '~/lib/mail-failures';

const failure = (facts: Partial<SendFailure>): SendFailure => Object.assign(new Error('failed'), facts);

/** As Nodemailer reports a reply. */
const reply = (command: string, response: string) =>
  failure({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) });

describe('a reply', () => {
  test.each([
    ['RCPT TO', '550 5.1.1 No such user', 'refused'],
    ['RCPT TO', '550 5.1.10 Null MX', 'refused'],
    ['RCPT TO', '550 5.2.1 Disabled', 'refused'],
    ['RCPT TO', '550-5.1.1 The account does not exist.\n550 5.1.1 Look for typing errors.', 'refused'],
    ['RCPT TO', '550-Sorry\n550 5.1.1 No such user', 'refused'],
    ['DATA', '550 5.1.1 No such user', 'refused'],
    ['RCPT TO', '550 5.1.7 Bad sender', 'rejected'],
    ['RCPT TO', '550 5.1.8 Bad domain of the sender', 'rejected'],
    ['RCPT TO', '550 5.7.1 Relaying denied', 'rejected'],
    ['RCPT TO', '550 5.4.5 Daily sending limit exceeded', 'rejected'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'rejected'],
    ['RCPT TO', '550 5.2.10 Something else', 'rejected'],
    ['RCPT TO', '554 No', 'rejected'],
    ['RCPT TO', '550 User unknown', 'doubted'],
    ['RCPT TO', '553 Mailbox name not allowed', 'doubted'],
    ['DATA', '550 User unknown', 'rejected'],
    ['DATA', '554 5.7.1 Spam', 'rejected'],
    ['MAIL FROM', '550 5.1.0 Address rejected', 'rejected'],
    ['RCPT TO', '450 4.7.1 Hourly limit exceeded', 'deferred'],
    ['RCPT TO', '450 4.2.1 Later', 'deferred'],
    ['MAIL FROM', '451 4.7.0 Later', 'deferred'],
    ['DATA', '421 4.7.0 Later', 'deferred'],
    ['CONN', '421 Too many connections', 'unsent'],
    ['CONN', '554 Your address is blocked', 'barred'],
    ['AUTH PLAIN', '535 5.7.8 Wrong password', 'barred'],
    ['AUTH PLAIN', '454 4.7.0 Temporary failure', 'unsent'],
  ])('%s: %j means %s', (command, response, outcome) => {
    expect(outcomeOf(reply(command, response), false)).toBe(outcome);
  });

  test('that never comes means that the mail may have arrived, once its content was on its way', () => {
    const lost = failure({ code: 'ECONNECTION', command: 'CONN' });
    expect(outcomeOf(lost, false)).toBe('unsent');
    expect(outcomeOf(lost, true)).toBe('unknown');
    expect(outcomeOf(failure({ code: 'EENVELOPE', command: 'API' }), false)).toBe('refused');
  });
});

test.each([
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'wrongSecurity'],
  [{ code: 'ETLS', message: 'Error initiating TLS - wrong version number' }, 'wrongSecurity'],
  [
    { code: 'ESOCKET', message: '14:error:0A00010B:SSL routines:tls_get_more_records:packet length too long' },
    'wrongSecurity',
  ],
  [{ code: 'ETLS', command: 'STARTTLS', responseCode: 502 }, 'noStarttls'],
  [{ code: 'ETLS', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'untrusted'],
  [{ code: 'ETLS', message: 'Error initiating TLS - self-signed certificate' }, 'untrusted'],
  [{ code: 'ESOCKET', originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'untrusted'],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'expired'],
  [{ code: 'ETLS', message: 'Error initiating TLS - certificate has expired' }, 'expired'],
  [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'otherName'],
  [{ code: 'ETLS', message: "Hostname/IP does not match certificate's altnames: Host: a" }, 'otherName'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'noServer'],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'noHost'],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'greeting'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'timeout'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'login'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, null],
])('%j is named %s', (facts, problem) => {
  expect(problemOf(failure(facts))).toBe(problem);
});
