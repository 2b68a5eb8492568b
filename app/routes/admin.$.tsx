import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { ACCOUNT_PATH, TOKENS_PATH } from '~/features/accounts/access.view';
import { inboxPath } from '~/features/inbox/inbox.view';
import { movedForGood, movedTo } from '~/http/response/page.server';
import { gone, notFound } from '~/lib/errors';
import { caughtErrorMeta } from '~/ui/pages/error-page';

/** Addresses of earlier versions, and what replaces them. */
const MOVED: Record<string, string> = {
  inbox: '/admin/drafts',
  'reports.csv': '/admin/messages.csv',
  password: ACCOUNT_PATH,
  'site/access': ACCOUNT_PATH,
  'site/access/tokens': TOKENS_PATH,
  'site/logo': '/admin/site',
  'site/updates': '/admin/site/system',
  reports: inboxPath({ show: 'reports' }),
  system: '/admin/site/system',
};

/** Earlier versions checked files at /admin/find. */
const missing = (params: Params) => (params['*'] === 'find' ? gone() : notFound());

/** Visitors get the login page first, as everywhere in the admin area, so they can't tell which addresses exist. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<never> {
  await requireAdminPage(request);
  const moved = MOVED[params['*'] ?? ''];
  if (moved?.includes('?')) throw movedForGood(moved);
  throw moved ? movedTo(moved, request) : missing(params);
}

export async function action(args: ActionFunctionArgs) {
  await adminAction(args, null, async () => null);
  throw missing(args.params);
}

export const meta: MetaFunction = ({ matches, error }) => caughtErrorMeta(matches, error);

/** Remix needs a component here to show the layout's error page. */
export default function Missing() {
  return null;
}
