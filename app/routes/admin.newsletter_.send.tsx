import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { LetterPreviews } from '~/features/newsletter/letters/letter-form';
import { countReaders, findDraft } from '~/features/newsletter/letters/letters.queries.server';
import { sendDraft } from '~/features/newsletter/letters/letters.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { ButtonLink } from '~/ui/forms/button';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const draft = await findDraft(em);
  if (!draft) throw notFound();
  return { subject: draft.subject, readers: await countReaders(em) };
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('letters');
  return adminAction(
    args,
    null,
    async ({ em }) => {
      await sendDraft(em);
      return redirectWithFlash('/admin/newsletter', { kind: 'success', title: text.started });
    },
    { unexpected: text.sendPage.failed },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('letters').sendPage.title);

export default function SendLetter() {
  const { subject, readers } = useLoaderData<typeof loader>();
  const { sendPage: text, schedule } = messagesOf('letters');
  if (readers === 0)
    return (
      <div className="confirm-page">
        <h1>{text.title}</h1>
        <p>{text.noReaders}</p>
        <p>
          <ButtonLink to="/admin/newsletter">{schedule.back}</ButtonLink>
        </p>
      </div>
    );
  return (
    <ConfirmationPage
      question={text.question(subject, readers)}
      consequence={text.consequence}
      verb={text.verb}
      busy={text.busy}
      failed={text.failed}
      picture={<LetterPreviews />}
      cancelPath="/admin/newsletter"
    />
  );
}
