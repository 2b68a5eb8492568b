export const MAX_TAGS = 12;
/** Of all tags together, as one text. */
export const MAX_TAGS_LENGTH = 5000;
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_AUTHOR_LENGTH = 120;
export const MAX_LICENCE_LENGTH = 200;
export const MAX_ADDRESS_LENGTH = 500;

/** For file inputs. The server checks the real type. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif';
