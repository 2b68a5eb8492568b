import type { keptListErrors as english } from '../../en/keeping/kept-list-errors.server';

export const keptListErrors = {
  noList: 'Esta lista no existe o se eliminó.',
  readOnly: 'Este enlace solo muestra la lista. Para cambiarla, abre su enlace secreto.',
  full: (most: number) => `Tu lista está llena. Caben ${most} fondos, así que quita uno primero.`,
  longTitle: (most: number) => `El título puede tener ${most} caracteres como máximo.`,
  longNote: (most: number) => `Una nota puede tener ${most} caracteres como máximo.`,
  size: 'Elige un tamaño de la lista.',
} satisfies typeof english;
