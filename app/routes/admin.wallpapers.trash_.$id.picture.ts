import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { findTrashedPicture } from '~/features/trash/trash.queries.server';
import { fileResponse } from '~/http/response/file.server';
import { parseId } from '~/http/response/page.server';
import { nullIfNotFound } from '~/lib/errors';
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'download' };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const store = fileStore();
  const picture = await findTrashedPicture(em, parseId(params.id));
  const isWithheld = await store.withheld.stat(picture.key, picture.name).catch(nullIfNotFound);
  return fileResponse(
    request,
    isWithheld ? store.withheld : store,
    { ...picture, type: 'image/webp' },
    { 'Cache-Control': 'private, max-age=600' },
  );
}
