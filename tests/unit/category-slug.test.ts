import { describe, expect, test } from 'vitest';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { slugFromName } from '~/features/taxonomy/categories/category.slug';
import { replaceTag } from '~/features/taxonomy/tags/rewrite-tags.server';

const problems = (input: unknown) =>
  CategoryInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join(), message]);

describe('the slug of a category', () => {
  test.each([
    ['Nature', 'nature'],
    ['  Night  Sky ', 'night-sky'],
    ['Cats & Dogs', 'cats-dogs'],
    ['Café', 'caf'],
    ['4K - Ultra', '4k-ultra'],
    ['a_b.c/d', 'abcd'],
    ['Природа', ''],
    ['Зима и Лето', ''],
    ['---', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });
});

describe('the form of a category', () => {
  test('trims both, and makes a blank slug from the name', () => {
    expect(CategoryInput.parse({ name: '  Night \n Sky ', slug: ' dark-sky ' })).toEqual({
      name: 'Night Sky',
      slug: 'dark-sky',
      names: {},
    });
    expect(CategoryInput.parse({ name: 'Night Sky', slug: '  ' }).slug).toBe('night-sky');
    expect(CategoryInput.parse({ name: 'Природа', slug: 'природа' }).slug).toBe('природа');
  });

  test.each([
    [{ name: ' ', slug: 'x' }, 'name', 'Name is required.'],
    [{ slug: 'x' }, 'name', 'Name is required.'],
    [{ name: 'X' }, 'slug', 'Slug is required.'],
    [{ name: 7, slug: 'x' }, 'name', 'Name must be text.'],
    [{ name: 'x'.repeat(81), slug: 'x' }, 'name', 'Name can have at most 80 characters.'],
    [{ name: 'X', slug: 'x'.repeat(81) }, 'slug', 'Slug can have at most 80 characters.'],
    [{ name: 'X', slug: 'Big Slug' }, 'slug', 'A slug can only contain lowercase letters, digits and hyphens.'],
    [{ name: 'X', slug: 'a/b' }, 'slug', 'A slug can only contain lowercase letters, digits and hyphens.'],
    [{ name: 'X', slug: '--' }, 'slug', 'A slug can only contain lowercase letters, digits and hyphens.'],
    [{ name: 'Природа', slug: '' }, 'slug', 'Enter a slug. It can’t be made from this name.'],
  ])('refuses %j at the field', (input, field, message) => {
    expect(problems(input)).toEqual([[field, message]]);
  });
});

describe('a renamed tag', () => {
  test('keeps its place; two that become one take the first place', () => {
    expect(replaceTag(['sea', 'Wood', 'sky'], ['wood'], 'forest')).toEqual(['sea', 'forest', 'sky']);
    expect(replaceTag(['wood', 'sea', 'Forest'], ['wood'], 'Forest')).toEqual(['Forest', 'sea']);
    expect(replaceTag(['Forest', 'sea', 'wood'], ['wood', 'woods'], 'Forest')).toEqual(['Forest', 'sea']);
    expect(replaceTag(['sea', 'WOOD', 'sky'], ['wood'], null)).toEqual(['sea', 'sky']);
  });
});
