import * as build from '@remix-run/dev/server-build';
import { createRequestHandler } from '@remix-run/node';
import { front } from '~/http/front.server';
import { installBeforeRemix } from '~/http/install.server';
import { offerWorkerMetrics } from '~/http/middleware/metrics.server';
import { env } from '~/lib/env.server';
import { collectGarbageWhenQuiet } from '~/platform/collect-garbage.server';
import { withErrorPages } from './http/response/route-errors.server';

export * from '@remix-run/dev/server-build';
export const routes = withErrorPages(build.routes);

installBeforeRemix(front(createRequestHandler({ ...build, routes }, env.NODE_ENV), routes));
if (env.METRICS_PORT) void offerWorkerMetrics();
// About three pages a second; health checks and looking for changes need a tenth of that.
collectGarbageWhenQuiet(0.03);
