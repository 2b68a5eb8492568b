import type { ServerBuild } from '@remix-run/node';
import type { Render } from './answers.server';
import { answersFromMemory } from './answers.server';
import { slowAndUnreadBodies } from './bodies.server';
import { brokenPaths } from './broken-paths.server';
import { context } from './context.server';
import { images } from './images.server';
import { personalAnswers } from './personal-answers.server';
import { routedWords } from './public-addresses.server';
import { securityHeaders } from './security-headers.server';
import { staticFiles } from './static-files.server';
import { inOrder, type Step } from './step';

/** What happens to a request before remix-serve gets it, in this order. `render` is Remix itself. */
export const front = (render: Render, routes: ServerBuild['routes']): Step =>
  inOrder([
    slowAndUnreadBodies,
    context,
    brokenPaths,
    staticFiles(),
    images(),
    personalAnswers,
    answersFromMemory(render, routedWords(routes)),
    securityHeaders,
  ]);
