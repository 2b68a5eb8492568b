import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeManifest } from '~/features/integrations/discovery/descriptions';
import { textDocument } from '~/http/response/document.server';
import { env } from '~/lib/env.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  return textDocument(request, writeManifest(env.SITE_NAME), { type: 'application/manifest+json', maxAge: 3600 });
}
