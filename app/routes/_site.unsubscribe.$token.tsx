import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { findByUnsubscribeLink, unsubscribe } from '~/features/newsletter/subscribers.commands.server';
import { maskedEmail } from '~/lib/email';
import type { loader as rootLoader } from '~/root';
import newsletterStyles from '~/styles/newsletter.css';
import { buttonProps } from '~/ui/forms/button-props';
import { SubmitButton } from '~/ui/forms/submit-button';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(newsletterStyles);

/** Opening the link changes nothing: mail programs open links ahead of their readers. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const found = await findByUnsubscribeLink(await forkEm(), token);
  return data({ email: found && maskedEmail(found.email) }, { status: found ? 200 : 404 });
}

/** Also RFC 8058's one-click POST, without cookie or origin: the link alone permits it. */
export async function action({ params: { token = '' } }: ActionFunctionArgs) {
  const isDone = await unsubscribe(await forkEm(), token);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Unsubscribe',
    description: 'Ends the newsletter.',
    path: '/subscribe',
    noIndex: true,
  });

export default function Unsubscribe() {
  const { email } = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>()?.isDone ?? false;
  return (
    <div className="page newsletter newsletter-page">
      {isDone ? <Gone /> : email ? <Question email={email} /> : <Nobody />}
    </div>
  );
}

function Question({ email }: { email: string }) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.siteName ?? '';
  return (
    <Form method="post">
      <h1>Unsubscribe from {siteName}</h1>
      <p>
        <strong>{email}</strong> gets no more letters, and the address is deleted from our list at once.
      </p>
      <div className="newsletter-actions">
        <Link to="/" {...buttonProps('quiet')}>
          Keep it
        </Link>
        <SubmitButton busy="Unsubscribing…">Unsubscribe</SubmitButton>
      </div>
    </Form>
  );
}

function Gone() {
  return (
    <div role="status">
      <h1>You are unsubscribed</h1>
      <p>
        Your address is deleted from our list. You can <Link to="/subscribe">subscribe again</Link> at any time.
      </p>
    </div>
  );
}

function Nobody() {
  return (
    <>
      <h1>Nothing to unsubscribe</h1>
      <p>
        No address on our list belongs to this link: it has been removed already, or the link is incomplete. Should
        letters keep coming, <Link to="/contact?subject=Remove%20my%20address">write to us</Link>.
      </p>
    </>
  );
}
