import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { changeSetting } from '~/features/site/settings.queries.server';
import { onlyChanged } from '~/lib/edited-form.server';
import type { Schedule } from './letter.schema';

const NAME = 'letter-schedule';
const NEVER: Schedule = { every: 'never', atLeast: 3 };

export async function readSchedule(em: EntityManager): Promise<Schedule> {
  const [row] = await query<{ value: Schedule }>(em)`select value from setting where name = ${NAME}`;
  const { every, atLeast } = { ...NEVER, ...row?.value };
  return { every, atLeast };
}

/** What its form shows. */
export const scheduleValues = ({ every, atLeast }: Schedule) => ({ every, atLeast: String(atLeast) });

/** The period that runs counts as done, so saving sends nothing. @param sent the fields of the form @throws conflict */
export async function saveSchedule(
  em: EntityManager,
  schedule: Schedule,
  sent: Record<string, unknown> = {},
): Promise<void> {
  await changeSetting<Schedule & { doneUntil: Date }>(em, NAME, (row) => {
    const before = { ...NEVER, ...row };
    const changed = onlyChanged(schedule, sent, scheduleValues(before), 'schedule');
    return { ...before, ...changed, doneUntil: new Date() };
  });
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
