import type { pictureErrors as english } from '../../en/uploads/picture-errors.server';
import { exactCount } from '../numbers';
export const pictureErrors = {
  animated: 'Les images animées ne sont pas acceptées.',
  damaged: 'Cette image est endommagée ou incomplète.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `Cette image mesure ${width} × ${height}. Un fond d’écran a besoin d’au moins ${minWidth} × ${minHeight}.`,
  tooManyParts: (max: number) =>
    `Cette image est faite de plus de ${exactCount(max)} parties. Ouvrez-la dans un éditeur d’images et enregistrez-la à nouveau.`,
  hdrCodes:
    'Cette image est codée pour les écrans HDR (PQ ou HLG). Enregistrez-la en sRGB ou Display P3, ou en JPEG avec une carte de gain.',
  tooSlow: 'Cette image met trop de temps à s’ouvrir.',
  tooMuchMemoryWebp: 'Cette image a besoin de trop de mémoire pour s’ouvrir. Enregistrez-la en JPEG.',
  tooMuchMemory: 'Cette image a besoin de trop de mémoire pour s’ouvrir. Enregistrez-la sans entrelacement.',
  tooLarge: (megapixels: number, side: number) =>
    `L’image est trop grande : ${megapixels} mégapixels et ${exactCount(side)} pixels par côté au plus.`,
  busy: 'Le serveur est occupé par d’autres images. Réessayez dans un instant.',
} satisfies typeof english;
