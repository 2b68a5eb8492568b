import { wallpaperPath } from '~/lib/paths';
import type { PackageFacts, PackageLayout, PackedPicture } from './package';

const packageId = ({ name }: PackageFacts, { wallpaper }: PackedPicture) => `${name}-${wallpaper.id}`;

/** Packages of the kind Wallpaper/Images, one for each picture. */
export const kde: PackageLayout = {
  // Plasma reads the size from the name.
  pictureName: (facts, picture) =>
    `${packageId(facts, picture)}/contents/images/${picture.size.width}x${picture.size.height}.jpg`,

  thumbnailName: (facts, picture) => `${packageId(facts, picture)}/contents/screenshot.jpg`,

  describe(facts, picture) {
    const { id, title, author, licence, palette } = picture.wallpaper;
    const accent = palette[0]?.color;
    const metadata = {
      KPlugin: {
        Id: packageId(facts, picture),
        Name: title,
        Authors: author ? [{ Name: author }] : [],
        License: licence ?? 'Unknown',
        Website: facts.origin + wallpaperPath(id),
      },
      KPackageStructure: 'Wallpaper/Images',
      ...(accent && { 'X-KDE-PlasmaImageWallpaper-AccentColor': accent }),
    };
    return [{ name: `${packageId(facts, picture)}/metadata.json`, text: `${JSON.stringify(metadata, null, 2)}\n` }];
  },

  index: () => [],

  readmeName: () => 'README.txt',

  steps: (_facts, file) => [
    `Unpack it: mkdir -p ~/.local/share/wallpapers && unzip -o ${file} -d ~/.local/share/wallpapers`,
    'Right-click the desktop and open “Configure Desktop and Wallpaper”: the pictures are among the others.',
    'For a new one every so often choose the wallpaper type “Slideshow”, and there ~/.local/share/wallpapers.',
  ],
};
