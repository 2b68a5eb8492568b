import type { overview as english } from '../../en/statistics/overview';
import { counted, exactCount } from '../numbers';

export const overview = {
  title: 'Resumen',
  upload: 'Subir un fondo',
  empty: 'La galería está vacía. Sube el primer fondo.',
  totals: {
    wallpapers: 'Fondos',
    downloads: 'Descargas',
    thisMonth: 'Descargas este mes',
    activeUsers: 'Usuarios activos',
    categories: 'Categorías',
  },
  withoutCategory: (count: number) => `${counted(count, 'fondo no tiene', 'fondos no tienen')} categoría. [Ver]`,
  withoutDevice: (count: number) => `${counted(count, 'fondo no tiene', 'fondos no tienen')} dispositivo. [Ver]`,
  chart: {
    title: 'Descargas por día',
    label: 'Gráfico de barras de las descargas por día',
    none: (days: number) => `Sin descargas en los últimos ${days} días.`,
    summary: (downloads: number, days: number, busiest: string, most: number) =>
      `${counted(downloads, 'descarga', 'descargas')} en los últimos ${days} días. El mejor día: ${busiest}, con ${exactCount(most)}.`,
    day: (day: string, downloads: number) => `${day}: ${exactCount(downloads)}`,
    table: 'Ver como tabla',
    days: 'Día (UTC)',
    downloads: 'Descargas',
  },
  popular: {
    title: 'Fondos populares',
    period: 'Fondos populares por periodo',
    days: (days: number) => `${days} días`,
    allTime: 'Desde siempre',
    wallpaper: 'Fondo',
    downloads: 'Descargas',
    none: 'Aquí aparecen tus fondos más descargados.',
    noneIn: (days: number) => `Sin descargas en los últimos ${days} días.`,
  },
  topTags: {
    title: 'Etiquetas más usadas',
    tag: 'Etiqueta',
    wallpapers: 'Fondos',
    none: 'Aquí aparecen tus etiquetas más usadas.',
  },
} satisfies typeof english;
