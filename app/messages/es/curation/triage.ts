import type { triage as english } from '../../en/curation/triage';
import { exactCount } from '../numbers';

export const triage = {
  title: 'Completar fondos',
  tab: 'Incompletos',
  lists: 'Qué falta',
  only: {
    untagged: 'Etiquetas',
    uncategorised: 'Categoría',
    'no-device': 'Dispositivo',
    'no-author': 'Autor',
    'no-licence': 'Licencia',
    'no-description': 'Descripción',
    drafts: 'Borradores',
  },
  place: (at: number, all: number) => `${exactCount(at)} de ${exactCount(all)}`,
  suggestedTags: 'Etiquetas sugeridas',
  save: 'Guardar y siguiente',
  back: 'Atrás',
  skip: 'Saltar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  saved: (title: string) => `Guardado: ${title}`,
  undone: (title: string) => `Deshecho: ${title}`,
  gone: 'Entretanto, este fondo se eliminó.',
  allFields: 'Todos los campos',
  allDone: 'Listo. Aquí no queda ninguno.',
  none: 'A ningún fondo le falta esto.',
} satisfies typeof english;
