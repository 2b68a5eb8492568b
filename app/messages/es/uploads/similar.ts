import type { similar as english } from '../../en/uploads/similar';

export const similar = {
  skipped: 'Omitida.',
  looksLike: (title: string) => `Se parece a “${title}”.`,
  smaller: (title: string) => `La imagen nueva es más pequeña que la de “${title}”.`,
  deleted: 'El fondo parecido se ha eliminado.',
  skipSmaller: (count: number) => (count === 1 ? 'Omitir la más pequeña' : `Omitir las ${count} más pequeñas`),
} satisfies typeof english;
