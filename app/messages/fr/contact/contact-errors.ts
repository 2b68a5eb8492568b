import type { contactErrors as english } from '../../en/contact/contact-errors';
export const contactErrors = {
  invalidEmail: 'E-mail non valide : saisissez une adresse e-mail correcte.',
  shortSubject: (min: number) => `Objet trop court : saisissez un objet (${min} caractères minimum).`,
  shortMessage: (min: number) => `Message trop court : donnez plus de détails (${min} caractères minimum).`,
  longSubject: (max: number) => `Objet trop long : ${max} caractères au plus.`,
  longMessage: (max: number) => `Message trop long : ${max} caractères au plus.`,
  oneLine: 'L’objet doit tenir sur une seule ligne.',
  incomplete: 'Envoyez un e-mail, un objet et un message.',
} satisfies typeof english;
