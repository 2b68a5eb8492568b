import type { MetaFunction } from '@remix-run/node';
import { notFound } from '~/lib/errors';
import { ErrorPage } from '~/ui/pages/error-page';
import { missingMeta } from '~/ui/pages/page-meta';

/** The address of no tag, which says the same as that of an unknown one. */
export function loader() {
  throw notFound('Tag not found');
}

export const meta: MetaFunction = ({ matches }) => missingMeta(matches, 'Tag not found');

export default function NoTag() {
  return null;
}

/** Here and not in the layout, so that the page keeps its own title. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
