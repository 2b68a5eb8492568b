import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import { skippedMessage } from '~/features/wallpapers/near-duplicates.view';

interface UploadedWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  category: string | null;
  deviceType: string | null;
  tags: string[];
  /** Not published yet. */
  isDraft: boolean;
  /** With a date. */
  isPlanned: boolean;
}

export interface UploadOutcome {
  place: number;
  fileName: string;
  /** Null when the file is not in the gallery: rejected, skipped, waiting, or deleted since. */
  wallpaper: UploadedWallpaper | null;
  isDeleted: boolean;
  message: string | null;
  location: string | null;
  pending: string | null;
}

export interface UploadBatch {
  batch: string;
  files: number;
  uploaded: number;
  scheduled: number;
  drafts: number;
  waiting: number;
  startedAt: string;
}

interface NewOutcome {
  fileName: string;
  wallpaperId?: number;
  message?: string;
  location?: string;
  pending?: string;
}

/** Saved as soon as a file is done, so that the browser can read it again if the response is lost. */
export async function noteOutcome(em: EntityManager, batch: string, place: number, outcome: NewOutcome): Promise<void> {
  const { fileName, wallpaperId = null, message = null, location = null, pending = null } = outcome;
  const name = [...fileName].slice(0, 100).join('');
  await query(em)`insert into upload_outcome (batch, place, file_name, wallpaper_id, message, location, pending)
    values (${batch}, ${place}, ${name}, ${wallpaperId}, ${message}, ${location}, ${pending})`;
}

export async function resolveOutcome(em: EntityManager, pending: string, wallpaperId: number | null): Promise<void> {
  const message = wallpaperId === null ? skippedMessage() : null;
  await query(em)`update upload_outcome set wallpaper_id = ${wallpaperId}, message = ${message}, pending = null
    where pending = ${pending}`;
}

/** The wallpaper or draft `w` of an outcome `o`. */
const UPLOADED = sql`left join lateral (
    select id, title, file_key, width, category_id, device_type, tags, false as is_draft, false as is_planned
    from wallpaper where id = o.wallpaper_id
    union all
    select id, title, file_key, width, category_id, device_type, tags, true, publish_at is not null
    from trashed_wallpaper where id = o.wallpaper_id and draft = 'kept'
  ) w on true`;

export async function readOutcomes(em: EntityManager, batch: string): Promise<UploadOutcome[]> {
  return query<UploadOutcome>(em)`
    select o.place, o.file_name as "fileName", o.message, o.location, o.pending,
      o.wallpaper_id is not null and w.id is null as "isDeleted",
      case when w.id is not null then json_build_object('id', w.id, 'title', w.title, 'fileKey', w.file_key,
        'width', w.width, 'category', c.name, 'deviceType', w.device_type, 'tags', w.tags, 'isDraft', w.is_draft, 'isPlanned', w.is_planned)
      end as wallpaper
    from upload_outcome o ${UPLOADED} left join category c on c.id = w.category_id
    where o.batch = ${batch} order by o.place`;
}

export async function listBatches(em: EntityManager): Promise<UploadBatch[]> {
  return query<UploadBatch>(em)`
    select o.batch, count(*)::int as files, count(w.id)::int as uploaded, count(*) filter (where w.is_planned)::int as scheduled,
     count(*) filter (where w.is_draft and not w.is_planned)::int as drafts, count(o.pending)::int as waiting,
     to_char(min(o.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt"
   from upload_outcome o ${UPLOADED} group by o.batch order by min(o.created_at) desc limit 5`;
}

/** Files that wait for a decision, and their batch if it is only one. */
export async function countUndecided(em: EntityManager): Promise<{ count: number; batch: string | null }> {
  const [row] = await query<{ count: number; batch: string | null }>(em)`
    select count(*)::int as count, case when min(batch) = max(batch) then min(batch) end as batch
    from upload_outcome where pending is not null`;
  return row ?? { count: 0, batch: null };
}

export async function purgeExpiredOutcomes(em: EntityManager): Promise<void> {
  await query(em)`delete from upload_outcome where created_at < now() - interval '1 day'`;
}
