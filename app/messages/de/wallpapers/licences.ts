import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Unbekannt',
  own: 'Eigenes Werk',
  cc0: 'CC0 1.0',
  'cc-by-4.0': 'CC BY 4.0',
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-nc-4.0': 'CC BY-NC 4.0',
  'cc-by-nd-4.0': 'CC BY-ND 4.0',
  unsplash: 'Unsplash-Lizenz',
  pexels: 'Pexels-Lizenz',
  'public-domain': 'Gemeinfrei',
  'all-rights-reserved': 'Alle Rechte vorbehalten',
  other: 'Andere Lizenz',
  titleBy: (title: string, author: string) => `„${title}“ von ${author}`,
} satisfies typeof english;
