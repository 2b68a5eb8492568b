import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { MissingPage } from '~/features/gallery/not-found';
import { loadSuggestions } from '~/features/gallery/suggestions.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { notFound } from '~/lib/errors';
import { errorMeta } from '~/ui/pages/error-page';

export const handle = { cache: { as: '/-/-' } };

export async function loader({ request }: LoaderFunctionArgs) {
  const suggestions = await loadSuggestions(await forkEm(), wantsDataSaver(request.headers));
  return data({ suggestions }, { status: 404 });
}

export function action() {
  throw notFound();
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ matches }) => errorMeta(matches, 404);

export default function Missing() {
  return <MissingPage {...useLoaderData<typeof loader>()} />;
}
