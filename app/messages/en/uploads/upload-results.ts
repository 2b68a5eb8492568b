import { counted } from '../numbers';
/** The results page of an earlier upload. */
export const uploadResults = {
  title: 'Upload results',
  more: 'Upload more',
  files: 'Files',
  recent: 'Uploads from the last day',
  uploadedOf: (uploaded: number, files: number) => `${uploaded} of ${files} uploaded`,
  totals: {
    done: (uploaded: number, failed: number) => `${uploaded} uploaded, ${failed} failed`,
    scheduled: (count: number) => `${count} scheduled`,
    kept: (count: number) => counted(count, 'kept as a draft', 'kept as drafts'),
    deleted: (count: number) => `${count} deleted afterwards`,
    waiting: (count: number) => `${count} to decide`,
    skipped: (count: number) => `${count} skipped`,
  },
  skipping: 'Skipping…',
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  undecided: 'Discarded: no decision within a day.',
  deleted: 'Deleted after the upload.',
  sendAgain: 'Upload it again with a category',
  showIt: 'Show it',
};
