/** What mail servers take. */
export const MAX_EMAIL_LENGTH = 254;

/** For a length that ends the checking: the time that address patterns take grows with the square of it. */
export const tooLong = (message: string) => ({ error: message, abort: true });

/** An address for a page that others may see: its reader knows it again, nobody learns it. */
export const maskedEmail = (address: string) => address.replace(/^(.)[^@]*@/u, '$1…@');
