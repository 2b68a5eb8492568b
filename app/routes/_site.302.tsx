import type { LoaderFunctionArgs } from '@remix-run/node';
import { readRedirect } from '~/http/response/redirect-page.server';
import { RedirectPage, redirectMeta } from '~/ui/pages/redirect-page';

export const loader = ({ request }: LoaderFunctionArgs) => readRedirect(request, 302);

export const meta = redirectMeta(302);

export default function Redirect302() {
  return <RedirectPage status={302} />;
}
