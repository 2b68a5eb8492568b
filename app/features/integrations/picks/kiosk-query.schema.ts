import { z } from 'zod';
import { filterParameters } from '~/features/lists/pages/list-query.schema';
import { optional } from '~/lib/query-parameters';
import { messagesOf } from '~/messages/messages';
import { keptListParameter, pictureParameters, slotParameters, toPick } from './pick-query.schema';

const flag = (name: string) =>
  optional(z.enum(['0', '1'], { error: () => messagesOf('picks').flag(name) })).transform((value) => value === '1');

function isTimeZone(value: string): boolean {
  try {
    return value.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '';
  } catch {
    return false;
  }
}

const TONES = ['light', 'dark', 'black', 'auto'] as const;
const { width, height, dpr, format } = pictureParameters;

/** Parameters of /screen. */
export const kioskParameters = {
  ...slotParameters,
  ...filterParameters,
  ...keptListParameter,
  tone: optional(z.enum(TONES, { error: () => messagesOf('picks').oneOf('tone', TONES.join(', ')) })),
  width,
  height,
  dpr,
  format,
  fit: optional(z.enum(['cover', 'contain'], { error: () => messagesOf('picks').fit })),
  credit: flag('credit'),
  clock: flag('clock'),
  tz: optional(z.string().refine(isTimeZone, { error: () => messagesOf('picks').timeZone })),
};

export const KioskQuery = z.object(kioskParameters).transform((query, context) => {
  const { credit, clock, tz = 'UTC', fit = 'cover', tone, ...rest } = query;
  const isAuto = tone === 'auto';
  const isSized = rest.width !== undefined || rest.height !== undefined;
  const cut = isSized ? (fit === 'contain' ? 'inside' : 'cover') : undefined;
  const pick = { ...rest, tone: isAuto ? undefined : tone, fit: cut, position: undefined, border: undefined };
  return { ...toPick(pick, context), isSized, isAuto, page: { credit, clock, tz, fit } };
});
