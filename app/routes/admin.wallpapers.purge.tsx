import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { countPurged, purgeWallpapers } from '~/features/trash/trash.commands.server';
import { PurgeRequest } from '~/features/trash/trash.schema';
import { PURGE_WORDS, TRASH_DAYS, trashPath } from '~/features/trash/trash.view';
import { redirectWithFlash } from '~/http/response/page.server';
import { typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { TextInput } from '~/ui/admin/controls';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return countPurged(em);
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, PurgeRequest, async ({ em, value: { confirm } }) => {
    const { count, drafts, isInBackground } = await purgeWallpapers(em, fileStore(), confirm);
    const { done, inBackground } = messagesOf('trash').purge;
    const title = isInBackground ? inBackground(count, drafts) : done(count, drafts);
    return redirectWithFlash(trashPath(), { kind: 'success', title });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('trash').purge.title);

export default function Purge() {
  const { count, drafts } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('trash').purge;
  return (
    <ConfirmationPage
      question={text.question}
      consequence={text.consequence(count, drafts, TRASH_DAYS)}
      verb={text.button}
      cancelPath={trashPath()}
      failed={failure?.error?.confirm ? text.cancelled : text.failed}
    >
      <div className="field">
        <label htmlFor="confirm">{text.type(PURGE_WORDS)}</label>
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
