import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { listProposalsWith } from '~/features/sets/proposals.server';
import { proposalsPath } from '~/features/sets/set.view';
import { BatchResult } from '~/features/uploads/batch-result';
import { readBatch, skipSmaller } from '~/features/uploads/review-queue.server';
import { BULK_PATH, batchPath } from '~/features/wallpapers/near-duplicates.view';
import { seeOther } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import uploadStyles from '~/styles/admin/admin-upload.css';
import { ButtonLink } from '~/ui/forms/button';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: uploadStyles }];

export async function loader({ request, params: { batch = '' } }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const lines = await readBatch(em, batch);
  const ids = lines.flatMap(({ wallpaper }) => wallpaper?.id ?? []);
  return { batch, lines, sets: (await listProposalsWith(em, ids)).length };
}

/** The page's only form skips pictures that are smaller than their lookalikes. */
export async function action(args: ActionFunctionArgs) {
  const { batch = '' } = args.params;
  return adminAction(args, null, async ({ em }) => {
    await skipSmaller(em, fileStore(), batch);
    return seeOther(batchPath(batch));
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('uploadResults').title);

export default function BatchPage() {
  const { batch, lines, sets } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>{messagesOf('uploadResults').title}</h1>
        <Link to={BULK_PATH}>{messagesOf('uploadResults').more}</Link>
      </div>
      <BatchResult batch={batch} lines={lines}>
        {sets > 0 && <ButtonLink to={proposalsPath()}>{messagesOf('curatedSets').proposals.count(sets)}</ButtonLink>}
      </BatchResult>
    </>
  );
}
