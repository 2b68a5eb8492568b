export const MAX_EMAIL_LENGTH = 254;

/** Ends the validation, so that no pattern sees a text of any length. */
export const tooLong = (message: string) => ({ error: message, abort: true });

export const maskedEmail = (address: string) => address.replace(/^(.)[^@]*@/u, '$1…@');
