import { getFormProps } from '@conform-to/react';
import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { logIn } from '~/auth/authenticator.server';
import { findActor } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { LoginInput } from '~/features/accounts/login.schema';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import formStyles from '~/styles/forms.css';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: formStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const next = safePath(new URL(request.url).searchParams.get('next'), '/admin');
  if (await findActor(await forkEm(), request)) throw redirect(next);
  return { next };
}

export async function action({ request }: ActionFunctionArgs) {
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    const cookie = await logIn(request, parseForm(LoginInput, typed));
    return seeOther(safePath(String(typed.next ?? ''), '/admin'), { 'Set-Cookie': cookie });
  } catch (error) {
    return formFailure(error, { username: typed.username, next: typed.next }, 'Login failed');
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteFacts(matches), {
    title: 'Admin Login',
    description: 'For the administrator of this gallery.',
    path: '/login',
    noIndex: true,
  });

export default function Login() {
  const { next } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const [form, fields] = usePageForm<'username' | 'password'>('login', failure);
  return (
    <div className="page login">
      <h1>Admin Login</h1>
      <Form method="post" action="/login" {...getFormProps(form)} className="form">
        <FormAlert id={form.errorId} messages={form.errors} />
        <input type="hidden" name="next" value={failure?.values.next ?? next} />
        <TextField
          field={fields.username}
          label="Username"
          missing="Please enter your username."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
        />
        <TextField
          field={fields.password}
          label="Password"
          missing="Please enter your password."
          type="password"
          autoComplete="current-password"
          maxLength={256}
          required
        />
        <SubmitButton busy="Logging in…">Log in</SubmitButton>
      </Form>
    </div>
  );
}
