import { defineEntity } from '@mikro-orm/core';

/** Leads back to nobody: the hash is keyed with a salt of the month and with what the database does not hold. */
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

/** One row for a day would be one lock for every visitor of that day; sixteen share it. Only their sum means anything. */
export const VisitorDay = defineEntity({
  name: 'VisitorDay',
  tableName: 'visitor_day',
  properties: (p) => ({
    day: p.date().primary(),
    shard: p.smallint().primary(),
    visitors: p.integer(),
  }),
});
