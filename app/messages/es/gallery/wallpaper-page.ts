import type { wallpaperPage as english } from '../../en/gallery/wallpaper-page';
import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';

export const wallpaperPage = {
  description: (alt: string, resolution: string) =>
    `${alt}: fondo de pantalla gratis de ${resolution} en calidad completa.`,
  download: 'Descargar',
  forScreen: {
    title: 'Para mi pantalla',
    text: 'Recortado a medida',
    sized: (screen: Size) => `Descargar en ${sizeOf(screen)}`,
    yours: 'tu pantalla',
  },
  fullSize: 'Ver a tamaño completo',
  back: 'Volver a la galería',
  edit: 'Editar',
  credit: 'Créditos',
  copyCredit: 'Copiar los créditos',
  palette: 'Colores de esta imagen',
  ofColour: (code: string, colour: string) => `${code}: fondos de color ${colour.toLowerCase()}`,
  ofColourShare: (code: string, percent: number, colour: string) =>
    `${code}, ${percent} %: fondos de color ${colour.toLowerCase()}`,
  inList: 'En esta lista',
  previous: 'Anterior',
  next: 'Siguiente',
  neighbour: (label: string, title: string) => `${label}: ${title}`,
  position: (position: number) => exactCount(position),
  positionOf: (position: number, total: number) => `${exactCount(position)} de ${exactCount(total)}`,
  related: 'Descubre más fondos',
} satisfies typeof english;
