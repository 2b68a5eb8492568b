import type { controls as english } from '../../en/ui/controls';

export const controls = {
  close: 'Schließen',
  checkFields: 'Prüfe die markierten Felder.',
  honeypot: 'Lass dieses Feld leer',
} satisfies typeof english;
