import type { settings as english } from '../../en/ui/settings';
export const settings = { title: 'Configurações', empty: 'Ainda não há configurações.' } satisfies typeof english;
