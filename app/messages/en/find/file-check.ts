/** The page that looks for files in the gallery before they are uploaded or imported. */
export const fileCheck = {
  title: 'Check files',
  link: 'Check files first',
  lead: 'Choose files to see which of them the gallery already has. Nothing is uploaded.',
  files: 'Files',
  hint: (megabytes: number, most: number) =>
    `JPG, PNG, WEBP or AVIF, up to ${megabytes} MB each and ${most} at a time.`,
  check: 'Check',
  failed: 'Failed to check the files',
  file: 'File',
  result: 'Result',
  new: 'New',
  draft: 'Draft: ',
};
