import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { MissingPage } from '~/features/gallery/not-found';
import { loadSuggestions } from '~/features/gallery/suggestions.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { safePath } from '~/http/request/safe-redirect';
import { readErrorStatus } from '~/ui/browser/error-page-texts';
import { errorMeta, StatusPage } from '~/ui/pages/error-page';

/** /400 to /504. Any other single segment is a missing page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const status = readErrorStatus(params.status) ?? 404;
  const to = safePath(new URL(request.url).searchParams.get('to'), '');
  const dataSaver = wantsDataSaver(request.headers);
  const suggestions = status === 404 ? await loadSuggestions(await forkEm(), dataSaver) : null;
  return data({ status, again: to || null, suggestions }, { status });
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const handle = { cache: { as: '/-', except: /^\/\d{3}\/*$/ }, isQuiet: true, noScripts: true };

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => errorMeta(matches, page?.status ?? 404);

export default function ErrorStatusPage() {
  const { status, again, suggestions } = useLoaderData<typeof loader>();
  if (suggestions) return <MissingPage suggestions={suggestions} again={again} />;
  return <StatusPage status={status} again={again} />;
}
