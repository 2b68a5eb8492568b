import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { subscriberListPath, subscriberRemoval } from '~/features/newsletter/subscriber-list.view';
import { removeSubscriber } from '~/features/newsletter/subscribers.commands.server';
import { getSubscriber } from '~/features/newsletter/subscribers.queries.server';
import { nextPath } from '~/http/request/safe-redirect';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

const listPath = (request: Request) => nextPath(request, subscriberListPath({}));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { email } = await getSubscriber(em, parseId(params.id));
  return { email, listPath: listPath(request) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    await removeSubscriber(em, parseId(args.params.id));
    return redirectWithFlash(listPath(args.request), { kind: 'success', title: messagesOf('subscribers').removed });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('subscribers').removeTitle(data?.email));

export default function RemoveSubscriber() {
  const { email, listPath } = useLoaderData<typeof loader>();
  return <ConfirmationPage {...subscriberRemoval({ email })} cancelPath={listPath} />;
}
