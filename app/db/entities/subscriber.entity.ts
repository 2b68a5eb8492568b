import { defineEntity } from '@mikro-orm/core';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscriber',
  properties: (p) => ({
    id: p.integer().primary(),
    /** As typed; unique whatever the case. */
    email: p.string().length(254),
    createdAt: p.datetime().defaultRaw('now()'),
    /** unconfirmed: no mail was set up; pending: a letter waits to be answered, and the address goes if nobody does. */
    status: p.enum(['unconfirmed', 'pending', 'confirmed']).columnType('varchar(11)').default('unconfirmed'),
    /** SHA-256 of the token in the newest letter. */
    confirmationHash: p.character().length(64).nullable().unique().lazy().hidden(),
    /** When the last letter was asked for or sent. */
    letterAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
  }),
});

/** One row: the key that signs the links of letters. */
export const LetterKey = defineEntity({
  name: 'LetterKey',
  tableName: 'letter_key',
  properties: (p) => ({
    id: p.integer().primary().default(1),
    key: p.text().lazy().hidden(),
  }),
});
