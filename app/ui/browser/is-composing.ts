import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key belongs to an input method: its Escape and Enter are no commands. Safari only says so by the code 229. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}
