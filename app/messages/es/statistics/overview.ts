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
    subscribers: 'Suscriptores',
    categories: 'Categorías',
    lately: (now: number, change: string) => `${exactCount(now)} en 30 días\n${change} frente a los 30 anteriores`,
    onSameDays: (change: string) => `${change} frente a los mismos días del mes pasado`,
    days: 'En los últimos 30 días',
  },
  toDo: {
    title: 'Pendiente',
    nothing: 'Nada pendiente. Todos los fondos tienen categoría y has respondido a todos los mensajes.',
    withoutCategory: ['fondo sin categoría', 'fondos sin categoría'] as [string, string],
    withoutDevice: ['fondo sin dispositivo', 'fondos sin dispositivo'] as [string, string],
    unanswered: ['mensaje por responder', 'mensajes por responder'] as [string, string],
    reports: ['denuncia abierta', 'denuncias abiertas'] as [string, string],
    undecided: ['imagen subida por decidir', 'imágenes subidas por decidir'] as [string, string],
    failedJobs: ['trabajo fallido', 'trabajos fallidos'] as [string, string],
  },
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
    lately: '30 días',
    allTime: 'Desde siempre',
    wallpaper: 'Fondo',
    downloads: 'Descargas',
    none: 'Aquí aparecen tus fondos más descargados.',
    noneLately: 'Sin descargas en los últimos 30 días.',
  },
  topTags: {
    title: 'Etiquetas más usadas',
    tag: 'Etiqueta',
    wallpapers: 'Fondos',
    none: 'Aquí aparecen tus etiquetas más usadas.',
  },
} satisfies typeof english;
