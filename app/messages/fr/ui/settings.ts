import type { settings as english } from '../../en/ui/settings';
export const settings = {
  title: 'Réglages',
  empty: 'Aucun réglage pour l’instant.',
  where: 'Les réglages du site sont dans [Site].',
} satisfies typeof english;
