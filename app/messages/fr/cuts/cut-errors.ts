import type { cutErrors as english } from '../../en/cuts/cut-errors';
import { exactCount } from '../numbers';

const side = (name: string, min: number, max: number) =>
  `${name} doit être un nombre entier de ${min} à ${exactCount(max)}.`;
export const cutErrors = {
  width: (min: number, max: number) => side('La largeur', min, max),
  height: (min: number, max: number) => side('La hauteur', min, max),
  parameter: side,
  bothSides: 'Envoyez la largeur et la hauteur, ou aucune des deux.',
  noWidth: 'Il manque la largeur.',
  noHeight: 'Il manque la hauteur.',
  noScreen: 'Nous ne connaissons pas cet écran. Choisissez-en un dans la liste ou saisissez sa taille.',
  pixelRatio: 'Le rapport de pixels doit être un nombre de 1 à 4.',
  longSide: (max: number) =>
    `Avec ce rapport de pixels, un côté dépasse ${exactCount(max)} pixels. Choisissez une taille ou un rapport plus petit.`,
  position: 'Choisissez l’une des positions.',
  fit: 'Choisissez comment l’image s’ajuste.',
  border: 'La bordure doit être une couleur, comme #1a2b3c.',
  format: 'Choisissez JPEG, WebP, AVIF ou PNG.',
  largeAvif: (megapixels: number) => `Un AVIF peut avoir ${megapixels} mégapixels au plus. Choisissez un autre format.`,
  largeCut: (megapixels: number) => `Un recadrage peut avoir ${megapixels} mégapixels au plus.`,
  monitor: {
    name: 'Utilisez 1 à 32 lettres, chiffres, points, tirets et tirets bas. Commencez par une lettre ou un chiffre.',
    reserved: 'Un fichier ne peut pas porter ce nom. Choisissez-en un autre.',
    twice: 'Un autre écran a déjà ce nom.',
    scale: (min: number, max: number) => `L’échelle doit être un nombre de ${min} à ${max}.`,
    gap: (max: number) => `L’écart doit être un nombre de 0 à ${exactCount(max)}.`,
    large: (megapixels: number) => `Tous les écrans ensemble peuvent avoir ${megapixels} mégapixels au plus.`,
  },
} satisfies typeof english;
