import { z } from 'zod';
import { requiredSide } from '~/features/wallpapers/screen/screen.schema';
import { optional } from '~/lib/query-parameters';
import { folder } from './folder';
import { gnome } from './gnome';
import { kde } from './kde';
import type { PackageLayout } from './package';
import { winDynamicDesktop } from './win-dynamic-desktop';

/** By the last part of the address. */
export const PACKAGES: Record<string, PackageLayout> = {
  'gnome.zip': gnome,
  'kde.zip': kde,
  'theme.ddw': winDynamicDesktop,
  'pictures.zip': folder,
};

const MINUTE = 60;
const UNITS: Record<string, number> = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE };
const EVERY = 'every must be a time from 1m to 30d, such as 30m, 1h or 1d.';

/** In seconds. */
const every = z
  .string()
  .regex(/^[1-9]\d{0,4}[mhd]$/, EVERY)
  .transform((value) => Number.parseInt(value, 10) * (UNITS[value.slice(-1)] ?? 0))
  .refine((seconds) => seconds <= 30 * 24 * 60 * MINUTE, EVERY);

/** Beside the parameters of a list. */
export const PackageQuery = z
  .object({ width: optional(requiredSide('width')), height: optional(requiredSide('height')), every: optional(every) })
  .refine(({ width, height }) => (width === undefined) === (height === undefined), 'width and height go together.');
