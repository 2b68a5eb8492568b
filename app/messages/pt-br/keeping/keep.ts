import type { keep as english } from '../../en/keeping/keep';

export const keep = {
  keep: 'Guardar',
  named: (title: string) => `Guardar ${title}`,
  kept: 'Guardado na sua lista',
  show: 'Ver minha lista',
  failed: 'Não foi possível guardar este papel de parede',
  myList: 'Minha lista',
} satisfies typeof english;
