import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Inconnue',
  own: 'Œuvre personnelle',
  cc0: 'CC0 1.0',
  'cc-by-4.0': 'CC BY 4.0',
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-nc-4.0': 'CC BY-NC 4.0',
  'cc-by-nd-4.0': 'CC BY-ND 4.0',
  unsplash: 'Licence Unsplash',
  pexels: 'Licence Pexels',
  'public-domain': 'Domaine public',
  'all-rights-reserved': 'Tous droits réservés',
  other: 'Autre licence',
  titleBy: (title: string, author: string) => `« ${title} » par ${author}`,
} satisfies typeof english;
