import type { LoaderFunctionArgs } from '@remix-run/node';
import { readRedirect } from '~/http/response/redirect-page.server';
import { RedirectPage, redirectMeta } from '~/ui/pages/redirect-page';

export const loader = ({ request }: LoaderFunctionArgs) => readRedirect(request, 302);

const TITLE = 'This page is elsewhere for now';
export const meta = redirectMeta(302, TITLE);

export default function Redirect302() {
  return <RedirectPage title={TITLE} />;
}
