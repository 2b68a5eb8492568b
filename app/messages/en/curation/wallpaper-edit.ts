import { counted } from '../numbers';

const focalPoint = (x: number, y: number) =>
  x === 50 && y === 50 ? 'centre' : `${x}% from the left, ${y}% from the top`;

/** The pages of one wallpaper in the admin area. In headings, [title] is where its title goes. */
export const wallpaperEdit = {
  title: (title: string | undefined) => `Edit ${title ?? 'wallpaper'}`,
  heading: 'Edit “[title]”',
  details: 'Details',
  noDevice: 'No device',
  noCategory: 'No category',
  save: 'Save changes',
  saveAndNext: 'Save and next',
  suggestedTags: 'Suggested tags',
  undo: 'Undo',
  undone: (title: string) => `Undone: ${title}`,
  saving: 'Saving…',
  cancel: 'Cancel',
  tryLater: 'Please try again later.',
  backToList: 'Back to the list',
  backToEditing: 'Back to editing',
  neighbours: { label: 'Previous and next wallpaper', previous: 'Previous', next: 'Next' },
  aside: {
    facts: (width: number, height: number, format: string, downloads: number) =>
      `${width} × ${height} px, ${format}, ${counted(downloads, 'download', 'downloads')}`,
    view: 'View on the site',
    download: 'Download',
    delete: 'Delete',
    downloadFailed: { title: 'Download failed', text: 'Please try again later' },
  },
  fields: {
    title: 'Title',
    description: 'Description',
    author: 'Author',
    authorUrl: 'Link to the author',
    sourceUrl: 'Source',
    licence: 'Licence',
    licenceText: 'Name of the licence',
    ai: 'Made by AI',
    deviceType: 'Device',
    categoryId: 'Category',
    tags: 'Tags',
    resolution: 'Resolution',
    fileSize: 'File size',
    featured: 'Featured',
  },
  values: { yes: 'Yes', no: 'No', none: 'None', deletedCategory: 'Deleted category' },
  gone: {
    title: 'This wallpaper was deleted in another window',
    error: 'This wallpaper has been deleted.',
    trash: "We kept what you typed. It isn't saved yet. The wallpaper is in the trash.",
    forever:
      "We kept what you typed, but it can't be saved: the wallpaper was deleted permanently. You can copy your text from the form below.",
    restore: 'Restore and save',
  },
  trashed: {
    heading: '“[title]” is in the trash',
    daysLeft: (days: number) => `It's no longer on the site. You can restore it for ${counted(days, 'day', 'days')}.`,
    restore: 'Restore',
    restoring: 'Restoring…',
  },
  focal: {
    title: (title: string | undefined) => `Focal point of ${title ?? 'a wallpaper'}`,
    heading: 'Focal point of “[title]”',
    summary: (x: number, y: number) => `Focal point: ${focalPoint(x, y)}`,
    chosen: 'Cards and cuts keep this point in view. It was set by hand.',
    found: 'Cards and cuts keep this point in view. It was found automatically.',
    x: 'From the left, %',
    y: 'From the top, %',
    save: 'Save focal point',
    find: 'Find automatically',
    saved: 'Focal point saved',
    foundAgain: 'Focal point found automatically',
    failed: 'Failed to move the focal point',
  },
  picture: {
    title: (title: string | undefined) => `Replace the picture of ${title ?? 'a wallpaper'}`,
    heading: 'Replace the picture of “[title]”',
    label: 'Replace the picture',
    hint: (maxMb: number) =>
      `JPG, PNG, WEBP or AVIF, at most ${maxMb} MB. The link, downloads and texts stay the same. The old picture goes to the trash.`,
    replace: 'Replace',
    replacing: 'Replacing…',
    replaced: 'The new picture is in place. The old one is in the trash.',
    failed: 'Failed to replace the picture',
  },
};
