import type { controls as english } from '../../en/ui/controls';

export const controls = {
  close: 'Cerrar',
  checkFields: 'Revisa los campos marcados.',
  honeypot: 'Deja este campo vacío',
} satisfies typeof english;
