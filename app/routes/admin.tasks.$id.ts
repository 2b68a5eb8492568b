import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { putAwayTask } from '~/features/background-tasks/tasks.server';
import { readForm } from '~/http/body/body.server';
import { safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { orPlainError } from '~/http/response/document.server';
import { parseId, seeOther } from '~/http/response/page.server';

/** There is nothing to read here; who reloads it after logging in comes to the overview. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(await forkEm(), request);
  return seeOther('/admin');
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const answer = async () => {
    requireSameOrigin();
    const { to } = await readForm(request);
    await putAwayTask(em, parseId(params.id));
    return seeOther(safePath(typeof to === 'string' ? to : null, '/admin'));
  };
  return orPlainError(answer());
}
