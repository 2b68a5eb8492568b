import type { settings as english } from '../../en/ui/settings';
export const settings = { title: 'Réglages', empty: 'Aucun réglage pour l’instant.' } satisfies typeof english;
