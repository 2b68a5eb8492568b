import { defineEntity } from '@mikro-orm/core';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscriber',
  properties: (p) => ({
    id: p.integer().primary(),
    /** As typed. Unique regardless of case. */
    email: p.string().length(254),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Of the page that asked for the newsletter; null if it was not noted. */
    language: p.string().length(5).nullable(),
    /** unconfirmed: mail was not set up; pending: waits for confirmation, and is deleted without it. */
    status: p.enum(['unconfirmed', 'pending', 'confirmed']).columnType('varchar(11)').default('unconfirmed'),
    /** SHA-256 of the token in the latest mail. */
    confirmationHash: p.character().length(64).nullable().unique().lazy().hidden(),
    /** When the latest mail was requested or sent. */
    letterAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
    /** Letters in a row that the mail server refused for good. */
    failures: p.smallint().default(0),
    /** Since when letters are no longer sent to it. */
    pausedAt: p.datetime().nullable(),
  }),
});

/** One row: the key that signs links in mail. */
export const LetterKey = defineEntity({
  name: 'LetterKey',
  tableName: 'letter_key',
  properties: (p) => ({
    id: p.integer().primary().default(1),
    key: p.text().lazy().hidden(),
  }),
});
