import type { controls as english } from '../../en/ui/controls';

export const controls = {
  close: 'Schließen',
  checkFields: 'Prüfe die markierten Felder.',
  honeypot: 'Lass dieses Feld leer',
  copying: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren nicht möglich. Klicke auf den Text, um ihn auszuwählen.',
  },
} satisfies typeof english;
