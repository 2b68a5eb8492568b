import { numbersIn } from '../numbers';

export const numbers = numbersIn({
  thousands: '.',
  decimal: ',',
  isOne: (count) => count === 1,
});

export const { counted, exactCount } = numbers;

export const withDrafts = (published: string, drafts: number): string =>
  drafts > 0 ? `${published} + ${counted(drafts, 'Entwurf', 'Entwürfe')}` : published;
