import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { pendingPicture } from '~/features/uploads/review-queue.server';

/** A rendition of a picture that waits for a decision, never the uploaded bytes. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  const bytes = await pendingPicture(token);
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' },
  });
}
