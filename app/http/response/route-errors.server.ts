import { data, type ServerBuild } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { tellFellowWorkers } from '~/db/fellow-workers.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { retryHeaders, STATUS_BY_CODE } from './errors';

type Routes = ServerBuild['routes'];
type RouteFunction = NonNullable<Routes[string]['module']['loader']>;

/**
 * The routes of a build, of which each loader and action answers a domain error, or a database that is away, with the
 * status and the page for it. Remix has no place for this of its own, and alone would say 500.
 */
export function withErrorPages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        loader: loader && withErrorResponse(loader),
        action: action && withErrorResponse(tellingFellowWorkers(action)),
      };
      return [id, { ...route, module }];
    }),
  );
}

function withErrorResponse(run: RouteFunction): RouteFunction {
  return async (args) => {
    try {
      return await run(args);
    } catch (error) {
      throw pageError(error);
    }
  };
}

/** What the administrator has changed every worker knows before the answer comes; visitors change no page. */
function tellingFellowWorkers(run: RouteFunction): RouteFunction {
  return async (args) => {
    try {
      return await run(args);
    } finally {
      if (requestContext().isAdministrator) await tellFellowWorkers();
    }
  };
}

/** A domain error as the response that the error page is made of; anything else passes through. */
function pageError(thrown: unknown): unknown {
  const error = toTransientError(thrown);
  if (!(error instanceof DomainError)) return error;
  const { message, code, details } = error;
  return data(
    { message, retryAfter: details.retryAfter },
    { status: STATUS_BY_CODE[code], headers: retryHeaders(error) },
  );
}
