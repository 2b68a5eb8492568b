import type { tagErrors as english } from '../../en/taxonomy/tag-errors';
export const tagErrors = {
  required: 'Falta o nome.',
  tooLong: (max: number) => `Uma tag pode ter no máximo ${max} caracteres.`,
  comma: 'Uma tag não pode ter vírgulas.',
  noLetters: 'Uma tag precisa de pelo menos uma letra ou um algarismo.',
  noTarget: 'Indique o id da tag com que ela será unida.',
  sort: 'sort deve ser use ou name.',
} satisfies typeof english;
