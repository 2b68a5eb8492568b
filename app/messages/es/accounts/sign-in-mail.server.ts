import type { signInMail as english } from '../../en/accounts/sign-in-mail.server';

export const signInMail = {
  job: 'El correo sobre un inicio de sesión',
  subject: (siteName: string) => `Inicio de sesión en ${siteName}`,
  text: (siteName: string, time: string, browser: string, page: string | null) =>
    `Alguien ha iniciado sesión en ${siteName}.\n\n${time}\n${browser}\n\nSi no has sido tú, inicia sesión, abre «Sitio» y luego «Cuenta», y elige «Terminar todas las demás». Después cambia tu contraseña y revoca los tokens de API que no conozcas en la misma página.\n${page ? `${page}\n` : ''}`,
} satisfies typeof english;
