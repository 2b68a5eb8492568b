import type { EntityManager } from '@mikro-orm/postgresql';
import { query as runQuery, Sql } from '~/db/sql.server';

// biome-ignore lint/suspicious/noExplicitAny: a test looks at the one or two columns that it has just asked for
type AnyRow = any;

/** A statement as text with `?` for each value. The site's own code names the row of each statement instead. */
export const query = <Row extends object = AnyRow>(
  em: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => runQuery(em, new Sql<Row>(text, values));
