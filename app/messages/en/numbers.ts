import { numbersIn } from '../numbers';

export const numbers = numbersIn({
  thousands: ',',
  decimal: '.',
  isOne: (count) => count === 1,
});

export const { counted, exactCount } = numbers;

/** Visitors don't see drafts, so the administrator's counts name them apart. */
export const withDrafts = (published: string, drafts: number): string =>
  drafts > 0 ? `${published} + ${counted(drafts, 'draft', 'drafts')}` : published;
