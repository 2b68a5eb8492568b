import type { share as english } from '../../en/gallery/share';

export const share = {
  share: 'Compartir',
  address: 'Enlace a esta página',
  copied: '¡Enlace copiado!',
  failed: { title: 'No se pudo compartir', text: 'No se pudo copiar el enlace al portapapeles' },
  shareOn: 'Compartir en',
} satisfies typeof english;
