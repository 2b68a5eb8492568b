import type { redirects as english } from '../../en/ui/redirects';
export const redirects = {
  titles: { 301: 'Esta página mudou de endereço', 302: 'Esta página mudou de endereço por enquanto' },
  description: 'Esta página leva a outra página deste site.',
  leadsTo: (seconds: number) => `Você vai para [address] em ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
  goNow: 'Ir agora',
} satisfies typeof english;
