import type { EntityManager } from '@mikro-orm/postgresql';
import { PLAN_LOCK } from '~/db/locks.server';
import { query, type Sql, sql } from '~/db/sql.server';
import type { Plan } from './plan.view';

export interface Times {
  /** As typed, in the time zone of the site. */
  local?: string;
  timeZone?: string;
  utc?: string;
}

interface CheckedTime {
  at: string;
  isPast: boolean;
  isFar: boolean;
}

/** A local time that comes twice, at the end of summer time, means the first one. One that is skipped moves on. */
const firstAt = (local: Sql, timeZone: string): Sql => sql`(
  select min(t.at) from unnest(array[interval '0', '30 minutes', '1 hour', '2 hours']) as earlier,
    lateral (select ${local} at time zone ${timeZone}::text - earlier as at) t
  where earlier = interval '0' or t.at at time zone ${timeZone}::text = ${local}
)`;

/** By the database's clock, which all machines share. The current minute isn't past, because forms have no seconds. */
export async function checkTime(
  em: EntityManager,
  { local = '', timeZone = 'UTC', utc = '' }: Times,
): Promise<CheckedTime> {
  const [row] = await query<CheckedTime>(em)`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      at < date_trunc('minute', now()) as "isPast", at > now() + interval '2 years' as "isFar"
    from (select coalesce(nullif(${utc}::text, '')::timestamptz,
      ${firstAt(sql`nullif(${local}::text, '')::timestamp`, timeZone)}) as at) given`;
  if (!row) throw new Error('The database did not answer');
  return row;
}

export async function lockPlans(tx: EntityManager): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(${PLAN_LOCK})`;
}

interface Place {
  at: Date | string;
}

const planned = (except: number[]) => sql`
  select publish_at from trashed_wallpaper where draft = 'kept' and publish_at is not null and id <> all(${except})`;

/** The next free times, at most two years ahead. Pictures of the same minute get one millisecond each. */
export async function findPlaces(
  tx: EntityManager,
  plan: Exclude<Plan, { kind: 'draft' }>,
  count: number,
  except: number[],
): Promise<Date[]> {
  const days =
    plan.kind === 'at'
      ? sql`select ${plan.at}::timestamptz as at, ${count}::bigint as places`
      : dripDays({ ...plan, except });
  const rows = await query<Place>(tx)`
    with planned as (${planned(except)}),
      minute as (select date_trunc('minute', publish_at) as at, max(publish_at) as last from planned group by 1),
      day as (${days})
    select n * interval '1 millisecond' + case when exists (
        select from planned where publish_at >= day.at and publish_at < day.at + places * interval '1 millisecond')
      then last + interval '1 millisecond' else day.at end as at
    from day left join minute on minute.at = date_trunc('minute', day.at), generate_series(0, places - 1) as n
    order by 1 limit ${count}`;
  return rows.map(({ at }) => new Date(at));
}

type Drip = Extract<Plan, { kind: 'drip' }> & { except: number[] };

/** The days of a drip with the places that other plans leave. It starts at the minute of the last plan, or on its first day. */
const dripDays = ({ perDay, time, from, timeZone }: Drip) => sql`
  select at, ${perDay}::bigint - coalesce(taken.places, 0) as places
  from (
    select day::date as day, ${firstAt(sql`(day::date + ${time}::time)`, timeZone)} as at
    from generate_series(
      coalesce(${from}::date,
        (greatest((select max(publish_at) from planned), now()) at time zone ${timeZone}::text)::date)::timestamp,
      (now() + interval '2 years')::timestamp, interval '1 day') as day
  ) series
  left join (
    select (publish_at at time zone ${timeZone}::text)::date as day, count(*) as places from planned group by 1
  ) taken using (day)
  where at > now() and at <= now() + interval '2 years'
    and (${from}::date is not null or at >= coalesce((select date_trunc('minute', max(publish_at)) from planned), at))`;
