import type { listRequests as english } from '../../en/lists/list-requests';
export const listRequests = {
  wallpapers: 'Impossible de charger les fonds d’écran',
  wallpaper: 'Impossible de charger le fond d’écran',
  tryLater: 'Réessayez plus tard.',
} satisfies typeof english;
