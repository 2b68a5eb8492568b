import type { signInMail as english } from '../../en/accounts/sign-in-mail.server';

export const signInMail = {
  job: 'O e-mail sobre um acesso',
  subject: (siteName: string) => `Acesso a ${siteName}`,
  text: (siteName: string, time: string, browser: string, page: string | null) =>
    `Alguém entrou em ${siteName}.\n\n${time}\n${browser}\n\nSe não foi você, entre, abra “Site”, depois “Conta”, e escolha “Encerrar todas as outras”. Depois mude sua senha e revogue os tokens de API que você não conhece na mesma página.\n${page ? `${page}\n` : ''}`,
} satisfies typeof english;
