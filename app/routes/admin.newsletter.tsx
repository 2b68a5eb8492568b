import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { LetterAct, LetterInput, MAX_PICTURES } from '~/features/newsletter/letters/letter.schema';
import { LetterForm, LetterPreviews } from '~/features/newsletter/letters/letter-form';
import { LetterProgress } from '~/features/newsletter/letters/letter-progress';
import { readSchedule } from '~/features/newsletter/letters/letter-schedule.queries.server';
import {
  countReaders,
  findDraft,
  letterValues,
  listCandidates,
  listProgress,
} from '~/features/newsletter/letters/letters.queries.server';
import { sendRest, writeLetter } from '~/features/newsletter/letters/letters.server';
import { NewsletterSwitch } from '~/features/newsletter/newsletter-switch';
import { missingForLetters } from '~/features/site/mail-settings.server';
import { formRules } from '~/http/body/form.server';
import { redirectTo, redirectWithFlash } from '~/http/response/page.server';
import { openedMarks } from '~/lib/edited-form.server';
import { type FormResult, formKey } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(overviewStyles, formStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const draft = await findDraft(em);
  const candidates = await listCandidates(em, draft?.wallpapers ?? []);
  const wallpapers = draft?.wallpapers ?? candidates.slice(0, MAX_PICTURES).map(({ id }) => id);
  return {
    opened: openedMarks(letterValues(draft)),
    letter: { id: draft?.id ?? 0, subject: draft?.subject ?? '', words: draft?.words ?? '', wallpapers },
    candidates,
    readers: await countReaders(em),
    past: await listProgress(em),
    missing: await missingForLetters(em),
    every: (await readSchedule(em)).every,
    rules: formRules(LetterInput.pick({ subject: true, words: true })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('letters');
  return adminAction(
    args,
    LetterAct,
    async ({ em, value, fields }) => {
      if (value.intent === 'rest') {
        await sendRest(em, value.letter);
        return redirectWithFlash('/admin/newsletter', { kind: 'success', title: text.started });
      }
      await writeLetter(em, value, fields);
      if (value.intent === 'review') return redirectTo('/admin/newsletter/send');
      return redirectWithFlash('/admin/newsletter', {
        kind: 'success',
        title: value.intent === 'test' ? text.tested : text.saved,
      });
    },
    { unexpected: text.failed, keepsTyped: true },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('letters').title);

export default function Newsletter() {
  const { letter, opened, candidates, readers, past, missing, every, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('letters');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <NewsletterSwitch current="letters" />
        <span className="field-hint">{text.readers(readers)}</span>
      </div>
      {missing && (
        <p role="status" className="notice">
          {text.missing[missing]}{' '}
          {missing === 'mail' && <Link to="/admin/site/mail">{messagesOf('siteSetup').steps.mail.title}</Link>}
        </p>
      )}
      <p className="admin-section">
        {text.schedule.title}: {text.schedule.choices[every]}.{' '}
        <Link to="/admin/newsletter/schedule">{text.schedule.change}</Link>
      </p>
      <h2 className="admin-section">{text.draft}</h2>
      <LetterForm
        key={formKey(failure, letter)}
        canSend={missing === null}
        {...{ letter, opened, candidates, failure, rules }}
      />
      {letter.id > 0 && <LetterPreviews />}
      {past.length > 0 && (
        <>
          <h2 className="admin-section">{text.past}</h2>
          <ul className="letter-list">
            {past.map((letter) => (
              <LetterProgress key={letter.id} letter={letter} canSend={missing === null} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
