import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { mailContactMessage } from '~/features/contact/contact-mail.server';
import { actOnMessages, deleteMessage, sendContactMessage } from '~/features/contact/messages.commands.server';
import { getMessage, listMessages, messagesCsv } from '~/features/contact/messages.queries.server';
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
  expect(rest).toEqual({ offset: 0, hasMore: true, total: 3, unread: 3, unanswered: 3 });
  expect((await list(2, 2)).items.map(({ subject }) => subject)).toEqual(['First']);
});

test('a message is marked as read, then as unread', async () => {
  const id = await idOf('Second');
  await actOnMessages(em(), { intent: 'read', id });
  expect(await readSubjects()).toEqual(['Second']);
  const [first] = await query(em(), 'select read_at from contact_message where id = ?', [id]);
  await actOnMessages(em(), { intent: 'read', id });
  expect(await query(em(), 'select read_at from contact_message where id = ?', [id])).toEqual([first]);
  await actOnMessages(em(), { intent: 'unread', id });
  expect(await readSubjects()).toEqual([]);
});

test('a message marked as answered also counts as read, and can be marked as unanswered', async () => {
  const id = await idOf('Second');
  const open = async () => (await listMessages(em(), { offset: 0, limit: 50 }, { isUnanswered: true })).items;
  await actOnMessages(em(), { intent: 'answered', id });
  expect((await open()).map(({ subject }) => subject)).toEqual(['Third', 'First']);
  expect(await readSubjects()).toEqual(['Second']);
  await actOnMessages(em(), { intent: 'unanswered', id });
  expect(await open()).toHaveLength(3);
  expect(await readSubjects()).toEqual(['Second']);
});

test('all messages are marked as read, except those that arrived after the page was loaded', async () => {
  const newest = await idOf('Third');
  await receive('Fourth');
  await actOnMessages(em(), { intent: 'read-all', newest });
  expect(await readSubjects()).toEqual(['Third', 'Second', 'First']);
  expect((await list()).unread).toBe(1);
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
  await expect(actOnMessages(em(), { intent: 'read', id })).rejects.toMatchObject({ code: 'not_found' });
});

test('the export has every message, and whether it was read', async () => {
  await actOnMessages(em(), { intent: 'read', id: await idOf('First') });
  await sendContactMessage(em(), { email: '+a@b.cd', subject: '-1', message: '=1\n"x"' }, { isMailed: false });
  const lines = (await text(messagesCsv(em()))).split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain(`,"'+a@b.cd","'-1","'=1\n""x""","no",`);
  expect(lines[4]).toContain(',"First","Dear all","yes",');
});
