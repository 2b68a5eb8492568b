import { describe, expect, test } from 'vitest';
import { nameFromSlug, slugify } from '~/lib/slug';

describe('a slug', () => {
  test.each([
    ['4K', '4k'],
    ['  Night Sky ', 'night-sky'],
    ['a_b.c / d', 'a-b-c-d'],
    ['C++', 'c'],
    ['R&B', 'r-b'],
    ['Café au Lait', 'café-au-lait'],
    ['Cafe\u0301', 'café'],
    ['富士山', '富士山'],
    ['--already--a---slug--', 'already-a-slug'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['x\0y', 'x-y'],
    ['\ud800x', 'x'],
  ])('of %j is %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('is empty when no letter or digit is left', () => {
    for (const name of ['', ' ', '---', '🔥', '\ud800', '\u202e']) expect(slugify(name)).toBe('');
  });

  test('of a slug is the slug itself', () => {
    for (const name of ['İstanbul', 'Ünïcode ÉCLAIR', 'ǅabc', 'ΑΣ ΣΑΣ', '한국어 벽지', 'ﬁre', 'I\u0307']) {
      expect(slugify(slugify(name))).toBe(slugify(name));
    }
  });

  // In quadratic time this takes minutes, longer than a test may take.
  test('of a very long text is fast', () => {
    expect(slugify('-'.repeat(500_000))).toBe('');
    expect(slugify(`a${'-'.repeat(500_000)}b`)).toBe('a-b');
    expect(slugify(`${'a-'.repeat(250_000)}!`)).toHaveLength(499_999);
  });
});

describe('the name behind a slug', () => {
  test.each([
    ['night-sky', 'Night Sky'],
    ['blue--sky-', 'Blue Sky'],
    ['4k', '4k'],
    ['über-éclair', 'Über Éclair'],
    ['富士山', '富士山'],
    ['', ''],
  ])('%j is %j', (slug, name) => {
    expect(nameFromSlug(slug)).toBe(name);
  });

  test('title case touches first letters only', () => {
    expect(nameFromSlug("don't STOP the iPhone")).toBe("Don't STOP The IPhone");
  });
});
