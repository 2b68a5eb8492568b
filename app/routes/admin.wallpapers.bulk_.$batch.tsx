import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { BatchResult } from '~/features/wallpapers/uploads/batch-result';
import { readBatch } from '~/features/wallpapers/uploads/review-queue.server';
import uploadStyles from '~/styles/admin/admin-upload.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request, params: { batch = '' } }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { batch, lines: await readBatch(em, batch) };
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'What became of the files');

export default function BatchPage() {
  const { batch, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>What became of the files</h1>
        <Link to={BULK_PATH}>Upload more</Link>
      </div>
      <BatchResult batch={batch} lines={lines} />
    </>
  );
}
