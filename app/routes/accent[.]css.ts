import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteSettings } from '~/features/site/site-settings.server';
import { textDocument } from '~/http/response/document.server';
import { accentStyles } from '~/lib/colours/accent-styles.server';
import { COLOUR_SCHEMES } from '~/lib/colours/colour-schemes';
import { notFound } from '~/lib/errors';

export const facts = { cache: { parameters: ['scheme'] } };

const YEAR_S = 365 * 24 * 60 * 60;

export async function loader({ request }: LoaderFunctionArgs) {
  const { accent } = await siteSettings();
  if (!accent) throw notFound();
  const scheme = new URL(request.url).searchParams.get('scheme');
  const chosen = COLOUR_SCHEMES.find((one) => one === scheme) ?? null;
  return textDocument(request, accentStyles(accent, chosen), { type: 'text/css', maxAge: YEAR_S });
}
