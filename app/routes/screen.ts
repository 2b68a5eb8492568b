import type { LoaderFunctionArgs } from '@remix-run/node';
import { showKiosk } from '~/features/integrations/picks/kiosk.server';
import { kioskParameters } from '~/features/integrations/picks/kiosk-query.schema';
import { orPlainError, textDocument } from '~/http/response/document.server';
import { fitHeader } from '~/http/response/fit.server';
import { cachingUntil, secondsUntil } from '~/http/response/pick.server';
import { env } from '~/lib/env.server';

/** An unattended screen must recover from errors automatically. */
const RETRY_SECONDS = 60;

const POLICY = [
  "default-src 'none'",
  ["img-src 'self'", ...(env.PUBLIC_FILES_URL ? [new URL(env.PUBLIC_FILES_URL).origin] : [])].join(' '),
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  // Dashboards show this page in a frame. It has nothing that clickjacking could abuse.
  'frame-ancestors *',
].join('; ');

export const facts = { cache: { parameters: Object.keys(kioskParameters) } };

/** A picture as a page, for desktops, kiosks, TVs and old tablets. */
export async function loader({ request }: LoaderFunctionArgs) {
  const response = await orPlainError(answer(request));
  if (response.status >= 400) response.headers.set('Refresh', String(RETRY_SECONDS));
  return response;
}

async function answer(request: Request): Promise<Response> {
  const { html, until, isNearest } = await showKiosk(new URL(request.url).searchParams);
  const headers = {
    ...cachingUntil(until),
    ...fitHeader(isNearest),
    Refresh: String(secondsUntil(until) + 1),
    'Content-Security-Policy': POLICY,
    // The older header for the same. Browsers that support `frame-ancestors` ignore it.
    'X-Frame-Options': 'ALLOWALL',
    'X-Robots-Tag': 'noindex',
  };
  return textDocument(request, html, { type: 'text/html', maxAge: 0, headers });
}
