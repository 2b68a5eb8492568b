import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { deleteMessage } from '~/features/contact/messages.commands.server';
import { getMessage } from '~/features/contact/messages.queries.server';
import { messageDeletion } from '~/features/contact/messages.view';
import { inboxPath } from '~/features/inbox/inbox.view';
import { nextPath } from '~/http/request/safe-redirect';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { subject, email } = await getMessage(em, parseId(params.id));
  return { subject, email, next: nextPath(request, inboxPath()) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    await deleteMessage(em, parseId(args.params.id));
    return redirectWithFlash(nextPath(args.request, inboxPath()), {
      kind: 'success',
      title: messagesOf('inbox').deleted,
    });
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('inbox').deleteTitle(data?.subject));

export default function DeleteMessage() {
  const { next, ...message } = useLoaderData<typeof loader>();
  return <ConfirmationPage {...messageDeletion(message)} cancelPath={next} />;
}
