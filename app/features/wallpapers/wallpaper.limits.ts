export const MAX_TAGS = 12;
/** Of all tags as one text. */
export const MAX_TAGS_LENGTH = 5000;
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_CREDIT_LENGTH = 200;

/** For file inputs; what a file really is, the server finds out. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';
