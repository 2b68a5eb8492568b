import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../support/api-client';
import { submitForm } from '../support/forms';
import { type MailServer, startMailServer } from '../support/mail-server';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';

const READERS = 300;

let mail: MailServer;
let site: Site;

beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'a@walls.test', SITE_URL: 'http://walls.test', LETTERS_PER_MINUTE: '10000' },
  });
  await inDatabase(
    site,
    `insert into subscriber (email, language, status, confirmed_at)
     select 'reader' || n || '@example.org', 'en', 'confirmed', now() from generate_series(1, ${READERS}) n`,
  );
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

function jobsProcess(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => {
    try {
      const isChild = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(site.pid);
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('jobs');
    } catch {
      return false;
    }
  });
  return Number(found);
}

it('a letter reaches each address once, though the jobs process is killed half-way', async () => {
  const admin = await administrator(site);
  expect((await submitForm(admin, '/admin/newsletter', { subject: 'Autumn', intent: 'review' })).status).toBe(302);
  // At the worst moment: one more has arrived, and its sender does not know.
  mail.answer((command) => {
    if (command === 'DATA' && mail.mails.length === READERS / 2) process.kill(jobsProcess(), 'SIGKILL');
    return undefined;
  });
  expect((await submitForm(admin, '/admin/newsletter/send', {})).status).toBe(303);
  const finished = () => inDatabase(site, 'select id from letter where finished_at is not null');
  await expect.poll(finished).toHaveLength(1);
  const addresses = mail.mails.map((one) => /^To: (.*)\r?$/m.exec(one)?.[1]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const rows = await inDatabase<{ state: string; n: number }>(
    site,
    'select state, count(*)::int as n from letter_delivery group by state',
  );
  const count = (state: string) => rows.find((row) => row.state === state)?.n ?? 0;
  // The one that was being sent at that moment may have arrived or not. It is not sent again.
  expect(count('sending')).toBeLessThanOrEqual(1);
  expect(count('sent') + count('sending')).toBe(READERS);
  expect(addresses.length).toBeGreaterThanOrEqual(READERS - count('sending'));
});
