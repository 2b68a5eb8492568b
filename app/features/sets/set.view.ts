import { TONE } from '~/lib/facets/layout';
import type { VersionRole } from '~/lib/version-roles';

/** A version of a picture, in the order of its set. */
export interface Version {
  id: number;
  title: string;
  role: VersionRole;
  fileKey: string;
  width: number;
  height: number;
  avif: boolean;
  deviceType: string | null;
  tone: Tone;
  /** Not published yet. Only the administrator gets these. */
  isDraft: boolean;
}

export type Tone = 'light' | 'dark' | null;

export const MAX_VERSIONS = 20;

export function toneOf(facets: number): Tone {
  const tone = (facets >> TONE.offset) & ((1 << TONE.bits) - 1);
  if (tone === 0) return null;
  return tone === 1 ? 'light' : 'dark';
}
