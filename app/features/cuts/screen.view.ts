import type { Cut, CutFormat, Size } from '~/images/cuts/cut';

/** Earlier versions had a field for `dpr`. The form shows what it makes of width and height. */
export const SCREEN_FIELDS = ['width', 'height', 'dpr', 'fit', 'border', 'position', 'format'] as const;
export type ScreenField = (typeof SCREEN_FIELDS)[number];

export const FORMAT_LABELS: Record<CutFormat, string> = { jpg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG' };

export interface ScreenFormat {
  format: CutFormat;
  /** Null until it is made. */
  bytes: number | null;
  /** An estimate. */
  about: number | null;
}

export interface ScreenView {
  values: Record<Exclude<ScreenField, 'dpr'>, string>;
  errors: Partial<Record<ScreenField | 'preset', string>>;
  screen: Size;
  /** Whether the screen is unknown. */
  isUsual: boolean;
  cut: Cut;
  /** How many pixels the picture lacks. */
  lack: Size;
  formats: ScreenFormat[];
}
