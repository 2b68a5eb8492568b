import { useState } from 'react';

/**
 * A key that changes in the moment in which another answer is shown. The location's own key follows only when the page's data
 * have been read again, and would throw away what was typed meanwhile.
 */
export function useAnswerKey(answer: unknown): number {
  const [shown, setShown] = useState({ answer, key: 0 });
  if (shown.answer === answer) return shown.key;
  const key = shown.key + 1;
  setShown({ answer, key });
  return key;
}
