import type { find as english } from '../../en/find/find';

export const find = {
  title: 'Buscar por imagen',
  lead: 'Elige una imagen para ver si la galería la tiene más grande y qué fondos se le parecen.',
  picture: 'Imagen',
  hint: (megabytes: number) => `JPG, PNG, WEBP o AVIF, de hasta ${megabytes} MB. No la guardamos.`,
  find: 'Buscar',
  busy: 'Buscando…',
  failed: 'No se pudo buscar la imagen',
  same: 'Esta imagen está aquí',
  none: 'Esta imagen no está en la galería',
  sizes: (here: string, yours: string) => `Aquí: ${here} (la tuya: ${yours})`,
  alike: 'Parecidos en color y forma',
} satisfies typeof english;
