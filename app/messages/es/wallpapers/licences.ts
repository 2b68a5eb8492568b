import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Desconocida',
  own: 'Obra propia',
  cc0: 'CC0 1.0',
  unsplash: 'Licencia de Unsplash',
  pexels: 'Licencia de Pexels',
  'public-domain': 'Dominio público',
  'all-rights-reserved': 'Todos los derechos reservados',
  other: 'Otra licencia',
  titleBy: (title: string, author: string) => `«${title}» de ${author}`,
} satisfies typeof english;
