import { describe, expect, test } from 'vitest';
import { hasTypedWords, highlight } from '~/ui/shell/highlight';

/** The typed parts in brackets. */
const marked = (label: string, typed: string) =>
  highlight(label, typed)
    .map((part, place) => (place % 2 === 1 ? `[${part}]` : part))
    .join('');

describe('the typed text is marked in a suggestion', () => {
  test.each([
    ['Mountain at Dawn', 'mou', '[Mou]ntain at Dawn'],
    ['Mountain at Dawn', 'DAWN', 'Mountain at [Dawn]'],
    ['Mountain at Dawn', 'da mount', '[Mount]ain at [Da]wn'],
    ['Mountain at Dawn', 'ntain', 'Mountain at Dawn'],
    ['Café Señorita', 'cafe sen', '[Café] [Señ]orita'],
    ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
    ['Deep-sea', 'sea', 'Deep-[sea]'],
    ['富士山の朝', '富士', '[富士]山の朝'],
    ['100% Pure', '%', '100% Pure'],
    ['🌲 Forest', 'forest', '🌲 [Forest]'],
    ['Dawn', '', 'Dawn'],
    ['mm mountain', 'm mm', '[mm] [m]ountain'],
  ])('%s, typed %s: %s', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
    expect(highlight(label, typed).join('')).toBe(label);
  });
});

describe('an older suggestion still matches', () => {
  test.each([
    ['Mountain at Dawn', 'mo', true],
    ['Mountain at Dawn', 'dawn mountain', true],
    ['Mountain at Dawn', 'dawn mountainx', false],
    ['Café', 'cafe', true],
    ['Café', 'afe', false],
  ])('%s to %s: %s', (label, typed, fits) => {
    expect(hasTypedWords(label, typed)).toBe(fits);
  });
});
