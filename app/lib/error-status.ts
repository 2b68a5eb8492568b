import type { DomainError } from './errors';

export const retryHeaders = ({ details: { retryAfter } }: DomainError): Record<string, string> =>
  retryAfter ? { 'Retry-After': String(retryAfter) } : {};

export const STATUS_BY_CODE: Record<DomainError['code'], number> = {
  moved: 301,
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
};
