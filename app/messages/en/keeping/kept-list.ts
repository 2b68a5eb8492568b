import { type Size, sizeOf } from '../../sizes';
import { counted, exactCount } from '../numbers';

/** The page of a list that a visitor keeps. */
export const keptList = {
  title: 'My list',
  shared: 'A list of wallpapers',
  count: (count: number) => counted(count, 'wallpaper', 'wallpapers'),
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  secret: 'This page has a secret address. Anyone who has it can change the list.',
  readOnly: 'Someone made this list. You can look at it and use it.',
  empty: {
    title: 'Nothing here yet',
    text: 'Press “Keep” on a wallpaper, and it appears here.',
    browse: 'Find wallpapers',
  },
  firstNamed: (most: number) => `This address names more wallpapers. These are the first ${most}.`,
  use: {
    text: 'This browser keeps wallpapers in another list, or in none yet.',
    button: 'Keep wallpapers in this list',
  },
  download: {
    size: 'Size',
    full: 'Full size',
    mine: (screen: Size) => `My screen, ${sizeOf(screen)}`,
    all: 'Download all',
    part: (from: number, to: number) => `Download ${exactCount(from)} to ${exactCount(to)}`,
    hint: 'A ZIP of at most 500 MB. For a screen, it has the smallest files that fill it.',
  },
  changer: 'Use in a wallpaper changer',
  share: {
    title: 'Share',
    text: 'With this link, anyone can see the list but not change it. No one sees your notes.',
    address: 'Link for others',
    undo: 'Shared it with too many people? Replace the link. The old one stops working.',
    replace: 'Replace link',
    replaced: 'Link replaced',
  },
  device: {
    title: 'My other device',
    text: 'Scan this code or open this link on your other device. You can change the list there, too.',
    address: 'Secret link',
    qr: 'QR code with the secret link',
  },
  rename: {
    title: 'Rename',
    label: 'Title of the list',
    save: 'Save title',
    done: 'Title saved',
  },
  delete: {
    title: 'Delete this list',
    text: 'The list and its links stop working at once. The wallpapers stay in the gallery.',
    button: 'Delete list',
    done: 'List deleted',
  },
  pictures: 'Wallpapers in this list',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title}`,
  /** For screen readers, after a change. */
  moved: (title: string, place: number, total: number) => `${title} is now ${place} of ${total}`,
  removed: (title: string) => `${title} removed`,
  edit: 'Note',
  editNamed: (title: string) => `Note for ${title}`,
  note: 'Note, only for you',
  save: 'Save',
  previous: 'Previous',
  next: 'Next',
  failed: 'Could not save. Please try again later.',
};
