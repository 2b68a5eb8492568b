import type { listErrors as english } from '../../en/lists/list-errors';
import { exactCount } from '../numbers';
export const listErrors = {
  device: (choices: string) => `O dispositivo deve ser um destes: ${choices}.`,
  shape: (choices: string) => `O formato deve ser um destes: ${choices}.`,
  minSize: (choices: string) => `O tamanho mínimo deve ser um destes: ${choices}, ou um tamanho como 3440x1440.`,
  colour: (choices: string) => `A cor deve ser uma destas: ${choices}, ou um código como #1b2a41.`,
  tone: (choices: string) => `O tom deve ser um destes: ${choices}.`,
  hdr: (choices: string) => `hdr deve ser ${choices}, ou faltar.`,
  not: (max: number) => `É possível excluir no máximo ${max} tags.`,
  tags: (max: number) => `Peça no máximo ${max} tags.`,
  ai: 'ai deve ser no, ou faltar.',
  licence: 'licence deve ser free, ou faltar.',
  ratio: 'ratio deve ser uma lista como 16:9,21:9 ou 1.78.',
  ratios: (max: number) => `Peça no máximo ${max} proporções.`,
  deviceType: 'deviceType deve ser uma palavra curta, ou none.',
  categoryId: 'categoryId deve ser um número inteiro, ou none.',
  featured: 'featured deve ser true ou false.',
  sort: 'sort deve ser newest, downloads, month, title ou random.',
  cursorOrOffset: 'Envie cursor ou offset, não os dois.',
  cursor: 'cursor deve vir do cabeçalho Link de uma lista.',
  cursorExpired: 'Este cursor expirou. Comece de novo sem ele.',
  cursorOfOtherOrder: 'Este cursor é de uma lista com outra ordem.',
  offset: (max: number) =>
    `offset pode ser no máximo ${exactCount(max)}. Para continuar, use o cursor do cabeçalho Link.`,
} satisfies typeof english;
