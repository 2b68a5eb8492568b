import type { similar as english } from '../../en/uploads/similar';
export const similar = {
  skipped: 'Ignorée.',
  looksLike: (title: string) => `Ressemble à « ${title} ».`,
  smaller: (title: string) => `La nouvelle image est plus petite que celle de « ${title} ».`,
  deleted: 'Le fond d’écran semblable a été supprimé.',
  skipSmaller: (count: number) => (count === 1 ? 'Ignorer la plus petite' : `Ignorer les ${count} plus petites`),
} satisfies typeof english;
