import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeRobots } from '~/features/publishing/descriptions';
import { textDocument } from '~/http/document.server';
import { requestContext } from '~/http/request-context.server';

export function loader({ request }: LoaderFunctionArgs) {
  return textDocument(request, writeRobots(requestContext().origin), { type: 'text/plain', maxAge: 3600 });
}
