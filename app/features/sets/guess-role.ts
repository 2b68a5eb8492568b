import type { VersionRole } from '~/lib/version-roles';
import type { Tone } from './set.view';

/** As file names have them: lake-dark.jpg, lake_night.png, "Lake (mobile)". */
const ROLE_WORDS: Record<string, VersionRole> = {
  light: 'light',
  bright: 'light',
  white: 'light',
  day: 'day',
  noon: 'day',
  desktop: 'desktop',
  pc: 'desktop',
  dawn: 'dawn',
  sunrise: 'dawn',
  morning: 'dawn',
  dusk: 'dusk',
  sunset: 'dusk',
  evening: 'dusk',
  dark: 'dark',
  black: 'dark',
  night: 'night',
  ultrawide: 'ultrawide',
  tablet: 'tablet',
  ipad: 'tablet',
  phone: 'phone',
  mobile: 'phone',
  iphone: 'phone',
};

const words = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const roleWords = (title: string) => words(title).filter((word) => Object.hasOwn(ROLE_WORDS, word));

/** What the versions of one picture have in common: the title without the words for roles. */
export function titleOfSet(title: string): string {
  return words(title)
    .filter((word) => !Object.hasOwn(ROLE_WORDS, word))
    .join(' ');
}

export const namesRole = (title: string): boolean => roleWords(title).length > 0;

interface Guessed {
  title: string;
  width: number;
  height: number;
  deviceType: string | null;
  tone: Tone;
}

const WIDEST_USUAL = 2;

/** From the last word for a role in the title, else the shape, else the tone. */
function guessAlone({ title, width, height, deviceType, tone }: Guessed): VersionRole {
  const word = roleWords(title).at(-1);
  const named = word === undefined ? undefined : ROLE_WORDS[word];
  if (named) return named;
  if (deviceType === 'mobile') return 'phone';
  if (deviceType === 'tablet') return 'tablet';
  if (width / height > WIDEST_USUAL) return 'ultrawide';
  return tone ?? 'desktop';
}

/** For the versions of one picture. Beside a dark one for the same device, the one without a word is the light one. */
export function guessRoles<One extends Guessed>(versions: One[]): (One & { role: VersionRole })[] {
  const guessed = versions.map((one) => ({ ...one, role: guessAlone(one) }));
  const isDark = ({ title, role }: Guessed & { role: VersionRole }) =>
    namesRole(title) && /^(?:dark|night)$/.test(role);
  return guessed.map((one) => {
    const hasDarkTwin = guessed.some((other) => isDark(other) && other.deviceType === one.deviceType);
    return hasDarkTwin && !namesRole(one.title) ? { ...one, role: 'light' } : one;
  });
}
