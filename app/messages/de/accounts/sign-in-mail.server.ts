import type { signInMail as english } from '../../en/accounts/sign-in-mail.server';

export const signInMail = {
  job: 'Die Mail über eine Anmeldung',
  subject: (siteName: string) => `Anmeldung bei ${siteName}`,
  text: (siteName: string, time: string, browser: string, page: string | null) =>
    `Jemand hat sich bei ${siteName} angemeldet.\n\n${time}\n${browser}\n\nWenn du das nicht warst: Melde dich an, öffne „Website“, dann „Konto“, und wähle „Alle anderen beenden“. Ändere danach dein Passwort, und widerrufe dort API-Token, die du nicht kennst.\n${page ? `${page}\n` : ''}`,
} satisfies typeof english;
