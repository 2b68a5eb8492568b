import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { asksForBytes } from '~/http/response/pick.server';
import { logError } from '~/platform/log.server';
import { takeDownloadSlot, takePackageSlot } from './download-slots.server';
import { type Render, sendResponse, toRequest } from './send-response.server';
import type { Step } from './step';

const PICK = /^\/(?:api\/(?:daily|rotation)|daily\/[^/?]+)\?/;
const ADDRESS = /^\/(?:wallpaper\/[^/?]+\/file|admin\/wallpapers\/trash\/[^/?]+\/picture)(?=[/?]|$)/;
const PACKAGE = /^\/packages\//;

/** Streams large files: remix-serve buffers a whole one, and leaves it open when the reader goes away. */
export function downloads(render: Render): Step {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await render(toRequest(request, response));
    // Remix drops the headers of what a route without a page throws.
    if (answered.status === 503 && !answered.headers.has('Retry-After')) answered.headers.set('Retry-After', '5');
    await sendResponse(request, response, answered);
  }

  return (request, response, next) => {
    const { method, url = '' } = request;
    const isPackage = PACKAGE.test(url);
    const isLarge = ADDRESS.test(url) || (PICK.test(url) && asksForBytes(partsOfTarget(url)[1]));
    if (!isRead(method) || !(isPackage || isLarge)) return next();
    const takeSlot = isPackage ? takePackageSlot : takeDownloadSlot;
    if (!takeSlot(response)) return;
    answer(request, response).catch((error) => {
      logError(error);
      response.destroy();
    });
  };
}
