/** Known to the form as well as to the schema, so that both say the same. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;

export const MISSING_CURRENT = 'Please enter your current password.';
export const SHORT_PASSWORD = `Please choose at least ${MIN_PASSWORD_LENGTH} characters.`;
export const MISSING_REPETITION = 'Please enter the new password again.';
