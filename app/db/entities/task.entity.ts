import { defineEntity } from '@mikro-orm/core';

export const Task = defineEntity({
  name: 'Task',
  tableName: 'task',
  properties: (p) => ({
    id: p.integer().primary(),
    kind: p.string().length(40),
    title: p.string().length(200),
    input: p.json().$type<Record<string, unknown>>(),
    state: p.enum(['waiting', 'running', 'done', 'failed']).columnType('varchar(10)').default('waiting'),
    total: p.integer(),
    done: p.integer().default(0),
    failed: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
  }),
});
