import type { gallery as english } from '../../en/gallery/gallery';
import { counted, exactCount } from '../numbers';

export const gallery = {
  previous: 'Fondos anteriores',
  loadMore: 'Cargar más fondos',
  loadingMore: 'Cargando...',
  loadingList: 'Cargando fondos',
  added: (added: number, all: number) =>
    `${exactCount(added)} ${added === 1 ? 'fondo más' : 'fondos más'}, ${exactCount(all)} en total.`,
  total: (count: number) => counted(count, 'fondo', 'fondos'),
  totalAbove: (count: number) => `más de ${exactCount(count)} fondos`,
  empty: { title: 'No se han encontrado fondos', text: 'Prueba con otros filtros u otras palabras' },
  showAll: 'Ver todos los fondos',
  device: 'Dispositivo',
  bothDevices: 'Ambos',
  similarWords: 'Palabras parecidas',
  popularTags: 'Etiquetas populares',
} satisfies typeof english;
