import type { setErrors as english } from '../../en/sets/set-errors.server';
export const setErrors = {
  tooFew: 'Selecione pelo menos dois papéis de parede para um conjunto.',
  tooMany: (max: number) => `Um conjunto pode ter no máximo ${max} versões.`,
  severalSets: 'Alguns destes papéis de parede estão em conjuntos diferentes. Retire-os primeiro de um deles.',
} satisfies typeof english;
