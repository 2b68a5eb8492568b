import type { homePage as english } from '../../en/gallery/home-page';

export const homePage = {
  title: 'Fondos de pantalla gratis para PC, móvil y tableta',
  searchTitle: (search: string) => `Búsqueda: ${search}`,
  description: 'Fondos de pantalla gratis para PC, móvil y tableta, en todos los tamaños hasta 4K y más. Sin cuenta.',
  hero: 'Fondos de pantalla gratis para todas tus pantallas',
  figures: {
    wallpapers: (count: number) => (count === 1 ? 'fondo' : 'fondos'),
    downloads: (count: number) => (count === 1 ? 'descarga' : 'descargas'),
    downloadsThisMonth: (count: number) => (count === 1 ? 'descarga este mes' : 'descargas este mes'),
    activeUsers: (count: number) => (count === 1 ? 'usuario activo' : 'usuarios activos'),
  },
  heading: 'Fondos de pantalla',
  randomHeading: 'Fondos al azar',
  categories: 'Categorías',
  allCategories: 'Todas las categorías',
  shuffle: 'Mezclar',
  shuffleHint: 'Ver otros fondos',
  bestMatches: 'Mejores resultados',
  featuredFirst: 'Destacados primero',
  matchesMost: 'Ningún fondo coincide con todas las palabras de “[search]”. Estos coinciden con la mayoría.',
  matchesSome: 'Ningún fondo coincide con todas las palabras de “[search]”. Estos coinciden con algunas.',
  corrected: 'Nada coincide exactamente con “[search]”. Estos son los resultados de [corrected].',
} satisfies typeof english;
