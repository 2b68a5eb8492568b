import type { find as english } from '../../en/find/find';

export const find = {
  title: 'Chercher avec une image',
  lead: 'Choisissez une image pour savoir si la galerie l’a en plus grand, et quels fonds d’écran lui ressemblent.',
  picture: 'Image',
  hint: (megabytes: number) => `JPG, PNG, WEBP ou AVIF, ${megabytes} Mo au plus. Nous ne la gardons pas.`,
  find: 'Chercher',
  busy: 'Recherche…',
  failed: 'Impossible de chercher l’image',
  same: 'Cette image est ici',
  none: 'Cette image n’est pas dans la galerie',
  sizes: (here: string, yours: string) => `Ici: ${here} (la vôtre: ${yours})`,
  alike: 'Proches par la couleur et la forme',
} satisfies typeof english;
