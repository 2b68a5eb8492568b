import { defineEntity } from '@mikro-orm/core';

/** Written by rate-limiter-flexible. */
export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: (p) => ({
    key: p.string().primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  }),
});
