import type { similarPictures as english } from '../../en/uploads/similar-pictures';
import { type Size, sizeOf } from '../../sizes';

export const similarPictures = {
  title: 'Una imagen parecida',
  new: 'Nueva',
  existing: 'En la galería',
  larger: 'Más grande',
  publish: 'Añadir de todos modos',
  replace: 'Sustituir la anterior',
  replaceAsk: 'Sustituir la anterior…',
  smaller: (picture: Size, old: Size) =>
    `La imagen nueva es más pequeña: ${sizeOf(picture)} en vez de ${sizeOf(old)}. Los visitantes tendrían menos píxeles.`,
  replaceWithSmaller: 'Sustituirla por la más pequeña',
  skip: 'Omitir',
  keep: 'Conservar la anterior',
  replaceHint:
    'Si sustituyes la anterior, el fondo conserva su título, etiquetas, enlace y descargas. La imagen anterior va a la papelera, desde donde puedes restaurarla como otro fondo.',
} satisfies typeof english;
