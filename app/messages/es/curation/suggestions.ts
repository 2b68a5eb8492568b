import type { suggestions as english } from '../../en/curation/suggestions';
import { counted, exactCount } from '../numbers';

export const suggestions = {
  title: 'Sugerencias',
  lead: 'Programas con un token sugirieron estos cambios. Nada cambia hasta que los aceptes.',
  noun: ['sugerencia', 'sugerencias'] as [string, string],
  none: 'No hay sugerencias por decidir.',
  all: 'Todas las sugerencias',
  waiting: (count: number) => `${counted(count, 'sugerencia', 'sugerencias')} por decidir`,
  from: 'De',
  edit: 'Editar el fondo',
  select: 'Seleccionar',
  now: 'Ahora',
  offered: 'Sugerido',
  added: 'Se añade',
  blank: '–',
  unchanged: 'El fondo ya tiene todo esto.',
  fields: { title: 'Título', description: 'Descripción', category: 'Categoría', tags: 'Etiquetas' },
  accept: 'Aceptar',
  reject: 'Rechazar',
  acceptSelected: 'Aceptar las seleccionadas',
  rejectSelected: 'Rechazar las seleccionadas',
  named: (action: string, title: string, source: string) => `${action}: ${title} (${source})`,
  decided: {
    accepted: (count: number) => `${counted(count, 'sugerencia aceptada', 'sugerencias aceptadas')}`,
    rejected: (count: number) => `${counted(count, 'sugerencia rechazada', 'sugerencias rechazadas')}`,
  },
  noneDecided: {
    title: 'No se ha decidido nada',
    text: 'Selecciona primero sugerencias. Las decididas ya no aparecen.',
  },
  errors: {
    nothing: 'Sugiere un título, una descripción, una categoría o etiquetas.',
    fullHere: (most: number) => `Este fondo ya tiene ${most} sugerencias por decidir.`,
    full: (most: number) => `Ya hay ${exactCount(most)} sugerencias por decidir.`,
  },
} satisfies typeof english;
