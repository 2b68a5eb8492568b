import { counted } from '../numbers';

/** The page for uploading one picture, and dropping or pasting files anywhere in the admin area. */
export const uploads = {
  title: 'Upload a wallpaper',
  failed: 'Upload failed',
  uploadFailed: 'Failed to upload wallpaper',
  uploaded: 'Wallpaper uploaded successfully',
  skipped: 'Upload skipped',
  showIt: 'Show it',
  form: {
    image: 'Image',
    hint: (maxMb: number) =>
      `Pick a file, or drop or paste one anywhere here: JPG, PNG, WEBP or AVIF, at most ${maxMb} MB. The other fields are filled in from it. Change what you like.`,
    hintWithoutScripts: (maxMb: number) =>
      `Pick a file: JPG, PNG, WEBP or AVIF, at most ${maxMb} MB. Fields you leave blank are filled in from it.`,
    preview: 'Preview of the chosen picture',
    noCategory: 'No category',
    button: 'Upload wallpaper',
    busy: 'Uploading…',
    reading: 'Reading the picture…',
    cancel: 'Cancel',
    many: 'Upload many at once',
  },
  progress: {
    label: 'Upload',
    uploading: 'Uploading…',
    processing: 'Processing…',
    percent: (percent: number) => `${percent}%`,
    cancel: 'Cancel upload',
  },
  leave: {
    uploading: { title: 'Leave while the picture is uploading?', text: 'This stops the upload.' },
    typed: { title: 'Leave without uploading?', text: 'You’ll lose the picture and what you typed.' },
  },
  session: {
    ended: 'Your session has ended.',
    kept: 'The picture and what you typed are still here. Log in again, then upload.',
    logIn: 'Log in (opens a new tab)',
  },
  unsent: {
    title: 'Your session had ended, so no files were uploaded.',
    pickAgain: (count: number, names: string, more: number) => {
      const list = more > 0 ? `${names} and ${more} more` : names;
      return count === 1 ? `Pick this file again: ${list}.` : `Pick these ${count} files again: ${list}.`;
    },
  },
  incoming: {
    drop: 'Drop to upload as new wallpapers',
    added: (count: number) =>
      count === 1 ? 'The file is in the form' : `${counted(count, 'file is', 'files are')} in the list`,
    checkFirst: 'Not uploaded yet. Check the fields first.',
  },
  tooManyTags: 'Too many tags',
};
