import type { settings as english } from '../../en/ui/settings';
export const settings = {
  title: 'Configurações',
  empty: 'Ainda não há configurações.',
  where: 'As configurações do site estão em [Site].',
} satisfies typeof english;
