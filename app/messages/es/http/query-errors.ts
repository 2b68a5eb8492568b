import type { queryErrors as english } from '../../en/http/query-errors';

export const queryErrors = {
  wholeNumber: (name: string) => `${name} debe ser un número entero, 0 o más.`,
  listFormat: 'format debe ser json o csv.',
} satisfies typeof english;
