import { DomainError } from '~/lib/errors';
import type { Scope } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import { requestContext } from './request-context.server';

/** The administrator that a token acts for, and what it may do. */
export interface TokenHolder {
  administratorId: number;
  username: string;
  scopes: Scope[];
}

/** @throws unauthorized, too_many_requests */
type FindHolder = (token: string) => Promise<TokenHolder>;

let findHolder: FindHolder | undefined;

/** Tokens are a matter of the layer above. */
export function readTokensBy(find: FindHolder): void {
  findHolder = find;
}

const BEARER = /^Bearer(?:$|[ \t]+(.*))/is;

/** Null without a token, as with a password that only a proxy checks. Whoever sends one is never treated as a visitor. */
export async function readToken({ headers }: Request): Promise<TokenHolder | null> {
  const [sent, token = ''] = BEARER.exec(headers.get('Authorization') ?? '') ?? [];
  if (sent === undefined) return null;
  if (!findHolder) throw new Error('No one reads tokens');
  const context = requestContext();
  context.token = await findHolder(token.trim());
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
