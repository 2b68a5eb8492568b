import type { inbox as english } from '../../en/contact/inbox';
import { exactCount } from '../numbers';

export const inbox = {
  title: 'Nachrichten',
  show: 'Angezeigte Nachrichten',
  unanswered: 'Unbeantwortet',
  noun: ['Nachricht', 'Nachrichten'] as [string, string],
  none: 'Noch keine Nachrichten. Hier erscheinen die aus dem Kontaktformular.',
  allAnswered: 'Du hast jede Nachricht beantwortet.',
  allRead: 'Alle gelesen.',
  unread: (count: number) => `${exactCount(count)} ungelesen.`,
  unansweredCount: (count: number) => `${exactCount(count)} unbeantwortet`,
  showAll: (total: number) => (total > 1 ? `Alle ${exactCount(total)} anzeigen` : 'Alle anzeigen'),
  state: { unread: 'Ungelesen', answered: 'Beantwortet' },
  mark: {
    read: 'Als gelesen markieren',
    unread: 'Als ungelesen markieren',
    answered: 'Als beantwortet markieren',
    unanswered: 'Als unbeantwortet markieren',
  },
  markNamed: (mark: string, subject: string) => `${mark}: ${subject}`,
  markAllRead: 'Alle als gelesen markieren',
  reply: 'Antworten',
  replyNamed: (email: string, subject: string) => `${email} antworten: ${subject}`,
  quoted: (date: string) => `Am ${date} hast du geschrieben:`,
  delete: 'Löschen',
  deleteNamed: (subject: string) => `${subject} löschen`,
  deleteTitle: (subject: string | undefined) => `${subject ?? 'Nachricht'} löschen`,
  deleteQuestion: (subject: string) => `„${subject}“ löschen?`,
  deleteConsequence: (email: string) => `Die Nachricht von ${email} wird endgültig gelöscht.`,
  deleteFailed: 'Die Nachricht konnte nicht gelöscht werden',
  deleted: 'Nachricht gelöscht',
} satisfies typeof english;
