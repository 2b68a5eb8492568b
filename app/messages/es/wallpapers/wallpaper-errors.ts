import type { wallpaperErrors as english } from '../../en/wallpapers/wallpaper-errors';

export const wallpaperErrors = {
  fields: {
    title: 'Título',
    description: 'Descripción',
    author: 'Autor',
    authorUrl: 'Enlace al autor',
    sourceUrl: 'Origen',
    licenceText: 'Nombre de la licencia',
    resolution: 'Resolución',
    fileSize: 'Tamaño del archivo',
  },
  required: (field: string) => `Falta un dato: ${field}.`,
  text: (field: string) => `${field}: debe ser texto.`,
  long: (field: string, max: number) => `${field}: ${max} caracteres como máximo.`,
  address: (field: string) => `${field} debe ser una dirección que empiece por http:// o https://.`,
  licence: (names: string) => `La licencia debe ser una de estas: ${names}.`,
  whichLicence: 'Di qué licencia es.',
  ai: 'Hecha con IA debe ser yes, no o unknown.',
  device: { text: 'El dispositivo debe ser texto.', word: 'El dispositivo debe ser una palabra corta.' },
  tags: {
    list: 'Las etiquetas deben ser una lista de textos.',
    text: 'Las etiquetas deben ser texto.',
    long: 'Las etiquetas son demasiado largas.',
    format: 'Las etiquetas deben ser una lista JSON de textos, o nombres separados por comas.',
    longSlug: 'Una etiqueta es demasiado larga.',
  },
  category: {
    number: 'La categoría debe ser un número.',
    whole: 'La categoría debe ser un número entero.',
    none: 'Esta categoría no existe.',
  },
  featured: 'Destacado debe ser sí o no.',
  onSimilar: 'onSimilar debe ser publish o ask.',
  decision: 'Elige publish, replace o skip.',
  version: { number: 'La versión debe ser un número.', whole: 'La versión debe ser un número entero.' },
  changed: 'Este fondo se ha cambiado en otra ventana.',
  focalPoint: {
    share: (axis: string) => `${axis} debe ser un número de 0 a 1.`,
    across: 'La distancia desde la izquierda debe ser un número entero de 0 a 100.',
    down: 'La distancia desde arriba debe ser un número entero de 0 a 100.',
  },
} satisfies typeof english;
