import { expect, test } from 'vitest';
import { EnvSchema } from '~/lib/env.server';

test.each([
  ['PORT', 'eighty', 'must be a whole number from 1 to 65535'],
  ['MAX_UPLOAD_MB', '0', 'must be a whole number from 1 to 2000'],
  ['WEB_CONCURRENCY', '99999999999999999999', 'must be a whole number from 1 to 64'],
  ['SITE_NAME', 'x'.repeat(61), 'must have 1 to 60 characters'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'perhaps', 'must be true or false'],
  ['TRUST_PROXY', 'yes', 'must be a number of proxies, or comma-separated addresses and ranges'],
  ['SITE_URL', 'https://a.example/gallery', /^must be the address of a whole site, without a path, such as/],
  ['SMTP_URL', 'mail.example.org', /^must look like smtp:/],
  ['SMTP_URL', 'https://mail.example.org', /^must look like smtp:/],
  ['CONTACT_EMAIL', 'nobody', /^must be an email address/],
  ['MAIL_FROM', 'My gallery', /^must look like hello@example\.org/],
  ['BACKUP_DIR', 'ftp://elsewhere/x', /^must be a folder/],
  ['BACKUP_KEEP', '0', 'must be a whole number from 1 to 10000'],
  ['BACKUP_TIME', '25:00', 'must be a time of day in UTC such as 03:30'],
])('%s=%s is refused with the allowed values', (name, value, allowed) => {
  // Of several problems, the last one is reported.
  const issue = EnvSchema.safeParse({ [name]: value }).error?.issues.at(-1);
  expect(issue).toMatchObject({ path: [name], message: expect.stringMatching(allowed) });
});
