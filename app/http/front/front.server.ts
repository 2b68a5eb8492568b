import type { ServerBuild } from '@remix-run/node';
import { answerCache } from '~/http/front/answers/answer-cache.server';
import { routedSegments } from '~/http/front/answers/cacheable-addresses.server';
import { pathsOfRoutes, routePatterns } from '~/http/request/route-patterns.server';
import { bodyLimits } from './body-limits.server';
import { context } from './context.server';
import { liftDeadlineOnHeaders, readDeadline } from './deadline.server';
import { drainOnStop } from './drain.server';
import { collectGarbageWhenIdle } from './idle-gc.server';
import { images } from './images.server';
import { malformedRequests } from './malformed-requests.server';
import { privateResponses } from './private-responses.server';
import { randomPicks } from './random-picks.server';
import { securityHeaders } from './security-headers.server';
import type { Render } from './send-response.server';
import { siteAddress } from './site-address.server';
import { staticFiles } from './static-files.server';
import { composeSteps, type Step } from './step';
import { downloads } from './stream-downloads.server';

/** What steps answer before there is a route. */
const FILES = ['build/*', 'images/*'];

export const front = (render: Render, routes: ServerBuild['routes']): Step =>
  composeSteps([
    drainOnStop(),
    collectGarbageWhenIdle(),
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
