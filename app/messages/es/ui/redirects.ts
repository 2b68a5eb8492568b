import type { redirects as english } from '../../en/ui/redirects';

export const redirects = {
  titles: { 301: 'Esta página se ha mudado', 302: 'Esta página se ha mudado por ahora' },
  description: 'Esta página te lleva a otra página de este sitio.',
  leadsTo: (seconds: number) => `Irás a [address] en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
  goNow: 'Ir ahora',
} satisfies typeof english;
