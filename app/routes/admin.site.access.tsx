import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAccess } from '~/auth/access.server';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { listSessions } from '~/auth/session.server';
import { SecondFactor, Sessions } from '~/features/accounts/access';
import { AccessInput, CodeInput, PasswordStep } from '~/features/accounts/access.schema';
import { ACCESS_PATH } from '~/features/accounts/access.view';
import { describeFactor } from '~/features/accounts/second-factor.server';
import { SiteHead } from '~/features/site/site-head';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash, seeOther } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em, ...actor } = await requireAdminPage(request);
  return {
    factor: await describeFactor(em, actor),
    sessions: await listSessions(em, actor),
    rules: { password: formRules(PasswordStep.omit({ intent: true })), code: formRules(CodeInput) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('access');
  return adminAction(
    args,
    AccessInput,
    async ({ em, value, ...actor }) => {
      const codes = await changeAccess(em, actor, value);
      // In this answer only: they can't be read again.
      if (codes) return data({ codes });
      const done: Partial<Record<typeof value.intent, string>> = text.done;
      const title = value.intent === 'end' && value.session === 'others' ? text.done['end-others'] : done[value.intent];
      return title ? redirectWithFlash(ACCESS_PATH, { kind: 'success', title }) : seeOther(ACCESS_PATH);
    },
    { unexpected: text.failed, secrets: ['currentPassword', 'code'] },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('access').title);

export default function Access() {
  const { factor, sessions, rules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [codes, failure] = answer && 'codes' in answer ? [answer.codes, undefined] : [null, answer];
  return (
    <>
      <SiteHead current="access" />
      <SecondFactor {...{ factor, codes, failure, rules }} />
      <Sessions {...{ sessions, failure }} rules={rules.password} />
    </>
  );
}
