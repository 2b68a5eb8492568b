import { type Size, sizeOf } from '../../sizes';
import { counted } from '../numbers';

/** The page where visitors cut a wallpaper for several monitors. */
export const monitors = {
  crumb: 'Several monitors',
  /** The brackets are the title of the wallpaper. */
  heading: '[title] on several monitors',
  title: (title: string) => `${title} on several monitors`,
  description: (alt: string) => `${alt}, cut for screens side by side.`,
  alt: (alt: string, screens: number) => `${alt}, across ${counted(screens, 'screen', 'screens')}`,
  facts: (screens: number, whole: Size, percent: number) =>
    `${counted(screens, 'screen', 'screens')} from ${sizeOf(whole)}, ${percent}% of the picture`,
  tooSmall: (files: { name: string; size: Size; wanted: Size }[]) => {
    const sizes = files.map((file) => `${file.name} is ${sizeOf(file.size)} instead of ${sizeOf(file.wanted)}`);
    return `This picture has too few pixels for these screens. We never enlarge, so the files are smaller: ${sizes.join(', ')}.`;
  },
  zip: 'The ZIP has a file for each screen, named after the screen, and one for all of them. It also has the commands that set them on sway, Hyprland, KDE, GNOME and Windows. Screens are side by side from left to right, centred vertically.',
  oneScreen: 'One screen',
  screen: (number: number) => `Screen ${number}`,
  remove: 'Remove',
  removeNamed: (number: number) => `Remove screen ${number}`,
  add: 'Add a screen',
  name: 'Name',
  scale: 'Scale',
  gap: 'Gap between screens, px',
  download: 'Download ZIP',
};
