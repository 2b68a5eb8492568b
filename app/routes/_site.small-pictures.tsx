import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { keepChoice } from '~/http/body/keep-choice.server';
import { smallPicturesCookie } from '~/http/request/data-saver.server';
import { requestContext } from '~/http/request/request-context.server';
import { nextPath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';

/** There is no page: a GET only redirects and changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  return seeOther(nextPath(request, '/'));
}

export async function action({ request }: ActionFunctionArgs) {
  return keepChoice(request, ({ small }) =>
    smallPicturesCookie(small === '1', request.headers, requestContext().isHttps),
  );
}

/** Never shown. Without a component, a refused form would get plain data instead of the error page. */
export default function SmallPictures() {
  return null;
}
