import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '~/http/request/request-context.server';
import { partsOfTarget } from '~/http/request/request-target';
import { api } from '~/http/response/api.server';
import { asksForBytes } from '~/http/response/pick.server';
import { answerRandomPick } from '~/http/response/pick-route.server';
import { logError } from '~/platform/log.server';
import { takeDownloadSlot } from './download-slots.server';
import { sendResponse, toRequest } from './send-response.server';
import type { Step } from './step';

const ADDRESS = /^\/(?:api\/random|random\/(\d+x\d+))(?:\?|$)/;
const { loader } = api({ GET: answerRandomPick }, { readableByAll: true });

async function answer(request: IncomingMessage, response: ServerResponse, size: string | undefined): Promise<void> {
  const answered = await loader({ request: toRequest(request, response), params: { size }, context: {} });
  await sendResponse(request, response, answered);
}

/** What no memory can hold, past the router: the routes are for other methods, and for sizes that are none. */
export const randomPicks: Step = (request, response, next) => {
  const found = isRead(request.method) ? ADDRESS.exec(request.url ?? '') : null;
  if (!found) return next();
  if (asksForBytes(partsOfTarget(request.url)[1]) && !takeDownloadSlot(response)) return;
  answer(request, response, found[1]).catch((error) => {
    logError(error);
    response.destroy();
  });
};
