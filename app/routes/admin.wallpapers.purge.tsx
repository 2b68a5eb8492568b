import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { countWallpapers } from '~/features/wallpapers/lists/device-counts.queries.server';
import { PurgeRequest } from '~/features/wallpapers/trash/purge.schema';
import { purgeWallpapers } from '~/features/wallpapers/trash/trash.commands.server';
import { PURGE_WORDS, TRASH_DAYS, trashPath } from '~/features/wallpapers/trash/trash.view';
import { parseInput, readForm } from '~/http/body/body.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { countOf } from '~/lib/counts';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { SubmitButton } from '~/ui/forms/submit-button';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return { count: await countWallpapers(em) };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    const { confirm } = parseInput(PurgeRequest, typed);
    const { count, isInBackground } = await purgeWallpapers(em, fileStore(), confirm);
    const title = isInBackground
      ? `${countOf(count, 'wallpaper')} will be deleted in the background`
      : `${countOf(count, 'wallpaper')} deleted`;
    return seeOther(trashPath(), await flashHeaders({ kind: 'success', title }));
  } catch (error) {
    return formFailure(error, typed, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Delete all wallpapers');

export default function Purge() {
  const { count } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Form method="post" className="form confirm-page">
      <h1>Delete all wallpapers?</h1>
      <FormAlert
        id="purge-error"
        title={failure?.fields.confirm ? 'Cancelled' : 'Failed to purge wallpapers'}
        messages={failure && [failure.message]}
      />
      <p>
        {countOf(count, 'wallpaper')} will leave the site at once and can be restored from the trash for {TRASH_DAYS}{' '}
        days.
      </p>
      <div className="field">
        <label htmlFor="confirm">Type {PURGE_WORDS} to confirm</label>
        <div className="rt-TextFieldRoot rt-r-size-2 rt-variant-surface">
          <input
            id="confirm"
            name="confirm"
            className="rt-reset rt-TextFieldInput"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            defaultValue={failure?.values.confirm}
            aria-describedby={failure && 'purge-error'}
            aria-invalid={failure ? true : undefined}
          />
        </div>
      </div>
      <div className="form-actions">
        <Link to={trashPath()} {...buttonProps('quiet')}>
          Cancel
        </Link>
        <SubmitButton look="danger" busy="Deleting…">
          Delete all wallpapers
        </SubmitButton>
      </div>
    </Form>
  );
}
