import { create } from 'content-disposition';
import { describe, expect, test } from 'vitest';
import { toFileName } from '~/features/downloads/file-name';

describe('the file name of a download', () => {
  test.each([
    ['Dune at dusk', 'Dune at dusk'],
    ['Žižkov — 夜', 'Žižkov — 夜'],
    ['family 👨‍👩‍👧 emoji', 'family 👨‍👩‍👧 emoji'],
    ['a "quoted" / slashed \\ title', 'a -quoted- - slashed - title'],
    ['100% <img onerror=x>: why? | *', '100- -img onerror=x- why- - -'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['line\r\nSet-Cookie: a=b', 'line Set-Cookie- a=b'],
    ['nothing\u0000seen\u202egpj.exe\u2066\u200e\ufeff', 'nothingseengpj.exe'],
    ['  . .hidden. ', 'hidden'],
    ['CON', 'CON_'],
    ['lpt1.old', 'lpt1_.old'],
    ['Console', 'Console'],
    ['half \ud83d', 'half \ufffd'],
    ['...', 'wallpaper'],
    ['', 'wallpaper'],
  ])('for %j is %j', (title, name) => {
    expect(toFileName(title)).toBe(name);
  });

  test('fits every file system and is never cut within a character', () => {
    const name = toFileName('👨‍👩‍👧'.repeat(100));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toBe('👨‍👩‍👧'.repeat(11));
  });

  test('makes a one-line header for any title', () => {
    const titles = [
      '\r\nX: y',
      '\u0085\u2028',
      '%0D%0A',
      '"; filename="x.exe',
      '\ud800',
      'x'.repeat(400),
      '\'\\"`$(id)',
    ];
    for (const title of titles) {
      const header = create(`${toFileName(title)}.jpg`);
      expect(header, JSON.stringify(title)).toMatch(
        /^attachment; filename="?[^"\r\n]*\.jpg"?(; filename\*=UTF-8''[^"\s;]+)?$/,
      );
    }
  });
});
