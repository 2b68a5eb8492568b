import type { queryErrors as english } from '../../en/http/query-errors';

export const queryErrors = {
  wholeNumber: (name: string) => `${name} muss eine ganze Zahl ab 0 sein.`,
  listFormat: 'format muss json oder csv sein.',
} satisfies typeof english;
