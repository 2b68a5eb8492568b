import { licenceName } from '~/features/wallpapers/credit';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { PackageFacts, PackageLayout, PackedPicture } from './package';

const FOLDER = '~/.local/share/wallpapers';

const packageId = ({ name }: PackageFacts, { wallpaper }: PackedPicture) => `${name}-${wallpaper.id}`;

/** One package of type Wallpaper/Images per picture. */
export const kde: PackageLayout = {
  // Plasma reads the size from the file name.
  pictureName: (facts, picture) =>
    `${packageId(facts, picture)}/contents/images/${picture.size.width}x${picture.size.height}.jpg`,

  thumbnailName: (facts, picture) => `${packageId(facts, picture)}/contents/screenshot.jpg`,

  describe(facts, picture) {
    const { id, title, author, authorUrl, palette } = picture.wallpaper;
    const accent = palette[0]?.color;
    const metadata = {
      KPlugin: {
        Id: packageId(facts, picture),
        Name: title,
        Authors: author ? [{ Name: author, ...(authorUrl && { Website: authorUrl }) }] : [],
        License: licenceName(picture.wallpaper) ?? 'Unknown',
        Website: facts.origin + wallpaperPath(id),
      },
      KPackageStructure: 'Wallpaper/Images',
      ...(accent && { 'X-KDE-PlasmaImageWallpaper-AccentColor': accent }),
    };
    return [{ name: `${packageId(facts, picture)}/metadata.json`, text: `${JSON.stringify(metadata, null, 2)}\n` }];
  },

  index: () => [],

  readmeName: () => 'README.txt',

  steps(_facts, file) {
    const text = messagesOf('packages').kde;
    return [text.unpack(`mkdir -p ${FOLDER} && unzip -o ${file} -d ${FOLDER}`), text.open, text.slideshow(FOLDER)];
  },
};
