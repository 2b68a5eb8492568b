import type { siteIdentity as english } from '../../en/site/identity';
import { exactCount } from '../numbers';

export const siteIdentity = {
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardado. El sitio ya lo muestra.',
  failed: 'No se pudo guardar la identidad',
  fixed: (variable: string) => `Lo fija ${variable} en el entorno.`,
  fields: {
    name: 'Nombre',
    tagline: 'Título de la página de inicio',
    description: 'Descripción para buscadores',
    accent: 'Color de acento',
    timeZone: 'Zona horaria',
    language: 'Idioma',
  },
  hints: {
    name: 'Se ve en la barra, en los títulos y en los correos.',
    tagline: 'Déjalo vacío para «Fondos de pantalla gratis para todas tus pantallas».',
    description: 'Déjala vacía para usar una general.',
    accent: 'Seis cifras, como #3b82f6. El texto sigue siendo legible en ambos temas. Déjalo vacío para el ámbar.',
    timeZone: 'Como Europe/Madrid. Los boletines programados la siguen. Déjala vacía para UTC.',
    language: 'De las páginas sin idioma en su dirección y de los correos que recibes.',
  },
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  sameAsAbove: 'Déjalo vacío para mostrar el texto de arriba.',
  languages: 'Otros idiomas',
  languagesHint: 'Sus páginas tienen direcciones propias, como /es/help, y se eligen al pie de la página.',
  smallPictures: 'Imágenes pequeñas para quien no haya elegido',
  smallMeans:
    'Las listas muestran 12 fondos en su tamaño más pequeño y no cargan scripts. El pie ofrece las imágenes completas.',
  social: 'Tus páginas en otros sitios',
  features: 'Lo que ofreces',
  featuresHint: 'Desmarca lo que no sea cierto en tu galería. La página de inicio lo omite.',
  featureNames: {
    search: 'Búsqueda rápida',
    quality: 'Calidad HD/4K',
    devices: 'Todos los dispositivos',
    free: 'Descargas gratis e ilimitadas',
    smart: 'Búsqueda inteligente',
    collections: 'Colecciones cuidadas',
    formats: 'Varios formatos',
    daily: 'Novedades diarias',
  },
  errors: {
    tooLong: (most: number) => `Como máximo ${exactCount(most)} caracteres.`,
    accent: 'Escribe seis cifras después de #, como #3b82f6.',
    timeZone: 'Escribe una zona horaria como Europe/Madrid.',
    link: 'Escribe una dirección que empiece por http:// o https://.',
    choice: 'Elige de la lista.',
  },
} satisfies typeof english;
