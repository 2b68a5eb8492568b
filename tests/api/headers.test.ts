import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { administrator, newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { site, visitor } = onSharedSite();

let picture: string;

beforeAll(async () => {
  const send = await administrator(site);
  const { body } = await send('POST', '/api/wallpapers', { form: { image: await newPicture() } });
  picture = new URL(body.thumbnailUrl).pathname;
});

const script = `/build/${readdirSync('public/build').find((file) => file.endsWith('.js'))}`;

/** One address of each kind, and whether it is a page. */
const ADDRESSES: [string, boolean][] = [
  ['/', true],
  ['/wallpaper/1', true],
  ['/wallpaper/999', true],
  ['/no/such/page', true],
  ['/403', true],
  ['/500', true],
  ['/302?to=/&delay=9000', true],
  ['/login', true],
  ['/302', false],
  ['/%E0%A4%A', false],
  ['/admin', false],
  ['/api/wallpapers', false],
  ['/api/nothing', false],
  ['/wallpaper/1/file/preview', false],
  ['/images/none/320.webp', false],
  ['/feed.xml', false],
  ['/sitemap.xml', false],
  ['/robots.txt', false],
  ['/favicon.svg', false],
  ['/health', false],
];

describe('every answer has strict security headers', () => {
  function answerAt(path: string, https = false) {
    const headers: Record<string, string> = https ? { 'X-Forwarded-Proto': 'https' } : {};
    return visitor('GET', path, { headers: { 'X-Requested-With': '', ...headers } });
  }

  function expectCommon(headers: Headers) {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Powered-By')).toBeNull();
  }

  it.each(ADDRESSES)('%s', async (path, isPage) => {
    const { headers, body } = await answerAt(path);
    expectCommon(headers);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    const policy = headers.get('Content-Security-Policy') ?? '';
    if (!isPage) {
      expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
      return;
    }
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')*;/);
    const scripts = [...body.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => text,
    );
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy.split('; ')[1]?.split(' ').slice(2).sort()).toEqual([...new Set(hashes)].sort());
    expect(body).not.toContain('nonce');
  });

  it('also pictures and scripts', async () => {
    for (const path of [picture, script]) expectCommon((await answerAt(path)).headers);
    expect((await answerAt(picture)).headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it('behind https, every answer has Strict-Transport-Security', async () => {
    for (const [path] of ADDRESSES) {
      expect((await answerAt(path, true)).headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000');
    }
  });
});
