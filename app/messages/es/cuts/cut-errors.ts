import type { cutErrors as english } from '../../en/cuts/cut-errors';
import { exactCount } from '../numbers';

const side = (name: string, min: number, max: number) =>
  `${name} debe ser un número entero de ${min} a ${exactCount(max)}.`;

export const cutErrors = {
  width: (min: number, max: number) => side('El ancho', min, max),
  height: (min: number, max: number) => side('El alto', min, max),
  parameter: side,
  bothSides: 'Envía el ancho y el alto, o ninguno de los dos.',
  noWidth: 'Falta el ancho.',
  noHeight: 'Falta el alto.',
  noScreen: 'No conocemos esta pantalla. Elige una de la lista o escribe su tamaño.',
  pixelRatio: 'La proporción de píxeles debe ser un número de 1 a 4.',
  longSide: (max: number) =>
    `Con esta proporción de píxeles, un lado pasa de ${exactCount(max)} píxeles. Elige un tamaño o una proporción menor.`,
  position: 'Elige una de las posiciones.',
  fit: 'Elige cómo se ajusta la imagen.',
  border: 'El borde debe ser un color, como #1a2b3c.',
  format: 'Elige JPEG, WebP, AVIF o PNG.',
  largeAvif: (megapixels: number) => `Un AVIF puede tener ${megapixels} megapíxeles como máximo. Elige otro formato.`,
  largeCut: (megapixels: number) => `Un recorte puede tener ${megapixels} megapíxeles como máximo.`,
  monitor: {
    name: 'Usa de 1 a 32 letras, cifras, puntos, guiones y guiones bajos. Empieza por una letra o una cifra.',
    reserved: 'Un archivo no puede llamarse así. Elige otro nombre.',
    twice: 'Otra pantalla ya tiene este nombre.',
    scale: (min: number, max: number) => `La escala debe ser un número de ${min} a ${max}.`,
    gap: (max: number) => `La separación debe ser un número de 0 a ${exactCount(max)}.`,
    large: (megapixels: number) => `Todas las pantallas juntas pueden tener ${megapixels} megapíxeles como máximo.`,
  },
} satisfies typeof english;
