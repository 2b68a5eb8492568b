import type { contactErrors as english } from '../../en/contact/contact-errors';

export const contactErrors = {
  invalidEmail: 'Correo no válido: escribe una dirección de correo correcta.',
  shortSubject: (min: number) => `Asunto demasiado corto: escribe un asunto (mínimo ${min} caracteres).`,
  shortMessage: (min: number) => `Mensaje demasiado corto: danos más detalles (mínimo ${min} caracteres).`,
  longSubject: (max: number) => `Asunto demasiado largo: ${max} caracteres como máximo.`,
  longMessage: (max: number) => `Mensaje demasiado largo: ${max} caracteres como máximo.`,
  oneLine: 'El asunto tiene que ser una sola línea.',
  incomplete: 'Envía un correo, un asunto y un mensaje.',
} satisfies typeof english;
