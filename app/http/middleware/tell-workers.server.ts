import type { ServerBuild } from '@remix-run/node';
import { broadcastChange } from '~/db/cache-invalidation.server';
import { requestContext } from '~/http/request/request-context.server';

type Routes = ServerBuild['routes'];
type Action = NonNullable<Routes[string]['module']['action']>;

/**
 * Tells every worker about the administrator's change before the answer is sent: this one at once, the others of this machine
 * through the launcher. PostgreSQL's NOTIFY reaches other machines too, but maybe later than the next request, and not through
 * every pooler, so each process also polls (`app/db/cache-invalidation.server.ts`).
 */
export function tellWorkers(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { action } = route.module;
      return [id, { ...route, module: { ...route.module, action: action && tellingWorkers(action) } }];
    }),
  );
}

function tellingWorkers(run: Action): Action {
  return async (args) => {
    try {
      return await run(args);
    } finally {
      if (requestContext().isAdministrator) await broadcastChange();
    }
  };
}
