export function readId(value: string | undefined): number | null {
  const id = value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** The token of a pending upload: 16 random bytes. */
export const UPLOAD_TOKEN = /^[0-9a-f]{32}$/;
