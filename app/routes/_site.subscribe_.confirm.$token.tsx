import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { confirmSubscription, findConfirmation } from '~/features/newsletter/confirmation.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { seeOther } from '~/http/response/page.server';
import { maskedEmail } from '~/lib/email';
import { messagesOf } from '~/messages/messages';
import newsletterStyles from '~/styles/newsletter.css';
import { buttonProps } from '~/ui/forms/button-props';
import { SubmitButton } from '~/ui/forms/submit-button';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(newsletterStyles);

/** Opening the link changes nothing, because mail programs open links in advance. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const { email } = await findConfirmation(await forkEm(), token);
  return { email: maskedEmail(email) };
}

export async function action({ params: { token = '' } }: ActionFunctionArgs) {
  refuseOtherSites();
  await confirmSubscription(await forkEm(), token);
  const flash = { kind: 'success', ...messagesOf('newsletterLinks').confirm.done } as const;
  return seeOther('/subscribe?confirmed=1', await flashHeaders(flash));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messagesOf('newsletterLinks').confirm.title,
    description: messagesOf('newsletterLinks').confirm.description,
    path: '/subscribe',
    noIndex: true,
  });

export default function ConfirmSubscription() {
  const { email } = useLoaderData<typeof loader>();
  const text = messagesOf('newsletterLinks').confirm;
  return (
    <div className="page newsletter newsletter-page">
      <Form method="post">
        <h1>{text.title}</h1>
        <p>
          <LinkedText text={text.text} links={[() => <strong>{email}</strong>]} />
        </p>
        <div className="newsletter-actions">
          <Link to="/" {...buttonProps('quiet')}>
            {text.notNow}
          </Link>{' '}
          <SubmitButton busy={text.confirming}>{text.confirm}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
