import { messagesOf } from '~/messages/messages';
import { type PackageLayout, pictureFile } from './package';

/** A plain folder, for every app that shows the pictures of a folder. */
export const folder: PackageLayout = {
  pictureName: ({ name }, { wallpaper }) => `${name}/${pictureFile(wallpaper)}`,
  index: () => [],
  readmeName: ({ name }) => `${name}/README.txt`,
  steps({ name }, file) {
    const text = messagesOf('packages').folder;
    return [text.unpack(file, name), text.add, text.every];
  },
};
