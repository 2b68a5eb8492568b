import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { hasLetters } from '~/features/newsletter/letters/letters.queries.server';
import { SubscribeForm } from '~/features/newsletter/subscribe-form';
import { subscribe } from '~/features/newsletter/subscribers.commands.server';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';
import { subscribed } from '~/features/newsletter/subscription.texts';
import { Welcome } from '~/features/newsletter/subscription-parts';
import { letterSettings } from '~/features/site/mail-settings.server';
import { formAction } from '~/http/body/form.server';
import { backToGallery } from '~/http/request/back-to-gallery.server';
import { safePath } from '~/http/request/safe-redirect';
import { limitSubscriptions } from '~/http/request/visitor-limits.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { type FormResult, typedValue } from '~/lib/form-result';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { loader as rootLoader } from '~/root';
import formStyles from '~/styles/forms.css';
import newsletterStyles from '~/styles/newsletter.css';
import { buttonProps } from '~/ui/forms/button-props';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, newsletterStyles);

/** The next step for a new subscriber, if there is one. */
const nextStep = async () =>
  (await letterSettings(await forkEm())) ? messagesOf('newsletter').confirmNext : undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isConfirmed = searchParams.has('confirmed');
  const step = await nextStep();
  return {
    next: backToGallery(request),
    isKept: step === undefined,
    isSubscribed: isConfirmed || searchParams.has('subscribed'),
    hint: isConfirmed ? undefined : (step ?? messagesOf('newsletter').kept),
    hasLetters: await hasLetters(await forkEm()),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return formAction(
    request,
    SubscriptionInput,
    async ({ value, fields }) => {
      await limitSubscriptions();
      const step = await nextStep();
      await subscribe(await forkEm(), value, { isMailed: step !== undefined });
      const next = safePath(String(fields.next ?? ''), '/');
      const flash = { kind: 'success', ...subscribed(step) } as const;
      return redirectWithFlash(withQuery('/subscribe', { subscribed: 1, next }), flash);
    },
    { unexpected: messagesOf('newsletter').failed },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  answerOrKeepTyped(args, messagesOf('newsletter').failed);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messagesOf('newsletter').title,
    description: messagesOf('newsletter').text,
    path: '/subscribe',
    noIndex: true,
  });

export default function Subscribe() {
  const { next, isKept, isSubscribed, hint, hasLetters } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.siteName ?? '';
  const back = typedValue(failure, 'next') ?? next;
  return (
    <div className="page newsletter newsletter-page">
      {isSubscribed && !failure ? (
        <>
          <Welcome as="h1" id="welcome" siteName={siteName} hint={hint} />
          <div className="newsletter-actions">
            <Link to={back} {...buttonProps('main')}>
              {messagesOf('newsletter').back}
            </Link>
          </div>
        </>
      ) : (
        <SubscribeForm failure={failure} back={back} siteName={siteName} isKept={isKept} />
      )}
      {hasLetters && (
        <p>
          <Link to="/letters">{messagesOf('letterArchive').title}</Link>
        </p>
      )}
    </div>
  );
}
