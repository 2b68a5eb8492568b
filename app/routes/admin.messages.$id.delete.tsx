import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { messageDeletion } from '~/features/contact/message-deletion';
import { deleteMessage } from '~/features/contact/messages.commands.server';
import { getMessage } from '~/features/contact/messages.queries.server';
import { messageListPath } from '~/features/contact/messages.view';
import { nextPath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { DeletionPage } from '~/ui/overlays/confirm-deletion';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const { subject, email } = await getMessage(em, parseId(params.id));
  return { subject, email, next: nextPath(request, messageListPath()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    await deleteMessage(em, parseId(params.id));
  } catch (error) {
    return formFailure(error, {}, 'Please try again later.');
  }
  return seeOther(
    nextPath(request, messageListPath()),
    await flashHeaders({ kind: 'success', title: 'Message deleted' }),
  );
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Delete ${data?.subject ?? 'message'}`);

export default function DeleteMessage() {
  const { next, ...message } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <DeletionPage {...messageDeletion(message)} cancelPath={next} failed="Failed to delete message" failure={failure} />
  );
}
