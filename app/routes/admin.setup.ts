import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readAdminForm } from '~/auth/admin-action.server';
import { requireAdminOfPage } from '~/auth/guards.server';
import { SETUP_STEPS } from '~/features/operations/setup/setup';
import { skipStep } from '~/features/operations/setup/setup.queries.server';
import { redirectTo } from '~/http/response/page.server';

const SkipInput = z.object({ step: z.enum(SETUP_STEPS.map(({ name }) => name)) });

export async function action(args: ActionFunctionArgs) {
  const { em, value } = await readAdminForm(args, SkipInput);
  await skipStep(em, value.step);
  return redirectTo('/admin');
}

/** Only the list on the overview posts here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminOfPage(request);
  return redirectTo('/admin');
}
