import type { licences as english } from '../../en/wallpapers/licences';

export const licences = {
  unknown: 'Desconhecida',
  own: 'Obra própria',
  cc0: 'CC0 1.0',
  unsplash: 'Licença Unsplash',
  pexels: 'Licença Pexels',
  'public-domain': 'Domínio público',
  'all-rights-reserved': 'Todos os direitos reservados',
  other: 'Outra licença',
  titleBy: (title: string, author: string) => `“${title}” de ${author}`,
} satisfies typeof english;
