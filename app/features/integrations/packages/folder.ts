import { type PackageLayout, pictureFile } from './package';

/** One folder, for everything that goes through one. */
export const folder: PackageLayout = {
  pictureName: ({ name }, { wallpaper }) => `${name}/${pictureFile(wallpaper)}`,
  index: () => [],
  readmeName: ({ name }) => `${name}/README.txt`,
  steps: ({ name }, file) => [
    `Unpack ${file}: there is one folder in it, ${name}.`,
    'In Paperize or Peristyle (Android), or in the slideshow of your desktop, add that folder.',
    'Choose there how often the wallpaper changes.',
  ],
};
