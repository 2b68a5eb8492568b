import type { controls as english } from '../../en/ui/controls';
export const controls = {
  close: 'Fermer',
  checkFields: 'Vérifiez les champs signalés.',
  honeypot: 'Laissez ce champ vide',
  copying: {
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Copie impossible. Cliquez sur le texte pour le sélectionner.',
  },
} satisfies typeof english;
