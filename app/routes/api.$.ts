import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';
import { requestsMessages } from '~/messages/http/requests.server';

const nothingHere = () => jsonError(notFound(requestsMessages().noApiPath));

export const loader = nothingHere;
export const action = nothingHere;
