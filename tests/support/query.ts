import type { EntityManager } from '@mikro-orm/postgresql';
import { query as runQuery, Sql } from '~/db/sql.server';

// biome-ignore lint/suspicious/noExplicitAny: a test knows the columns it has just selected
type AnyRow = any;

/** Runs a statement with `?` for each value. */
export const query = <Row extends object = AnyRow>(
  em: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => runQuery(em, new Sql<Row>(text, values));
