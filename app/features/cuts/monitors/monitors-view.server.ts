import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { Size } from '~/images/cuts/cut';
import { type Span, toSpan } from '~/images/cuts/span';
import { MonitorsRequest } from './monitors.schema';
import {
  fieldName,
  MAX_MONITORS,
  MAX_PIXELS,
  MONITOR_FIELDS,
  type MonitorField,
  type MonitorFields,
  type MonitorRow,
  type MonitorsView,
  SHARED_FIELDS,
} from './monitors.view';

/** Desktops count 96 logical pixels per inch, whatever the real size of the screen. */
const PX_PER_MM = 96 / 25.4;
const FULL_HD = { width: 1920, height: 1080 };

const usualRow = (index: number, { width, height }: Size = FULL_HD): MonitorRow => ({
  name: `DP-${index + 1}`,
  width: String(width),
  height: String(height),
  scale: '1',
});

function freeName(rows: MonitorRow[]): string {
  const names = rows.map(({ name }) => name);
  const free = [...rows.keys(), rows.length].map((index) => usualRow(index).name);
  return free.find((name) => !names.includes(name)) ?? '';
}

/** Reads a query or a form, then adds or removes a row if a button says so. @param mine the visitor's own screen */
export function monitorFields(given: Record<string, unknown>, mine: Size | null): MonitorFields {
  const typed = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : undefined);
  const screen = mine && 2 * mine.width * mine.height <= MAX_PIXELS ? mine : FULL_HD;
  const rows = Array.from({ length: MAX_MONITORS }, (_, index) => {
    const found = MONITOR_FIELDS.map((field) => [field, typed(fieldName(field, index))] as const);
    const known = Object.fromEntries(found.filter(([, value]) => value !== undefined));
    return Object.keys(known).length > 0 ? { ...usualRow(index), ...known } : null;
  }).filter((row) => row !== null);
  if (rows.length === 0) rows.push(usualRow(0, screen), usualRow(1, screen));
  const removed = Number(given.remove) - 1;
  if (rows.length > 1 && rows[removed]) rows.splice(removed, 1);
  const last = rows.at(-1);
  if (given.add && last && rows.length < MAX_MONITORS) rows.push({ ...last, name: freeName(rows) });
  const shared = { gap: '0', position: 'auto' };
  for (const field of SHARED_FIELDS) shared[field] = typed(field) || shared[field];
  // Earlier versions had a choice of units.
  if (given.unit === 'mm' && Number(shared.gap) > 0) shared.gap = String(Math.round(Number(shared.gap) * PX_PER_MM));
  return { rows, shared };
}

interface ReadMonitors {
  asked: MonitorsRequest;
  errors: MonitorsView['errors'];
}

const controlName = ([field, index, ofRow]: PropertyKey[]): string =>
  field === 'monitors' ? fieldName(ofRow as MonitorField, Number(index)) : String(field);

export function readMonitors({ rows, shared }: MonitorFields): ReadMonitors {
  const result = MonitorsRequest.safeParse({ monitors: rows, ...shared });
  if (result.success) return { asked: result.data, errors: {} };
  const errors: MonitorsView['errors'] = {};
  for (const { path, message } of result.error.issues) errors[controlName(path)] ??= message;
  // Valid fields are still previewed.
  const monitors = rows.map((row, index) => {
    const right = Object.entries(row).filter(([field]) => !(fieldName(field as MonitorField, index) in errors));
    return { ...usualRow(index), ...Object.fromEntries(right), name: usualRow(index).name };
  });
  const rest = Object.fromEntries(Object.entries(shared).filter(([field]) => !(field in errors)));
  const again = MonitorsRequest.safeParse({ monitors, ...rest });
  return { asked: again.data ?? MonitorsRequest.parse({ monitors: [usualRow(0), usualRow(1)] }), errors };
}

export function spanMonitors(wallpaper: WallpaperDetail, { monitors, gap, position }: MonitorsRequest): Span {
  const focalPoint = { x: wallpaper.focalX, y: wallpaper.focalY };
  return toSpan(wallpaper, { monitors, gap, position, focalPoint });
}

export function monitorsView(wallpaper: WallpaperDetail, fields: MonitorFields): MonitorsView {
  const { asked, errors } = readMonitors(fields);
  return { fields, errors, span: spanMonitors(wallpaper, asked), monitors: asked.monitors };
}
