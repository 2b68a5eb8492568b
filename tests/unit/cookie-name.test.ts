import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptScreen } from '~/features/screens/visitor-screen';
import { readAppearance } from '~/http/request/appearance.server';
import { choiceCookie, readChoice, readKeptChoice } from '~/http/request/choice.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { isPrivate } from '~/http/request/private-request.server';
import { cookieName } from '~/lib/cookie-name';

beforeEach(() => {
  globalThis.tapetaGallery = '0a1b2c3d';
});
afterEach(() => {
  globalThis.tapetaGallery = undefined;
});

describe('cookies of two galleries on one host', () => {
  test('have names of their own', () => {
    expect(choiceCookie('list', 'secret', false)).toMatch(/^list-0a1b2c3d=secret;/);
    expect(cookieName('__Host-sid')).toBe('__Host-sid-0a1b2c3d');
  });

  test('aren’t read by the other one', () => {
    const cookie = 'theme-ffffffff=dark; small-pictures-ffffffff=1; my-screen-ffffffff=1x2; language=es; theme=dark';
    expect(readAppearance({ cookie })).toEqual({ colourScheme: null });
    expect(wantsDataSaver({ cookie })).toBe(false);
    expect(keptScreen(cookie)).toBeNull();
    expect(readChoice(cookie, 'language')).toBeUndefined();
  });

  test.each([
    ['sid-0a1b2c3d=x', true],
    ['theme=dark; __Host-flash-0a1b2c3d=', true],
    ['sid-ffffffff=x; flash=x; xsid-0a1b2c3d=y; sid-0a1b2c3d', false],
    [undefined, false],
  ])('%s makes answers private: %s', (cookie, expected) => expect(isPrivate({ headers: { cookie } })).toBe(expected));
});

test.each([
  ['list=old', 'old'],
  ['list=old; list-0a1b2c3d=new', 'new'],
  ['list-ffffffff=restored', 'restored'],
  ['lists=no; list-x=no; alist=no', undefined],
])('the list of %s is %s', (cookies, secret) => expect(readKeptChoice(cookies, 'list')).toBe(secret));
