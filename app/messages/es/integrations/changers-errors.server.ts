import type { changersErrors as english } from '../../en/integrations/changers-errors.server';

export const changersErrors = {
  program: 'Elige uno de los programas de la lista.',
  every: 'Elige cada cuánto cambia el fondo.',
  category: 'Elige una de las categorías.',
  tooManyTags: (most: number) => `Usa ${most} etiquetas como máximo.`,
  longSearch: (most: number) => `La búsqueda puede tener ${most} caracteres como máximo.`,
  longTags: (most: number) => `Las etiquetas pueden tener ${most} caracteres en total como máximo.`,
} satisfies typeof english;
