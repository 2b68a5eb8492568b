import { DomainError } from '~/lib/errors';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const BROKEN = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM']);

/** Puts a failed write into words: a full or broken disk becomes `unavailable`, anything else stays as it is. */
export function asStorageFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return new DomainError('unavailable', 'Storage is full. Nothing was saved.');
  if (BROKEN.has(code)) return new DomainError('unavailable', 'Storage cannot be written. Nothing was saved.');
  return error;
}
