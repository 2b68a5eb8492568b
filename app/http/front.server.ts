import type { ServerBuild } from '@remix-run/node';
import { answerCache } from '~/http/cache/answer-cache.server';
import { routedSegments } from '~/http/cache/cacheable-addresses.server';
import { pathsOfRoutes, routePatterns } from '~/http/request/route-patterns.server';
import { bodyLimits } from './middleware/body-limits.server';
import { context } from './middleware/context.server';
import { liftDeadlineOnHeaders, readDeadline } from './middleware/deadline.server';
import { drainOnStop } from './middleware/drain.server';
import { images } from './middleware/images.server';
import { malformedRequests } from './middleware/malformed-requests.server';
import { privateResponses } from './middleware/private-responses.server';
import { randomPicks } from './middleware/random-picks.server';
import { securityHeaders } from './middleware/security-headers.server';
import type { Render } from './middleware/send-response.server';
import { siteAddress } from './middleware/site-address.server';
import { staticFiles } from './middleware/static-files.server';
import { composeSteps, type Step } from './middleware/step';
import { downloads } from './middleware/stream-downloads.server';

/** What steps answer before there is a route. */
const FILES = ['build/*', 'images/*'];

export const front = (render: Render, routes: ServerBuild['routes']): Step =>
  composeSteps([
    drainOnStop(),
    bodyLimits,
    context(routePatterns([...pathsOfRoutes(routes), ...FILES])),
    malformedRequests,
    readDeadline,
    staticFiles(),
    images(),
    siteAddress,
    privateResponses,
    answerCache(render, routedSegments(routes)),
    randomPicks,
    downloads(render),
    securityHeaders,
    liftDeadlineOnHeaders,
  ]);
