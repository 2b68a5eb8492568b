import { afterEach, describe, expect, test } from 'vitest';
import { setSmallPicturesByDefault, smallPicturesCookie, wantsDataSaver } from '~/http/request/data-saver.server';

describe('whether a visitor wants to save data', () => {
  test.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': ' ON ' }, true],
    [{ 'save-data': 'off' }, false],
    [{ 'save-data': '' }, false],
    [{ cookie: 'small-pictures=1' }, true],
    [{ cookie: 'flash=x; small-pictures=1; sid=y' }, true],
    [{ cookie: 'small-pictures=0', 'save-data': 'on' }, false],
    [{ cookie: 'small-pictures=1', 'save-data': 'off' }, true],
    [{ cookie: 'small-pictures=', 'save-data': 'on' }, true],
    [{ cookie: 'small-pictures=10' }, false],
    [{ cookie: 'not-small-pictures=1' }, false],
  ])('%j: %s', (headers, expected) => {
    expect(wantsDataSaver(headers)).toBe(expected);
    expect(wantsDataSaver(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});

describe('a choice', () => {
  test('of small pictures is kept for a year, and for https only behind https', () => {
    const kept = 'small-pictures=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax';
    expect(smallPicturesCookie(true, {}, false)).toBe(kept);
    expect(smallPicturesCookie(true, {}, true)).toBe(`${kept}; Secure`);
  });

  test('of full pictures deletes the cookie, unless the browser sends Save-Data', () => {
    expect(smallPicturesCookie(false, {}, false)).toBe('small-pictures=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(smallPicturesCookie(false, { 'save-data': 'on' }, false)).toMatch(/^small-pictures=0; .*Max-Age=31536000/);
  });
});

describe('a site whose owner wants small pictures', () => {
  afterEach(() => setSmallPicturesByDefault(false));

  test('shows them to all who haven’t chosen full ones, and needs a cookie for those only', () => {
    setSmallPicturesByDefault(true);
    expect(wantsDataSaver({})).toBe(true);
    expect(wantsDataSaver({ cookie: 'small-pictures=0' })).toBe(false);
    expect(smallPicturesCookie(false, {}, false)).toMatch(/^small-pictures=0; .*Max-Age=31536000/);
    expect(smallPicturesCookie(true, {}, false)).toBe('small-pictures=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });
});
