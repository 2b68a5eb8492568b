import type { pictureErrors as english } from '../../en/uploads/picture-errors.server';
import { exactCount } from '../numbers';

export const pictureErrors = {
  animated: 'Las imágenes animadas no se admiten.',
  damaged: 'Esta imagen está dañada o incompleta.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `Esta imagen mide ${width} × ${height}. Un fondo necesita al menos ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `Esta imagen está hecha de más de ${exactCount(max)} partes. Ábrela en un editor de imágenes y guárdala otra vez.`,
  hdrCodes:
    'Esta imagen está codificada para pantallas HDR (PQ o HLG). Guárdala en sRGB o Display P3, o como JPEG con mapa de ganancia.',
  tooSlow: 'Esta imagen tarda demasiado en abrirse.',
  tooMuchMemoryWebp: 'Esta imagen necesita demasiada memoria para abrirse. Guárdala como JPEG.',
  tooMuchMemory: 'Esta imagen necesita demasiada memoria para abrirse. Guárdala sin entrelazado.',
  tooLarge: (megapixels: number, side: number) =>
    `La imagen es demasiado grande: ${megapixels} megapíxeles y ${exactCount(side)} píxeles por lado como máximo.`,
  busy: 'El servidor está ocupado con otras imágenes. Inténtalo de nuevo en un momento.',
} satisfies typeof english;
