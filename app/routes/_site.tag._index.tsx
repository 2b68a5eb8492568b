import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { missingList } from '~/features/gallery/suggestions.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { missingMeta } from '~/ui/pages/page-meta';

/** An address without a tag answers like one with an unknown tag. */
export async function loader({ request }: LoaderFunctionArgs) {
  const missing = notFound(messagesOf('tagPage').notFound);
  throw await missingList(await forkEm(), wantsDataSaver(request.headers), missing);
}

export const meta: MetaFunction = ({ matches }) => missingMeta(matches, messagesOf('tagPage').notFound);

export default function NoTag() {
  return null;
}

/** In the route, not in the layout: the page keeps its own title. */
export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';
