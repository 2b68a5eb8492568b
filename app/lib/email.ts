export const MAX_EMAIL_LENGTH = 254;

export const maskedEmail = (address: string) => address.replace(/^(.)[^@]*@/u, '$1…@');
