import { exactCount } from '../numbers';

/** The owner’s own texts. */
export const siteTexts = {
  text: 'Text',
  markdown: 'Markdown: # heading, **bold**, [link](https://…), lists. HTML is shown as text.',
  save: 'Save',
  preview: 'Preview',
  back: 'Back to the texts',
  saved: 'Text saved',
  failed: 'Failed to save the text',
  write: 'Write',
  edit: 'Edit',
  names: {
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    help: 'Help Center',
    imprint: 'Imprint',
    about: 'About',
    notice: 'Notice',
  },
  hints: {
    terms: 'Replaces the built-in text.',
    privacy: 'Replaces the built-in text.',
    help: 'Added below the built-in text.',
    imprint: 'A page at /imprint, linked in the footer.',
    about: 'A page at /about, linked in the footer.',
    notice: 'At the top of every page.',
  },
  errors: {
    tooLong: (most: number) => `At most ${exactCount(most)} characters.`,
  },
};
