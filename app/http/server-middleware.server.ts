import type { ServerBuild } from '@remix-run/node';
import { answerCache, type RecordVisit } from '~/http/cache/answer-cache.server';
import { routeFinder } from '~/http/request/route-patterns.server';
import { bodyLimits } from './middleware/body-limits.server';
import { context, type RecordMissedSearch } from './middleware/context.server';
import { liftDeadlineOnHeaders, readDeadline } from './middleware/deadline.server';
import { drainOnStop } from './middleware/drain.server';
import { formerAddresses } from './middleware/former-addresses.server';
import { freshSettings, type RefreshSettings } from './middleware/fresh-settings.server';
import { type IsHidden, images, type OpenPicture } from './middleware/images.server';
import { malformedRequests } from './middleware/malformed-requests.server';
import { composeMiddleware, type Middleware } from './middleware/middleware';
import { privateResponses } from './middleware/private-responses.server';
import { renderTurns } from './middleware/render-turns.server';
import { securityHeaders } from './middleware/security-headers.server';
import type { Render } from './middleware/send-response.server';
import { siteAddress } from './middleware/site-address.server';
import { staticFiles } from './middleware/static-files.server';
import { streams } from './middleware/streams.server';

/** Parts of the layers above `http`. */
export interface Site {
  render: Render;
  routes: ServerBuild['routes'];
  openPicture: OpenPicture;
  isHidden: IsHidden;
  recordVisit: RecordVisit;
  recordMissedSearch: RecordMissedSearch;
  refreshSettings: RefreshSettings;
}

export const serverMiddleware = ({
  render,
  routes,
  openPicture,
  isHidden,
  refreshSettings,
  ...record
}: Site): Middleware =>
  composeMiddleware([
    drainOnStop(),
    bodyLimits,
    freshSettings(refreshSettings),
    context(routeFinder(routes), record.recordMissedSearch),
    malformedRequests,
    readDeadline,
    staticFiles(),
    images(openPicture, isHidden),
    siteAddress,
    formerAddresses,
    privateResponses,
    answerCache({ render, recordVisit: record.recordVisit }),
    streams(render),
    renderTurns,
    securityHeaders,
    liftDeadlineOnHeaders,
  ]);
