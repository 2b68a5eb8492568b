import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { forkEm } from '~/db/orm.server';
import { ContactInput, MAX_SUBJECT_LENGTH } from '~/features/contact/contact.schema';
import { ContactForm } from '~/features/contact/contact-form';
import { mailSettings } from '~/features/contact/contact-mail.server';
import { sendContactMessage } from '~/features/contact/messages.commands.server';
import { formAction, formRules } from '~/http/body/form.server';
import { limitMessages } from '~/http/request/visitor-limits.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { env } from '~/lib/env.server';
import type { FormResult } from '~/lib/form-result';
import formStyles from '~/styles/forms.css';
import staticStyles from '~/styles/static.css';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

const NOT_SENT = 'Could not send: Please try again later.';

export const links = stylesheets(formStyles, staticStyles);

export function loader({ request }: LoaderFunctionArgs) {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';
  return {
    contactEmail: env.CONTACT_EMAIL ?? null,
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
      await sendContactMessage(await forkEm(), value, { isMailed: mailSettings(env) !== null });
      const text = "Thanks! We'll get back to you soon.";
      return redirectWithFlash('/contact', { kind: 'success', title: 'Message sent', text });
    },
    { unexpected: NOT_SENT },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, NOT_SENT);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const site = siteFacts(matches);
  return pageMeta(matches, {
    title: 'Contact Us',
    description: `Write to the people behind ${site?.siteName ?? 'this gallery'}: questions, reports about a picture, ideas.`,
    path: '/contact',
  });
};

export default function Contact() {
  const { contactEmail, subject, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const sent = useSentMessages(failure);
  return (
    <div className="page static">
      <div className="static-main">
        <h1>Contact Us</h1>
        <p className="static-lead">
          A question, something that does not work, a picture that should not be here: write to us, we read everything.
        </p>
        {sent > 0 && !failure && <p className="notice success">Your message has arrived. You may write another one.</p>}
        <ContactForm key={sent} {...{ failure, rules, subject }} />
      </div>
      <aside className="static-aside" aria-label="Before you write">
        <h2>Before you write</h2>
        <ul>
          <li>
            The <Link to="/help">Help Center</Link> answers what is asked most.
          </li>
          <li>If it is about a picture, please paste the address of its page.</li>
          <li>
            Your address and your message are kept so that we can answer; see the{' '}
            <Link to="/privacy#messages">Privacy Policy</Link>.
          </li>
          {contactEmail && (
            <li>
              You can also write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </li>
          )}
        </ul>
      </aside>
    </div>
  );
}

/** How many messages went through on this page: each leaves an empty form, while a dialog or a link to a place on it do not. */
function useSentMessages(failure: FormResult | undefined): number {
  const { state, formMethod } = useNavigation();
  const { key } = useLocation();
  const sentFrom = useRef<string | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (formMethod === 'POST') sentFrom.current ??= key;
    if (state !== 'idle' || sentFrom.current === null) return;
    // Where nobody has answered, the place in the history is the same.
    if (!failure && sentFrom.current !== key) setSent((count) => count + 1);
    sentFrom.current = null;
  }, [state, formMethod, key, failure]);
  return sent;
}
