import type { similarPictures as english } from '../../en/uploads/similar-pictures';
import { type Size, sizeOf } from '../../sizes';
export const similarPictures = {
  title: 'Une image semblable',
  new: 'Nouvelle',
  existing: 'Dans la galerie',
  larger: 'Plus grande',
  publish: 'Ajouter quand même',
  replace: 'Remplacer l’ancienne',
  replaceAsk: 'Remplacer l’ancienne…',
  smaller: (picture: Size, old: Size) =>
    `La nouvelle image est plus petite : ${sizeOf(picture)} au lieu de ${sizeOf(old)}. Les visiteurs auraient moins de pixels.`,
  replaceWithSmaller: 'Remplacer par la plus petite',
  skip: 'Ignorer',
  keep: 'Garder l’ancienne',
  replaceHint:
    'Si vous remplacez l’ancienne, le fond d’écran garde son titre, ses tags, son lien et ses téléchargements. L’ancienne image va dans la corbeille, d’où vous pouvez la restaurer comme un autre fond d’écran.',
} satisfies typeof english;
