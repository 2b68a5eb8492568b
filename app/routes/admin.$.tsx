import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { notFound } from '~/lib/errors';
import { errorMeta } from '~/ui/pages/error-page';

/** Visitors get the login page first, as everywhere in the admin area, so they can't tell which addresses exist. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireAdminPage(request);
  throw notFound();
}

export async function action(args: ActionFunctionArgs) {
  await adminAction(args, null, async () => null);
  throw notFound();
}

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, 404);

/** Remix needs a component here to show the layout's error page. */
export default function Missing() {
  return null;
}
