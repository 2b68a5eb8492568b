import type { letterArchive as english } from '../../en/newsletter/letter-archive';

export const letterArchive = {
  title: 'Newsletters anteriores',
  lead: 'As newsletters que enviamos.',
  none: 'Nenhuma newsletter ainda.',
  feed: 'Feed das newsletters',
} satisfies typeof english;
