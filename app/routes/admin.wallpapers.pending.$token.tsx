import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { batchPath, type Decision, looksLike, UPLOAD_TOKEN } from '~/features/wallpapers/near-duplicates.view';
import { decidePending, getQuestion } from '~/features/wallpapers/uploads/review-queue.server';
import { SimilarChoice } from '~/features/wallpapers/uploads/similar-choice';
import { SimilarDecision } from '~/features/wallpapers/wallpaper.schema';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { type Flash, flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { wallpaperPath } from '~/lib/paths';
import uploadStyles from '~/styles/admin-upload.css';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return getQuestion(em, token);
}

const DONE: Record<Decision, string> = {
  publish: 'Wallpaper uploaded successfully',
  replace: 'Wallpaper updated successfully',
  skip: 'Upload skipped',
};

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    const { batch, ...fields } = await readForm(request);
    const { decision } = parseForm(SimilarDecision, fields);
    const id = await decidePending(em, fileStore(), token, decision);
    const link = id === null ? undefined : { path: wallpaperPath(id), label: 'Show it' };
    const flash: Flash = { kind: 'success', title: DONE[decision], link };
    const isPartOfBatch = UPLOAD_TOKEN.test(String(batch));
    return seeOther(
      isPartOfBatch ? batchPath(String(batch)) : '/admin/wallpapers?sort=newest',
      await flashHeaders(flash),
    );
  } catch (error) {
    return formFailure(error, {}, 'Failed to upload wallpaper');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'A similar picture');

export default function PendingUpload() {
  const question = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>{looksLike(question)}</h1>
      <FormAlert id="decision-error" title="Upload failed" messages={failure && [failure.message]} />
      <Form method="post" className="similar-form">
        <SimilarChoice question={question} />
      </Form>
    </div>
  );
}
