import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { keepChoice } from '~/http/body/keep-choice.server';
import { requestContext } from '~/http/request/request-context.server';
import { LanguageInput, languageCookie } from '~/http/request/request-language.server';
import { nextPath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import { notFound } from '~/lib/errors';

/** There is no page: a GET only redirects and changes nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  return seeOther(nextPath(request, '/'));
}

export async function action({ request }: ActionFunctionArgs) {
  return keepChoice(request, (fields) => {
    const input = LanguageInput.safeParse(fields);
    if (!input.success) throw notFound();
    return languageCookie(input.data, requestContext().isHttps);
  });
}

/** Never shown. Without a component, a refused form would get plain data instead of the error page. */
export default function Language() {
  return null;
}
