import type { features as english } from '../../en/gallery/features';

export const features = {
  title: 'Lo que encuentras aquí',
  search: {
    title: 'Búsqueda rápida',
    text: 'Sugerencias mientras escribes y resultados al instante, por mucho que crezca la galería.',
  },
  quality: {
    title: 'Calidad HD y 4K',
    text: 'Guardamos cada imagen tal como se subió, en 4K y más.',
  },
  devices: {
    title: 'Todos los dispositivos',
    text: 'Imágenes anchas para PC y altas para móviles, cada una en su lista.',
  },
  free: { title: 'Descargas gratis y sin límite', text: 'Sin cuenta, sin pagos y sin límite diario.' },
  smart: {
    title: 'Búsqueda inteligente',
    text: 'Perdona las erratas y los acentos que faltan. Basta con media palabra.',
  },
  collections: {
    title: 'Colecciones cuidadas',
    text: 'Ordenadas por categoría y etiqueta, con las destacadas primero.',
  },
  formats: {
    title: 'Varios formatos',
    text: 'Todas las imágenes se descargan en JPEG. También hay originales en PNG y WebP.',
  },
  daily: {
    title: 'Novedades cada día',
    text: 'Las imágenes nuevas aparecen enseguida, aquí y en el feed, y esta página cambia de orden todo el día.',
  },
} satisfies typeof english;
