import { defineEntity } from '@mikro-orm/core';
import { Administrator } from './administrator.entity';

export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: (p) => ({
    /** SHA-256 of the token in the cookie, so that a copy of the table opens no session. */
    id: p.character().length(64).primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule('cascade'),
    createdAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
  }),
});
