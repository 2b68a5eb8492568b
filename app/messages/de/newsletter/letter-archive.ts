import type { letterArchive as english } from '../../en/newsletter/letter-archive';

export const letterArchive = {
  title: 'Newsletter-Archiv',
  lead: 'Die Newsletter, die wir verschickt haben.',
  none: 'Noch keine Newsletter.',
  feed: 'Feed der Newsletter',
} satisfies typeof english;
