import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { ACCOUNT_PATH, TOKENS_PATH } from '~/features/accounts/access.view';
import { inboxPath } from '~/features/inbox/inbox.view';
import { movedForGood, movedTo } from '~/http/response/page.server';
import { gone, notFound } from '~/lib/errors';
import { caughtErrorMeta } from '~/ui/pages/error-page';

/** What earlier versions had here, and where it is now. */
const FORMER: Record<string, string | null> = {
  demand: '/admin',
  'demand.csv': null,
  find: null,
  inbox: '/admin/drafts',
  'reports.csv': '/admin/messages.csv',
  password: ACCOUNT_PATH,
  'site/access': ACCOUNT_PATH,
  'site/access/tokens': TOKENS_PATH,
  'site/logo': '/admin/site',
  'site/updates': '/admin/site/system',
  reports: inboxPath({ show: 'reports' }),
  suggestions: null,
  system: '/admin/site/system',
};

function missing({ '*': path = '' }: Params, request: Request) {
  const now = FORMER[path];
  if (now === undefined) return notFound();
  if (now === null) return gone();
  return now.includes('?') ? movedForGood(now) : movedTo(now, request);
}

/** Visitors get the login page first, as everywhere in the admin area, so they can't tell which addresses exist. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<never> {
  await requireAdminPage(request);
  throw missing(params, request);
}

export async function action(args: ActionFunctionArgs) {
  await adminAction(args, null, async () => null);
  throw missing(args.params, args.request);
}

export const meta: MetaFunction = ({ matches, error }) => caughtErrorMeta(matches, error);

/** Remix needs a component here to show the layout's error page. */
export default function Missing() {
  return null;
}
