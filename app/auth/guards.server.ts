import type { EntityManager } from '@mikro-orm/postgresql';
import { forkEm } from '~/db/orm.server';
import { requestContext } from '~/http/request/request-context.server';
import { sameSitePath } from '~/http/request/safe-redirect';
import { redirectTo } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { pagePath } from '~/remix/data-address';
import { type Actor, readSession } from './session.server';

export async function findActor(em: EntityManager, request: Request): Promise<Actor | null> {
  const context = requestContext();
  const actor = await readSession(em, request, context.isHttps);
  context.isAdministrator = actor !== null;
  return actor;
}

/** The administrator, and an entity manager for the request. */
export interface Admin extends Actor {
  em: EntityManager;
}

async function findAdmin(request: Request): Promise<Admin | null> {
  const em = await forkEm();
  const actor = await findActor(em, request);
  return actor && { em, ...actor };
}

/** Comes first in every admin loader. @throws a redirect to the login, which leads back here */
export async function requireAdminPage(request: Request): Promise<Admin> {
  const admin = await findAdmin(request);
  if (admin) return admin;
  throw redirectTo(withQuery('/login', { next: pathAndQuery(request) }));
}

/** For changes: the login says that nothing has been changed, and leads to `back`. */
export async function requireAdminFor(request: Request, back: () => string | Promise<string>): Promise<Admin> {
  const admin = await findAdmin(request);
  if (admin) return admin;
  throw redirectTo(withQuery('/login', { next: await back(), ended: 'yes' }));
}

/** For addresses without a page. @throws a redirect to the login, which leads back to the referring page */
export const requireAdminOfPage = (request: Request, page = pathAndQuery(request)): Promise<Admin> =>
  requireAdminFor(request, () => sameSitePath(request.headers.get('Referer'), requestContext().origin) ?? page);

/** For forms: the login page keeps what was typed (auth/kept-form.server.ts). */
export async function requireAdminForm(request: Request): Promise<Admin> {
  const admin = await findAdmin(request);
  if (admin) return admin;
  throw redirectTo(withQuery('/login', { next: pathAndQuery(request), keep: 'yes' }), 307);
}

export function pathAndQuery(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pagePath(pathname) + search;
}

/** For /api. `api` has checked the scope of a token, which then counts instead of a session. @throws unauthorized */
export async function requireAdminApi(request: Request): Promise<Omit<Admin, 'session' | 'formToken'>> {
  const { token } = requestContext();
  if (token) return { em: await forkEm(), ...token };
  const admin = await findAdmin(request);
  if (!admin) throw new DomainError('unauthorized', messagesOf('errorPages').pages[401].description);
  return admin;
}
