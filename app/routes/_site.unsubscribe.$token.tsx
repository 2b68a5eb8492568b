import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { findByUnsubscribeLink, unsubscribe } from '~/features/newsletter/subscribers.commands.server';
import { maskedEmail } from '~/lib/email';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { loader as rootLoader } from '~/root';
import newsletterStyles from '~/styles/newsletter.css';
import { buttonProps } from '~/ui/forms/button-props';
import { SubmitButton } from '~/ui/forms/submit-button';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(newsletterStyles);

/** Opening the link changes nothing, because mail programs open links in advance. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const found = await findByUnsubscribeLink(await forkEm(), token);
  return data({ email: found && maskedEmail(found.email) }, { status: found ? 200 : 404 });
}

/** Also takes RFC 8058's one-click POST, which has no cookie or origin: the link itself permits it. */
export async function action({ params: { token = '' } }: ActionFunctionArgs) {
  const isDone = await unsubscribe(await forkEm(), token);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messagesOf('newsletterLinks').unsubscribe.title,
    description: messagesOf('newsletterLinks').unsubscribe.description,
    path: '/subscribe',
    noIndex: true,
  });

export default function Unsubscribe() {
  const { email } = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>()?.isDone ?? false;
  return (
    <div className="page newsletter newsletter-page">
      {isDone ? <Unsubscribed /> : email ? <Question email={email} /> : <UnknownLink />}
    </div>
  );
}

function Question({ email }: { email: string }) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.siteName ?? '';
  const text = messagesOf('newsletterLinks').unsubscribe;
  return (
    <Form method="post">
      <h1>{text.heading(siteName)}</h1>
      <p>
        <LinkedText text={text.text} links={[() => <strong>{email}</strong>]} />
      </p>
      <div className="newsletter-actions">
        <Link to="/" {...buttonProps('quiet')}>
          {text.keep}
        </Link>{' '}
        <SubmitButton busy={text.unsubscribing}>{text.unsubscribe}</SubmitButton>
      </div>
    </Form>
  );
}

function Unsubscribed() {
  const text = messagesOf('newsletterLinks').unsubscribe;
  return (
    <div role="status">
      <h1>{text.done}</h1>
      <p>
        <LinkedText text={text.doneText} links={[(label) => <Link to="/subscribe">{label}</Link>]} />
      </p>
    </div>
  );
}

function UnknownLink() {
  const text = messagesOf('newsletterLinks').unsubscribe;
  const contact = withQuery('/contact', { subject: text.contactSubject });
  return (
    <>
      <h1>{text.unknown}</h1>
      <p>
        <LinkedText text={text.unknownText} links={[(label) => <Link to={contact}>{label}</Link>]} />
      </p>
    </>
  );
}
