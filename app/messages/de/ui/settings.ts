import type { settings as english } from '../../en/ui/settings';

export const settings = { title: 'Einstellungen', empty: 'Es gibt noch keine Einstellungen.' } satisfies typeof english;
