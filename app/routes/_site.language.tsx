import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '~/http/body/body.server';
import { backToGallery } from '~/http/request/back-to-gallery.server';
import { requestContext } from '~/http/request/request-context.server';
import { LanguageInput, languageCookie } from '~/http/request/request-language.server';
import { nextPath, safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { seeOther } from '~/http/response/page.server';
import { notFound } from '~/lib/errors';

/** There is no page: a GET only redirects and changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  return seeOther(nextPath(request, '/'));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin();
  const input = LanguageInput.safeParse(await readForm(request));
  if (!input.success) throw notFound();
  const { language, area = 'site', next } = input.data;
  const path = next === undefined ? backToGallery(request) : safePath(next, '/');
  return seeOther(path, { 'Set-Cookie': languageCookie(area, language, requestContext().isHttps) });
}

/** Never shown. Without a component, a refused form would get plain data instead of the error page. */
export default function Language() {
  return null;
}
