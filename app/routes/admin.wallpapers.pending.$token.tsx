import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { SimilarChoice } from '~/features/uploads/near-duplicates/similar-choice';
import { decidePending, getQuestion } from '~/features/uploads/review-queue.server';
import { batchPath, type Decision, looksLike } from '~/features/wallpapers/near-duplicates.view';
import { SimilarDecision } from '~/features/wallpapers/wallpaper.schema';
import { redirectWithFlash } from '~/http/response/page.server';
import { UPLOAD_TOKEN } from '~/lib/id';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import uploadStyles from '~/styles/admin/admin-upload.css';
import { Form } from '~/ui/browser/session-form';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return getQuestion(em, token);
}

function done(decision: Decision): string {
  const { uploaded, skipped } = messagesOf('uploads');
  return { publish: uploaded, replace: messagesOf('wallpaperForm').updated, skip: skipped }[decision];
}

export async function action(args: ActionFunctionArgs) {
  const { token = '' } = args.params;
  return adminAction(
    args,
    SimilarDecision,
    async ({ em, value: { decision }, fields }) => {
      const id = await decidePending(em, fileStore(), token, decision);
      const link = id === null ? undefined : { path: wallpaperPath(id), label: messagesOf('uploads').showIt };
      const batch = String(fields.batch);
      return redirectWithFlash(UPLOAD_TOKEN.test(batch) ? batchPath(batch) : '/admin/wallpapers?sort=newest', {
        kind: 'success',
        title: done(decision),
        link,
      });
    },
    { unexpected: messagesOf('uploads').uploadFailed },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('similarPictures').title);

export default function PendingUpload() {
  const question = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>{looksLike(question)}</h1>
      <FormAlert id="decision-error" title={messagesOf('uploads').failed} messages={failure?.error?.['']} />
      <Form method="post" className="similar-form">
        <SimilarChoice question={question} />
      </Form>
    </div>
  );
}
