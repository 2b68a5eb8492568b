import type { EntityManager, EntitySchema, QueryOrderMap } from '@mikro-orm/postgresql';

/** Reads all rows of a table in batches, newest first, without holding a connection in between. */
export async function* inBatches<Row extends { id: number }>(
  em: EntityManager,
  entity: EntitySchema<Row>,
  first: number,
): AsyncGenerator<Row[]> {
  const orderBy = { id: 'desc' } as QueryOrderMap<Row>;
  const next = (after?: string) =>
    em.findByCursor(entity, {}, { first, after, orderBy, includeCount: false, disableIdentityMap: true });
  let page = await next();
  yield page.items;
  while (page.hasNextPage && page.endCursor) {
    page = await next(page.endCursor);
    yield page.items;
  }
}
