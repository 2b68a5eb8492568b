import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { changeOwnPassword } from '~/auth/password.server';
import { forkEm } from '~/db/orm.server';
import { PasswordChange } from '~/features/accounts/password.schema';
import { PasswordForm } from '~/features/accounts/password-form';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import overviewStyles from '~/styles/admin-overview.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { username } = await requireAdminPage(await forkEm(), request);
  return { username };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  const actor = await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    const cookie = await changeOwnPassword(em, actor, parseForm(PasswordChange, await readForm(request)));
    const text = 'All other sessions have ended.';
    const headers = new Headers(await flashHeaders({ kind: 'success', title: 'Password changed', text }));
    headers.append('Set-Cookie', cookie);
    return seeOther('/admin', headers);
  } catch (error) {
    return formFailure(error, {}, 'The password could not be changed. Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Change password');

export default function Password() {
  const { username } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>Change password</h1>
      <PasswordForm username={username} failure={failure} />
      <p className="form-note">
        All other sessions end, and this one goes on. A password in the server’s settings counts for the first start
        only.
      </p>
    </div>
  );
}
