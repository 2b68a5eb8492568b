import { type Size, sizeOf } from '../../sizes';
import { formatFileSize } from '../file-sizes';
import { exactCount } from '../numbers';

const about = (bytes: number) => `about ${formatFileSize(bytes)}`;

/** The page where visitors cut a wallpaper to their screen. */
export const cuts = {
  crumb: 'For my screen',
  /** The brackets are the title of the wallpaper. */
  heading: '[title] for my screen',
  title: (title: string) => `${title} for my screen`,
  description: (alt: string) => `${alt}, cut to the size of a screen.`,
  skip: 'Skip to download',
  alt: (alt: string) => `${alt}, as it looks on this screen`,
  about,
  facts: (
    cut: Size,
    whole: Size,
    percent: number,
    file: { bytes: number | null; about: number | null } | undefined,
  ) => {
    const weight = file?.bytes ? formatFileSize(file.bytes) : file?.about ? about(file.about) : null;
    return `${sizeOf(cut)} from ${sizeOf(whole)}, ${percent}% of the picture${weight ? `, ${weight}` : ''}`;
  },
  tooSmall: (lack: Size, screen: Size) => {
    const narrow = lack.width > 0 ? `${exactCount(lack.width)} px too narrow` : '';
    const short = lack.height > 0 ? `${exactCount(lack.height)} px too short` : '';
    const both = [narrow, short].filter(Boolean).join(' and ');
    return `This picture is ${both} for ${sizeOf(screen)}. We never enlarge, so this is the largest cut it can give.`;
  },
  remember: 'Make this my screen',
  forget: 'Forget my screen',
  fit: 'How it fits',
  fits: { cover: 'Fill the screen', contain: 'Fit, with a border', inside: 'Fit, without a border' },
  border: 'Border',
  format: 'Format',
  download: (cut: Size) => `Download ${sizeOf(cut)}`,
  link: 'Link to this file',
  monitors: 'Several monitors',
  /** Other wallpapers, when this one is too small. */
  others: 'Wallpapers that fit',
};
