import type { listRequests as english } from '../../en/lists/list-requests';

export const listRequests = {
  wallpapers: 'No se pudieron cargar los fondos',
  wallpaper: 'No se pudo cargar el fondo',
  tryLater: 'Inténtalo de nuevo más tarde.',
} satisfies typeof english;
