import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { ScheduleInput } from '~/features/newsletter/letters/letter.schema';
import {
  readSchedule,
  saveSchedule,
  scheduleValues,
} from '~/features/newsletter/letters/letter-schedule.queries.server';
import { ScheduleForm } from '~/features/newsletter/letters/schedule-form';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { type FormResult, formKey } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { timeZone } = await readSiteSettings(em);
  const schedule = await readSchedule(em);
  return { schedule, opened: openedMarks(scheduleValues(schedule)), timeZone, rules: formRules(ScheduleInput) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('letters').schedule;
  return adminAction(
    args,
    ScheduleInput,
    async ({ em, value, fields }) => {
      await saveSchedule(em, value, fields);
      return redirectWithFlash('/admin/newsletter', { kind: 'success', title: text.saved });
    },
    { unexpected: text.failed },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('letters').schedule.title);

export default function LetterSchedule() {
  const failure = useActionData<FormResult>();
  return <ScheduleForm key={formKey(failure, '')} {...useLoaderData<typeof loader>()} failure={failure} />;
}
