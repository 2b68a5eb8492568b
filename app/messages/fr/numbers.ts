import { numbersIn } from '../numbers';
export const numbers = numbersIn({
  thousands: '\u202f',
  decimal: ',',
  isOne: (count) => count <= 1,
});
export const { counted, exactCount } = numbers;

export const withDrafts = (published: string, drafts: number): string =>
  drafts > 0 ? `${published} + ${counted(drafts, 'brouillon', 'brouillons')}` : published;
