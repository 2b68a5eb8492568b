import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Unbekannt',
  own: 'Eigenes Werk',
  cc0: 'CC0 1.0',
  unsplash: 'Unsplash-Lizenz',
  pexels: 'Pexels-Lizenz',
  'public-domain': 'Gemeinfrei',
  'all-rights-reserved': 'Alle Rechte vorbehalten',
  other: 'Andere Lizenz',
  titleBy: (title: string, author: string) => `„${title}“ von ${author}`,
} satisfies typeof english;
