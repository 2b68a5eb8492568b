import { beforeAll, describe, expect, it } from 'vitest';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const BROWSER = { 'X-Requested-With': '', Accept: 'text/html' };

const { site, visitor, admin } = onSharedSite();

beforeAll(async () => {
  await inDatabase(
    site,
    `insert into subscriber (email) select 'reader' || n || case when n % 2 = 0 then '@even' else '@odd' end || '.example'
     from generate_series(1, 250) n`,
  );
});

describe('GET /api/subscribers', () => {
  it('is only for the administrator, also as a file', async () => {
    const answer = await visitor('GET', '/api/subscribers?format=csv');
    expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
  });

  it('returns up to 200 ids, addresses and times, newest first, with a link to the rest', async () => {
    const first = await admin('GET', '/api/subscribers');
    expect(first.status).toBe(200);
    expect(first.body).toHaveLength(200);
    expect(first.body[0]).toEqual({
      id: expect.any(Number),
      email: 'reader250@even.example',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(first.headers.get('X-Total-Count')).toBe('250');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await admin('GET', next);
    expect(second.body).toHaveLength(50);
    expect(second.body.at(-1).email).toBe('reader1@odd.example');
    expect(second.headers.get('Link')).toContain('rel="prev"');
  });

  it('supports search, limit and offset', async () => {
    const answer = await admin('GET', '/api/subscribers?search=ODD.&limit=3&offset=1');
    expect(answer.body.map(({ email }: { email: string }) => email)).toEqual(
      [247, 245, 243].map((n) => `reader${n}@odd.example`),
    );
    expect(answer.headers.get('X-Total-Count')).toBe('125');
  });

  it('accepts any search text', async () => {
    for (const search of ['%00', 'odd%00.', '%ff', '%25', 'x'.repeat(5000)]) {
      expect((await admin('GET', `/api/subscribers?search=${search}`)).status, search).toBe(200);
    }
  });

  it('returns a file named subscribers.csv that caches don’t store', async () => {
    const answer = await admin('GET', '/api/subscribers?format=csv');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(251);
    const head = await admin('HEAD', '/api/subscribers?format=csv');
    expect([head.status, head.headers.get('Content-Type'), head.body]).toEqual([200, 'text/csv; charset=utf-8', '']);
  });
});

describe('the subscribers page', () => {
  it('accepts any query', async () => {
    for (const query of ['?q=%00', '?q=%ff', '?offset=-1', '?offset=99999999', `?q=${'x'.repeat(5000)}`, '?q=%25']) {
      expect((await admin('GET', `/admin/subscribers${query}`, { headers: BROWSER })).status, query).toBe(200);
    }
  });

  it('answers 404 for an unknown subscriber', async () => {
    for (const path of ['/admin/subscribers/999999/delete', '/admin/subscribers/x/delete']) {
      expect((await admin('GET', path, { headers: BROWSER })).status).toBe(404);
    }
  });
});
