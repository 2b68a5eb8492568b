import type { controls as english } from '../../en/ui/controls';
export const controls = {
  close: 'Fechar',
  checkFields: 'Confira os campos marcados.',
  honeypot: 'Deixe este campo vazio',
  copying: {
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Não foi possível copiar. Clique no texto para selecioná-lo.',
  },
} satisfies typeof english;
