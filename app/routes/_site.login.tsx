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
import { formAction, rulesOf } from '~/http/body/form.server';
import { safePath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import { typedValue } from '~/lib/form-result';
import formStyles from '~/styles/forms.css';
import { InputField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { messagesOf, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: formStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const next = safePath(new URL(request.url).searchParams.get('next'), '/admin');
  if (await findActor(await forkEm(), request)) throw redirect(next);
  return { next, rules: rulesOf(LoginInput) };
}

export async function action({ request }: ActionFunctionArgs) {
  return formAction(
    request,
    LoginInput,
    async ({ value, fields: { next } }) => {
      const cookie = await logIn(request, value);
      return seeOther(safePath(String(next ?? ''), '/admin'), { 'Set-Cookie': cookie });
    },
    { unexpected: 'Login failed', secrets: ['password'] },
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteFacts(matches), {
    title: 'Admin Login',
    description: 'For the administrator of this gallery.',
    path: '/login',
    noIndex: true,
  });

export default function Login() {
  const { next, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const [form, fields] = usePageForm<'username' | 'password'>('login', failure, rules);
  return (
    <div className="page login">
      <h1>Admin Login</h1>
      <Form method="post" data-failed="Login failed" action="/login" {...getFormProps(form)} className="form">
        <FormAlert id={form.errorId} messages={messagesOf(form, [fields.username, fields.password])} />
        <input type="hidden" name="next" value={typedValue(failure, 'next') ?? next} />
        <InputField
          field={fields.username}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <InputField field={fields.password} label="Password" type="password" autoComplete="current-password" />
        <SubmitButton busy="Logging in…">Log in</SubmitButton>
      </Form>
    </div>
  );
}
