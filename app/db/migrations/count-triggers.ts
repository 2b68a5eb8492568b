interface Counting {
  /** The table of the counts, with an alias and the columns that are written. */
  into: string;
  onConflict: string;
  /** What is counted of each row, and by which of these it is grouped. */
  values: string;
  groups: string;
  /** Behind the rows. */
  rest?: string;
  /** What is read of the rows after and before an update. */
  changes: [added: string, removed: string];
  cast?: string;
}

/** A trigger's function that keeps exact counts without counting: a statement at a time, rows locked in one order. */
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

/** Run such a function behind every statement that changes the table. */
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
