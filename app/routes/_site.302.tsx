import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readRedirect } from '~/http/response/redirect-page.server';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { RedirectPage } from '~/ui/pages/redirect-page';

const TITLE = 'This page is elsewhere for now';

export function loader({ request }: LoaderFunctionArgs) {
  return readRedirect(request, 302);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteFacts(matches), {
    title: TITLE,
    description: 'The way to another page of this site.',
    path: '/302',
    noIndex: true,
  });

export default function Redirect302() {
  return <RedirectPage title={TITLE} {...useLoaderData<typeof loader>()} />;
}
