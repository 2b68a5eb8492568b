import { counted } from '../numbers';

const files = (count: number) => counted(count, 'file', 'files');

/** The page for uploading many pictures. */
export const uploadQueue = {
  title: 'Upload many wallpapers',
  one: 'Upload one',
  form: {
    category: 'Category for all',
    device: 'Device for all',
    guessFromPicture: 'Guess from the picture',
    allHint: 'Applies to new files and to empty fields. To change other rows, select them.',
    allHintWithoutScripts: 'Every file needs a category. Choose one, unless the file names suggest it.',
    images: 'Images',
    hint: (minSize: string, maxMb: number) =>
      `Pick files, or drop or paste them anywhere here: JPG, PNG, WEBP or AVIF, at least ${minSize} pixels and at most ${maxMb} MB each.`,
    hintWithoutScripts: (minSize: string, maxMb: number, maxFiles: number) =>
      `JPG, PNG, WEBP or AVIF, at least ${minSize} pixels and at most ${maxMb} MB each, up to ${files(maxFiles)} at once. Titles, tags and sizes are filled in from the files.`,
  },
  session: {
    kept: 'The files and what you typed are still here. Log in again, then continue.',
    goOn: 'Continue',
  },
  list: {
    label: 'Files',
    selectAll: 'Select all',
    show: 'Files to show',
    withCount: (label: string, count: number) => `${label} (${count})`,
    all: 'All',
    incomplete: { label: 'Incomplete', none: 'Every file is complete.' },
    similar: { label: 'To decide', none: 'Nothing needs a decision.' },
    failed: { label: 'Failed', none: 'No files failed.' },
  },
  selected: {
    label: 'Selected files',
    category: 'Category for the selected files',
    device: 'Device for the selected files',
    tags: 'Tags to add to the selected files',
    keepCategory: 'Category: no change',
    keepDevice: 'Device: no change',
    tagsPlaceholder: 'Tags to add, comma-separated',
    apply: (count: number, published: number) =>
      published > 0 ? `Apply to ${files(count)}, ${published} published` : `Apply to ${files(count)}`,
  },
  row: {
    select: (file: string) => `Select ${file}`,
    fields: {
      title: (file: string) => `Title of ${file}`,
      categoryId: (file: string) => `Category of ${file}`,
      deviceType: (file: string) => `Device of ${file}`,
      tags: (file: string) => `Tags of ${file}`,
    },
    selectCategory: 'Select a category',
    tagsPlaceholder: 'Tags, comma-separated',
    names: { title: 'title', categoryId: 'category', deviceType: 'device', tags: 'tags' },
    needs: (names: string[]) => `Needs ${names.join(', ')}`,
    unreadable: 'Your browser can’t read this picture. It may be damaged.',
    uploading: (percent: number) => `Uploading ${percent}%`,
    processing: 'Processing…',
    progress: (file: string) => `Upload of ${file}`,
    showIt: 'Show it',
    similar: 'Similar to a picture in the gallery',
    incomplete: 'Incomplete',
    waiting: 'Waiting',
    reading: 'Reading…',
    ready: 'Ready',
    cancelled: 'Cancelled',
    saving: 'Saving…',
    saved: 'Saved',
    uploaded: 'Uploaded',
    actions: { retry: 'Retry', cancel: 'Cancel', remove: 'Remove' },
    actionOn: (action: string, file: string) => `${action} ${file}`,
  },
  totals: {
    running: (count: number) => `${count} in progress`,
    pending: (count: number) => `${count} not sent`,
    refused: (count: number) => `${count} can’t be uploaded`,
    upload: (count: number) => (count > 0 ? `Upload ${files(count)}` : 'Upload'),
    retry: (count: number) => `Retry ${counted(count, 'failed file', 'failed files')}`,
    cancelAll: 'Cancel all',
    clear: 'Clear uploaded',
    progress: 'All uploads',
  },
  leave: {
    uploading: {
      title: 'Leave while files are uploading?',
      text: 'This stops uploads in progress. Uploaded wallpapers stay.',
    },
    unsent: (count: number) => ({
      title: `Leave with ${files(count)} not uploaded?`,
      text: 'You’ll lose the list and what you typed in it. Uploaded wallpapers stay.',
    }),
    unsaved: {
      title: 'Leave without saving?',
      text: 'Your changes to uploaded wallpapers aren’t saved yet.',
    },
  },
};
