import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPicture, type Send } from '../support/api-client';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, admin, upload, newVisitor } = onSharedSite();

let id: number;
let key: string;
let cut: string;
let visitor: Send;

beforeAll(async () => {
  const body = await upload({ title: 'Harbour', tags: 'sea' }, await newPicture('harbour.jpg', 700, 640));
  id = body.id;
  key = body.thumbnailUrl.split('/').at(-2);
  cut = `/images/${key}/${key.slice(0, 8)}-400x600-cover-50-50.jpg`;
});

// Rate limits are per client, so each test uses a new one.
beforeEach(() => {
  visitor = newVisitor();
});

const REPORT = {
  reason: 'mine',
  message: 'I took it in 2019. See https://example.org/harbour',
  name: 'Ada Example',
  email: 'ada@example.org',
  statement: 'on',
  homepage: '',
};

const report = (fields: Record<string, string>, send = visitor) => submitForm(send, `/wallpaper/${id}/report`, fields);

const INBOX = '/admin/messages?show=reports';

const act = (fields: Record<string, string>) => submitForm(admin, `${INBOX}&index`, { next: INBOX, ...fields });
const list = async () => (await admin('GET', INBOX)).body.replaceAll('<!-- -->', '') as string;
const reportIds = async () => [...(await list()).matchAll(/<li id="report-(\d+)"/g)].map(([, found]) => found ?? '');

describe('the form', () => {
  it('is linked on the page, shows the address, and is not for search engines', async () => {
    expect((await visitor('GET', `/wallpaper/${id}`)).body).toContain(`href="/wallpaper/${id}/report"`);
    const { status, body } = await visitor('GET', `/wallpaper/${id}/report`);
    expect(status).toBe(200);
    expect(body).toContain(`value="${site.url}/wallpaper/${id}"`);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect((await visitor('GET', '/wallpaper/999999/report')).status).toBe(404);
  });

  it.each([
    [{ reason: '' }, 'Choose what is wrong.'],
    [{ reason: 'boring' }, 'Choose what is wrong.'],
    [{ message: 'No' }, 'Message too short'],
    [{ name: ' ' }, 'Enter your name, with at most 120 characters.'],
    [{ name: 'x'.repeat(121) }, 'Enter your name, with at most 120 characters.'],
    [{ email: 'ada' }, 'Invalid email: Please enter a valid email address.'],
    [{ email: '' }, 'Invalid email: Please enter a valid email address.'],
    [{ statement: '' }, 'Confirm that what you write is accurate and complete.'],
    [{ homepage: 'https://spam.example' }, 'Leave the hidden field empty'],
  ])('refuses %o and keeps what was typed', async (wrong, sentence) => {
    const { status, body } = await report({ ...REPORT, ...wrong });
    expect(status).toBe(422);
    expect(body).toContain(sentence);
    if (!('message' in wrong)) expect(body).toContain('See https://example.org/harbour</textarea>');
    if (!('reason' in wrong)) expect(body).toContain('value="mine" selected=""');
  });

  it('takes a report of child abuse without a name, and of anything else only with one', async () => {
    const anonymous = { message: 'Look at it.', statement: 'on', homepage: '', name: '', email: '' };
    expect((await report({ ...anonymous, reason: 'unlawful' })).status).toBe(422);
    const { status, headers } = await report({ ...anonymous, reason: 'child-abuse' });
    expect([status, headers.get('Location')]).toEqual([303, `/wallpaper/${id}`]);
    expect(await list()).toContain('No name given');
  });

  it('counts repeats within a minute once, and limits each client like the contact form', async () => {
    const before = (await reportIds()).length;
    const answers = [];
    for (const message of ['Once only', 'Once only', 'Another one', 'One too many'])
      answers.push((await report({ ...REPORT, message })).status);
    expect(answers).toEqual([303, 303, 303, 429]);
    expect(await reportIds()).toHaveLength(before + 2);
  });

  it('is refused from another site, and the list is for the administrator', async () => {
    const foreign = await submitForm(visitor, `/wallpaper/${id}/report`, REPORT, { Origin: 'https://other.example' });
    expect(foreign.status).toBe(403);
    expect((await visitor('GET', INBOX)).status).toBe(302);
    expect((await visitor('GET', '/admin/messages.csv')).status).toBe(302);
  });
});

