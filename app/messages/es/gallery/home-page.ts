import type { homePage as english } from '../../en/gallery/home-page';

export const homePage = {
  title: 'Fondos de pantalla gratis para PC, móvil y tableta',
  searchTitle: (search: string) => `Búsqueda: ${search}`,
  description: 'Fondos de pantalla gratis para PC, móvil y tableta, en todos los tamaños hasta 4K y más. Sin cuenta.',
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
  also: 'También:',
  corrected: 'Nada coincide exactamente con “[search]”. Estos son los resultados de [corrected].',
} satisfies typeof english;
