import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailReport } from '~/features/reports/report-mail.server';
import { sendReport } from '~/features/reports/reports.commands.server';
import { getReport, noteEvent } from '~/features/reports/reports.queries.server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const bay = { id: 7, title: 'Quiet “bay”', page: 'https://walls.example/wallpaper/7' };
const report = {
  reason: 'mine' as const,
  message: 'I took it in 2019.\nSee my page.',
  name: 'Ada Example',
  email: 'ada@example.org',
  statement: 'on' as const,
};

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  server.mails.length = 0;
  await query(em(), 'delete from report');
  await query(em(), `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});

const settings = () => ({
  smtpUrl: server.url,
  from: 'site@walls.example',
  to: 'me@walls.example',
  siteUrl: null,
  siteName: 'Walls',
});

const jobs = () => query(em(), `select task_identifier as task, key from graphile_worker.jobs order by id`);

const ids = async () => {
  const rows: { report: number; event: number }[] = await query(
    em(),
    'select report_id as report, id as event from report_event order by id desc limit 1',
  );
  return rows[0] ?? { report: 0, event: 0 };
};

describe('mail about a report', () => {
  test('is a receipt for the sender and a notice for the administrator, each only once', async () => {
    await sendReport(em(), bay, report, { isMailed: true });
    expect(await jobs()).toMatchObject([{ task: 'mail-report' }]);
    const { event, report: id } = await ids();
    await mailReport(em(), settings(), event);
    await mailReport(em(), settings(), event);
    expect(server.mails).toHaveLength(2);
    const [receipt = '', notice = ''] = server.mails;
    expect(receipt).toContain('To: ada@example.org');
    expect(receipt).toContain('https://walls.example/wallpaper/7');
    expect(receipt).not.toContain('I took it in 2019.');
    expect(notice).toContain('To: me@walls.example');
    expect(notice).toContain('I took it in 2019.');
    expect(notice).toContain('Reply-To: ada@example.org');
    expect(notice).toContain('published without permission');
    expect((await getReport(em(), id)).events).toMatchObject([{ kind: 'received', isMailed: true }]);
  });

  test('has no receipt for someone who gave no address', async () => {
    await sendReport(em(), bay, { ...report, reason: 'child-abuse', name: null, email: null }, { isMailed: true });
    await mailReport(em(), settings(), (await ids()).event);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('To: me@walls.example');
    expect(server.mails[0]).toContain('No name given');
  });

  test('has three receipts a day for one address, and a notice for each', async () => {
    for (let n = 0; n < 5; n++) {
      await sendReport(
        em(),
        bay,
        { ...report, message: `Report ${n}`, email: n % 2 ? 'ADA@example.org' : report.email },
        {
          isMailed: true,
        },
      );
      await mailReport(em(), settings(), (await ids()).event);
    }
    const to = (address: RegExp) => server.mails.filter((mail) => address.test(mail)).length;
    expect([to(/^To: ada@/im), to(/^To: me@/m)]).toEqual([3, 5]);
  });

  test('reaches the administrator when its sender has no mailbox', async () => {
    await sendReport(em(), bay, report, { isMailed: true });
    server.answer((command, to) => (command === 'RCPT' && to.startsWith('ada@') ? '550 5.1.1 No' : undefined));
    await mailReport(em(), settings(), (await ids()).event);
    server.answer(null);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('To: me@walls.example');
  });

  test('sends an answer in its own words', async () => {
    await sendReport(em(), bay, report, { isMailed: false });
    expect(await jobs()).toEqual([]);
    const event = await noteEvent(em(), (await ids()).report, 'answered', 'We took it down.');
    await mailReport(em(), settings(), event);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('We took it down.');
    expect(server.mails[0]).toContain('Reply-To: me@walls.example');
  });

  test('fails and is sent later while the server refuses it', async () => {
    await sendReport(em(), bay, report, { isMailed: true });
    const { event } = await ids();
    server.refuse(true);
    await expect(mailReport(em(), settings(), event)).rejects.toThrow(/could not be sent: .*550/);
    server.refuse(false);
    await mailReport(em(), settings(), event);
    expect(server.mails).toHaveLength(2);
  });
});

test('twenty equal reports at once count as one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => sendReport(em(), bay, report, { isMailed: false })));
  expect(await query(em(), 'select id from report')).toHaveLength(1);
});
