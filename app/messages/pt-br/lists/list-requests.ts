import type { listRequests as english } from '../../en/lists/list-requests';
export const listRequests = {
  wallpapers: 'Não foi possível carregar os papéis de parede',
  wallpaper: 'Não foi possível carregar o papel de parede',
  tryLater: 'Tente de novo mais tarde.',
} satisfies typeof english;
