import type { wallpaperEdit as english } from '../../en/curation/wallpaper-edit';
import { counted } from '../numbers';

const focalPoint = (x: number, y: number) =>
  x === 50 && y === 50 ? 'el centro' : `${x} % desde la izquierda, ${y} % desde arriba`;

export const wallpaperEdit = {
  title: (title: string | undefined) => `Editar ${title ?? 'el fondo'}`,
  heading: 'Editar “[title]”',
  details: 'Datos',
  noDevice: 'Sin dispositivo',
  noCategory: 'Sin categoría',
  save: 'Guardar cambios',
  saveAndNext: 'Guardar y siguiente',
  suggestedTags: 'Etiquetas sugeridas',
  undo: 'Deshacer',
  undone: (title: string) => `Deshecho: ${title}`,
  saving: 'Guardando…',
  cancel: 'Cancelar',
  tryLater: 'Inténtalo de nuevo más tarde.',
  backToList: 'Volver a la lista',
  backToEditing: 'Volver a la edición',
  neighbours: { label: 'Fondo anterior y siguiente', previous: 'Anterior', next: 'Siguiente' },
  aside: {
    facts: (width: number, height: number, format: string, downloads: number) =>
      `${width} × ${height} px, ${format}, ${counted(downloads, 'descarga', 'descargas')}`,
    view: 'Ver en el sitio',
    download: 'Descargar',
    delete: 'Eliminar',
    downloadFailed: { title: 'La descarga ha fallado', text: 'Inténtalo de nuevo más tarde' },
  },
  fields: {
    title: 'Título',
    description: 'Descripción',
    author: 'Autor',
    authorUrl: 'Enlace al autor',
    sourceUrl: 'Origen',
    licence: 'Licencia',
    licenceText: 'Nombre de la licencia',
    ai: 'Hecha con IA',
    deviceType: 'Dispositivo',
    categoryId: 'Categoría',
    tags: 'Etiquetas',
    resolution: 'Resolución',
    fileSize: 'Tamaño del archivo',
    featured: 'Destacado',
  },
  values: { yes: 'Sí', no: 'No', none: 'Nada', deletedCategory: 'Categoría eliminada' },
  gone: {
    title: 'Este fondo se ha eliminado en otra ventana',
    error: 'Este fondo se ha eliminado.',
    trash: 'Hemos conservado lo que escribiste. Aún no está guardado. El fondo está en la papelera.',
    forever:
      'Hemos conservado lo que escribiste, pero no se puede guardar: el fondo se ha eliminado para siempre. Puedes copiar tu texto del formulario de abajo.',
    restore: 'Restaurar y guardar',
  },
  trashed: {
    heading: '“[title]” está en la papelera',
    daysLeft: (days: number) => `Ya no está en el sitio. Puedes restaurarlo durante ${counted(days, 'día', 'días')}.`,
    restore: 'Restaurar',
    restoring: 'Restaurando…',
  },
  focal: {
    title: (title: string | undefined) => `Punto focal de ${title ?? 'un fondo'}`,
    heading: 'Punto focal de “[title]”',
    summary: (x: number, y: number) => `Punto focal: ${focalPoint(x, y)}`,
    chosen: 'Las tarjetas y los recortes mantienen este punto a la vista. Se eligió a mano.',
    found: 'Las tarjetas y los recortes mantienen este punto a la vista. Se encontró automáticamente.',
    x: 'Desde la izquierda, %',
    y: 'Desde arriba, %',
    save: 'Guardar el punto focal',
    find: 'Encontrarlo automáticamente',
    saved: 'Punto focal guardado',
    foundAgain: 'Punto focal encontrado automáticamente',
    failed: 'No se pudo mover el punto focal',
  },
  picture: {
    title: (title: string | undefined) => `Sustituir la imagen de ${title ?? 'un fondo'}`,
    heading: 'Sustituir la imagen de “[title]”',
    label: 'Sustituir la imagen',
    hint: (maxMb: number) =>
      `JPG, PNG, WEBP o AVIF, ${maxMb} MB como máximo. El enlace, las descargas y los textos no cambian. La imagen anterior va a la papelera.`,
    replace: 'Sustituir',
    replacing: 'Sustituyendo…',
    replaced: 'La imagen nueva está en su sitio. La anterior está en la papelera.',
    failed: 'No se pudo sustituir la imagen',
  },
} satisfies typeof english;
