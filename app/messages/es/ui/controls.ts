import type { controls as english } from '../../en/ui/controls';

export const controls = {
  close: 'Cerrar',
  checkFields: 'Revisa los campos marcados.',
  honeypot: 'Deja este campo vacío',
  copying: {
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar. Haz clic en el texto para seleccionarlo.',
  },
} satisfies typeof english;
