import type { Size } from '~/images/cuts/cut';
import type { Span } from '~/images/cuts/span';

export const MAX_MONITORS = 6;
export const MIN_SCALE = 0.5;
export const MAX_SCALE = 4;
export const MAX_GAP = 2000;
/** Of all screens side by side, because they are held in memory at once. Three 4K screens have 24.9 million. */
export const MAX_PIXELS = 25_000_000;

export const MONITOR_FIELDS = ['name', 'width', 'height', 'scale'] as const;
export type MonitorField = (typeof MONITOR_FIELDS)[number];
/** As it was typed. */
export type MonitorRow = Record<MonitorField, string>;

export const SHARED_FIELDS = ['gap', 'position'] as const;
export interface MonitorFields {
  rows: MonitorRow[];
  shared: Record<(typeof SHARED_FIELDS)[number], string>;
}

/** The name in forms and addresses: `width2` is the width of the second screen. */
export const fieldName = (field: MonitorField, index: number) => `${field}${index + 1}`;

export const fieldValues = ({ rows, shared }: MonitorFields): Record<string, string> => ({
  ...Object.fromEntries(
    rows.flatMap((row, index) => MONITOR_FIELDS.map((field) => [fieldName(field, index), row[field]])),
  ),
  ...shared,
});

export interface MonitorsView {
  fields: MonitorFields;
  /** By field name. */
  errors: Record<string, string>;
  span: Span;
  monitors: ({ name: string } & Size)[];
}
