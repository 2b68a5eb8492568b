import type { trash as english } from '../../en/trash/trash';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'fondo', 'fondos');

export const trash = {
  title: 'Papelera',
  lead: (days: number) => `Los fondos eliminados se quedan aquí ${days} días.[ Los visitantes no pueden verlos.]`,
  whatDeletingDoes: (days: number) =>
    `Los fondos eliminados salen del sitio enseguida. Puedes restaurarlos desde la papelera durante ${days} días.`,
  empty: 'La papelera está vacía.',
  columns: {
    selected: 'Seleccionado',
    picture: 'Imagen',
    title: 'Título',
    deleted: 'Eliminado',
    daysLeft: 'Se elimina para siempre en',
    actions: 'Acciones',
  },
  hidden: 'Oculto tras una denuncia',
  daysLeft: (days: number) => (days === 0 ? 'una hora' : counted(days, 'día', 'días')),
  pages: { label: 'Páginas de la papelera', first: 'Ver todo desde el principio', next: 'Siguiente' },
  restore: {
    one: 'Restaurar',
    named: (title: string) => `Restaurar ${title}`,
    selected: 'Restaurar[ los seleccionados]',
    all: 'Restaurar todo',
    done: (count: number) => counted(count, 'fondo restaurado', 'fondos restaurados'),
    inBackground: (count: number) => `${counted(count, 'fondo se restaura', 'fondos se restauran')} en segundo plano`,
  },
  delete: {
    selected: 'Eliminar[ los seleccionados para siempre]',
    all: 'Vaciar la papelera',
    question: (count: number) => `¿Eliminar ${wallpapers(count)} para siempre?`,
    consequence: 'Se eliminan las imágenes y todo lo que les pertenece. No se puede deshacer.',
    button: 'Eliminar para siempre',
    someFailed: 'Algunos fondos no se pudieron eliminar',
    done: (count: number) => `${counted(count, 'fondo eliminado', 'fondos eliminados')} para siempre`,
    inBackground: (count: number) =>
      `${counted(count, 'fondo se elimina', 'fondos se eliminan')} para siempre en segundo plano`,
  },
  purge: {
    link: 'Eliminar todos los fondos de la galería…',
    title: 'Eliminar todos los fondos',
    question: '¿Eliminar todos los fondos?',
    consequence: (count: number, drafts: number, days: number) =>
      `${withDrafts(wallpapers(count), drafts)}: todo sale del sitio enseguida. Puedes restaurarlo desde la papelera durante ${days} días.`,
    type: (words: string) => `Escribe ${words} para confirmar`,
    button: 'Eliminar todos los fondos',
    cancelled: 'Cancelado',
    failed: 'No se pudieron eliminar los fondos',
    done: (count: number, drafts: number) => `Se eliminó: ${withDrafts(wallpapers(count), drafts)}`,
    inBackground: (count: number, drafts: number) =>
      `Se elimina en segundo plano: ${withDrafts(wallpapers(count), drafts)}`,
  },
  notInTrash: (count: number) => `${counted(count, 'fondo ya no estaba', 'fondos ya no estaban')} en la papelera.`,
  notFromList: 'Selecciona fondos de la lista.',
} satisfies typeof english;
