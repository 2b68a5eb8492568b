import { createHash } from 'node:crypto';
import type { Scope } from '~/lib/scopes';
import type { Send } from './api-client';
import { submitForm } from './forms';
import type { SharedSite } from './shared-site';
import { inDatabase } from './site-database';

/** Makes a token on its page, as a browser without scripts would. */
export async function makeToken(
  site: SharedSite,
  admin: Send,
  scopes: Scope[],
  name = 'Test program',
): Promise<string> {
  const answer = await submitForm(admin, '/admin/site/account/tokens', {
    ...{ intent: 'create', name, expiry: '30', currentPassword: site.adminPassword },
    ...Object.fromEntries(scopes.map((scope) => [scope, 'on'])),
  });
  const [token] = /tapeta_[\w-]{43}/.exec(answer.body) ?? [];
  if (!token) throw new Error(`No token was made: ${answer.status}`);
  return token;
}

/** Changes columns of a stored token. */
export const changeToken = (site: SharedSite, token: string, change: string) =>
  inDatabase(site, `update api_token set ${change} where hash = $1`, [
    createHash('sha256').update(token).digest('hex'),
  ]);

/** A client that sends this header and nothing else of a session. */
export const withAuthorization =
  (send: Send, authorization: string): Send =>
  (method, path, options = {}) =>
    send(method, path, {
      ...options,
      headers: { 'X-Requested-With': '', ...options.headers, Authorization: authorization },
    });
