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

/** From a value to light, both 0 to 1. */
export type ToLight = (value: number) => number;

const numberAt = (profile: Buffer, at: number) => profile.readInt32BE(at) / 65_536;

/** The curve of red or of grey. Null without one. Layout: ICC.1:2022, sections 10.6 and 10.18. */
export function curveIn(profile: Buffer, name: 'rTRC' | 'kTRC'): ToLight | null {
  const { start = 0, end = 0 } = readTags(profile).find((tag) => tag.name === name) ?? {};
  if (end - start < 12 || end > profile.length) return null;
  const type = profile.toString('latin1', start, start + 4);
  if (type === 'curv') {
    const count = profile.readUInt32BE(start + 8);
    if (start + 12 + count * 2 > end) return null;
    const entry = (index: number) => profile.readUInt16BE(start + 12 + Math.min(index, count - 1) * 2);
    if (count === 0) return (value) => value;
    if (count === 1) return (value) => value ** (entry(0) / 256);
    return (value) => {
      const place = value * (count - 1);
      const below = Math.floor(place);
      return (entry(below) + (entry(below + 1) - entry(below)) * (place - below)) / 65_535;
    };
  }
  const numbers = PARAMETERS[profile.readUInt16BE(start + 8)] ?? 0;
  if (type !== 'para' || numbers === 0 || start + 12 + numbers * 4 > end) return null;
  const given = Array.from({ length: numbers }, (_, index) => numberAt(profile, start + 12 + index * 4));
  const [g = 1, a = 1, b = 0, third = 0, fourth = 0, e = 0, f = 0] = given;
  if (numbers === 1) return (value) => value ** g;
  // The shorter kinds have no linear part.
  if (numbers < 5) return (value) => Math.max(0, a * value + b) ** g + third;
  return (value) => (value >= fourth ? (a * value + b) ** g + e : third * value + f);
}

/** By kind of a parametric curve. */
const PARAMETERS: Record<number, number> = { 0: 1, 1: 3, 2: 4, 3: 5, 4: 7 };

/** Of code points in a profile. ICC.1:2022, section 9.2.17. */
export function transferIn(profile: Buffer): number | undefined {
  const { start = 0, end = 0 } = readTags(profile).find(({ name }) => name === 'cicp') ?? {};
  return end - start >= 12 && end <= profile.length ? profile[start + 9] : undefined;
}

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
    return end - start >= 20 ? [0, 1, 2].map((at) => numberAt(profile, start + 8 + at * 4)) : [];
  });
  const isNear = (wanted: number[] = []) =>
    found.length === 9 &&
    wanted.length === 9 &&
    wanted.every((value, at) => Math.abs(value - (found[at] ?? 0)) < TOLERANCE);
  return GAMUTS.find((gamut) => isNear(WIDE[gamut])) ?? 'srgb';
}
