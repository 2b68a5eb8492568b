import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '~/http/body/body.server';
import { backToGallery } from '~/http/request/back-to-gallery.server';
import { choiceCookie } from '~/http/request/data-saver.server';
import { requestContext } from '~/http/request/request-context.server';
import { nextPath, safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { seeOther } from '~/http/response/page.server';

/** There is no page: a GET only redirects and changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  return seeOther(nextPath(request, '/'));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin();
  const { small, next } = await readForm(request);
  const cookie = choiceCookie(small === '1', request.headers, requestContext().isHttps);
  const path = next === undefined ? backToGallery(request) : safePath(String(next), '/');
  return seeOther(path, { 'Set-Cookie': cookie });
}

/** Never shown. Without a component, a refused form would get plain data instead of the error page. */
export default function SmallPictures() {
  return null;
}
