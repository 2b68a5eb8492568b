import { messagesOf } from '~/messages/messages';
import { lightness, type PackageFacts, type PackageLayout, type PackedPicture } from './package';

/** The asterisk is replaced by the number of a picture: its id. */
const pattern = ({ name }: PackageFacts) => `${name}_*.jpg`;

const listIds = (pictures: PackedPicture[]) => pictures.map(({ wallpaper }) => wallpaper.id);

/** The lightest third is for the day, the darkest for the night, the rest for sunrise and sunset. */
function byTimeOfDay(pictures: PackedPicture[]) {
  const sorted = [...pictures].sort((a, b) => lightness(b.wallpaper) - lightness(a.wallpaper));
  const third = Math.ceil(sorted.length / 3);
  const day = sorted.slice(0, third);
  const night = sorted.slice(-third);
  const between = sorted.slice(third, Math.max(third, sorted.length - third));
  const half = Math.ceil(between.length / 2);
  const orDay = (some: PackedPicture[]) => listIds(some.length > 0 ? some : day);
  return {
    sunriseImageList: orDay(between.slice(0, half)),
    dayImageList: listIds(day),
    sunsetImageList: orDay(between.slice(half)),
    nightImageList: listIds(night),
  };
}

function listCredits(pictures: PackedPicture[], { title }: PackageFacts): string {
  const authors = [...new Set(pictures.flatMap(({ wallpaper }) => wallpaper.author ?? []))];
  return authors.length > 0 ? authors.join(', ') : title;
}

/** https://github.com/t1m0thyj/WinDynamicDesktop/wiki/Creating-custom-themes: one JSON file next to the pictures. */
export const winDynamicDesktop: PackageLayout = {
  pictureName: (facts, { wallpaper }) => pattern(facts).replace('*', String(wallpaper.id)),

  index(facts, pictures) {
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
