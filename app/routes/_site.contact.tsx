import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { forkEm } from '~/db/orm.server';
import { ContactInput, MAX_SUBJECT_LENGTH } from '~/features/contact/contact.schema';
import { ContactForm } from '~/features/contact/contact-form';
import { sendContactMessage } from '~/features/contact/messages.commands.server';
import { mailSettings } from '~/features/site/mail-settings.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { formAction, formRules } from '~/http/body/form.server';
import { limitMessages } from '~/http/request/visitor-limits.server';
import { redirectWithFlash } from '~/http/response/page.server';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/forms.css';
import staticStyles from '~/styles/static.css';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { LinkedText } from '~/ui/pages/linked-text';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

const notSent = () => `${messagesOf('contact').failed.title} ${messagesOf('contact').failed.text}`;

export const links = stylesheets(formStyles, staticStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';
  return {
    contactEmail: (await siteSettings()).contactEmail,
    subject: subject.slice(0, MAX_SUBJECT_LENGTH),
    rules: formRules(ContactInput),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return formAction(
    request,
    ContactInput,
    async ({ value }) => {
      await limitMessages();
      const em = await forkEm();
      await sendContactMessage(em, value, { isMailed: (await mailSettings(em)) !== null });
      return redirectWithFlash('/contact', { kind: 'success', ...messagesOf('contact').sentToast });
    },
    { unexpected: notSent() },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, notSent());

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = messagesOf('contact');
  return pageMeta(matches, {
    title,
    description: description(siteFacts(matches)?.siteName ?? 'Tapeta'),
    path: '/contact',
  });
};

export default function Contact() {
  const { contactEmail, subject, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const sent = useSentMessages(failure);
  const text = messagesOf('contact');
  return (
    <div className="page static">
      <div className="static-main">
        <h1>{text.title}</h1>
        <p className="static-lead">{text.lead}</p>
        {sent > 0 && !failure && <p className="notice success">{text.sent}</p>}
        <ContactForm key={sent} {...{ failure, rules, subject }} />
      </div>
      <aside className="static-aside" aria-label={text.hints.title}>
        <h2>{text.hints.title}</h2>
        <ul>
          <li>
            <LinkedText text={text.hints.help} links={[(label) => <Link to="/help">{label}</Link>]} />
          </li>
          <li>{text.hints.picture}</li>
          <li>
            <LinkedText text={text.hints.privacy} links={[(label) => <Link to="/privacy#messages">{label}</Link>]} />
          </li>
          {contactEmail && (
            <li>
              <LinkedText
                text={text.hints.email(contactEmail)}
                links={[(label) => <a href={`mailto:${contactEmail}`}>{label}</a>]}
              />
            </li>
          )}
        </ul>
      </aside>
    </div>
  );
}

/** How many messages were sent from this page. Each one resets the form; opening a dialog or following a hash link does not. */
function useSentMessages(failure: FormResult | undefined): number {
  const { state, formMethod } = useActiveNavigation();
  const { key } = useLocation();
  const sentFrom = useRef<string | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (formMethod === 'POST') sentFrom.current ??= key;
    if (state !== 'idle' || sentFrom.current === null) return;
    // An unanswered request leaves the history entry as it was.
    if (!failure && sentFrom.current !== key) setSent((count) => count + 1);
    sentFrom.current = null;
  }, [state, formMethod, key, failure]);
  return sent;
}
