import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { subscriberListPath } from '~/features/newsletter/subscriber-list.view';
import { resumeSubscriber } from '~/features/newsletter/subscribers.commands.server';
import { nextPath } from '~/http/request/safe-redirect';
import { parseId, redirectWithFlash, seeOther } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';

const listPath = (request: Request) => nextPath(request, subscriberListPath({}));

/** Nothing links here: only the buttons of the list post to it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return seeOther(listPath(request));
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    null,
    async ({ em }) => {
      await resumeSubscriber(em, parseId(args.params.id));
      return redirectWithFlash(listPath(args.request), { kind: 'success', title: messagesOf('subscribers').resumed });
    },
    { unexpected: messagesOf('subscribers').resumeFailed },
  );
}
