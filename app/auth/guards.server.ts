import type { EntityManager } from '@mikro-orm/postgresql';
import { redirect } from '@remix-run/node';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { withQuery } from '~/lib/paths';
import { readSession } from './session.server';

export interface Actor {
  administratorId: number;
  username: string;
}

export async function findActor(em: EntityManager, request: Request): Promise<Actor | null> {
  const context = requestContext();
  const actor = await readSession(em, request, context.isHttps);
  context.isAdministrator = actor !== null;
  return actor;
}

/** First line of every admin loader and action. @throws a redirect to the login, which leads back here */
export async function requireAdminPage(em: EntityManager, request: Request): Promise<Actor> {
  const actor = await findActor(em, request);
  if (actor) return actor;
  const { pathname, search } = new URL(request.url);
  throw redirect(withQuery('/login', { next: pathname.replace(/\.data$/, '') + search }));
}

/** The same for /api. @throws unauthorized */
export async function requireAdminApi(em: EntityManager, request: Request): Promise<Actor> {
  const actor = await findActor(em, request);
  if (!actor) throw new DomainError('unauthorized', 'You must be logged in to access this resource.');
  return actor;
}
