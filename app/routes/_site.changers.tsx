import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { ChangersPage } from '~/features/integrations/changers/changers-page';
import { changersView, readChangers, usualProgram } from '~/features/integrations/changers/changers-view.server';
import { onlyKept } from '~/features/keeping/kept-lists.server';
import { requireShortAddress } from '~/features/screens/short-address.server';
import { FOR_ONE_SCREEN, visitorScreen } from '~/features/screens/visitor-screen.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { requestContext } from '~/http/request/request-context.server';
import { changersPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import changersStyles from '~/styles/changers.css';
import formStyles from '~/styles/forms.css';
import screenStyles from '~/styles/screen.css';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, screenStyles, changersStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  requireShortAddress(new URL(request.url));
  const mine = visitorScreen(Object.fromEntries(request.headers));
  const found = readChangers(
    new URL(request.url).searchParams,
    mine,
    requestContext().origin,
    usualProgram(request.headers.get('User-Agent')),
  );
  const em = await forkEm();
  await onlyKept(em, found.choices.list);
  const view = changersView(found, await listCategories(em));
  const status = Object.keys(view.errors).length > 0 ? 422 : 200;
  return data({ view, mine }, { status, headers: FOR_ONE_SCREEN });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (!found) return caughtErrorMeta(matches, error);
  return pageMeta(matches, {
    title: messagesOf('changers').title,
    description: messagesOf('changers').description,
    path: changersPath,
  });
};

export default function Changers() {
  const { view, mine } = useLoaderData<typeof loader>();
  return <ChangersPage view={view} mine={mine} />;
}
