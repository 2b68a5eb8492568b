import { DomainError } from '~/lib/errors';
import type { Scope } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import { requestContext, type TokenHolder } from './request-context.server';

/** @throws unauthorized, too_many_requests */
type FindHolder = (token: string) => Promise<TokenHolder>;

let findHolder: FindHolder | undefined;

/** Tokens are a matter of the layer above. */
export function readTokensBy(find: FindHolder): void {
  findHolder = find;
}

/** Also a token of ours that was sent in a wrong way. */
const HAS_TOKEN = /^(?:Bearer\b|(?:\w+ )?tapeta_)/i;

/** Null without a token, as with a password that only a proxy checks. A request with one is never treated as a visitor’s. */
export async function readToken({ headers }: Request): Promise<TokenHolder | null> {
  const sent = headers.get('Authorization') ?? '';
  if (!HAS_TOKEN.test(sent)) return null;
  if (!findHolder) throw new Error('No one reads tokens');
  const context = requestContext();
  context.token = await findHolder(sent.replace(/^Bearer[ \t]+/i, '').trim());
  // Its changes are told to every worker at once.
  context.isAdministrator = true;
  return context.token;
}

/** @param scope none for what no token can do. @throws forbidden */
export function requireScope({ scopes }: TokenHolder, scope: Scope | undefined): void {
  if (scope && scopes.includes(scope)) return;
  const { noScope, notByToken } = messagesOf('apiTokenErrors');
  throw new DomainError('forbidden', scope ? noScope(scope) : notByToken, {
    challenge: `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`,
  });
}
