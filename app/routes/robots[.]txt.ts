import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeRobots } from '~/features/integrations/discovery/descriptions';
import { requestContext } from '~/http/request/request-context.server';
import { hasLanguage } from '~/http/request/request-language.server';
import { textDocument } from '~/http/response/document.server';
import { prefixOf, siteLanguages } from '~/messages/languages.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  const isInLanguages = (path: string) => hasLanguage(path) && !path.startsWith('/*');
  const text = writeRobots(requestContext().origin, siteLanguages().map(prefixOf), isInLanguages);
  return textDocument(request, text, { type: 'text/plain', maxAge: 3600 });
}
