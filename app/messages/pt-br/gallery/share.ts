import type { share as english } from '../../en/gallery/share';
export const share = {
  share: 'Compartilhar',
  address: 'Link desta página',
  copied: 'Link copiado!',
  failed: {
    title: 'Não foi possível compartilhar',
    text: 'Não foi possível copiar o link para a área de transferência',
  },
  shareOn: 'Compartilhar no',
} satisfies typeof english;
