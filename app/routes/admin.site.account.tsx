import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { changeAccess } from '~/auth/access.server';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { changeOwnPassword } from '~/auth/password.server';
import { listSessions } from '~/auth/session.server';
import { SecondFactor, Sessions } from '~/features/accounts/access';
import { AccountInput, CodeInput, PasswordStep } from '~/features/accounts/access.schema';
import { ACCOUNT_PATH, TOKENS_PATH } from '~/features/accounts/access.view';
import { PasswordChange } from '~/features/accounts/credentials.schema';
import { PasswordForm } from '~/features/accounts/password-form';
import { describeFactor } from '~/features/accounts/second-factor.server';
import { SiteHead } from '~/features/site/site-head';
import { formRules } from '~/http/body/form.server';
import { flashHeaders } from '~/http/response/flash.server';
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
    username: actor.username,
    factor: await describeFactor(em, actor),
    sessions: await listSessions(em, actor),
    rules: {
      change: formRules(PasswordChange),
      password: formRules(PasswordStep.omit({ intent: true })),
      code: formRules(CodeInput),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('access');
  return adminAction(
    args,
    AccountInput,
    async ({ em, value, ...actor }) => {
      if (value.intent === 'password') {
        const cookie = await changeOwnPassword(em, actor, value, args.request);
        const headers = new Headers(await flashHeaders({ kind: 'success', ...messagesOf('password').changed }));
        headers.append('Set-Cookie', cookie);
        return seeOther('/admin', headers);
      }
      const codes = await changeAccess(em, actor, value);
      // In this answer only: they can't be read again.
      if (codes) return data({ codes });
      const done: Partial<Record<typeof value.intent, string>> = text.done;
      const title = value.intent === 'end' && value.session === 'others' ? text.done['end-others'] : done[value.intent];
      return title ? redirectWithFlash(ACCOUNT_PATH, { kind: 'success', title }) : seeOther(ACCOUNT_PATH);
    },
    { unexpected: text.failed, secrets: ['currentPassword', 'newPassword', 'repeatedPassword', 'code'] },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('access').title);

export default function Account() {
  const { username, factor, sessions, rules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [codes, failure] = answer && 'codes' in answer ? [answer.codes, undefined] : [null, answer];
  const tokens = messagesOf('apiTokens');
  return (
    <>
      <SiteHead current="account" />
      <PasswordForm {...{ username, failure }} rules={rules.change} />
      <SecondFactor {...{ factor, codes, failure, rules }} />
      <Sessions {...{ sessions, failure }} rules={rules.password} />
      <section aria-labelledby="tokens" className="access-section">
        <h2 id="tokens">{tokens.title}</h2>
        <p>{tokens.lead}</p>
        <p>
          <Link to={TOKENS_PATH}>{tokens.manage}</Link>
        </p>
      </section>
    </>
  );
}
