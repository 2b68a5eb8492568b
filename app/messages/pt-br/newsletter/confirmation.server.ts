import type { confirmation as english } from '../../en/newsletter/confirmation.server';
export const confirmation = {
  job: (id: number) => `Confirmação ${id}`,
  subject: (siteName: string) => `Confirme sua inscrição em ${siteName}`,
  body: (siteName: string, confirm: string, unsubscribe: string) =>
    `Alguém, esperamos que você, digitou este endereço para receber a newsletter de ${siteName}.

Para confirmar, abra este link nas próximas 48 horas e clique no botão:
${confirm}

Se não foi você, não faça nada. Não enviaremos mais nada e vamos apagar seu endereço.
Para apagá-lo agora: ${unsubscribe}
`,
  usedLink: 'Este link já foi usado ou tem mais de 48 horas. Você pode se inscrever de novo.',
} satisfies typeof english;
