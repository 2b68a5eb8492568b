import type { keptList as english } from '../../en/keeping/kept-list';
import { type Size, sizeOf } from '../../sizes';
import { counted, exactCount } from '../numbers';

export const keptList = {
  title: 'Mi lista',
  shared: 'Una lista de fondos',
  count: (count: number) => counted(count, 'fondo', 'fondos'),
  page: (page: number, last: number) => `Página ${page} de ${last}`,
  secret: 'Esta página tiene una dirección secreta. Quien la tenga puede cambiar la lista.',
  readOnly: 'Alguien hizo esta lista. Puedes verla y usarla.',
  empty: {
    title: 'Todavía no hay nada',
    text: 'Pulsa «Guardar» en un fondo y aparecerá aquí.',
    browse: 'Buscar fondos',
  },
  firstNamed: (most: number) => `Esta dirección nombra más fondos. Estos son los ${most} primeros.`,
  use: {
    text: 'Este navegador guarda los fondos en otra lista, o todavía en ninguna.',
    button: 'Guardar los fondos en esta lista',
  },
  download: {
    size: 'Tamaño',
    full: 'Tamaño completo',
    mine: (screen: Size) => `Mi pantalla, ${sizeOf(screen)}`,
    all: 'Descargar todo',
    part: (from: number, to: number) => `Descargar del ${exactCount(from)} al ${exactCount(to)}`,
    hint: 'Un ZIP de 500 MB como máximo. Para una pantalla, contiene los archivos más pequeños que la llenan.',
  },
  changer: 'Usar en un cambiador de fondos',
  share: {
    title: 'Compartir',
    text: 'Con este enlace, cualquiera puede ver la lista, pero no cambiarla. Nadie ve tus notas.',
    address: 'Enlace para otros',
    undo: '¿Lo has compartido con demasiada gente? Cambia el enlace. El anterior dejará de funcionar.',
    replace: 'Cambiar enlace',
    replaced: 'Enlace cambiado',
  },
  device: {
    title: 'Mi otro dispositivo',
    text: 'Escanea este código o abre este enlace en tu otro dispositivo. Allí también puedes cambiar la lista.',
    address: 'Enlace secreto',
    qr: 'Código QR con el enlace secreto',
  },
  rename: {
    title: 'Cambiar el título',
    label: 'Título de la lista',
    save: 'Guardar título',
    done: 'Título guardado',
  },
  delete: {
    title: 'Eliminar esta lista',
    text: 'La lista y sus enlaces dejan de funcionar al instante. Los fondos siguen en la galería.',
    button: 'Eliminar lista',
    done: 'Lista eliminada',
  },
  pictures: 'Fondos de esta lista',
  up: (title: string) => `Subir ${title}`,
  down: (title: string) => `Bajar ${title}`,
  remove: 'Quitar',
  removeNamed: (title: string) => `Quitar ${title}`,
  /** For screen readers, after a change. */
  moved: (title: string, place: number, total: number) => `${title} está ahora en el lugar ${place} de ${total}`,
  removed: (title: string) => `Se quitó ${title}`,
  edit: 'Nota',
  editNamed: (title: string) => `Nota de ${title}`,
  note: 'Nota, solo para ti',
  save: 'Guardar',
  previous: 'Anteriores',
  next: 'Siguientes',
  failed: 'No se pudo guardar. Inténtalo de nuevo más tarde.',
} satisfies typeof english;
