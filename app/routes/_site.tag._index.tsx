import type { MetaFunction } from '@remix-run/node';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { ErrorPage } from '~/ui/pages/error-page';
import { missingMeta } from '~/ui/pages/page-meta';

/** An address without a tag answers like one with an unknown tag. */
export function loader() {
  throw notFound(messagesOf('tagPage').notFound);
}

export const meta: MetaFunction = ({ matches }) => missingMeta(matches, messagesOf('tagPage').notFound);

export default function NoTag() {
  return null;
}

/** In the route, not in the layout: the page keeps its own title. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
