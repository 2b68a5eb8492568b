import { noteWanted } from '~/http/request/request-context.server';
import type { Size } from '~/images/cuts/cut';
import { presetId } from './presets';

/** Counts the screen among what visitors look for, if both sides are given. */
export function noteScreen({ width, height }: Partial<Size>): void {
  if (width && height) noteWanted('screen', presetId({ width, height }));
}
