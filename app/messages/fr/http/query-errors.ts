import type { queryErrors as english } from '../../en/http/query-errors';
export const queryErrors = {
  wholeNumber: (name: string) => `${name} doit être un nombre entier, 0 ou plus.`,
  listFormat: 'format doit être json ou csv.',
} satisfies typeof english;
