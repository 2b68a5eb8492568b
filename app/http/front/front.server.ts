import type { ServerBuild } from '@remix-run/node';
import type { Render } from './answers.server';
import { answersFromMemory } from './answers.server';
import { slowAndUnreadBodies } from './bodies.server';
import { brokenRequests } from './broken-requests.server';
import { context } from './context.server';
import { drainOnStop } from './drain.server';
import { files } from './files.server';
import { collectGarbageWhenIdle } from './idle-gc.server';
import { images } from './images.server';
import { personalAnswers } from './personal-answers.server';
import { routedWords } from './public-addresses.server';
import { securityHeaders } from './security-headers.server';
import { staticFiles } from './static-files.server';
import { inOrder, type Step } from './step';
import { noLimitOnceBegun, timeLimit } from './time-limit.server';

/** What happens to a request before remix-serve gets it, in this order. `render` is Remix itself. */
export const front = (render: Render, routes: ServerBuild['routes']): Step =>
  inOrder([
    drainOnStop(),
    collectGarbageWhenIdle(),
    slowAndUnreadBodies,
    context,
    brokenRequests,
    timeLimit,
    staticFiles(),
    images(),
    personalAnswers,
    answersFromMemory(render, routedWords(routes)),
    files(render),
    securityHeaders,
    noLimitOnceBegun,
  ]);
