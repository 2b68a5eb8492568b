import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { countWallpapers } from '~/features/wallpapers/lists/device-counts.server';
import { PurgeRequest } from '~/features/wallpapers/trash/purge.schema';
import { purgeWallpapers } from '~/features/wallpapers/trash/trash.commands.server';
import { PURGE_WORDS, TRASH_DAYS, trashPath } from '~/features/wallpapers/trash/trash.view';
import { redirectWithFlash } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { countOf } from '~/lib/counts';
import { typedValue } from '~/lib/form-result';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { SubmitButton } from '~/ui/forms/submit-button';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { count: await countWallpapers(em) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, PurgeRequest, async ({ em, value: { confirm } }) => {
    const { count, isInBackground } = await purgeWallpapers(em, fileStore(), confirm);
    const title = `${countOf(count, 'wallpaper')} ${isInBackground ? 'will be deleted in the background' : 'deleted'}`;
    return redirectWithFlash(trashPath(), { kind: 'success', title });
  });
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
        title={failure?.error?.confirm ? 'Cancelled' : 'Failed to purge wallpapers'}
        messages={failure?.error?.['']}
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
            defaultValue={typedValue(failure, 'confirm')}
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
