import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { notFound } from '~/lib/errors';
import { errorMeta } from '~/ui/pages/error-page';
import { siteFacts } from '~/ui/pages/page-meta';

/** Says to no visitor which addresses there are: as everywhere here, the login comes first. */
async function refuse(request: Request): Promise<never> {
  await requireAdminPage(request);
  throw notFound();
}

export async function loader({ request }: LoaderFunctionArgs) {
  return refuse(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return refuse(request);
}

export const meta: MetaFunction = ({ matches }) => errorMeta(siteFacts(matches), 404);

/** Without a component the layout's error page would not be shown. */
export default function Missing() {
  return null;
}
