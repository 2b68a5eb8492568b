/** Known to the form as well as to the schema, so that both say the same. */
export const MIN_SUBJECT_LENGTH = 3;
export const MAX_SUBJECT_LENGTH = 200;
export const MIN_MESSAGE_LENGTH = 5;
export const MAX_MESSAGE_LENGTH = 5000;

/** A simple address, as the pattern of an input and as the rule of the server. */
export const ADDRESS_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+';

export const INVALID_EMAIL = 'Invalid email: Please enter a valid email address.';
export const SHORT_SUBJECT = `Subject too short: Please provide a subject (min ${MIN_SUBJECT_LENGTH} chars).`;
export const SHORT_MESSAGE = `Message too short: Please provide more details (min ${MIN_MESSAGE_LENGTH} chars).`;
