import type { listRequests as english } from '../../en/lists/list-requests';

export const listRequests = {
  wallpapers: 'Die Wallpaper konnten nicht geladen werden',
  wallpaper: 'Das Wallpaper konnte nicht geladen werden',
  tryLater: 'Bitte versuche es später noch einmal.',
} satisfies typeof english;
