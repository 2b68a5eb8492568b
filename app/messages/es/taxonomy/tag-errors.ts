import type { tagErrors as english } from '../../en/taxonomy/tag-errors';

export const tagErrors = {
  required: 'Falta el nombre.',
  tooLong: (max: number) => `Una etiqueta puede tener ${max} caracteres como máximo.`,
  comma: 'Una etiqueta no puede tener comas.',
  noLetters: 'Una etiqueta necesita al menos una letra o una cifra.',
  noTarget: 'Indica el id de la etiqueta con la que se une.',
  sort: 'sort debe ser use o name.',
} satisfies typeof english;
