import type { confirmation as english } from '../../en/newsletter/confirmation.server';

export const confirmation = {
  job: (id: number) => `Confirmación ${id}`,
  subject: (siteName: string) => `Confirma tu suscripción a ${siteName}`,
  body: (siteName: string, confirm: string, unsubscribe: string) =>
    `Alguien, esperamos que tú, ha escrito esta dirección para suscribirse al boletín de ${siteName}.

Para confirmarlo, abre este enlace en las próximas 48 horas y pulsa el botón:
${confirm}

Si no has sido tú, no hagas nada. No te enviaremos nada más y borraremos tu dirección.
Para borrarla ahora: ${unsubscribe}
`,
  usedLink: 'Este enlace ya se ha usado o tiene más de 48 horas. Puedes suscribirte otra vez.',
} satisfies typeof english;
