import { noteWanted } from '~/http/request/request-context.server';
import type { Size } from '~/images/cuts/cut';
import { presetId } from './presets';

/** For what visitors look for. A single side is no screen. */
export function noteScreen({ width, height }: Partial<Size>): void {
  if (width && height) noteWanted('screen', presetId({ width, height }));
}
