import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { getTag, listFormerNames } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { forgetFormerName, renameTag } from '~/features/taxonomy/tags/change-tags.server';
import { FormerNames } from '~/features/taxonomy/tags/former-names';
import { MergeForm } from '~/features/taxonomy/tags/merge-form';
import { RenameForm } from '~/features/taxonomy/tags/rename-form';
import { TagChange, TagInput } from '~/features/taxonomy/tags/tag.schema';
import { deleteTagsPath, tagListBehind, tagListPath } from '~/features/taxonomy/tags/tag.view';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { formRules } from '~/http/body/form.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { openedMarks } from '~/lib/edited-form.server';
import { formKey } from '~/lib/form-result';
import { tagPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const tag = await getTag(em, parseId(params.id));
  const [formerNames, topTags] = await Promise.all([listFormerNames(em, tag.id), listTopTags(em, 200)]);
  return {
    tag,
    opened: openedMarks({ name: tag.name }),
    formerNames,
    suggestions: topTags.map(({ name }) => name),
    list: tagListBehind(request.url),
    rules: formRules(TagInput),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  return adminAction(
    args,
    TagChange,
    async ({ em, value, fields }) => {
      const id = parseId(args.params.id);
      const text = messagesOf('tags');
      if (value.intent === 'forget') {
        await forgetFormerName(em, id, value.key);
        return redirectWithFlash(pathname, { kind: 'success', title: text.previousNames.forgotten });
      }
      const { drafts } = await getTag(em, id);
      const { name, count, isInBackground } = await renameTag(em, id, value.name, fields);
      return redirectWithFlash(tagListPath(tagListBehind(args.request.url)), {
        kind: 'success',
        title: text.rename.done(isolate(name)),
        text: text.changed(count, isInBackground, drafts),
      });
    },
    { keepsTyped: true },
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('tags').edit.title(data?.tag.name));

export default function EditTag() {
  const { tag, opened, formerNames, suggestions, list, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('tags');
  return (
    <div className="form-page">
      <h1>{text.edit.heading(tag.name)}</h1>
      <aside className="form-aside">
        <p>
          <Link to={tagPath(tag.slug)}>
            {messagesOf('publishing').withDrafts(text.wallpapers(tag.uses), tag.drafts)}
          </Link>
          <Link to={deleteTagsPath([tag.id], list)}>{text.edit.delete}</Link>
        </p>
        {tag.mergingInto && <p>{text.merge.thisIsBeingMerged(tag.mergingInto)}</p>}
      </aside>
      <div className="tag-forms">
        <RenameForm key={formKey(failure, tag.id)} {...{ tag, opened, failure, rules, list }} />
        <section aria-labelledby="merge-heading">
          <h2 id="merge-heading">{text.merge.heading}</h2>
          <MergeForm ids={[tag.id]} suggestions={suggestions} list={list} />
        </section>
        <FormerNames names={formerNames} />
      </div>
    </div>
  );
}
