import type { listErrors as english } from '../../en/lists/list-errors';
import { exactCount } from '../numbers';
export const listErrors = {
  device: (choices: string) => `L’appareil doit être l’un de ceux-ci : ${choices}.`,
  shape: (choices: string) => `La forme doit être l’une de celles-ci : ${choices}.`,
  minSize: (choices: string) =>
    `La taille minimale doit être l’une de celles-ci : ${choices}, ou une taille comme 3440x1440.`,
  colour: (choices: string) => `La couleur doit être l’une de celles-ci : ${choices}, ou un code comme #1b2a41.`,
  tone: (choices: string) => `Le ton doit être l’un de ceux-ci : ${choices}.`,
  hdr: (choices: string) => `hdr doit être ${choices}, ou absent.`,
  not: (max: number) => `On peut exclure ${max} tags au plus.`,
  tags: (max: number) => `Demandez ${max} tags au plus.`,
  ai: 'ai doit être no, ou absent.',
  licence: 'licence doit être free, ou absent.',
  ratio: 'ratio doit être une liste comme 16:9,21:9 ou 1.78.',
  ratios: (max: number) => `Demandez ${max} proportions au plus.`,
  deviceType: 'deviceType doit être un mot court, ou none.',
  categoryId: 'categoryId doit être un nombre entier, ou none.',
  featured: 'featured doit être true ou false.',
  sort: 'sort doit être newest, downloads, month, title ou random.',
  cursorOrOffset: 'Envoyez cursor ou offset, pas les deux.',
  cursor: 'cursor doit venir de l’en-tête Link d’une liste.',
  cursorExpired: 'Ce curseur a expiré. Recommencez sans lui.',
  cursorOfOtherOrder: 'Ce curseur vient d’une liste dans un autre ordre.',
  offset: (max: number) =>
    `offset peut être ${exactCount(max)} au plus. Pour continuer, utilisez le curseur de l’en-tête Link.`,
} satisfies typeof english;
