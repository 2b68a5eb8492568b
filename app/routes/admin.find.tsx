import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { checkFiles } from '~/features/find/check-files.server';
import { CheckedFiles } from '~/features/find/checked-files';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { ACCEPTED_FILES } from '~/features/wallpapers/wallpaper.limits';
import { MAX_FILES, receiveUploads } from '~/http/body/upload.server';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import findStyles from '~/styles/find.css';
import { SubmitButton } from '~/ui/forms/button';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, findStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return { maxUploadMb: env.MAX_UPLOAD_MB, maxFiles: MAX_FILES };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    null,
    async ({ em }) => ({ files: await checkFiles(em, (taker) => receiveUploads(args.request, taker)) }),
    { unexpected: messagesOf('fileCheck').failed },
  );
}

export const handle = { guardsItself: true };

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('fileCheck').title);

export default function CheckFilesPage() {
  const { maxUploadMb, maxFiles } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = messagesOf('fileCheck');
  const files = answer && 'files' in answer ? answer.files : undefined;
  const problem = answer && !('files' in answer) ? Object.values(answer.error ?? {}).flat()[0] : undefined;
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <Link to={BULK_PATH}>{messagesOf('uploadQueue').title}</Link>
      </div>
      <Form method="post" encType="multipart/form-data" data-failed={text.failed} className="form form-wide">
        <p>{text.lead}</p>
        <div className="field">
          <label htmlFor="files">{text.files}</label>
          <input
            id="files"
            type="file"
            name="image"
            multiple
            accept={ACCEPTED_FILES}
            className="file-input"
            aria-describedby={problem ? 'files-hint files-problem' : 'files-hint'}
            aria-invalid={problem ? true : undefined}
          />
          <p id="files-hint" className="field-hint">
            {text.hint(maxUploadMb, maxFiles)}
          </p>
          {problem && (
            <p id="files-problem" className="field-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className="form-actions">
          <SubmitButton busy={messagesOf('find').busy}>{text.check}</SubmitButton>
        </div>
      </Form>
      {files && <CheckedFiles files={files} />}
    </>
  );
}
