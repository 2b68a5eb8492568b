import { useState } from 'react';

/** Changes with every new answer. The location's key changes later, and would lose what was typed in between. */
export function useAnswerKey(answer: unknown): number {
  const [shown, setShown] = useState({ answer, key: 0 });
  if (shown.answer === answer) return shown.key;
  const key = shown.key + 1;
  setShown({ answer, key });
  return key;
}
