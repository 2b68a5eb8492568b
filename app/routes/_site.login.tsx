import { getFormProps } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { authenticator, logIn, logInWithCode } from '~/auth/authenticator.server';
import { findActor } from '~/auth/guards.server';
import { isForm, keepForm, NOT_STORED, readKept } from '~/auth/kept-form.server';
import { forkEm } from '~/db/orm.server';
import { CodeInput } from '~/features/accounts/access.schema';
import { CARRIED, CodeForm } from '~/features/accounts/code-form';
import { LoginInput } from '~/features/accounts/credentials.schema';
import { Resumed } from '~/features/accounts/resumed';
import { siteSettings } from '~/features/site/site-settings.server';
import { formAction, formRules } from '~/http/body/form.server';
import { requestContext } from '~/http/request/request-context.server';
import { safePath } from '~/http/request/safe-redirect';
import { redirectTo, seeOther } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { type FormResult, keptForm, typedValue } from '~/lib/form-result';
import { withQuery } from '~/lib/paths';
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
  if (await findActor(await forkEm(), request)) throw redirectTo(next);
  const ownAddress = await findOwnAddress();
  const rules = { rules: formRules(LoginInput), codeRules: formRules(CodeInput) };
  return { next, ownAddress, hasEnded: searchParams.has('ended'), ...rules };
}

/** The site's own origin, if it is known and the request came to another host: cookies are for one, and forms only from it. */
async function findOwnAddress(): Promise<string | null> {
  const { siteUrl } = await siteSettings();
  if (!siteUrl) return null;
  const { protocol, host, origin } = new URL(siteUrl);
  const asked = `${protocol}//${requestContext().host}`;
  return URL.canParse(asked) && new URL(asked).host === host ? null : origin;
}

/** After the login the loader would redirect, and lose the form that the page keeps. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export async function action({ request }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('keep')) return keepForm(request);
  const unexpected = messagesOf('login').failed;
  if (searchParams.has('code')) {
    return formAction(
      request,
      CodeInput,
      async ({ value, fields }) => enter(await logInWithCode(request, fields.ticket, value.code), fields),
      { unexpected, secrets: ['code'] },
    );
  }
  const unread = request.clone();
  return formAction(
    request,
    LoginInput,
    async ({ value, fields }) => {
      // All that the strategy reads.
      if (!isForm(unread)) throw new DomainError('malformed', messagesOf('requests').badForm);
      const outcome = await logIn(request, value.username, () => authenticator.authenticate('form', unread));
      return 'cookie' in outcome ? enter(outcome.cookie, fields) : askForCode(outcome, fields);
    },
    { unexpected, secrets: ['password'] },
  );
}

/** Goes on to where the login was needed. */
function enter(cookie: string, fields: Record<string, unknown>) {
  const headers = { 'Set-Cookie': cookie };
  const next = safePath(String(fields.next ?? ''), '/admin');
  const kept = readKept(fields.kept, next);
  return kept
    ? data({ resumed: { path: next, fields: kept } }, { headers: { ...headers, ...NOT_STORED } })
    : seeOther(next, headers);
}

function askForCode(
  { ticket, onlyRecovery }: { ticket: string; onlyRecovery: boolean },
  fields: Record<string, unknown>,
) {
  const carried = Object.entries({ ...fields, ticket }).filter(([name]) =>
    (CARRIED as readonly string[]).includes(name),
  );
  const error = onlyRecovery ? { '': [messagesOf('accountErrors').unreadableFactor] } : undefined;
  return data<FormResult>({ ...keptForm(carried), error }, { headers: NOT_STORED });
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
  const { next, ownAddress, hasEnded, rules, codeRules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resumed = answer && 'resumed' in answer ? answer.resumed : null;
  const failure = answer && 'resumed' in answer ? undefined : answer;
  const [form, fields] = usePageForm<'username' | 'password'>('login', failure, rules);
  if (resumed) return <Resumed {...resumed} />;
  const text = messagesOf('login');
  if (failure && typedValue(failure, 'ticket')) {
    return (
      <div className="page login">
        <h1>{text.title}</h1>
        <CodeForm answer={failure} rules={codeRules} />
      </div>
    );
  }
  return (
    <div className="page login">
      <h1>{text.title}</h1>
      {ownAddress && (
        <p>
          {text.elsewhere} <a href={ownAddress + withQuery('/login', { next })}>{ownAddress}</a>
        </p>
      )}
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
