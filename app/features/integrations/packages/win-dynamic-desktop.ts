import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { VersionRole } from '~/lib/version-roles';
import { messagesOf } from '~/messages/messages';
import { lightness, type PackageFacts, type PackageLayout } from './package';

/** The asterisk is replaced by the number of a picture: its id. */
const pattern = ({ name }: PackageFacts) => `${name}_*.jpg`;

/** The lightest third is for the day, the darkest for the night, the rest for sunrise and sunset. */
function byLightness(pictures: WallpaperDetail[]): Record<Time, WallpaperDetail[]> {
  const sorted = [...pictures].sort((a, b) => lightness(b) - lightness(a));
  const third = Math.ceil(sorted.length / 3);
  const between = sorted.slice(third, Math.max(third, sorted.length - third));
  const half = Math.ceil(between.length / 2);
  return {
    day: sorted.slice(0, third),
    sunrise: between.slice(0, half),
    sunset: between.slice(half),
    night: sorted.slice(sorted.length - third),
  };
}

type Time = 'sunrise' | 'day' | 'sunset' | 'night';

const TIME_OF: Partial<Record<VersionRole, Time>> = {
  dawn: 'sunrise',
  light: 'day',
  day: 'day',
  dusk: 'sunset',
  dark: 'night',
  night: 'night',
};

const timeOf = ({ set }: WallpaperDetail) => set && TIME_OF[set.role];

/** Versions by their role, other pictures by lightness. */
function byTimeOfDay(pictures: WallpaperDetail[]) {
  const others = byLightness(pictures.filter((wallpaper) => !timeOf(wallpaper)));
  const at = (time: Time) => [...pictures.filter((wallpaper) => timeOf(wallpaper) === time), ...others[time]];
  const firstOf = (...times: Time[]) => (times.map(at).find(({ length }) => length > 0) ?? []).map(({ id }) => id);
  return {
    sunriseImageList: firstOf('sunrise', 'day', 'sunset', 'night'),
    dayImageList: firstOf('day', 'sunrise', 'sunset', 'night'),
    sunsetImageList: firstOf('sunset', 'day', 'sunrise', 'night'),
    nightImageList: firstOf('night', 'sunset', 'sunrise', 'day'),
  };
}

function listCredits(pictures: WallpaperDetail[], { title }: PackageFacts): string {
  const authors = [...new Set(pictures.flatMap(({ author }) => author ?? []))];
  return authors.length > 0 ? authors.join(', ') : title;
}

/** https://github.com/t1m0thyj/WinDynamicDesktop/wiki/Creating-custom-themes: one JSON file next to the pictures. */
export const winDynamicDesktop: PackageLayout = {
  chooseVersions(versions) {
    const timed = versions.filter((wallpaper) => timeOf(wallpaper) || wallpaper.set?.role === 'desktop');
    return timed.length > 0 ? timed : versions.slice(0, 1);
  },

  pictureName: (facts, { wallpaper }) => pattern(facts).replace('*', String(wallpaper.id)),

  index(facts, groups) {
    const pictures = groups.flat().map(({ wallpaper }) => wallpaper);
    if (pictures.length === 0) return [];
    const theme = {
      displayName: facts.title,
      imageFilename: pattern(facts),
      imageCredits: listCredits(pictures, facts),
      ...byTimeOfDay(pictures),
    };
    return [{ name: 'theme.json', text: `${JSON.stringify(theme, null, 2)}\n` }];
  },

  readmeName: () => 'README.txt',

  steps(facts, file) {
    const text = messagesOf('packages').winDynamicDesktop;
    return [text.install, text.import(file), text.apply(facts.title)];
  },
};
