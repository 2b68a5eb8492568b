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
