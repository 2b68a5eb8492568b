import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { subscriberListPath } from '~/features/subscribers/subscriber-list.view';
import { subscriberRemoval } from '~/features/subscribers/subscriber-removal';
import { removeSubscriber } from '~/features/subscribers/subscribers.commands.server';
import { getSubscriber } from '~/features/subscribers/subscribers.queries.server';
import { nextPath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { DeletionPage } from '~/ui/overlays/confirm-deletion';
import { adminMeta } from '~/ui/pages/admin-meta';

const listPath = (request: Request) => nextPath(request, subscriberListPath({}));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const { email } = await getSubscriber(em, parseId(params.id));
  return { email, listPath: listPath(request) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    await removeSubscriber(em, parseId(params.id));
  } catch (error) {
    return formFailure(error, {}, 'Please try again later.');
  }
  return seeOther(listPath(request), await flashHeaders({ kind: 'success', title: 'Subscriber removed' }));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Remove ${data?.email ?? 'subscriber'}`);

export default function RemoveSubscriber() {
  const { email, listPath } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <DeletionPage
      {...subscriberRemoval({ email })}
      cancelPath={listPath}
      failed="Failed to remove subscriber"
      failure={failure}
    />
  );
}
