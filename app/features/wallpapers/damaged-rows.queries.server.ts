import type { EntityManager } from '@mikro-orm/postgresql';
import { query, Sql, sql } from '~/db/sql.server';
import { log, logError } from '~/platform/log.server';

type Palette = { color: string; weight: number }[];

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isSize = (value: unknown) => isNumber(value) && value > 0;
const isHex = (digits: number) => (value: unknown) =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

export const isFileKey = isHex(24);

const isPalette = (value: unknown): value is Palette =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.color === 'string' && /^#[0-9a-f]{6}$/i.test(one.color) && isNumber(one.weight));

/** What the pages need of each column. Others may hold anything, or are checked by the database. */
const CHECKS: Record<string, (value: unknown) => boolean> = {
  title: isText,
  file_key: isFileKey,
  width: isSize,
  height: isSize,
  placeholder: isHex(12),
  tags: (value) => Array.isArray(value) && value.every((tag) => typeof tag === 'string'),
  downloads: isNumber,
  focal_x: isNumber,
  focal_y: isNumber,
  resolution: isText,
  file_size: isText,
  format: isText,
  bytes: isSize,
  palette: isPalette,
  version: isNumber,
  created_at: isText,
};

const CHECKED = Object.entries(CHECKS);

function damageOf(row: object): string[] {
  const columns = row as Record<string, unknown>;
  return CHECKED.filter(([name, isSound]) => name in columns && !isSound(columns[name])).map(([name]) => name);
}

/** Turns rows into data, and leaves out those that are damaged: one of them must not take a whole list down. */
export function soundItems<Row extends { id: number }, Item>(
  em: EntityManager,
  rows: Row[],
  toItem: (row: Row) => Item,
): Item[] {
  return rows.flatMap((row) => {
    const columns = damageOf(row);
    if (columns.length === 0) return toItem(row);
    noteDamage(em, row.id, columns);
    return [];
  });
}

const NOTE = 'damaged-wallpapers';
/** By this process. */
const noted = new Set<number>();

/** In the log and for the System page, once. */
function noteDamage(em: EntityManager, id: number, columns: string[]): void {
  if (noted.has(id)) return;
  noted.add(id);
  log.error(`The row of wallpaper ${id} is damaged (${columns.join(', ')}) and left out.`);
  const found = JSON.stringify({ [id]: columns });
  const storing = em.fork().transactional(
    (tx) =>
      query(tx)`insert into system_note as n (name, value) values (${NOTE}, ${found}::jsonb)
      on conflict (name) do update set value = n.value || excluded.value, noted_at = now()`,
  );
  storing.catch(logError);
}

export interface DamagedRow {
  id: number;
  columns: string[];
}

/** Downloads are counted in a table of their own. */
const STORED = new Sql(['id', ...Object.keys(CHECKS).filter((name) => name !== 'downloads')].join(', '), []);
const ROWS_PER_READ = 2000;

/** All of them, in the gallery and the trash. */
export async function findDamagedRows(em: EntityManager): Promise<DamagedRow[]> {
  const damaged: DamagedRow[] = [];
  for (const table of [sql`wallpaper`, sql`trashed_wallpaper`]) {
    let last = 0;
    for (;;) {
      const rows = await query<{ id: number }>(em)`
        select ${STORED} from ${table} where id > ${last} order by id limit ${ROWS_PER_READ}`;
      for (const row of rows) {
        const columns = damageOf(row);
        if (columns.length > 0) damaged.push({ id: row.id, columns });
      }
      if (rows.length < ROWS_PER_READ) break;
      last = rows.at(-1)?.id ?? 0;
    }
  }
  return damaged;
}

const MAX_SHOWN = 50;

/** Those noted that are still damaged. */
export async function listDamaged(em: EntityManager): Promise<DamagedRow[]> {
  const rows = await query<{ id: number; row: object }>(em)`
    select key::int as id, stored.row from system_note, jsonb_object_keys(value) as key, lateral (
      select to_jsonb(w) as row from wallpaper w where w.id = key::int
      union all select to_jsonb(w) from trashed_wallpaper w where w.id = key::int
    ) stored where name = ${NOTE} order by 1 limit ${MAX_SHOWN}`;
  return rows.map(({ id, row }) => ({ id, columns: damageOf(row) })).filter(({ columns }) => columns.length > 0);
}
