import type { tagErrors as english } from '../../en/taxonomy/tag-errors';

export const tagErrors = {
  required: 'Der Name fehlt.',
  tooLong: (max: number) => `Ein Tag kann höchstens ${max} Zeichen haben.`,
  comma: 'Ein Tag kann kein Komma enthalten.',
  noLetters: 'Ein Tag braucht mindestens einen Buchstaben oder eine Ziffer.',
  noTarget: 'Gib die ID des Tags an, mit dem er zusammengeführt wird.',
  sort: 'sort muss use oder name sein.',
} satisfies typeof english;
