import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { trashPicturePath } from '~/features/trash/trash.view';
import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { noSuch } from '~/lib/errors';
import type { ReportValue } from './report.schema';
import type { EventKind, Reason, ReportView } from './report.view';

const SAME_WITHIN = '60 seconds';
const ROWS_PER_READ = 500;

export interface Reported {
  id: number;
  title: string;
  /** Its address. */
  page: string;
}

/** Returns the id, or null for a report that was just sent. */
export async function insertReportOnce(
  tx: EntityManager,
  { id, title, page }: Reported,
  { reason, name, email, message }: ReportValue,
  language: string,
): Promise<number | null> {
  await query(tx)`select pg_advisory_xact_lock(hashtextextended(${`report ${id} ${email ?? ''} ${message}`}, 0))`;
  const [stored] = await query<{ id: number }>(tx)`
    insert into report (wallpaper_id, title, page, reason, name, email, message, language)
    select ${id}::int, ${title}::varchar, ${page}::text, ${reason}::varchar, ${name}::varchar, ${email}::varchar, ${message}::text, ${language}::varchar
    where not exists (select from report where wallpaper_id = ${id} and message = ${message}
      and email is not distinct from ${email}::varchar and created_at > now() - ${SAME_WITHIN}::interval)
    returning id`;
  return stored?.id ?? null;
}

export async function noteEvent(
  tx: EntityManager,
  reportId: number,
  kind: EventKind,
  words: string | null = null,
): Promise<number> {
  const [row] = await query<{ id: number }>(tx)`
    insert into report_event (report_id, kind, words) values (${reportId}, ${kind}, ${words}) returning id`;
  return row?.id ?? 0;
}

export async function setClosed(tx: EntityManager, id: number, isClosed: boolean): Promise<void> {
  await query(tx)`update report set closed_at = case when ${isClosed}::boolean then now() end where id = ${id}`;
}

/** What was decided stays. */
export async function forgetSender(em: EntityManager, id: number): Promise<void> {
  await query(em)`update report set name = null, email = null where id = ${id}`;
}

interface ReportRow extends Omit<ReportView, 'state' | 'picture' | 'isClosed'> {
  closed: boolean;
  file_key: string | null;
  width: number | null;
  trashed: boolean;
  hidden: boolean;
}

const UTC = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

const REPORTS = sql<ReportRow>`
  select r.id, r.wallpaper_id as "wallpaperId", r.title, r.page, r.reason, r.name, r.email, r.message,
    to_char(r.created_at at time zone 'UTC', ${UTC}) as "createdAt", r.closed_at is not null as closed,
    w.file_key, w.width, t.id is not null as trashed, t.hidden_for is not null as hidden,
    coalesce((select json_agg(json_build_object('kind', e.kind, 'words', e.words, 'isMailed', e.mailed_at is not null,
      'createdAt', to_char(e.created_at at time zone 'UTC', ${UTC})) order by e.id)
      from report_event e where e.report_id = r.id), '[]') as events
  from report r left join wallpaper w on w.id = r.wallpaper_id left join trashed_wallpaper t on t.id = r.wallpaper_id`;

function toView({ closed, file_key: key, width, trashed, hidden, ...row }: ReportRow): ReportView {
  const shown = key && width ? renditionPath(key, thumbnailWidth(width), 'webp') : null;
  return {
    ...row,
    isClosed: closed,
    state: shown ? 'shown' : hidden ? 'hidden' : trashed ? 'trashed' : 'gone',
    picture: shown ?? (trashed ? trashPicturePath(row.wallpaperId) : null),
  };
}

export async function findReports(em: EntityManager, ids: number[]): Promise<ReportView[]> {
  const rows = await query(em, sql<ReportRow>`${REPORTS} where r.id = any(${ids}::int[])`);
  return rows.map(toView);
}

export async function countReports(em: EntityManager): Promise<{ total: number; open: number }> {
  const [row] = await query<{ total: number; open: number }>(em)`
    select count(*)::int as total, count(*) filter (where closed_at is null)::int as open from report`;
  return row ?? { total: 0, open: 0 };
}

/** @throws not_found */
export async function getReport(em: EntityManager, id: number): Promise<ReportView> {
  const [row] = await query(em, sql<ReportRow>`${REPORTS} where r.id = ${id}`);
  if (!row) throw noSuch('report');
  return toView(row);
}

interface LogRow {
  id: number;
  cells: string[];
}

/** The log of decisions, oldest first, for the CSV of the Inbox. */
export async function* reportLog(em: EntityManager): AsyncGenerator<string[][]> {
  let after = 0;
  for (;;) {
    const rows = await query<LogRow>(em)`
      select e.id, array[to_char(e.created_at at time zone 'UTC', ${UTC}), 'report', r.id::text, e.kind, coalesce(r.name, ''),
        coalesce(r.email, ''), r.title, case when e.kind = 'received' then r.message else '' end, coalesce(e.words, ''),
        r.wallpaper_id::text, r.page, r.reason] as cells
      from report_event e join report r on r.id = e.report_id where e.id > ${after} order by e.id limit ${ROWS_PER_READ}`;
    if (rows.length === 0) return;
    yield rows.map(({ cells }) => cells);
    after = rows.at(-1)?.id ?? 0;
  }
}

export interface EventToMail {
  id: number;
  kind: EventKind;
  words: string | null;
  reason: Reason;
  title: string;
  page: string;
  message: string;
  name: string | null;
  email: string | null;
  language: string | null;
}

/** Null if it was mailed, or if the report is gone. */
export async function findEventToMail(em: EntityManager, id: number): Promise<EventToMail | null> {
  const [row] = await query<EventToMail>(em)`
    select e.id, e.kind, e.words, r.reason, r.title, r.page, r.message, r.name, r.email, r.language
    from report_event e join report r on r.id = e.report_id where e.id = ${id} and e.mailed_at is null`;
  return row ?? null;
}

/** Anyone can type anyone's address, so receipts to one address and all together are few. */
const RECEIPTS_A_DAY = { each: 3, all: 100 };

export async function mayAcknowledge(em: EntityManager, email: string): Promise<boolean> {
  const [sent] = await query<{ each: number; all: number }>(em)`
    select count(*) filter (where lower(r.email) = lower(${email}))::int as each, count(*)::int as all
    from report_event e join report r on r.id = e.report_id
    where e.kind = 'received' and r.email is not null and e.mailed_at > now() - interval '1 day'`;
  return !sent || (sent.each < RECEIPTS_A_DAY.each && sent.all < RECEIPTS_A_DAY.all);
}

export async function markMailed(em: EntityManager, id: number): Promise<void> {
  await query(em)`update report_event set mailed_at = now() where id = ${id}`;
}
