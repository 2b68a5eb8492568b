import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { getTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { deleteTags } from '~/features/taxonomy/tags/change-many-tags.server';
import { deletedOutcome, describeChanges } from '~/features/taxonomy/tags/changes-flash';
import { NoTags } from '~/features/taxonomy/tags/no-tags';
import { deletionQuestion, readTagIds, tagListBehind, tagListPath } from '~/features/taxonomy/tags/tag.view';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

const readIds = (request: Request) => readTagIds(new URL(request.url).searchParams.getAll('id'));

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { tags: await getTags(em, readIds(request)), listPath: tagListPath(tagListBehind(request.url)) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    const changes = await deleteTags(em, readIds(args.request));
    return redirectWithFlash(tagListPath(tagListBehind(args.request.url)), describeChanges(changes, deletedOutcome()));
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('tags').delete.title);

export default function DeleteTags() {
  const { tags, listPath } = useLoaderData<typeof loader>();
  if (tags.length === 0) {
    const { delete: text, noneSelected } = messagesOf('tags');
    return <NoTags title={text.title} text={noneSelected} listPath={listPath} />;
  }
  return <ConfirmationPage {...deletionQuestion(tags)} cancelPath={listPath} />;
}
