import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Inconnue',
  own: 'Œuvre personnelle',
  cc0: 'CC0 1.0',
  unsplash: 'Licence Unsplash',
  pexels: 'Licence Pexels',
  'public-domain': 'Domaine public',
  'all-rights-reserved': 'Tous droits réservés',
  other: 'Autre licence',
  titleBy: (title: string, author: string) => `« ${title} » par ${author}`,
} satisfies typeof english;
