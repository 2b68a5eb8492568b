import type { quickView as english } from '../../en/gallery/quick-view';

export const quickView = {
  suggestions: 'Quizá te gusten',
  untitled: 'Fondo',
  loading: 'Cargando...',
  download: 'Descargar en alta calidad',
  tryAgain: 'Reintentar',
  page: 'Abrir la página del fondo',
  close: 'Cerrar',
  previous: 'Fondo anterior',
  next: 'Fondo siguiente',
} satisfies typeof english;
