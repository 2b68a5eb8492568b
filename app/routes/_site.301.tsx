import type { LoaderFunctionArgs } from '@remix-run/node';
import { readRedirect } from '~/http/response/redirect-page.server';
import { RedirectPage, redirectMeta } from '~/ui/pages/redirect-page';

export const loader = ({ request }: LoaderFunctionArgs) => readRedirect(request, 301);

export const meta = redirectMeta(301);

export default function Redirect301() {
  return <RedirectPage status={301} />;
}
