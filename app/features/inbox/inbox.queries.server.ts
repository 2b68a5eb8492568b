import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
import { countMessages, findMessages, messageLog } from '~/features/contact/messages.queries.server';
import { countReports, findReports, reportLog } from '~/features/reports/reports.queries.server';
import { csvText } from '~/lib/csv.server';
import type { InboxFilter, InboxItem, InboxQuery } from './inbox.view';

interface Place {
  kind: InboxItem['kind'];
  id: number;
  cursor: string;
}

/** Microseconds, kind and id of an item. */
const CURSOR = /^(\d{1,16})-(message|report)-(\d{1,9})$/;

type Cursor = { text: string; isBackwards: boolean };

/** Both parts are read along their own index, so a page costs the same anywhere in the list. */
function part(kind: Place['kind'], isOpen: boolean, cursor: Cursor | null, limit: number): Sql {
  const [, micros, ofKind, id] = CURSOR.exec(cursor?.text ?? '') ?? [];
  const isBackwards = cursor?.isBackwards ?? false;
  const compare = isBackwards ? sql`>` : sql`<`;
  const order = isBackwards ? sql`asc` : sql`desc`;
  const open = kind === 'message' ? sql`answered_at is null` : sql`closed_at is null`;
  const time = sql`'epoch'::timestamptz + ${micros ?? '0'}::float8 * interval '1 microsecond'`;
  const beyond = sql`created_at ${compare}= ${time} and (created_at, ${kind}::text, id) ${compare} (${time}, ${ofKind ?? ''}::text, ${id ?? '0'}::int)`;
  const conditions = [...(isOpen ? [open] : []), ...(micros ? [beyond] : []), sql`true`];
  return sql`(select ${kind}::text as kind, id, created_at from ${kind === 'message' ? sql`contact_message` : sql`report`}
    where ${joinSql(conditions, ' and ')} order by created_at ${order}, id ${order} limit ${limit})`;
}

async function readPlaces(em: EntityManager, show: InboxFilter, cursor: Cursor | null, limit: number) {
  const kinds = (['message', 'report'] as const).filter(
    (kind) => show === 'open' || show === 'all' || show === `${kind}s`,
  );
  const parts = kinds.map((kind) => part(kind, show === 'open', cursor, limit));
  const order = cursor?.isBackwards ? sql`asc` : sql`desc`;
  return query<Place>(em)`
    select kind, id, (extract(epoch from created_at) * 1000000)::bigint || '-' || kind || '-' || id as cursor
    from (${joinSql(parts, ' union all ')}) item
    order by created_at ${order}, kind ${order}, id ${order} limit ${limit}`;
}

async function loadItems(em: EntityManager, places: Place[]): Promise<InboxItem[]> {
  const idsOf = (wanted: Place['kind']) => places.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [messages, reports] = await Promise.all([findMessages(em, idsOf('message')), findReports(em, idsOf('report'))]);
  return places.flatMap(({ kind, id }): InboxItem[] => {
    if (kind === 'message') {
      const message = messages.find((one) => one.id === id);
      return message ? [{ kind, id, message }] : [];
    }
    const report = reports.find((one) => one.id === id);
    return report ? [{ kind, id, report }] : [];
  });
}

export interface InboxPage {
  items: InboxItem[];
  /** Cursors; null at the ends of the list. */
  previous: string | null;
  next: string | null;
}

/** Messages and reports, the newest first. */
export async function listInbox(
  em: EntityManager,
  { show, after, before }: InboxQuery,
  limit: number,
): Promise<InboxPage> {
  if (before && CURSOR.test(before)) {
    const rows = await readPlaces(em, show, { text: before, isBackwards: true }, limit + 1);
    // Fewer rows are the beginning of the list, which is shown as a whole page.
    if (rows.length > limit) {
      const places = rows.slice(0, limit).reverse();
      return {
        items: await loadItems(em, places),
        previous: places[0]?.cursor ?? null,
        next: places.at(-1)?.cursor ?? null,
      };
    }
  }
  const cursor = after && CURSOR.test(after) ? { text: after, isBackwards: false } : null;
  const rows = await readPlaces(em, show, cursor, limit + 1);
  const places = rows.slice(0, limit);
  return {
    items: await loadItems(em, places),
    previous: cursor ? (places[0]?.cursor ?? null) : null,
    next: rows.length > limit ? (places.at(-1)?.cursor ?? null) : null,
  };
}

export interface InboxCounts extends Record<InboxFilter, number> {
  unread: number;
  /** The id of the newest message, for "Mark all as read". */
  newest: number | null;
  unanswered: number;
  openReports: number;
}

export async function countInbox(em: EntityManager): Promise<InboxCounts> {
  const [messages, reports] = await Promise.all([countMessages(em), countReports(em)]);
  return {
    open: messages.unanswered + reports.open,
    all: messages.total + reports.total,
    messages: messages.total,
    reports: reports.total,
    unread: messages.unread,
    newest: messages.newest,
    unanswered: messages.unanswered,
    openReports: reports.open,
  };
}

async function* bothLogs(em: EntityManager): AsyncGenerator<string[][]> {
  yield* messageLog(em);
  yield* reportLog(em);
}

/** What came in and what was decided, one row each. */
export const inboxCsv = (em: EntityManager) =>
  csvText(
    ['time', 'kind', 'id', 'event', 'name', 'email', 'subject', 'message', 'words', 'wallpaper', 'page', 'reason'],
    bothLogs(em),
  );
