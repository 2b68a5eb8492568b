import { expect, test } from 'vitest';
import { isComposing } from '~/ui/browser/is-composing';

const key = (fields: object) => ({ key: 'Escape', isComposing: false, keyCode: 27, ...fields }) as KeyboardEvent;

test.each([
  ['while an input method composes', key({ isComposing: true }), true],
  ['after its end in Safari', key({ keyCode: 229 }), true],
  ['through React', { nativeEvent: key({ keyCode: 229 }) } as never, true],
  ['otherwise', key({}), false],
])('a key %s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
