import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api-client';
import { BROWSER, submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const DONE = { ok: true, message: "You've been subscribed to our newsletter" };

const { site, newVisitor } = onSharedSite();

/** Every test is a different client. */
function aVisitor() {
  const send = newVisitor();
  return {
    subscribe: (json: unknown, headers?: Record<string, string>): Promise<Answer> =>
      send('POST', '/api/subscribe', { json, headers }),
    submit: (path: string, fields: Record<string, string>) => submitForm(send, path, fields),
    get: (path: string, headers?: Record<string, string>): Promise<Answer> =>
      send('GET', path, { headers: { ...BROWSER, ...headers } }),
  };
}

describe('POST /api/subscribe', () => {
  it('gives the same answer for a new and an existing address', async () => {
    const { subscribe } = aVisitor();
    const first = await subscribe({ email: 'twice@example.org' });
    const second = await subscribe({ email: ' TWICE@example.org ' });
    for (const answer of [first, second]) {
      expect(answer).toMatchObject({ status: 201, body: DONE });
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(second.body).toEqual(first.body);
  });

  it('refuses an invalid address without counting it', async () => {
    const { subscribe } = aVisitor();
    for (const input of [{}, { email: '' }, { email: 'x' }, { email: ['a@b.c'] }, { email: 'a\u0000@b.c' }, [], null]) {
      const answer = await subscribe(input);
      expect(answer, JSON.stringify(input)).toMatchObject({
        status: 422,
        body: { message: 'Please enter a valid email address', error: 'invalid' },
      });
    }
    expect((await subscribe({ email: 'x' })).body.fields).toEqual({ email: ['Please enter a valid email address'] });
    expect((await subscribe({ email: 'careful@example.org' })).status).toBe(201);
  });

  it('refuses a sixth address from one client within ten minutes', async () => {
    const { subscribe, submit } = aVisitor();
    const answers = [];
    for (let count = 1; count <= 6; count += 1) answers.push(await subscribe({ email: `many-${count}@example.org` }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.body).toEqual({
      message: 'You have made too many requests. Please slow down and try again soon.',
      error: 'too_many_requests',
    });
    expect(Number(answers[5]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await submit('/subscribe', { email: 'many-7@example.org', homepage: '', next: '/' });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.body).toContain('You have made too many requests. Please slow down and try again soon.');
    expect(page.body).toContain('value="many-7@example.org"');
    expect((await aVisitor().subscribe({ email: 'many-7@example.org' })).status).toBe(201);
  });

  it('refuses a form with the honeypot filled in, with a message for people', async () => {
    const { subscribe, submit } = aVisitor();
    const fields = { email: 'robot@example.org', homepage: 'https://spam.example', next: '/' };
    for (const answer of [await subscribe(fields), await submit('/api/subscribe', fields)]) {
      expect(answer).toMatchObject({ status: 422, body: { error: 'invalid' } });
    }
    const page = await submit('/subscribe', fields);
    expect(page.status).toBe(422);
    expect(page.body).toContain('Leave the hidden field empty and send the form again.');
    expect(page.body).toContain('value="robot@example.org"');
  });
});

describe('/subscribe', () => {
  it('leads back to the previous page, never to another site', async () => {
    const { get } = aVisitor();
    const cancel = async (path: string, referer = '') => {
      const { body } = await get(path, { Referer: referer });
      return /<a[^>]+href="([^"]*)"[^>]*>Cancel/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    };
    expect(await cancel('/subscribe')).toBe('/');
    expect(await cancel('/subscribe?next=%2Fhelp')).toBe('/help');
    expect(await cancel('/subscribe', `${site.url}/?q=sea&device=pc`)).toBe('/?q=sea&device=pc');
    expect(await cancel('/subscribe', `${site.url}/subscribe`)).toBe('/');
    expect(await cancel('/subscribe', 'https://elsewhere.example/help')).toBe('/');
    expect(await cancel('/subscribe?next=https%3A%2F%2Felsewhere.example')).toBe('/');
    expect(await cancel('/subscribe?next=%2F%2Felsewhere.example')).toBe('/');
  });

  it('leads to the welcome after subscribing, and from there back to the previous page', async () => {
    const { get, submit } = aVisitor();
    const answer = await submit('/subscribe', { email: 'guest@example.org', homepage: '', next: '/category/nature' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/subscribe?subscribed=1&next=%2Fcategory%2Fnature');
    const { body } = await get(answer.headers.get('Location') ?? '');
    expect(body).toContain('Welcome to Tapeta');
    expect(body).toMatch(/<a[^>]+href="\/category\/nature"[^>]*>Back to the gallery/);
  });

  it('is not indexed by search engines', async () => {
    expect((await aVisitor().get('/subscribe')).body).toContain('<meta name="robots" content="noindex"/>');
  });
});
