import type { keep as english } from '../../en/keeping/keep';

export const keep = {
  keep: 'Garder',
  named: (title: string) => `Garder ${title}`,
  kept: 'Gardé dans votre liste',
  show: 'Voir ma liste',
  failed: 'Impossible de garder ce fond d’écran',
  myList: 'Ma liste',
} satisfies typeof english;
