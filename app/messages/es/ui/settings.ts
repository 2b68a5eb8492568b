import type { settings as english } from '../../en/ui/settings';

export const settings = { title: 'Ajustes', empty: 'Todavía no hay ajustes.' } satisfies typeof english;
