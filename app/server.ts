import * as build from '@remix-run/dev/server-build';
import { createRequestHandler } from '@remix-run/node';
import { findTokenHolder } from '~/auth/api-tokens.server';
import { forkEm } from '~/db/orm.server';
import { openPicture } from '~/features/cuts/open-picture.server';
import { offerMetrics } from '~/features/operations/system/process-metrics.server';
import { recordMissedSearch } from '~/features/searches/record-missed-search.server';
import { refreshSiteSettings } from '~/features/site/site-settings.server';
import { recordVisit } from '~/features/statistics/visits.server';
import { isHiddenKey } from '~/features/wallpapers/hidden-wallpapers.queries.server';
import { addRequestMetrics } from '~/http/middleware/metrics.server';
import { tellWorkers } from '~/http/middleware/tell-workers.server';
import { readTokensBy } from '~/http/request/api-token.server';
import { serverMiddleware } from '~/http/server-middleware.server';
import { env } from '~/lib/env.server';
import { setSiteLanguages } from '~/messages/languages.server';
import { collectGarbageWhenQuiet } from '~/platform/collect-garbage.server';
import { installBeforeRemix } from '~/remix/install.server';
import { joinedScripts } from '~/remix/joined-scripts.server';
import { withErrorPages } from './http/response/route-errors.server';

export * from '@remix-run/dev/server-build';
export const routes = withErrorPages(tellWorkers(build.routes));
export const assets = joinedScripts() ?? build.assets;

const isHidden = async (fileKey: string) => isHiddenKey(await forkEm(), fileKey);

setSiteLanguages(env.SITE_LANGUAGE, env.SITE_LANGUAGES);
readTokensBy(findTokenHolder);
const render = createRequestHandler({ ...build, routes, assets }, env.NODE_ENV);
installBeforeRemix(
  serverMiddleware({
    render,
    routes,
    openPicture,
    isHidden,
    recordVisit,
    recordMissedSearch,
    refreshSettings: refreshSiteSettings,
  }),
);
if (env.METRICS_PORT) void offerMetrics(addRequestMetrics);
// This share is about three pages a second. Health checks and polling need a tenth of it.
collectGarbageWhenQuiet(0.03);
