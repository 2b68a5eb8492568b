import type { contactErrors as english } from '../../en/contact/contact-errors';

export const contactErrors = {
  invalidEmail: 'E-Mail ungültig: Bitte gib eine gültige E-Mail-Adresse ein.',
  shortSubject: (min: number) => `Betreff zu kurz: Bitte gib einen Betreff an (mindestens ${min} Zeichen).`,
  shortMessage: (min: number) => `Nachricht zu kurz: Bitte schreib etwas mehr (mindestens ${min} Zeichen).`,
  longSubject: (max: number) => `Betreff zu lang: höchstens ${max} Zeichen.`,
  longMessage: (max: number) => `Nachricht zu lang: höchstens ${max} Zeichen.`,
  oneLine: 'Der Betreff darf nur eine Zeile haben.',
  incomplete: 'Sende eine E-Mail-Adresse, einen Betreff und eine Nachricht.',
} satisfies typeof english;
