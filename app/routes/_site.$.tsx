import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { MissingPage } from '~/features/gallery/not-found';
import { loadSuggestions } from '~/features/gallery/suggestions.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { notFound } from '~/lib/errors';
import { skipRevalidationOnHashChange } from '~/ui/overlays/hash-dialog';
import { errorMeta } from '~/ui/pages/error-page';
import { siteFacts } from '~/ui/pages/page-meta';

export const handle = { cache: { as: '/-/-' } };

export async function loader({ request }: LoaderFunctionArgs) {
  const suggestions = await loadSuggestions(await forkEm(), wantsDataSaver(request.headers));
  return data({ suggestions }, { status: 404 });
}

export function action() {
  throw notFound();
}

export const shouldRevalidate = skipRevalidationOnHashChange;

export const meta: MetaFunction<typeof loader> = ({ matches }) => errorMeta(siteFacts(matches), 404);

export default function Missing() {
  return <MissingPage {...useLoaderData<typeof loader>()} />;
}
