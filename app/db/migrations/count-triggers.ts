interface Counting {
  /** The table of counts, with an alias and the columns to write. */
  into: string;
  onConflict: string;
  /** The selected columns, and those to group by. */
  values: string;
  groups: string;
  /** Joins after the rows. */
  rest?: string;
  /** The rows after and before an update. */
  changes: [added: string, removed: string];
  cast?: string;
}

/** A trigger function that keeps counts exact: once per statement, with rows locked in a fixed order. */
export function countingFunction(name: string, counting: Counting): string {
  const { into, onConflict, values, groups, rest = '', changes, cast = '::int' } = counting;
  const add = (count: string, rows: string, having = '') => `
      insert into ${into}
        select ${values}, ${count}${cast} from ${rows}${rest} group by ${groups}${having} order by ${groups}
      on conflict ${onConflict};`;
  const changed = `( select ${changes[0]} from new_rows union all select ${changes[1]} from old_rows ) changes`;
  return `
  create function ${name}() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then ${add('count(*)', 'new_rows')}
    elsif tg_op = 'DELETE' then ${add('-count(*)', 'old_rows')}
    else ${add('sum(n)', changed, ' having sum(n) <> 0')}
    end if;
    return null;
  end $body$;
`;
}

const ROWS = {
  insert: 'new table as new_rows',
  delete: 'old table as old_rows',
  update: 'old table as old_rows new table as new_rows',
};

/** Triggers that run such a function after every statement that changes the table. */
export const countTriggers = (
  prefix: string,
  table: string,
  run: string,
  events: (keyof typeof ROWS)[] = ['insert', 'delete', 'update'],
): string =>
  events
    .map(
      (event) => `
  create trigger ${prefix}_${event} after ${event} on ${table}
    referencing ${ROWS[event]} for each statement execute function ${run}();`,
    )
    .join('');
