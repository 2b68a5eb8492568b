import { describe, expect, test } from 'vitest';
import { ownLocation, safePath } from '~/http/request/safe-redirect';

const SITE = 'https://gallery.test';

/** Where a browser goes with this Location. */
const destination = (path: string) => new URL(path, `${SITE}/login`);

describe('a path of this site', () => {
  test.each([
    ...['/', '/admin', '/admin/wallpapers?sort=title&offset=40', '/wallpaper/7#share', '/?q=a%26b', '/@name'],
    ...['/:80'],
  ])('%s is kept', (path) => {
    expect(safePath(path, '/fallback')).toBe(path);
  });

  test('has repeated slashes merged, like in the router', () => {
    expect(safePath('/x//y///z?q=a//b', '/fallback')).toBe('/x/y/z?q=a//b');
  });

  test('has its dots resolved', () => {
    expect(safePath('/a/../b/./c', '/fallback')).toBe('/b/c');
  });
});

const TRICKS = [
  ...['//evil.test', '///evil.test', '/\\evil.test', '\\/evil.test', '\\\\evil.test', '/./\\evil.test'],
  ...['/\\/evil.test'],
  ...['/\t/evil.test', '/\n/evil.test', '/\r\n/evil.test', '\t//evil.test', ' //evil.test', '/\0/evil.test'],
  ...['\u0001/x'],
  ...['/.//evil.test', '/..//evil.test', '/a/..//evil.test', '/%2e//evil.test', '/%2E%2e//evil.test'],
  ...['/a/%2e%2e//evil.test'],
  ...['////evil.test/%2f..', '//evil%E3%80%82test', '//evil%00.test', '〱evil.test', '//\\/evil.test'],
  ...['/x/..//evil.test'],
  ...['https:evil.test', 'https://evil.test', 'http:/evil.test', 'HTTPS:\\evil.test', 'evil.test', '@evil.test', ':80'],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
  ...['blob:x'],
  ...[
    'http://site.invalid/x',
    'http://site.invalid@evil.test/',
    `${SITE}@evil.test/`,
    'https://gallery.test.evil.test/',
  ],
  ...['', '?q=1', '#x', 'admin', './admin', '\u3000//evil.test', `/${'a'.repeat(3000)}`],
];

describe('anything else', () => {
  test.each(TRICKS)('%j becomes the fallback', (value) => {
    expect(safePath(value, '/fallback')).toBe('/fallback');
  });

  test('null and undefined become the fallback', () => {
    expect(safePath(null, '/fallback')).toBe('/fallback');
    expect(safePath(undefined, '/fallback')).toBe('/fallback');
  });

  test.each([
    ...['/%09/evil.test', '/%5cevil.test', '/%2f/evil.test', '/%2f%2fevil.test', '/%0d%0aLocation:x', '/;@evil.test'],
    ...['/ /evil.test', '/\u00a0/evil.test', '/／evil.test', '/\u2028/evil.test', '/\ud800', '/?next=//evil.test'],
    ...TRICKS,
  ])('%j never leads to another site', (value) => {
    const found = destination(safePath(value, '/fallback'));
    expect(found.origin).toBe(SITE);
    // Still safe when it is decoded once more.
    expect(safePath(value, '/fallback')).not.toMatch(/^\/[/\\]|[\r\n\t]/);
  });
});

describe('the Location of a redirect', () => {
  test.each(['/', '/?q=a%26b', '/wallpaper/7#share', '/tag/sea%2Fsun', '/a//b', 'https://files.example/a.jpg'])(
    '%s is kept',
    (target) => expect(ownLocation(target)).toBe(target),
  );

  test.each([
    '//evil.test/',
    '/\\evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%5cevil.test',
    '/\t/evil.test',
    '//',
  ])('%j starts with one slash', (target) => expect(ownLocation(target)).toMatch(/^\/(?:evil\.test\/?)?$/));

  test.each(TRICKS.filter((trick) => !/^https?:\/\//.test(trick)))('%j never leads to another site', (target) => {
    expect(destination(ownLocation(target)).origin).toBe(SITE);
    expect(ownLocation(target)).not.toMatch(/^\/[/\\]|[\r\n\t]/);
    expect(decodeURIComponent(ownLocation(target).replace(/%00.*/, ''))).not.toMatch(/^\/[/\\]/);
  });
});
