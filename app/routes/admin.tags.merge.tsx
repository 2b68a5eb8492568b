import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { findTagByName, getTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { mergeTags, newNameProblem } from '~/features/taxonomy/tags/change-many-tags.server';
import { describeChanges } from '~/features/taxonomy/tags/changes-flash';
import { MergeForm } from '~/features/taxonomy/tags/merge-form';
import { listNames, readTagIds, tagListBehind, tagListPath } from '~/features/taxonomy/tags/tag.view';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { formatCount } from '~/messages/numbers';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

const readMerge = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    ids: readTagIds(searchParams.getAll('id')),
    into: (searchParams.get('into') ?? '').replace(/\s+/g, ' ').trim(),
    list: tagListBehind(request),
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { ids, into, list } = readMerge(request);
  const target = into ? await findTagByName(em, into) : null;
  const tags = (await getTags(em, ids)).filter(({ id }) => id !== target?.id);
  const suggestions = (await listTopTags(em, 200)).map(({ name }) => name);
  const problem = into && !target ? newNameProblem(into) : undefined;
  return { tags, into, target, problem, suggestions, list };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, null, async ({ em }) => {
    const { ids, into, list } = readMerge(args.request);
    const changes = await mergeTags(em, ids, into);
    return redirectWithFlash(tagListPath(list), describeChanges(changes, `merged into “${changes.into}”`));
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Merge tags');

type WhichTagProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'target'>;

function WhichTag({ tags, into, problem, suggestions, list }: WhichTagProps) {
  if (tags.length === 0) return <p className="empty">No tags are selected that could be merged into another one.</p>;
  return (
    <div className="confirm-page">
      <h1>Merge {formatCount(tags.length, 'tag')}</h1>
      <p>{listNames(tags)}</p>
      <MergeForm ids={tags.map(({ id }) => id)} {...{ into, problem, suggestions, list }} />
    </div>
  );
}

export default function MergeTags() {
  const { target, ...asked } = useLoaderData<typeof loader>();
  const { tags, into, problem, list } = asked;
  if (tags.length === 0 || into === '' || problem) return <WhichTag {...asked} />;
  const [only] = tags;
  const name = isolate(target?.name ?? into);
  const what = tags.length === 1 && only ? `“${isolate(only.name)}”` : formatCount(tags.length, 'tag');
  return (
    <ConfirmationPage
      question={`Merge ${what} into ${target ? '' : 'the new tag '}“${name}”?`}
      cancelPath={tagListPath(list)}
      verb="Merge"
      busy="Merging…"
      failed="Failed to merge tags"
    >
      <p>
        {listNames(tags)} {tags.length === 1 ? 'becomes' : 'become'} {target ? listNames([target]) : `“${name}”`}.
      </p>
      <p>The old names and addresses will lead to “{name}”. This cannot be undone.</p>
    </ConfirmationPage>
  );
}
