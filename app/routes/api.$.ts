import type { LoaderFunctionArgs } from '@remix-run/node';
import { readToken } from '~/http/request/api-token.server';
import { jsonError } from '~/http/response/api.server';
import { gone, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

/** Earlier versions took suggestions of programs here. */
const GONE = /^wallpapers\/[^/]+\/suggestions$/;

async function nothingHere({ request, params }: LoaderFunctionArgs) {
  try {
    await readToken(request);
    if (GONE.test(params['*'] ?? '')) throw gone();
    throw notFound(messagesOf('requests').noApiPath);
  } catch (error) {
    return jsonError(error);
  }
}

export const loader = nothingHere;
export const action = nothingHere;
