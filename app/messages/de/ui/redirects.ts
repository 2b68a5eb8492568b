import type { redirects as english } from '../../en/ui/redirects';

export const redirects = {
  titles: { 301: 'Diese Seite ist umgezogen', 302: 'Diese Seite ist vorübergehend umgezogen' },
  description: 'Diese Seite führt dich zu einer anderen Seite dieser Website.',
  leadsTo: (seconds: number) =>
    `Du wirst in ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`} zu [address] weitergeleitet.`,
  goNow: 'Jetzt weiter',
} satisfies typeof english;
