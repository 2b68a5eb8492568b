import type { uploads as english } from '../../en/uploads/uploads';
import { counted } from '../numbers';

export const uploads = {
  title: 'Subir un fondo',
  failed: 'La subida ha fallado',
  uploadFailed: 'No se pudo subir el fondo',
  uploaded: 'Fondo subido',
  skipped: 'Subida omitida',
  showIt: 'Verlo',
  form: {
    image: 'Imagen',
    hint: (maxMb: number) =>
      `Elige un archivo, o suéltalo o pégalo aquí: JPG, PNG, WEBP o AVIF, ${maxMb} MB como máximo. Los demás campos se rellenan con él. Cambia lo que quieras.`,
    hintWithoutScripts: (maxMb: number) =>
      `Elige un archivo: JPG, PNG, WEBP o AVIF, ${maxMb} MB como máximo. Los campos que dejes vacíos se rellenan con él.`,
    preview: 'Vista previa de la imagen elegida',
    noCategory: 'Sin categoría',
    button: 'Subir fondo',
    busy: 'Subiendo…',
    reading: 'Leyendo la imagen…',
    cancel: 'Cancelar',
    many: 'Subir muchos a la vez',
  },
  progress: {
    label: 'Subida',
    uploading: 'Subiendo…',
    processing: 'Procesando…',
    percent: (percent: number) => `${percent} %`,
    cancel: 'Cancelar la subida',
  },
  leave: {
    uploading: { title: '¿Salir mientras se sube la imagen?', text: 'Se para la subida.' },
    typed: { title: '¿Salir sin subir?', text: 'Pierdes la imagen y lo que escribiste.' },
  },
  session: {
    ended: 'Tu sesión ha terminado.',
    kept: 'La imagen y lo que escribiste siguen aquí. Inicia sesión otra vez y súbela.',
    logIn: 'Iniciar sesión (en otra pestaña)',
  },
  unsent: {
    title: 'Tu sesión había terminado, así que no se subió ningún archivo.',
    pickAgain: (count: number, names: string, more: number) => {
      const list = more > 0 ? `${names} y ${more} más` : names;
      return count === 1 ? `Elige otra vez este archivo: ${list}.` : `Elige otra vez estos ${count} archivos: ${list}.`;
    },
  },
  incoming: {
    drop: 'Suelta para subirlos como fondos nuevos',
    added: (count: number) =>
      count === 1
        ? 'El archivo está en el formulario'
        : `${counted(count, 'archivo está', 'archivos están')} en la lista`,
    checkFirst: 'Aún no se ha subido. Revisa primero los campos.',
  },
  tooManyTags: 'Demasiadas etiquetas',
} satisfies typeof english;
