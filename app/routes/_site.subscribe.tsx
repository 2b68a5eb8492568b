import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { confirmationSettings } from '~/features/subscribers/confirmation.server';
import { SubscribeForm } from '~/features/subscribers/subscribe-form';
import { subscribe } from '~/features/subscribers/subscribers.commands.server';
import { SubscriptionInput } from '~/features/subscribers/subscription.schema';
import { NOT_SUBSCRIBED, PLEASE_CONFIRM, subscribed } from '~/features/subscribers/subscription.texts';
import { Welcome } from '~/features/subscribers/subscription-parts';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { backToGallery } from '~/http/request/back-to-gallery.server';
import { requireHuman } from '~/http/request/honeypot.server';
import { safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { limitSubscriptions } from '~/http/request/visitor-limits.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { env } from '~/lib/env.server';
import { withQuery } from '~/lib/paths';
import type { loader as rootLoader } from '~/root';
import formStyles from '~/styles/forms.css';
import newsletterStyles from '~/styles/newsletter.css';
import { buttonProps } from '~/ui/forms/button-props';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import type { Failure } from '~/ui/forms/page-form';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formStyles },
  { rel: 'stylesheet', href: newsletterStyles },
];

/** What somebody who has subscribed still has to do. */
const whatIsLeft = () => (confirmationSettings(env) ? PLEASE_CONFIRM : undefined);

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isConfirmed = searchParams.has('confirmed');
  return {
    next: backToGallery(request),
    isSubscribed: isConfirmed || searchParams.has('subscribed'),
    hint: isConfirmed ? undefined : whatIsLeft(),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    requireHuman(typed);
    const input = parseForm(SubscriptionInput, typed);
    await limitSubscriptions();
    await subscribe(await forkEm(), input, { isMailed: confirmationSettings(env) !== null });
  } catch (error) {
    return formFailure(error, { email: typed.email, next: typed.next }, NOT_SUBSCRIBED);
  }
  const next = safePath(String(typed.next ?? ''), '/');
  return seeOther(
    withQuery('/subscribe', { subscribed: 1, next }),
    await flashHeaders({ kind: 'success', ...subscribed(whatIsLeft()) }),
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, NOT_SUBSCRIBED);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteFacts(matches), {
    title: 'Subscribe',
    description: 'Get notified about new wallpaper collections, exclusive content, and updates.',
    path: '/subscribe',
    noIndex: true,
  });

export default function Subscribe() {
  const { next, isSubscribed, hint } = useLoaderData<typeof loader>();
  const failure = useActionData<Failure>();
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.siteName ?? '';
  const back = failure?.values.next ?? next;
  return (
    <div className="page newsletter newsletter-page">
      {isSubscribed && !failure ? (
        <>
          <Welcome as="h1" id="welcome" siteName={siteName} hint={hint} />
          <div className="newsletter-actions">
            <Link to={back} {...buttonProps('main')}>
              Back to the gallery
            </Link>
          </div>
        </>
      ) : (
        <SubscribeForm failure={failure} back={back} siteName={siteName} />
      )}
    </div>
  );
}
