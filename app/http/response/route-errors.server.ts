import { data, type ServerBuild } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { requestContext } from '~/http/request/request-context.server';
import { retryHeaders, STATUS_BY_CODE } from '~/lib/error-status';
import { DomainError } from '~/lib/errors';
import { logError } from '~/platform/log.server';
import { movedForGood } from './page.server';

type Routes = ServerBuild['routes'];
type RouteFunction = NonNullable<Routes[string]['module']['loader']>;

/** Gives domain errors their status. Remix alone would answer 500. */
export function withErrorPages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader, action } = route.module;
      const isPage = route.module.default !== undefined;
      const module = {
        ...route.module,
        loader: loader && withErrorResponse(loader, isPage),
        action: action && withErrorResponse(action, isPage),
      };
      return [id, { ...route, module }];
    }),
  );
}

function withErrorResponse(run: RouteFunction, isPage: boolean): RouteFunction {
  return async (args) => {
    try {
      return await run(args);
    } catch (thrown) {
      const error = pageError(thrown);
      throw isPage && error instanceof Error ? unexpected(error, args.request) : error;
    }
  };
}

/** The error page shows the id of the log line. */
function unexpected(error: Error, { signal }: Request) {
  if (!signal.aborted) logError(error);
  return data({ requestId: requestContext().requestId }, { status: 500 });
}

function pageError(thrown: unknown): unknown {
  const error = toTransientError(thrown);
  if (!(error instanceof DomainError)) return error;
  const { message, code, details } = error;
  if (code === 'moved' && details.location) return movedForGood(details.location);
  return data(
    { message, retryAfter: details.retryAfter },
    { status: STATUS_BY_CODE[code], headers: retryHeaders(error) },
  );
}
