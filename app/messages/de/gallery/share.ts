import type { share as english } from '../../en/gallery/share';

export const share = {
  share: 'Teilen',
  address: 'Link zu dieser Seite',
  copied: 'Link kopiert!',
  failed: { title: 'Teilen fehlgeschlagen', text: 'Der Link konnte nicht kopiert werden' },
  shareOn: 'Teilen auf',
} satisfies typeof english;
