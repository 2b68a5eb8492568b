import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import { UploadForm } from '~/features/uploads/single/upload-form';
import { uploadWallpaper } from '~/features/uploads/upload.server';
import { sayUploaded, uploadedLink, uploadedListPath } from '~/features/uploads/uploaded';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { questionPath } from '~/features/wallpapers/near-duplicates.view';
import { WallpaperUpload } from '~/features/wallpapers/wallpaper.schema';
import { formRules } from '~/http/body/form.server';
import { receiveUpload } from '~/http/body/upload.server';
import { redirectWithFlash, seeOther } from '~/http/response/page.server';
import { cleaned, truncate } from '~/lib/clean-text';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import uploadStyles from '~/styles/admin/admin-upload.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return {
    categories: await listCategories(em),
    timeZone: (await readSiteSettings(em)).timeZone,
    maxUploadMb: env.MAX_UPLOAD_MB,
    rules: formRules(WallpaperUpload),
    // From a page that says what is missing.
    given: { tags: truncate(cleaned(new URL(request.url).searchParams.get('tags') ?? ''), MAX_TAG_LENGTH) },
  };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    WallpaperUpload,
    async ({ em, value, file = null, fields }) => {
      const result = await uploadWallpaper(em, fileStore(), file, { ...value, onSimilar: 'ask' });
      const text = sayLeftOut(String(fields.tags));
      const { tooManyTags } = messagesOf('uploads');
      if ('question' in result) {
        const path = questionPath(result.question.token);
        return text ? redirectWithFlash(path, { kind: 'error', title: tooManyTags, text }) : seeOther(path);
      }
      return redirectWithFlash(uploadedListPath(result.wallpaper), {
        kind: 'success',
        title: sayUploaded(result.wallpaper),
        text,
        link: uploadedLink(result.wallpaper),
      });
    },
    { unexpected: messagesOf('uploads').uploadFailed, read: receiveUpload },
  );
}

export const handle = { guardsItself: true };

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('uploads').title);

export default function NewWallpaper() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>{messagesOf('uploads').title}</h1>
      <UploadForm {...loaded} failure={failure} />
    </div>
  );
}
