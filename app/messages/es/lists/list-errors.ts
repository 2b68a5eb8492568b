import type { listErrors as english } from '../../en/lists/list-errors';
import { exactCount } from '../numbers';

export const listErrors = {
  device: (choices: string) => `El dispositivo debe ser uno de estos: ${choices}.`,
  shape: (choices: string) => `La forma debe ser una de estas: ${choices}.`,
  minSize: (choices: string) => `El tamaño mínimo debe ser uno de estos: ${choices}, o un tamaño como 3440x1440.`,
  colour: (choices: string) => `El color debe ser uno de estos: ${choices}, o un código como #1b2a41.`,
  tone: (choices: string) => `El tono debe ser uno de estos: ${choices}.`,
  hdr: (choices: string) => `hdr debe ser ${choices}, o faltar.`,
  not: (max: number) => `Se pueden excluir ${max} etiquetas como máximo.`,
  tags: (max: number) => `Pide ${max} etiquetas como máximo.`,
  ai: 'ai debe ser no, o faltar.',
  licence: 'licence debe ser free, o no estar.',
  ratio: 'ratio debe ser una lista como 16:9,21:9 o 1.78.',
  ratios: (max: number) => `Pide ${max} proporciones como máximo.`,
  deviceType: 'deviceType debe ser una palabra corta, o none.',
  categoryId: 'categoryId debe ser un número entero, o none.',
  featured: 'featured debe ser true o false.',
  sort: 'sort debe ser newest, downloads, month, title o random.',
  cursorOrOffset: 'Envía cursor u offset, no los dos.',
  cursor: 'cursor debe ser uno de la cabecera Link de una lista.',
  cursorExpired: 'Este cursor ha caducado. Empieza de nuevo sin él.',
  cursorOfOtherOrder: 'Este cursor es de una lista con otro orden.',
  offset: (max: number) =>
    `offset puede ser ${exactCount(max)} como máximo. Para seguir, usa el cursor de la cabecera Link.`,
} satisfies typeof english;
