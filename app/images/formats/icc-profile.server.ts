import { GAMUTS, type Gamut } from '../signatures';

/** Layout: ICC.1:2022, sections 7.2 and 7.3. */
const HEADER = 128;
const ENTRY = 12;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_UNUSED_BYTES = 1024;
/** The largest profiles have about fifty. */
const MAX_TAGS = 1000;

interface Tag {
  name: string;
  start: number;
  end: number;
}

function readTags(profile: Buffer): Tag[] {
  const count = profile.length >= HEADER + 4 ? profile.readUInt32BE(HEADER) : 0;
  const table = profile.subarray(HEADER + 4, HEADER + 4 + ENTRY * count);
  const tags: Tag[] = [];
  for (let at = 0; at + ENTRY <= table.length; at += ENTRY) {
    const start = table.readUInt32BE(at + 4);
    tags.push({ name: table.toString('latin1', at, at + 4), start, end: start + table.readUInt32BE(at + 8) });
  }
  return tags;
}

/** A profile may contain hidden data, so only little besides its tags is allowed. */
export function isProfile(profile: Buffer): boolean {
  const { length } = profile;
  if (length > MAX_BYTES || length < HEADER + 4) return false;
  if (profile.readUInt32BE(0) !== length || profile.toString('latin1', 36, 40) !== 'acsp') return false;
  const count = profile.readUInt32BE(HEADER);
  if (count > MAX_TAGS) return false;
  let covered = HEADER + 4 + ENTRY * count;
  let unused = 0;
  for (const { start, end } of readTags(profile).sort((a, b) => a.start - b.start)) {
    unused += Math.max(0, start - covered);
    covered = Math.max(covered, end);
  }
  return covered <= length && unused + length - covered <= MAX_UNUSED_BYTES;
}

/** Viewers that only read matrix profiles show wrong colours for tables. */
export const hasLookupTable = (profile: Buffer): boolean => readTags(profile).some(({ name }) => name === 'A2B0');

/** Red, green and blue as XYZ under D50, from the published profiles. */
const WIDE: Partial<Record<Gamut, number[]>> = {
  p3: [0.5151, 0.2412, -0.0011, 0.292, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841],
  rec2020: [0.6735, 0.279, -0.0019, 0.1656, 0.6753, 0.03, 0.1251, 0.0456, 0.7969],
  'adobe-rgb': [0.6097, 0.3111, 0.0195, 0.2053, 0.6257, 0.0609, 0.1492, 0.0632, 0.7446],
};
const TOLERANCE = 0.01;

/** srgb for everything that pages do not show in its own colours. */
export function gamutOf(profile: Buffer | undefined): Gamut {
  if (!profile || !isProfile(profile) || hasLookupTable(profile)) return 'srgb';
  const tags = readTags(profile);
  const found = ['rXYZ', 'gXYZ', 'bXYZ'].flatMap((name) => {
    const { start = 0, end = 0 } = tags.find((tag) => tag.name === name) ?? {};
    return end - start >= 20 ? [0, 1, 2].map((at) => profile.readInt32BE(start + 8 + at * 4) / 65_536) : [];
  });
  const isNear = (wanted: number[] = []) =>
    found.length === 9 &&
    wanted.length === 9 &&
    wanted.every((value, at) => Math.abs(value - (found[at] ?? 0)) < TOLERANCE);
  return GAMUTS.find((gamut) => isNear(WIDE[gamut])) ?? 'srgb';
}
