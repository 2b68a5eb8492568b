import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';
import { requestsMessages } from '~/messages/requests.server';

const nothingHere = () => jsonError(notFound(requestsMessages().noApiPath));

export const loader = nothingHere;
export const action = nothingHere;
