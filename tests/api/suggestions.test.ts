import { beforeAll, describe, expect, it } from 'vitest';
import { client, newAddress, newPicture, type Send } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

/** A separate address for each test, so that none uses up another one's requests. */
const visitor = (): Send => client(site.url, undefined, newAddress());

beforeAll(async () => {
  for (const title of ['Lighthouse at Night', 'Lighter than Air']) {
    await admin('POST', '/api/wallpapers', { form: { title, tags: 'light', image: await newPicture() } });
  }
});

describe('GET /suggestions', () => {
  it('answers tags, categories and titles, cached for a minute', async () => {
    const { status, headers, body } = await visitor()('GET', '/suggestions?q=ligh');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(body).toEqual([
      { kind: 'tag', label: 'light', path: '/tag/light' },
      { kind: 'wallpaper', label: 'Lighter than Air', path: expect.stringMatching(/^\/wallpaper\/\d+$/) },
      { kind: 'wallpaper', label: 'Lighthouse at Night', path: expect.stringMatching(/^\/wallpaper\/\d+$/) },
    ]);
  });

  it('answers only tags on request', async () => {
    const { body } = await visitor()('GET', '/suggestions?kind=tag&q=ligh');
    expect(body).toEqual([{ kind: 'tag', label: 'light', path: '/tag/light' }]);
    expect((await visitor()('GET', '/suggestions?kind=tag&q=l')).body).toEqual([]);
  });

  it('answers an empty list to empty, short and invalid input', async () => {
    for (const query of ['', '?q=', '?q=l', '?q=%00%00', '?q=%25%25', '?q=%E0%A4', '?other=light', '?q=zzqx&q=light']) {
      expect(await visitor()('GET', `/suggestions${query}`), query).toMatchObject({ status: 200, body: [] });
    }
  });

  it('answers GET only', async () => {
    expect(await visitor()('POST', '/suggestions?q=light')).toMatchObject({
      status: 405,
      body: { error: 'method_not_allowed' },
    });
  });

  it('allows as many requests as typing needs', async () => {
    const send = visitor();
    const statuses: number[] = [];
    for (let round = 0; round < 13; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, letter) => send('GET', `/suggestions?q=l${round * 10 + letter}`)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await send('GET', '/suggestions?q=lights');
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect((await visitor()('GET', '/suggestions?q=lights')).status).toBe(200);
  });
});
