import type { changersErrors as english } from '../../en/integrations/changers-errors.server';
export const changersErrors = {
  program: 'Choisissez l’un des programmes de la liste.',
  every: 'Choisissez à quelle fréquence le fond d’écran change.',
  category: 'Choisissez l’une des catégories.',
  tooManyTags: (most: number) => `Utilisez ${most} tags au plus.`,
  longSearch: (most: number) => `La recherche peut avoir ${most} caractères au plus.`,
  longTags: (most: number) => `Les tags peuvent avoir ${most} caractères au plus au total.`,
} satisfies typeof english;
