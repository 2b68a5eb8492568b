import { exactCount } from '../numbers';

/** The page that completes one wallpaper after another. */
export const triage = {
  title: 'Complete wallpapers',
  tab: 'Incomplete',
  lists: 'What is missing',
  only: {
    untagged: 'Tags',
    uncategorised: 'Category',
    'no-device': 'Device',
    'no-author': 'Author',
    'no-licence': 'Licence',
    'no-description': 'Description',
    drafts: 'Drafts',
  },
  place: (at: number, all: number) => `${exactCount(at)} of ${exactCount(all)}`,
  suggestedTags: 'Suggested tags',
  save: 'Save and next',
  back: 'Back',
  skip: 'Skip',
  delete: 'Delete',
  undo: 'Undo',
  saved: (title: string) => `Saved: ${title}`,
  undone: (title: string) => `Undone: ${title}`,
  gone: 'This wallpaper was deleted in the meantime.',
  allFields: 'All fields',
  allDone: 'Done. None is left here.',
  none: 'No wallpaper is missing this.',
};
