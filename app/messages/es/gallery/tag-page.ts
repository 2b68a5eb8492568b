import type { tagPage as english } from '../../en/gallery/tag-page';
import { counted } from '../numbers';

export const tagPage = {
  title: (tag: string) => `Fondos de pantalla: ${tag}`,
  description: (tag: string) => `Fondos de pantalla gratis con la etiqueta ${tag}, en calidad completa.`,
  total: (count: number) => `${counted(count, 'fondo', 'fondos')} con esta etiqueta`,
  goHome: 'Ir al inicio',
  notFound: 'Etiqueta no encontrada',
} satisfies typeof english;
