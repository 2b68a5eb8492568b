import type { share as english } from '../../en/gallery/share';
export const share = {
  share: 'Partager',
  address: 'Lien vers cette page',
  copied: 'Lien copié !',
  failed: { title: 'Partage impossible', text: 'Le lien n’a pas pu être copié dans le presse-papiers' },
  shareOn: 'Partager sur',
} satisfies typeof english;
