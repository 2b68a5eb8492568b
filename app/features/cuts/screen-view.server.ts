import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import {
  type Cut,
  type CutFormat,
  MAX_AVIF_PIXELS,
  MAX_SIDE,
  MIN_SIDE,
  missingPixels,
  type Size,
  toCut,
} from '~/images/cuts/cut';
import { largeWidth, renditionSizes } from '~/images/renditions';
import { fileBytes } from '~/storage/file-bytes.server';
import type { FileStore } from '~/storage/file-store.server';
import { cutBytes } from './make-cut.server';
import { ScreenRequest, tooManyPixels } from './screen.schema';
import type { ScreenField, ScreenFormat, ScreenView } from './screen.view';
import { FORMAT_LABELS, SCREEN_FIELDS } from './screen.view';

/** Bytes per pixel of a cut relative to the large JPEG, measured on photographs and drawings. */
const BYTES_BESIDE_LARGE: Record<CutFormat, number> = { jpg: 2.2, webp: 1.4, avif: 0.8, png: 14 };

export type ScreenFields = Partial<Record<ScreenField | 'preset', string>>;

/** Reads a query or a form. The last of several values counts, because a button's value follows its field's. */
export function screenFields(given: URLSearchParams | Record<string, unknown>): ScreenFields {
  const entries = given instanceof URLSearchParams ? [...given] : Object.entries(given);
  const names: string[] = [...SCREEN_FIELDS, 'preset'];
  return Object.fromEntries(
    entries.filter(([name]) => names.includes(name)).map(([name, value]) => [name, String([value].flat().at(-1))]),
  );
}

type Read = Pick<CutChoice, 'asked' | 'errors'>;

function readRequest(fields: ScreenFields): Read {
  const result = ScreenRequest.safeParse(fields);
  if (result.success) return { asked: result.data, errors: null };
  const errors: ScreenView['errors'] = {};
  for (const { path, message } of result.error.issues) errors[(path[0] ?? 'width') as ScreenField] ??= message;
  // Valid fields keep their values.
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in errors)));
  const left = ScreenRequest.safeParse(rest);
  return { asked: left.success ? left.data : ScreenRequest.parse({}), errors };
}

/** The whole picture, scaled down as far as every format needs. */
function ownSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MAX_AVIF_PIXELS / (width * height)), MAX_SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(MIN_SIDE, Math.floor(length * scale));
  return { width: side(width), height: side(height) };
}

export interface CutChoice {
  cut: Cut;
  screen: Size;
  asked: ScreenRequest;
  errors: ScreenView['errors'] | null;
}

export function buildCut(wallpaper: WallpaperDetail, asked: ScreenRequest, screen: Size): Cut {
  const { focalX, focalY, palette } = wallpaper;
  const border = asked.border ?? palette[0]?.color.slice(1) ?? '000000';
  return toCut(wallpaper, { ...screen, ...asked, border, focalPoint: { x: focalX, y: focalY } });
}

/** @param mine the visitor's own screen, if it is known */
export function chooseCut(wallpaper: WallpaperDetail, fields: ScreenFields, mine: Size | null): CutChoice {
  const { asked, errors } = readRequest(fields);
  const screen = asked.screen ?? mine ?? ownSize(wallpaper);
  const cut = buildCut(wallpaper, asked, screen);
  const excess = tooManyPixels(cut);
  const field = cut.format === 'avif' ? 'format' : 'width';
  return { cut, screen, asked, errors: excess && !errors ? { [field]: excess } : errors };
}

async function aboutBytes(store: FileStore, { fileKey, width, height }: WallpaperDetail, cut: Cut) {
  const large = largeWidth(width);
  const bytes = await fileBytes(store, fileKey, `${large}.jpg`);
  const size = renditionSizes(width, height).at(-1);
  return bytes && size ? (bytes / (size.width * size.height)) * cut.width * cut.height : null;
}

async function listFormats(store: FileStore, wallpaper: WallpaperDetail, cut: Cut): Promise<ScreenFormat[]> {
  const about = await aboutBytes(store, wallpaper, cut);
  return Promise.all(
    (Object.keys(FORMAT_LABELS) as CutFormat[]).map(async (format) => ({
      format,
      bytes: await cutBytes(wallpaper, { ...cut, format }),
      about: about && Math.round(about * BYTES_BESIDE_LARGE[format]),
    })),
  );
}

export async function screenView(
  store: FileStore,
  wallpaper: WallpaperDetail,
  fields: ScreenFields,
  mine: Size | null,
): Promise<ScreenView> {
  const { cut, screen, asked, errors } = chooseCut(wallpaper, fields, mine);
  // What is wrong stays as it was typed.
  const typed = errors && !fields.preset ? fields : {};
  const { fit, position, format, border } = asked;
  return {
    cut,
    screen,
    isUsual: asked.screen === null && errors === null,
    lack: fit === 'cover' ? missingPixels(wallpaper, screen) : { width: 0, height: 0 },
    formats: await listFormats(store, wallpaper, cut),
    errors: errors ?? {},
    values: {
      width: typed.width || String(screen.width),
      height: typed.height || String(screen.height),
      fit,
      border: `#${border ?? wallpaper.palette[0]?.color.slice(1) ?? '000000'}`,
      position: position === null ? 'auto' : positionValue(position, fields.position),
      format,
    },
  };
}

/** Keeps the name of a position, if one was sent. */
const positionValue = ({ x, y }: { x: number; y: number }, typed = '') =>
  /^[a-z-]+$/.test(typed) ? typed : `${x},${y}`;
