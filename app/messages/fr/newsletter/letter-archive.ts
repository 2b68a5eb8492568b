import type { letterArchive as english } from '../../en/newsletter/letter-archive';

export const letterArchive = {
  title: 'Anciennes newsletters',
  lead: 'Les newsletters que nous avons envoyées.',
  none: 'Aucune newsletter pour le moment.',
  feed: 'Flux des newsletters',
} satisfies typeof english;
