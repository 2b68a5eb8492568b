import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeManifest } from '~/features/integrations/discovery/descriptions';
import { siteSettings } from '~/features/site/site-settings.server';
import { textDocument } from '~/http/response/document.server';

export const facts = { cache: {} };

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, logo } = await siteSettings();
  return textDocument(request, writeManifest(name, logo), { type: 'application/manifest+json', maxAge: 3600 });
}
