import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readAdminForm } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { DismissedTask } from '~/features/background-tasks/task.schema';
import { putAwayTask } from '~/features/background-tasks/tasks.server';
import { safePath } from '~/http/request/safe-redirect';
import { wantsJson } from '~/http/response/api.server';
import { orPlainError } from '~/http/response/document.server';
import { parseId, seeOther } from '~/http/response/page.server';

/** No page: a reload after logging in leads to the overview. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return seeOther('/admin');
}

async function dismiss(args: ActionFunctionArgs) {
  const { em, value } = await readAdminForm(args, DismissedTask);
  await putAwayTask(em, parseId(args.params.id));
  return wantsJson(args.request) ? Response.json({ ok: true }) : seeOther(safePath(value.to ?? null, '/admin'));
}

export async function action(args: ActionFunctionArgs) {
  return orPlainError(dismiss(args));
}
