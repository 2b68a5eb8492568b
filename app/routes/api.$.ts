import type { LoaderFunctionArgs } from '@remix-run/node';
import { readToken } from '~/http/request/api-token.server';
import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

async function nothingHere({ request }: LoaderFunctionArgs) {
  try {
    await readToken(request);
    throw notFound(messagesOf('requests').noApiPath);
  } catch (error) {
    return jsonError(error);
  }
}

export const loader = nothingHere;
export const action = nothingHere;
