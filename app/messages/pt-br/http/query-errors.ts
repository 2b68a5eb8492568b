import type { queryErrors as english } from '../../en/http/query-errors';
export const queryErrors = {
  wholeNumber: (name: string) => `${name} deve ser um número inteiro, 0 ou mais.`,
  listFormat: 'format deve ser json ou csv.',
} satisfies typeof english;
