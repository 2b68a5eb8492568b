import { data, type ServerBuild } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { tellFellowWorkers } from '~/db/fellow-workers.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { retryHeaders, STATUS_BY_CODE } from './error-status';

type Routes = ServerBuild['routes'];
type RouteFunction = NonNullable<Routes[string]['module']['loader']>;

/** Remix has no place for this, and alone would answer 500 to every domain error. */
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

/** What the administrator has changed every worker knows before the answer comes. */
function tellingFellowWorkers(run: RouteFunction): RouteFunction {
  return async (args) => {
    try {
      return await run(args);
    } finally {
      if (requestContext().isAdministrator) await tellFellowWorkers();
    }
  };
}

function pageError(thrown: unknown): unknown {
  const error = toTransientError(thrown);
  if (!(error instanceof DomainError)) return error;
  const { message, code, details } = error;
  return data(
    { message, retryAfter: details.retryAfter },
    { status: STATUS_BY_CODE[code], headers: retryHeaders(error) },
  );
}
