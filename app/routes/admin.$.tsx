import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { notFound } from '~/lib/errors';
import { errorMeta } from '~/ui/pages/error-page';

/** Tells no visitor which addresses there are: as everywhere here, the login comes first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireAdminPage(request);
  throw notFound();
}

export async function action(args: ActionFunctionArgs) {
  await adminAction(args, null, async () => null);
  throw notFound();
}

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, 404);

/** Without a component the layout's error page would not be shown. */
export default function Missing() {
  return null;
}
