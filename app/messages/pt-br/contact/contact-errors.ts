import type { contactErrors as english } from '../../en/contact/contact-errors';
export const contactErrors = {
  invalidEmail: 'E-mail inválido: digite um endereço de e-mail correto.',
  shortSubject: (min: number) => `Assunto curto demais: escreva um assunto (mínimo de ${min} caracteres).`,
  shortMessage: (min: number) => `Mensagem curta demais: dê mais detalhes (mínimo de ${min} caracteres).`,
  longSubject: (max: number) => `Assunto longo demais: no máximo ${max} caracteres.`,
  longMessage: (max: number) => `Mensagem longa demais: no máximo ${max} caracteres.`,
  oneLine: 'O assunto deve ter uma só linha.',
  incomplete: 'Envie um e-mail, um assunto e uma mensagem.',
} satisfies typeof english;
