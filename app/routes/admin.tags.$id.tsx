import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { getTag, listFormerNames } from '~/features/tags/admin-tags.queries.server';
import { forgetFormerName, renameTag } from '~/features/tags/change-tags.server';
import { FormerNames } from '~/features/tags/former-names';
import { MergeForm } from '~/features/tags/merge-form';
import { RenameForm } from '~/features/tags/rename-form';
import { TagInput } from '~/features/tags/tag.schema';
import { deleteTagsPath, tagListBehind, tagListPath } from '~/features/tags/tag.view';
import { listTopTags } from '~/features/tags/tags.queries.server';
import { readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { countOf } from '~/lib/counts';
import { tagPath } from '~/lib/paths';
import taxonomyStyles from '~/styles/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

const listQuery = (request: Request) => tagListBehind(new URL(request.url).searchParams);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const tag = await getTag(em, parseId(params.id));
  const [formerNames, topTags] = await Promise.all([listFormerNames(em, tag.id), listTopTags(em, 200)]);
  return { tag, formerNames, suggestions: topTags.map(({ name }) => name), list: listQuery(request) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const id = parseId(params.id);
  let typed: Record<string, unknown> = {};
  try {
    requireSameOrigin();
    typed = await readForm(request);
    if (typed.intent === 'forget') {
      await forgetFormerName(em, id, String(typed.slug));
      return seeOther(new URL(request.url).pathname, await flashHeaders({ kind: 'success', title: 'Name forgotten' }));
    }
    const { name, count, isInBackground } = await renameTag(em, id, parseForm(TagInput, typed).name);
    const rest = isInBackground ? ', the rest in the background' : '';
    const text = `${countOf(count, 'wallpaper')}${rest}.`;
    return seeOther(
      tagListPath(listQuery(request)),
      await flashHeaders({ kind: 'success', title: `Tag renamed to “${name}”`, text }),
    );
  } catch (error) {
    return formFailure(error, typed, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, `Edit ${data?.tag.name ?? 'tag'}`);

export default function EditTag() {
  const { tag, formerNames, suggestions, list } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="form-page">
      <h1>Edit the tag “{tag.name}”</h1>
      <aside className="form-aside">
        <p>
          <Link to={tagPath(tag.slug)}>{countOf(tag.uses, 'wallpaper')}</Link>
          <Link to={deleteTagsPath([tag.id], list)}>Delete</Link>
        </p>
        {tag.mergingInto && <p>This tag is just being merged into “{tag.mergingInto}”.</p>}
      </aside>
      <div className="tag-forms">
        <RenameForm key={tag.id} tag={tag} failure={failure} list={list} />
        <section aria-labelledby="merge-heading">
          <h2 id="merge-heading">Merge into another tag</h2>
          <MergeForm ids={[tag.id]} suggestions={suggestions} list={list} />
        </section>
        <FormerNames names={formerNames} />
      </div>
    </div>
  );
}
