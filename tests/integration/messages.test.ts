import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { mailAnswer, mailContactMessage } from '~/features/contact/contact-mail.server';
import {
  answerMessage,
  deleteMessage,
  markMessages,
  sendContactMessage,
} from '~/features/contact/messages.commands.server';
import { countMessages, getMessage, listMessages } from '~/features/contact/messages.queries.server';
import { countInbox, inboxCsv, listInbox } from '~/features/inbox/inbox.queries.server';
import type { InboxItem } from '~/features/inbox/inbox.view';
import { startMailServer } from '../support/mail-server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const receive = (subject: string, isMailed = false) =>
  sendContactMessage(em(), { email: 'reader@example.org', subject, message: 'Dear all' }, { isMailed });
const list = (offset = 0, limit = 50) => listMessages(em(), { offset, limit });
const idOf = async (subject: string) => (await list()).items.find((message) => message.subject === subject)?.id ?? 0;
const readSubjects = async () => (await list()).items.filter(({ isRead }) => isRead).map(({ subject }) => subject);

beforeEach(async () => {
  await query(em(), 'delete from contact_message');
  for (const subject of ['First', 'Second', 'Third']) await receive(subject);
});

test('messages are listed newest first, unread, a page at a time', async () => {
  const { items, ...rest } = await list(0, 2);
  expect(items.map(({ subject, isRead }) => [subject, isRead])).toEqual([
    ['Third', false],
    ['Second', false],
  ]);
  expect(rest).toEqual({ offset: 0, hasMore: true, total: 3 });
  expect((await list(2, 2)).items.map(({ subject }) => subject)).toEqual(['First']);
});

test('a message is marked as read, then as unread', async () => {
  const id = await idOf('Second');
  await markMessages(em(), { intent: 'read', id });
  expect(await readSubjects()).toEqual(['Second']);
  const [first] = await query(em(), 'select read_at from contact_message where id = ?', [id]);
  await markMessages(em(), { intent: 'read', id });
  expect(await query(em(), 'select read_at from contact_message where id = ?', [id])).toEqual([first]);
  await markMessages(em(), { intent: 'unread', id });
  expect(await readSubjects()).toEqual([]);
});

test('a message marked as answered also counts as read, and can be marked as unanswered', async () => {
  const id = await idOf('Second');
  const open = async () => (await listInbox(em(), { show: 'open' }, 50)).items;
  await markMessages(em(), { intent: 'answered', id });
  expect((await open()).map(subjectOf)).toEqual(['Third', 'First']);
  expect(await readSubjects()).toEqual(['Second']);
  await markMessages(em(), { intent: 'unanswered', id });
  expect(await open()).toHaveLength(3);
  expect(await readSubjects()).toEqual(['Second']);
});

test('all messages are marked as read, except those that arrived after the page was loaded', async () => {
  const newest = await idOf('Third');
  await receive('Fourth');
  await markMessages(em(), { intent: 'read-all', newest });
  expect(await readSubjects()).toEqual(['Third', 'Second', 'First']);
  expect((await countMessages(em())).unread).toBe(1);
});

test('a deleted message leaves the table, and its waiting mail is not sent', async () => {
  await receive('Waiting', true);
  const id = await idOf('Waiting');
  await deleteMessage(em(), id);
  expect(await query(em(), 'select 1 from contact_message where id = ?', [id])).toEqual([]);
  const settings = {
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'a@example.org',
    to: 'b@example.org',
    siteUrl: null,
    siteName: 'Tapeta',
  };
  await expect(mailContactMessage(em(), settings, id)).resolves.toBeUndefined();
  await expect(deleteMessage(em(), id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getMessage(em(), id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(markMessages(em(), { intent: 'read', id })).rejects.toMatchObject({ code: 'not_found' });
});

test('the export has every message, and when it was answered', async () => {
  await markMessages(em(), { intent: 'answered', id: await idOf('First') });
  await sendContactMessage(em(), { email: '+a@b.cd', subject: '-1', message: '=1\n"x"' }, { isMailed: false });
  const lines = (await text(inboxCsv(em()))).split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.includes(`,"received",,"'+a@b.cd","'-1","'=1\n""x""",`))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(',"answered",,"reader@example.org","First",'))).toHaveLength(1);
});

const subjectOf = (item: InboxItem) => (item.kind === 'message' ? item.message.subject : item.report.title);

test('the Inbox lists messages and reports by date, a page at a time and back, also at the same moment', async () => {
  await query(em(), 'delete from report');
  await query(
    em(),
    "insert into report (wallpaper_id, title, page, reason, message) values (7, 'Bay', '/w/7', 'mine', 'Mine')",
  );
  await query(
    em(),
    "insert into report (wallpaper_id, title, page, reason, message, closed_at) values (7, 'Cape', '/w/7', 'mine', 'Mine', now())",
  );
  const moment = '2026-11-30T10:00:00.123457Z';
  await query(em(), 'update report set created_at = ?', [moment]);
  await query(em(), "update contact_message set created_at = ? where subject <> 'First'", [moment]);
  const all = ['First', 'Cape', 'Bay', 'Third', 'Second'];
  const seen: string[] = [];
  let page = await listInbox(em(), { show: 'all' }, 2);
  for (;;) {
    seen.push(...page.items.map(subjectOf));
    if (!page.next) break;
    page = await listInbox(em(), { show: 'all', after: page.next }, 2);
  }
  expect(seen).toEqual(all);
  page = await listInbox(em(), { show: 'all', before: page.previous ?? '' }, 2);
  expect(page.items.map(subjectOf)).toEqual(['Bay', 'Third']);
  page = await listInbox(em(), { show: 'all', before: page.previous ?? '' }, 2);
  expect([page.items.map(subjectOf), page.previous]).toEqual([['First', 'Cape'], null]);
  expect((await listInbox(em(), { show: 'open' }, 9)).items.map(subjectOf)).toEqual([
    'First',
    'Bay',
    'Third',
    'Second',
  ]);
  expect((await listInbox(em(), { show: 'reports', after: 'nonsense' }, 9)).items.map(subjectOf)).toEqual([
    'Cape',
    'Bay',
  ]);
  expect(await countInbox(em())).toMatchObject({ open: 4, all: 5, messages: 3, reports: 2 });
  await query(em(), 'delete from report');
});

test('an answer is mailed once with the message quoted, and counts as answered', async () => {
  const server = await startMailServer();
  const settings = {
    smtpUrl: server.url,
    from: 'a@example.org',
    to: 'b@example.org',
    siteUrl: null,
    siteName: 'Walls',
  };
  const id = await idOf('Second');
  const answer = { intent: 'reply' as const, id, words: 'Yes, you may.' };
  await expect(answerMessage(em(), answer, { isMailed: false })).rejects.toMatchObject({ code: 'invalid' });
  await answerMessage(em(), answer, { isMailed: true });
  expect(await getMessage(em(), id)).toMatchObject({
    isRead: true,
    isAnswered: true,
    answer: 'Yes, you may.',
    isAnswerMailed: false,
  });
  await mailAnswer(em(), settings, id);
  await mailAnswer(em(), settings, id);
  expect(server.mails).toHaveLength(1);
  for (const part of [
    'To: reader@example.org',
    'Subject: Re: Second',
    'Reply-To: b@example.org',
    'Yes, you may.',
    '> Dear all',
  ])
    expect(server.mails[0]).toContain(part);
  expect((await getMessage(em(), id)).isAnswerMailed).toBe(true);
  await server.stop();
});
