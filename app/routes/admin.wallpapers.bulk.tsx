import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { listBatches } from '~/features/files/upload-outcomes.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { BatchList } from '~/features/uploads/batch-list';
import { BulkUploader } from '~/features/uploads/queue/bulk-uploader';
import { readUnsent, UnsentFiles, unsentPath } from '~/features/uploads/unsent-files';
import { noteRefusal, uploadOneOfBatch } from '~/features/uploads/upload-batches.server';
import { batchPath } from '~/features/wallpapers/near-duplicates.view';
import { WallpaperUpload } from '~/features/wallpapers/wallpaper.schema';
import { parseForm } from '~/http/body/form.server';
import { MAX_FILES, readFileNames, receiveUploads } from '~/http/body/upload.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { seeOther } from '~/http/response/page.server';
import { env } from '~/lib/env.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { newToken } from '~/storage/staging-dir.server';
import { fileStore } from '~/storage/store.server';
import uploadStyles from '~/styles/admin/admin-upload.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const [categories, batches] = await Promise.all([listCategories(em), listBatches(em)]);
  const unsent = readUnsent(new URL(request.url).searchParams);
  const minSize = `${env.MIN_WIDTH} × ${env.MIN_HEIGHT}`;
  const { timeZone } = await readSiteSettings(em);
  return { categories, batches, unsent, minSize, timeZone, maxUploadMb: env.MAX_UPLOAD_MB, maxFiles: MAX_FILES };
}

/** Takes the form without JavaScript. A script sends each file to /api/wallpapers instead. */
export async function action(args: ActionFunctionArgs) {
  const batch = newToken();
  return adminAction(
    args,
    null,
    async ({ em }) => {
      const files = await receiveUploads(args.request, {
        take: (file, place, fields) =>
          uploadOneOfBatch(em, fileStore(), { batch, place }, file, parseForm(WallpaperUpload, fields)),
        refuse: (name, place, error) => noteRefusal(em, { batch, place }, name, error),
      });
      if (files === 0) throw invalid({ image: [messagesOf('uploadProblems').noImage] });
      return seeOther(batchPath(batch));
    },
    {
      unexpected: messagesOf('uploads').uploadFailed,
      async back() {
        requireSameOrigin();
        // An unreadable form counts as one without files.
        return unsentPath(await readFileNames(args.request).catch(() => []));
      },
    },
  );
}

export const handle = { guardsItself: true };

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('uploadQueue').title);

export default function BulkUploadPage() {
  const { categories, batches, unsent, minSize, timeZone, maxUploadMb, maxFiles } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <>
      <div className="admin-head">
        <h1>{messagesOf('uploadQueue').title}</h1>
        <Link to="/admin/wallpapers/new">{messagesOf('uploadQueue').one}</Link>
      </div>
      <UnsentFiles {...unsent} />
      <BulkUploader {...{ categories, minSize, timeZone, maxUploadMb, maxFiles, failure }} />
      <BatchList batches={batches} />
    </>
  );
}
