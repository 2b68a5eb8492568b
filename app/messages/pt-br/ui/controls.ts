import type { controls as english } from '../../en/ui/controls';
export const controls = {
  close: 'Fechar',
  checkFields: 'Confira os campos marcados.',
  honeypot: 'Deixe este campo vazio',
} satisfies typeof english;
