import { getFormProps } from '@conform-to/react';
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
import { FileField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
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
  const [form, fields] = usePageForm<'image'>('check', answer && 'files' in answer ? undefined : answer);
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <Link to={BULK_PATH}>{messagesOf('uploadQueue').title}</Link>
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        data-failed={text.failed}
        {...getFormProps(form)}
        className="form form-wide"
      >
        <p>{text.lead}</p>
        <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
        <FileField
          field={fields.image}
          label={text.files}
          hint={text.hint(maxUploadMb, maxFiles)}
          missing={messagesOf('uploadProblems').noImage}
          accept={ACCEPTED_FILES}
          multiple
        />
        <div className="form-actions">
          <SubmitButton busy={messagesOf('find').busy}>{text.check}</SubmitButton>
        </div>
      </Form>
      {answer && 'files' in answer && <CheckedFiles files={answer.files} />}
    </>
  );
}
