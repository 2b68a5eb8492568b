import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readRedirect } from '~/http/response/redirect-page.server';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { RedirectPage } from '~/ui/pages/redirect-page';

const TITLE = 'This page has moved';

export function loader({ request }: LoaderFunctionArgs) {
  return readRedirect(request, 301);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteFacts(matches), {
    title: TITLE,
    description: 'The way to another page of this site.',
    path: '/301',
    noIndex: true,
  });

export default function Redirect301() {
  return <RedirectPage title={TITLE} {...useLoaderData<typeof loader>()} />;
}
