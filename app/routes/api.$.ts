import { jsonError } from '~/http/response/api.server';
import { notFound } from '~/lib/errors';

const nothingHere = () => jsonError(notFound('The API has no such address.'));

export const loader = nothingHere;
export const action = nothingHere;
