import type { keep as english } from '../../en/keeping/keep';

export const keep = {
  keep: 'Guardar',
  named: (title: string) => `Guardar ${title}`,
  kept: 'Guardado en tu lista',
  show: 'Ver mi lista',
  failed: 'No se pudo guardar este fondo',
  myList: 'Mi lista',
} satisfies typeof english;
