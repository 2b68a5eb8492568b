export const MAX_EMAIL_LENGTH = 254;

/** Ends the validation: the time that address patterns take grows with the square of the length. */
export const tooLong = (message: string) => ({ error: message, abort: true });

export const maskedEmail = (address: string) => address.replace(/^(.)[^@]*@/u, '$1…@');
