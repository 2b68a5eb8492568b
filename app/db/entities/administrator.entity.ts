import { defineEntity } from '@mikro-orm/core';

export const Administrator = defineEntity({
  name: 'Administrator',
  tableName: 'administrator',
  properties: (p) => ({
    id: p.integer().primary(),
    username: p.string().length(64).unique(),
    passwordHash: p.text().lazy().hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
    passwordChangedAt: p.datetime().defaultRaw('now()'),
  }),
});

export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: (p) => ({
    /** SHA-256 of the token in the cookie, so that a copy of the table cannot be used to log in. */
    id: p.character().length(64).primary().hidden(),
    administrator: () => p.manyToOne(Administrator).deleteRule('cascade'),
    createdAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
    /** Of the login. Empty for sessions from before it was noted. */
    userAgent: p.string().length(300).default(''),
  }),
});
