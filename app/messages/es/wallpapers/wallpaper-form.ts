import type { wallpaperForm as english } from '../../en/wallpapers/wallpaper-form';

export const wallpaperForm = {
  title: 'Título',
  description: 'Descripción (opcional)',
  author: 'Autor (opcional)',
  licence: 'Licencia (opcional)',
  licenceHint: 'Un nombre o un enlace.',
  device: 'Dispositivo',
  category: 'Categoría',
  tags: 'Etiquetas',
  tagsHint: (max: number) => `Separadas por comas, ${max} como máximo.`,
  resolution: 'Resolución',
  fileSize: 'Tamaño del archivo',
  featured: 'Destacado',
  featuredHint: 'Los fondos destacados van primero en la página de inicio.',
  leftOut: (max: number, tags: string[], more: number) =>
    `Solo caben ${max} etiquetas. Fuera quedan: ${tags.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`,
  selectDevice: 'Elige un dispositivo',
  guessCategory: 'Según el nombre del archivo',
  updated: 'Fondo actualizado',
  updateFailed: 'No se pudo actualizar el fondo',
  incomplete: 'Por favor, completa todos los campos requeridos',
  published: (count: number) => (count === 1 ? 'Ver el fondo publicado' : `Ver los ${count} fondos publicados`),
} satisfies typeof english;
