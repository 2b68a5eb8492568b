import type { setErrors as english } from '../../en/sets/set-errors.server';
export const setErrors = {
  tooFew: 'Sélectionnez au moins deux fonds d’écran pour une série.',
  tooMany: (max: number) => `Une série peut avoir au plus ${max} versions.`,
  severalSets: 'Certains de ces fonds d’écran sont dans des séries différentes. Retirez-les d’abord de l’une d’elles.',
} satisfies typeof english;
