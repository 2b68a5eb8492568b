import type { contact as english } from '../../en/contact/contact';

export const contact = {
  title: 'Contacto',
  description: (siteName: string) =>
    `Escribe a quienes hacen ${siteName}: pregunta, avisa de una imagen o comparte una idea.`,
  lead: 'Haz una pregunta, cuéntanos un problema o avísanos de una imagen que no debería estar aquí. Leemos todos los mensajes.',
  email: 'Correo',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: 'Tu mensaje ha llegado. Puedes enviar otro.',
  sentToast: { title: 'Mensaje enviado', text: '¡Gracias! Te responderemos pronto.' },
  failed: { title: 'No se pudo enviar:', text: 'Inténtalo de nuevo más tarde.' },
  hints: {
    title: 'Antes de escribir',
    help: 'El [Centro de ayuda] responde a las preguntas más frecuentes.',
    picture: 'Si escribes sobre una imagen, pega el enlace a su página.',
    privacy: 'Guardamos tu correo y tu mensaje para poder responderte. Consulta la [Política de privacidad].',
    email: (address: string) => `También puedes escribirnos a [${address}].`,
  },
} satisfies typeof english;
