import type { tagErrors as english } from '../../en/taxonomy/tag-errors';
export const tagErrors = {
  required: 'Il manque le nom.',
  tooLong: (max: number) => `Un tag peut avoir ${max} caractères au plus.`,
  comma: 'Un tag ne peut pas contenir de virgule.',
  noLetters: 'Un tag a besoin d’au moins une lettre ou un chiffre.',
  noTarget: 'Indiquez l’id du tag avec lequel il fusionne.',
  sort: 'sort doit être use ou name.',
} satisfies typeof english;
