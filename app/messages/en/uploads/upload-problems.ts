/** Why a picture or its fields can't be uploaded. */
export const uploadProblems = {
  noImage: 'Please select an image file',
  empty: 'The file is empty.',
  tooLarge: (maxMb: number) => `File is too large: at most ${maxMb} MB.`,
  emptyFolder: 'This folder has no files.',
  unreadable: 'The file can’t be read.',
  unsupported: 'Only JPG, PNG, WEBP and AVIF images are accepted.',
  saveAs: (format: string) => `${format} pictures don’t work here. Save it as JPG, PNG, WEBP or AVIF.`,
  noTitle: 'Title is required.',
  noResolution: 'Resolution is required.',
  noFileSize: 'File size is required.',
  noDevice: 'Missing device type: Please select PC or Mobile before uploading.',
};