describe('the administrator', () => {
  let reportId: string;

  beforeAll(async () => {
    await report({ ...REPORT, message: 'Please hide it.' }, newVisitor());
    reportId = (await reportIds())[0] ?? '';
  });

  it('hides the wallpaper at once everywhere, and shows it again', async () => {
    const addresses = [`/wallpaper/${id}`, `/wallpaper/${id}/screen`, `/wallpaper/${id}/full`, `/api/wallpapers/${id}`];
    const files = [`/images/${key}/640.webp`, cut, `/images/${key}/${key.slice(0, 8)}-full.jpg`];
    const statuses = async () => {
      const all = [];
      for (const address of [...addresses, `/wallpaper/${id}/file/original`, ...files])
        all.push((await newVisitor()('GET', address)).status);
      return [...new Set(all)];
    };
    expect(await statuses()).toEqual([200]);
    expect((await act({ intent: 'hide', id: reportId })).status).toBe(303);
    expect(await statuses()).toEqual([410]);
    const page = await visitor('GET', `/wallpaper/${id}`);
    expect(page.body).toContain('This wallpaper was hidden after a report.');
    expect((await visitor('GET', `/images/${key}/640.webp`)).body).toContain('was hidden after a report');
    expect((await visitor('GET', `/api/wallpapers/${id}`)).body.error).toBe('gone');
    for (const list of ['/api/wallpapers', '/feed.xml', '/sitemap/wallpapers-1.xml', '/?q=harbour', '/tag/sea'])
      expect(JSON.stringify((await visitor('GET', list)).body)).not.toContain(`/wallpaper/${id}"`);
    expect(await list()).toContain('Hidden');
    // It stays in the trash, also when the rest of it is emptied.
    expect((await admin('GET', '/admin/wallpapers/trash')).body).toContain('Hidden after a report');
    await submitForm(admin, '/admin/wallpapers/trash', { intent: 'delete-all' });
    expect((await visitor('GET', `/wallpaper/${id}`)).status).toBe(410);
    await act({ intent: 'show', id: reportId });
    expect(await statuses()).toEqual([200]);
  });

  it('answers, closes and opens it again, and all of it is in the log', async () => {
    const words = 'We looked at it.\n"Quoted", and =formula';
    await act({ intent: 'answer', id: reportId, words });
    await act({ intent: 'close', id: reportId });
    expect(await list()).toContain('Closed');
    expect(await list()).toContain('Delete name and email');
    await act({ intent: 'forget', id: reportId });
    expect((await list()).split(`id="report-${reportId}"`)[1]?.split('</li>')[0]).toContain('No name given');
    await act({ intent: 'reopen', id: reportId });
    const { body } = await admin('GET', '/admin/messages.csv');
    const [, ...lines] = parse(body, { bom: true, relax_column_count: true }) as string[][];
    const kinds = lines.filter(([, kind, of]) => kind === 'report' && of === reportId).map((cells) => cells[3]);
    expect(kinds).toEqual(['received', 'hidden', 'shown', 'answered', 'closed', 'reopened']);
    expect(body).toContain('We looked at it.');
  });

  it('is refused in place while an answer has blanks, in whichever language', async () => {
    const html = await list();
    const [, template = ''] = /<textarea[^>]*name="words"[^>]*>([^<]*)</.exec(html) ?? [];
    for (const words of [template, 'Tatsachen: …', 'Faits : …', 'Hechos: ...\nMotivo: claro', 'Fatos:\n\nO resto.']) {
      const { status, body } = await act({ intent: 'answer', id: reportId, words });
      expect(status, words).toBe(422);
      expect(body).toMatch(
        /<p id="answer-\d+-words-error" class="field-error">Fill in “[^”]+”, or delete this line.<\/p>/,
      );
      expect(body).toContain('<details class="report-answer" open="">');
    }
    const facts = 'Facts:\nThe author asked us … twice.\nGround (law or our terms): our terms, 2.';
    expect((await act({ intent: 'answer', id: reportId, words: facts })).status).toBe(303);
  });

  it('gets a sentence for an empty answer and an unknown report', async () => {
    expect((await act({ intent: 'answer', id: reportId, words: ' ' })).status).toBe(422);
    expect((await act({ intent: 'hide', id: '999999' })).status).toBe(404);
    expect((await act({ intent: 'burn', id: reportId })).status).toBe(422);
  });

  it('sees open reports on the overview', async () => {
    const { body } = await admin('GET', '/admin');
    expect(body).toContain('href="/admin/messages?show=reports"');
    expect(body).toContain(`href="/admin/messages?show=all#report-${reportId}"`);
  });
});
