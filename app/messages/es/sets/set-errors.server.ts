import type { setErrors as english } from '../../en/sets/set-errors.server';
export const setErrors = {
  tooFew: 'Selecciona al menos dos fondos para un conjunto.',
  tooMany: (max: number) => `Un conjunto puede tener como máximo ${max} versiones.`,
  severalSets: 'Algunos de estos fondos están en conjuntos distintos. Sácalos antes de uno de ellos.',
} satisfies typeof english;
