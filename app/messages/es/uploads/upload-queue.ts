import type { uploadQueue as english } from '../../en/uploads/upload-queue';
import { counted } from '../numbers';

const files = (count: number) => counted(count, 'archivo', 'archivos');

export const uploadQueue = {
  title: 'Subir muchos fondos',
  one: 'Subir uno',
  form: {
    category: 'Categoría para todos',
    device: 'Dispositivo para todos',
    guessFromPicture: 'Según la imagen',
    allHint: 'Vale para los archivos nuevos y los campos vacíos. Para cambiar otras filas, selecciónalas.',
    allHintWithoutScripts:
      'Cada archivo necesita una categoría. Elige una, salvo que los nombres de archivo la indiquen.',
    images: 'Imágenes',
    hint: (minSize: string, maxMb: number) =>
      `Elige archivos, o suéltalos o pégalos aquí: JPG, PNG, WEBP o AVIF, de al menos ${minSize} píxeles y ${maxMb} MB como máximo cada uno.`,
    hintWithoutScripts: (minSize: string, maxMb: number, maxFiles: number) =>
      `JPG, PNG, WEBP o AVIF, de al menos ${minSize} píxeles y ${maxMb} MB como máximo cada uno, hasta ${files(maxFiles)} a la vez. Los títulos, etiquetas y tamaños se rellenan con los archivos.`,
  },
  session: {
    kept: 'Los archivos y lo que escribiste siguen aquí. Inicia sesión otra vez y continúa.',
    goOn: 'Continuar',
  },
  list: {
    label: 'Archivos',
    selectAll: 'Seleccionar todos',
    show: 'Archivos que se muestran',
    withCount: (label: string, count: number) => `${label} (${count})`,
    all: 'Todos',
    incomplete: { label: 'Incompletos', none: 'Todos los archivos están completos.' },
    similar: { label: 'Por decidir', none: 'No hay nada que decidir.' },
    failed: { label: 'Fallidos', none: 'No ha fallado ningún archivo.' },
  },
  selected: {
    label: 'Archivos seleccionados',
    category: 'Categoría de los archivos seleccionados',
    device: 'Dispositivo de los archivos seleccionados',
    tags: 'Etiquetas que se añaden a los archivos seleccionados',
    keepCategory: 'Categoría: sin cambios',
    keepDevice: 'Dispositivo: sin cambios',
    tagsPlaceholder: 'Etiquetas que se añaden, separadas por comas',
    apply: (count: number, published: number) =>
      published > 0 ? `Aplicar a ${files(count)}, ${published} ya publicados` : `Aplicar a ${files(count)}`,
  },
  row: {
    select: (file: string) => `Seleccionar ${file}`,
    fields: {
      title: (file: string) => `Título de ${file}`,
      categoryId: (file: string) => `Categoría de ${file}`,
      deviceType: (file: string) => `Dispositivo de ${file}`,
      tags: (file: string) => `Etiquetas de ${file}`,
    },
    selectCategory: 'Elige una categoría',
    tagsPlaceholder: 'Etiquetas, separadas por comas',
    names: { title: 'título', categoryId: 'categoría', deviceType: 'dispositivo', tags: 'etiquetas' },
    needs: (names: string[]) => `Falta: ${names.join(', ')}`,
    unreadable: 'Tu navegador no puede leer esta imagen. Puede que esté dañada.',
    uploading: (percent: number) => `Subiendo ${percent} %`,
    processing: 'Procesando…',
    progress: (file: string) => `Subida de ${file}`,
    showIt: 'Verlo',
    similar: 'Parecida a una imagen de la galería',
    incomplete: 'Incompleto',
    waiting: 'En espera',
    reading: 'Leyendo…',
    ready: 'Listo',
    cancelled: 'Cancelado',
    saving: 'Guardando…',
    saved: 'Guardado',
    uploaded: 'Subido',
    actions: { retry: 'Reintentar', cancel: 'Cancelar', remove: 'Quitar' },
    actionOn: (action: string, file: string) => `${action} ${file}`,
  },
  totals: {
    running: (count: number) => `${count} en marcha`,
    pending: (count: number) => `${count} sin enviar`,
    refused: (count: number) => `${count} no se pueden subir`,
    upload: (count: number) => (count > 0 ? `Subir ${files(count)}` : 'Subir'),
    retry: (count: number) => `Reintentar ${counted(count, 'archivo fallido', 'archivos fallidos')}`,
    cancelAll: 'Cancelar todo',
    clear: 'Quitar los subidos',
    progress: 'Todas las subidas',
  },
  leave: {
    uploading: {
      title: '¿Salir mientras se suben archivos?',
      text: 'Se paran las subidas en marcha. Los fondos ya subidos se quedan.',
    },
    unsent: (count: number) => ({
      title: `¿Salir con ${files(count)} sin subir?`,
      text: 'Pierdes la lista y lo que escribiste en ella. Los fondos ya subidos se quedan.',
    }),
    unsaved: {
      title: '¿Salir sin guardar?',
      text: 'Tus cambios en fondos ya subidos aún no están guardados.',
    },
  },
} satisfies typeof english;
