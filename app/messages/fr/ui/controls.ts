import type { controls as english } from '../../en/ui/controls';
export const controls = {
  close: 'Fermer',
  checkFields: 'Vérifiez les champs signalés.',
  honeypot: 'Laissez ce champ vide',
} satisfies typeof english;
