import { expect, test } from 'vitest';
import { tagAtCaret, withTag } from '~/features/taxonomy/tags/tag-at-caret';

/** The bar marks the caret. */
const at = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;

test.each([
  ['oce|', 'oce', 'ocean, |'],
  ['sky, oce|', 'oce', 'sky, ocean, |'],
  ['sky,oce|', 'oce', 'sky, ocean, |'],
  ['|sky, oce', 'sky', 'ocean, |oce'],
  ['sky, o|c , sun', 'oc', 'sky, ocean, |sun'],
  ['sky, |', '', 'sky, ocean, |'],
  ['', '', 'ocean, |'],
])('in %j the name is %j', (marked, name, after) => {
  const [text, caret] = at(marked || '|');
  expect(tagAtCaret(text, caret)).toBe(name);
  const { value, caret: end } = withTag(text, caret, 'ocean');
  expect(`${value.slice(0, end)}|${value.slice(end)}`).toBe(after);
});
