import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { confirmSubscription, findConfirmation } from '~/features/newsletter/confirmation.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { seeOther } from '~/http/response/page.server';
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
  const { email } = await findConfirmation(await forkEm(), token);
  return { email: maskedEmail(email) };
}

export async function action({ params: { token = '' } }: ActionFunctionArgs) {
  requireSameOrigin();
  await confirmSubscription(await forkEm(), token);
  const flash = { kind: 'success', title: 'Success!', text: 'Your address is confirmed' } as const;
  return seeOther('/subscribe?confirmed=1', await flashHeaders(flash));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your address',
    description: 'The last step of subscribing to the newsletter.',
    path: '/subscribe',
    noIndex: true,
  });

export default function ConfirmSubscription() {
  const { email } = useLoaderData<typeof loader>();
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.siteName ?? '';
  return (
    <div className="page newsletter newsletter-page">
      <Form method="post">
        <h1>Confirm your address</h1>
        <p>
          From now on <strong>{email}</strong> gets the newsletter of {siteName}. Every letter has a link that ends it.
        </p>
        <div className="newsletter-actions">
          <Link to="/" {...buttonProps('quiet')}>
            Not now
          </Link>
          <SubmitButton busy="Confirming…">Confirm</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
