import type { settings as english } from '../../en/ui/settings';

export const settings = {
  title: 'Ajustes',
  empty: 'Todavía no hay ajustes.',
  where: 'Los ajustes del sitio están en [Sitio].',
} satisfies typeof english;
