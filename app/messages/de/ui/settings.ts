import type { settings as english } from '../../en/ui/settings';

export const settings = {
  title: 'Einstellungen',
  empty: 'Es gibt noch keine Einstellungen.',
  where: 'Die Einstellungen der Website findest du unter [Website].',
} satisfies typeof english;
