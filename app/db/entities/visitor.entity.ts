import { defineEntity } from '@mikro-orm/core';

/** Cannot be traced back: the hash uses a monthly salt and a secret that is not in the database. */
export const Visitor = defineEntity({
  name: 'Visitor',
  tableName: 'visitor',
  properties: (p) => ({
    hash: p.blob().primary().hidden(),
    seenOn: p.date(),
  }),
});

export const VisitorSalt = defineEntity({
  name: 'VisitorSalt',
  tableName: 'visitor_salt',
  properties: (p) => ({
    month: p.date().primary(),
    salt: p.blob().lazy().hidden(),
  }),
});

/** Sixteen rows per day, because visitors would wait for the lock on a single one. Only their sum is meaningful. */
export const VisitorDay = defineEntity({
  name: 'VisitorDay',
  tableName: 'visitor_day',
  properties: (p) => ({
    day: p.date().primary(),
    shard: p.smallint().primary(),
    visitors: p.integer(),
  }),
});
