import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

const nothingHere = () => jsonError(notFound(messagesOf('requests').noApiPath));

export const loader = nothingHere;
export const action = nothingHere;
