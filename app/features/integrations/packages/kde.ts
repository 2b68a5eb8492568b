import { licenceName } from '~/features/wallpapers/credit';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { PackageFacts, PackageLayout, PackedPicture } from './package';
import { byStyle, forOtherDevices } from './versions';

const FOLDER = '~/.local/share/wallpapers';

const packageId = ({ name }: PackageFacts, { wallpaper: { id, set } }: Pick<PackedPicture, 'wallpaper'>) =>
  `${name}-${set ? `set-${set.id}` : id}`;

const MIN_SHAPE_STEP = 1.03;

/** One of each shape. Two of the same shape would have the same size, and so the same name. */
function oneOfEachShape(versions: WallpaperDetail[]): WallpaperDetail[] {
  const ratio = ({ width, height }: WallpaperDetail) => width / height;
  const step = (one: number, other: number) => Math.max(one / other, other / one);
  return versions.filter((one, index) =>
    versions.slice(0, index).every((other) => step(ratio(one), ratio(other)) > MIN_SHAPE_STEP),
  );
}

/** One package of type Wallpaper/Images per picture. Plasma chooses by light or dark style, then by shape and size. */
export const kde: PackageLayout = {
  chooseVersions(versions, screen) {
    const { light, dark } = byStyle(versions);
    const choose = (some: WallpaperDetail[]) => (screen ? some.slice(0, 1) : oneOfEachShape(some));
    return [...choose([...new Set([...light, ...forOtherDevices(versions)])]), ...choose(dark)];
  },

  // Plasma reads the size from the file name.
  pictureName(facts, picture, versions) {
    const { dark } = byStyle(versions.map(({ wallpaper }) => wallpaper));
    const folder = dark.includes(picture.wallpaper) ? 'images_dark' : 'images';
    return `${packageId(facts, picture)}/contents/${folder}/${picture.size.width}x${picture.size.height}.jpg`;
  },

  thumbnailName: (facts, picture) => `${packageId(facts, picture)}/contents/screenshot.jpg`,

  describe(facts, versions) {
    const [first] = versions;
    if (!first) return [];
    const { id, title, palette } = first.wallpaper;
    const accent = palette[0]?.color;
    const authors = new Map(versions.map(({ wallpaper: { author, authorUrl } }) => [author, authorUrl]));
    const licences = new Set(versions.map(({ wallpaper }) => licenceName(wallpaper) ?? 'Unknown'));
    const metadata = {
      KPlugin: {
        Id: packageId(facts, first),
        Name: title,
        Authors: [...authors].flatMap(([name, url]) => (name ? { Name: name, ...(url && { Website: url }) } : [])),
        License: [...licences].join(', '),
        Website: facts.origin + wallpaperPath(id),
      },
      KPackageStructure: 'Wallpaper/Images',
      ...(accent && { 'X-KDE-PlasmaImageWallpaper-AccentColor': accent }),
    };
    return [{ name: `${packageId(facts, first)}/metadata.json`, text: `${JSON.stringify(metadata, null, 2)}\n` }];
  },

  index: () => [],

  readmeName: () => 'README.txt',

  steps(_facts, file) {
    const text = messagesOf('packages').kde;
    return [text.unpack(`mkdir -p ${FOLDER} && unzip -o ${file} -d ${FOLDER}`), text.open, text.slideshow(FOLDER)];
  },
};

/** With everything in one folder: Plasma unpacks a ZIP with two entries into another folder, where it finds no package. */
export const kdeOfOne = (wallpaper: WallpaperDetail): PackageLayout => ({
  ...kde,
  readmeName: (facts) => `${packageId(facts, { wallpaper })}/README.txt`,
});
