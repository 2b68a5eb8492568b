import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'wallpaper', 'wallpapers');

/** The trash, and the questions before wallpapers go there. */
export const trash = {
  title: 'Trash',
  /** The bracketed part is hidden on narrow screens. */
  lead: (days: number) => `Deleted wallpapers stay here for ${days} days.[ Visitors can’t see them.]`,
  whatDeletingDoes: (days: number) =>
    `Deleted wallpapers leave the site at once. You can restore them from the trash for ${days} days.`,
  empty: 'The trash is empty.',
  columns: {
    selected: 'Selected',
    picture: 'Picture',
    title: 'Title',
    deleted: 'Deleted',
    daysLeft: 'Deleted permanently in',
    actions: 'Actions',
  },
  hidden: 'Hidden after a report',
  daysLeft: (days: number) => (days === 0 ? 'an hour' : counted(days, 'day', 'days')),
  pages: { label: 'Pages of the trash', first: 'Show all from the start', next: 'Next' },
  restore: {
    one: 'Restore',
    named: (title: string) => `Restore ${title}`,
    selected: 'Restore[ selected]',
    all: 'Restore all',
    done: (count: number) => `${wallpapers(count)} restored`,
    inBackground: (count: number) => `${wallpapers(count)} will be restored in the background`,
  },
  delete: {
    selected: 'Delete[ selected permanently]',
    all: 'Empty trash',
    question: (count: number) => `Delete ${wallpapers(count)} permanently?`,
    consequence: 'This deletes the pictures and everything that belongs to them. You can’t undo this.',
    button: 'Delete permanently',
    someFailed: 'Some wallpapers could not be deleted',
    done: (count: number) => `${wallpapers(count)} deleted permanently`,
    inBackground: (count: number) => `${wallpapers(count)} will be deleted permanently in the background`,
  },
  purge: {
    link: 'Delete all wallpapers in the gallery…',
    title: 'Delete all wallpapers',
    question: 'Delete all wallpapers?',
    consequence: (count: number, drafts: number, days: number) =>
      `${withDrafts(wallpapers(count), drafts)} will leave the site at once. You can restore them from the trash for ${days} days.`,
    type: (words: string) => `Type ${words} to confirm`,
    button: 'Delete all wallpapers',
    cancelled: 'Cancelled',
    failed: 'Failed to purge wallpapers',
    done: (count: number, drafts: number) => `${withDrafts(wallpapers(count), drafts)} deleted`,
    inBackground: (count: number, drafts: number) =>
      `${withDrafts(wallpapers(count), drafts)} will be deleted in the background`,
  },
  notInTrash: (count: number) => `${counted(count, 'wallpaper was', 'wallpapers were')} no longer in the trash.`,
  notFromList: 'Select wallpapers from the list.',
};
