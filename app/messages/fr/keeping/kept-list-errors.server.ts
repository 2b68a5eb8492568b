import type { keptListErrors as english } from '../../en/keeping/kept-list-errors.server';

export const keptListErrors = {
  noList: 'Cette liste n’existe pas ou a été supprimée.',
  readOnly: 'Ce lien permet seulement de voir la liste. Pour la modifier, ouvrez son lien secret.',
  full: (most: number) => `Votre liste est pleine. Elle contient ${most} fonds d’écran : retirez-en d’abord un.`,
  longTitle: (most: number) => `Le titre peut avoir ${most} caractères au plus.`,
  longNote: (most: number) => `Une note peut avoir ${most} caractères au plus.`,
  size: 'Choisissez une taille dans la liste.',
} satisfies typeof english;
