import { useState } from 'react';

/** Changes when another answer is shown. The location's key changes later, and would drop what was typed meanwhile. */
export function useAnswerKey(answer: unknown): number {
  const [shown, setShown] = useState({ answer, key: 0 });
  if (shown.answer === answer) return shown.key;
  const key = shown.key + 1;
  setShown({ answer, key });
  return key;
}
