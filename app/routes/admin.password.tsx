import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { changeOwnPassword } from '~/auth/password.server';
import { PasswordChange } from '~/features/accounts/credentials.schema';
import { PasswordForm } from '~/features/accounts/password-form';
import { formRules } from '~/http/body/form.server';
import { flashHeaders } from '~/http/response/flash.server';
import { seeOther } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { username } = await requireAdminPage(request);
  return { username, rules: formRules(PasswordChange) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    PasswordChange,
    async ({ em, value, ...actor }) => {
      const cookie = await changeOwnPassword(em, actor, value, args.request);
      const headers = new Headers(await flashHeaders({ kind: 'success', ...messagesOf('password').changed }));
      headers.append('Set-Cookie', cookie);
      return seeOther('/admin', headers);
    },
    {
      unexpected: messagesOf('password').failedLater,
      secrets: ['currentPassword', 'newPassword', 'repeatedPassword'],
    },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('password').title);

export default function Password() {
  const { username, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>{messagesOf('password').title}</h1>
      <PasswordForm {...{ username, failure, rules }} />
      <p className="form-note">{messagesOf('password').note}</p>
    </div>
  );
}
