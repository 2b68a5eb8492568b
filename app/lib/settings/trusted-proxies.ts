import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { messagesOf } from '../../messages/messages';

type Trust = (address: string, hop: number) => boolean;

/** A number of proxies, or their addresses and ranges. */
export const TrustedProxies = z.string().transform((value, context): Trust => {
  const parts = value.split(',').map((part) => part.trim());
  if (/^\d+$/.test(parts.join())) return (_address, hop) => hop < Number(value);
  try {
    return proxyAddr.compile(parts);
  } catch {
    context.addIssue({
      code: 'custom',
      message: messagesOf('environment').proxies,
    });
    return z.NEVER;
  }
});
