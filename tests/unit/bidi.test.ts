import { expect, test } from 'vitest';
import { categoryDeletion } from '~/features/taxonomy/categories/category.view';
import { looksLike } from '~/features/wallpapers/near-duplicates.view';
import { isolate } from '~/lib/bidi';

test('a right-to-left name doesn’t reorder the sentence around it', () => {
  expect(isolate('غروب 2')).toBe('\u2068غروب 2\u2069');
  expect(isolate('Sunset שקיעה')).toBe('\u2068Sunset שקיעה\u2069');
  expect(categoryDeletion({ name: 'بحر', uses: 0, drafts: 0 }).question).toBe('Delete the category “\u2068بحر\u2069”?');
  expect(looksLike({ similar: { title: 'שקיעה' } } as Parameters<typeof looksLike>[0])).toBe(
    'Looks like “\u2068שקיעה\u2069”.',
  );
});

test('any other name stays the same', () => {
  for (const name of ['Sunset', '日本の山々', 'Zażółć 🏔️ 4K', '']) expect(isolate(name)).toBe(name);
});
