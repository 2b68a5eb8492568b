import { numbersIn } from '../numbers';

export const numbers = numbersIn({
  thousands: ',',
  decimal: '.',
  isOne: (count) => count === 1,
  kilobytes: 'KB',
  megabytes: 'MB',
});

export const { counted, exactCount, formatFileSize } = numbers;
