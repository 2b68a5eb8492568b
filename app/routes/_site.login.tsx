import { getFormProps } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { logIn } from '~/auth/authenticator.server';
import { findActor } from '~/auth/guards.server';
import { keepForm, NOT_STORED, readKept } from '~/auth/kept-form.server';
import { forkEm } from '~/db/orm.server';
import { LoginInput } from '~/features/accounts/credentials.schema';
import { Resumed } from '~/features/accounts/resumed';
import { formAction, formRules } from '~/http/body/form.server';
import { safePath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import { typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/forms.css';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = safePath(searchParams.get('next'), '/admin');
  if (await findActor(await forkEm(), request)) throw redirect(next);
  return { next, hasEnded: searchParams.has('ended'), rules: formRules(LoginInput) };
}

/** After the login the loader would redirect, and lose the form that the page keeps. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export async function action({ request }: ActionFunctionArgs) {
  if (new URL(request.url).searchParams.has('keep')) return keepForm(request);
  return formAction(
    request,
    LoginInput,
    async ({ value, fields }) => {
      const headers = { 'Set-Cookie': await logIn(request, value) };
      const next = safePath(String(fields.next ?? ''), '/admin');
      const kept = readKept(fields.kept, next);
      return kept
        ? data({ resumed: { path: next, fields: kept } }, { headers: { ...headers, ...NOT_STORED } })
        : seeOther(next, headers);
    },
    { unexpected: messagesOf('login').failed, secrets: ['password'] },
  );
}

export const headers = () => NOT_STORED;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messagesOf('login').title,
    description: messagesOf('login').description,
    path: '/login',
    noIndex: true,
  });

export default function Login() {
  const { next, hasEnded, rules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resumed = answer && 'resumed' in answer ? answer.resumed : null;
  const failure = answer && 'resumed' in answer ? undefined : answer;
  const [form, fields] = usePageForm<'username' | 'password'>('login', failure, rules);
  if (resumed) return <Resumed {...resumed} />;
  const text = messagesOf('login');
  return (
    <div className="page login">
      <h1>{text.title}</h1>
      <Form method="post" data-failed={text.failed} action="/login" {...getFormProps(form)} className="form">
        <FormAlert
          id={form.errorId}
          messages={listMessages(form, [fields.username, fields.password]) ?? (hasEnded ? [text.ended] : undefined)}
        />
        <input type="hidden" name="next" value={typedValue(failure, 'next') ?? next} />
        {typedValue(failure, 'kept') && <input type="hidden" name="kept" value={typedValue(failure, 'kept')} />}
        <TextField
          field={fields.username}
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField field={fields.password} label={text.password} type="password" autoComplete="current-password" />
        <SubmitButton busy={text.loggingIn}>{text.logIn}</SubmitButton>
      </Form>
    </div>
  );
}
