import { defineEntity } from '@mikro-orm/core';

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: (p) => ({
    id: p.integer().primary(),
    email: p.string().length(254),
    subject: p.string().length(200),
    message: p.text(),
    /** off: mail was not set up; failed: the last try failed, and more may follow. */
    mailStatus: p.enum(['off', 'waiting', 'sent', 'failed']).columnType('varchar(7)').default('off'),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null while unread. */
    readAt: p.datetime().nullable(),
    answeredAt: p.datetime().nullable(),
    /** What was answered from the Inbox. */
    answer: p.text().nullable(),
    answerMailedAt: p.datetime().nullable(),
  }),
});
