import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Schedule } from './letter.schema';

const NAME = 'letter-schedule';

export async function readSchedule(em: EntityManager): Promise<Schedule> {
  const [row] = await query<{ value: Schedule }>(em)`select value from setting where name = ${NAME}`;
  return { every: row?.value.every ?? 'never', atLeast: row?.value.atLeast ?? 3 };
}

/** The period that runs counts as done, so saving sends nothing. */
export async function saveSchedule(em: EntityManager, schedule: Schedule): Promise<void> {
  await query(em)`
    insert into setting (name, value)
    values (${NAME}, ${JSON.stringify(schedule)}::jsonb || jsonb_build_object('doneUntil', now()))
    on conflict (name) do update set value = excluded.value, updated_at = now()`;
}

/**
 * Takes the letter that is due on Mondays or on the first of the month at 09:00, so that no other process can take it.
 * Null when none is.
 */
export async function takeDueLetter(tx: EntityManager, timeZone: string): Promise<Schedule | null> {
  const [row] = await query<{ value: Schedule }>(tx)`
    update setting set value = value || jsonb_build_object('doneUntil', now())
    where name = ${NAME} and value->>'every' <> 'never' and (value->>'doneUntil')::timestamptz < (
      date_trunc(case value->>'every' when 'month' then 'month' else 'week' end,
        now() at time zone ${timeZone} - interval '9 hours') + interval '9 hours') at time zone ${timeZone}
    returning value`;
  return row?.value ?? null;
}
