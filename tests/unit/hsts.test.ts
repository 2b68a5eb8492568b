import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => vi.resetModules());

test.each([
  ['', 'max-age=31536000'],
  ['true', 'max-age=31536000; includeSubDomains'],
])(
  'other sites below this name are bound to https only when asked: HSTS_INCLUDE_SUBDOMAINS=%s',
  async (given, header) => {
    vi.resetModules();
    vi.stubEnv('HSTS_INCLUDE_SUBDOMAINS', given);
    const { securityHeadersFor } = await import('~/http/middleware/security-headers.server');
    expect(securityHeadersFor(true)['Strict-Transport-Security']).toBe(header);
    expect(securityHeadersFor(false)['Strict-Transport-Security']).toBeUndefined();
  },
);
