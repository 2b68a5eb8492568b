import type { redirects as english } from '../../en/ui/redirects';
export const redirects = {
  titles: { 301: 'Cette page a changé d’adresse', 302: 'Cette page a changé d’adresse pour le moment' },
  description: 'Cette page mène à une autre page de ce site.',
  leadsTo: (seconds: number) => `Vous serez sur [address] dans ${seconds === 1 ? '1 seconde' : `${seconds} secondes`}.`,
  goNow: 'Y aller maintenant',
} satisfies typeof english;
