import type { letterArchive as english } from '../../en/newsletter/letter-archive';

export const letterArchive = {
  title: 'Boletines',
  lead: 'Los boletines que hemos enviado.',
  none: 'Aún no hay boletines.',
  feed: 'Canal de boletines',
} satisfies typeof english;
