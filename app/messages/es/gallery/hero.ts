import type { hero as english } from '../../en/gallery/hero';
import { counted } from '../numbers';

export const hero = {
  title: 'Fondos de pantalla gratis para todas tus pantallas',
  search: 'Buscar',
  searchAmong: (count: number) => (count === 0 ? 'Buscar fondos' : `Buscar entre ${counted(count, 'fondo', 'fondos')}`),
  figures: {
    wallpapers: (count: number) => (count === 1 ? 'fondo' : 'fondos'),
    downloads: (count: number) => (count === 1 ? 'descarga' : 'descargas'),
    downloadsThisMonth: (count: number) => (count === 1 ? 'descarga este mes' : 'descargas este mes'),
    activeUsers: (count: number) => (count === 1 ? 'usuario activo' : 'usuarios activos'),
    /** Instead of the number 0. */
    none: 'Nuevo',
  },
} satisfies typeof english;
