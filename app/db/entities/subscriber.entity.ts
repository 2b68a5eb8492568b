import { defineEntity } from '@mikro-orm/core';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscriber',
  properties: (p) => ({
    id: p.integer().primary(),
    /** As typed; unique whatever the case. */
    email: p.string().length(254),
    /** unconfirmed: no mail was set up; pending: a letter waits to be answered, and the address goes if nobody does. */
    status: p.enum(['unconfirmed', 'pending', 'confirmed']).default('unconfirmed'),
    /** SHA-256 of the token in the newest letter. */
    confirmationHash: p.character().length(64).nullable().unique(),
    /** When the last letter was asked for or sent. */
    letterAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  }),
});
