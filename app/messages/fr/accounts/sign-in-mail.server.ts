import type { signInMail as english } from '../../en/accounts/sign-in-mail.server';

export const signInMail = {
  job: 'L’e-mail au sujet d’une connexion',
  subject: (siteName: string) => `Connexion à ${siteName}`,
  text: (siteName: string, time: string, browser: string, page: string | null) =>
    `Quelqu’un s’est connecté à ${siteName}.\n\n${time}\n${browser}\n\nSi ce n’était pas vous, connectez-vous, ouvrez « Site », puis « Compte », et choisissez « Fermer toutes les autres ». Changez ensuite votre mot de passe, et révoquez-y les jetons d’API que vous ne connaissez pas.\n${page ? `${page}\n` : ''}`,
} satisfies typeof english;
