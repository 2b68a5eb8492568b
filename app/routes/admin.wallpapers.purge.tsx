import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { purgeWallpapers } from '~/features/trash/trash.commands.server';
import { PurgeRequest } from '~/features/trash/trash.schema';
import { PURGE_WORDS, TRASH_DAYS, trashPath } from '~/features/trash/trash.view';
import { redirectWithFlash } from '~/http/response/page.server';
import { typedValue } from '~/lib/form-result';
import { formatCount } from '~/messages/numbers';
import { fileStore } from '~/storage/store.server';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { TextInput } from '~/ui/admin/controls';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { count: await countWallpapers(em) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, PurgeRequest, async ({ em, value: { confirm } }) => {
    const { count, isInBackground } = await purgeWallpapers(em, fileStore(), confirm);
    const title = `${formatCount(count, 'wallpaper')} ${isInBackground ? 'will be deleted in the background' : 'deleted'}`;
    return redirectWithFlash(trashPath(), { kind: 'success', title });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Delete all wallpapers');

export default function Purge() {
  const { count } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmationPage
      question="Delete all wallpapers?"
      consequence={`${formatCount(count, 'wallpaper')} will leave the site at once and can be restored from the trash for ${TRASH_DAYS} days.`}
      verb="Delete all wallpapers"
      cancelPath={trashPath()}
      failed={failure?.error?.confirm ? 'Cancelled' : 'Failed to purge wallpapers'}
    >
      <div className="field">
        <label htmlFor="confirm">Type {PURGE_WORDS} to confirm</label>
        <TextInput
          id="confirm"
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          defaultValue={typedValue(failure, 'confirm')}
          aria-describedby={failure && 'confirmation-error'}
          aria-invalid={failure ? true : undefined}
        />
      </div>
    </ConfirmationPage>
  );
}
