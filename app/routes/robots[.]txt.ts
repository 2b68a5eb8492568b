import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeRobots } from '~/features/integrations/discovery/descriptions';
import { requestContext } from '~/http/request/request-context.server';
import { textDocument } from '~/http/response/document.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  return textDocument(request, writeRobots(requestContext().origin), { type: 'text/plain', maxAge: 3600 });
}
