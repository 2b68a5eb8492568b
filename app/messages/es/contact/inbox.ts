import type { inbox as english } from '../../en/contact/inbox';
import { exactCount } from '../numbers';

export const inbox = {
  title: 'Mensajes',
  show: 'Mensajes que se muestran',
  unanswered: 'Sin responder',
  noun: ['mensaje', 'mensajes'] as [string, string],
  none: 'Aún no hay mensajes. Aquí aparecen los del formulario de contacto.',
  allAnswered: 'Has respondido a todos los mensajes.',
  allRead: 'Todos leídos.',
  unread: (count: number) => `${exactCount(count)} sin leer.`,
  unansweredCount: (count: number) => `${exactCount(count)} sin responder`,
  showAll: (total: number) => (total > 1 ? `Ver los ${exactCount(total)}` : 'Ver todos'),
  state: { unread: 'Sin leer', answered: 'Respondido' },
  mark: {
    read: 'Marcar como leído',
    unread: 'Marcar como no leído',
    answered: 'Marcar como respondido',
    unanswered: 'Marcar como no respondido',
  },
  markNamed: (mark: string, subject: string) => `${mark}: ${subject}`,
  markAllRead: 'Marcar todos como leídos',
  reply: 'Responder',
  replyNamed: (email: string, subject: string) => `Responder a ${email}: ${subject}`,
  quoted: (date: string) => `El ${date} escribiste:`,
  delete: 'Eliminar',
  deleteNamed: (subject: string) => `Eliminar ${subject}`,
  deleteTitle: (subject: string | undefined) => `Eliminar ${subject ?? 'el mensaje'}`,
  deleteQuestion: (subject: string) => `¿Eliminar “${subject}”?`,
  deleteConsequence: (email: string) => `El mensaje de ${email} se elimina para siempre.`,
  deleteFailed: 'No se pudo eliminar el mensaje',
  deleted: 'Mensaje eliminado',
} satisfies typeof english;
