export const MAX_EMAIL_LENGTH = 254;

/** Without what ends an address or lists several in a mail header. */
const ADDRESS = /^[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+$/;

export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** An address, or a name with one. */
export function isMailbox(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]+<([^<>]*)>$/.exec(text) ?? [];
  return isAddress(address);
}

export const maskedEmail = (address: string) => address.replace(/^(.)[^@]*@/u, '$1…@');
