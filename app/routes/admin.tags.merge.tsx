import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { findTagByName, getTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { mergeTags, newNameProblem } from '~/features/taxonomy/tags/change-many-tags.server';
import { describeChanges, mergedOutcome } from '~/features/taxonomy/tags/changes-flash';
import { MergeForm } from '~/features/taxonomy/tags/merge-form';
import { NoTags } from '~/features/taxonomy/tags/no-tags';
import { listNames, readTagIds, tagListBehind, tagListPath } from '~/features/taxonomy/tags/tag.view';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

const readMerge = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    ids: readTagIds(searchParams.getAll('id')),
    into: (searchParams.get('into') ?? '').replace(/\s+/g, ' ').trim(),
    list: tagListBehind(request.url),
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
    return redirectWithFlash(tagListPath(list), describeChanges(changes, mergedOutcome(changes.into)));
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('tags').merge.title);

type WhichTagProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'target'>;

function WhichTag({ tags, into, problem, suggestions, list }: WhichTagProps) {
  const text = messagesOf('tags').merge;
  if (tags.length === 0) return <NoTags title={text.title} text={text.noneSelected} listPath={tagListPath(list)} />;
  return (
    <div className="confirm-page">
      <h1>{text.many(tags.length)}</h1>
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
  const text = messagesOf('tags').merge;
  const isOne = tags.length === 1 && only;
  const ask = target ? text : { question: text.questionNew, questionMany: text.questionManyNew };
  return (
    <ConfirmationPage
      question={isOne ? ask.question(isolate(only.name), name) : ask.questionMany(tags.length, name)}
      cancelPath={tagListPath(list)}
      verb={text.button}
      busy={text.busy}
      failed={text.failed}
    >
      <p>{text.becomes(listNames(tags), target ? listNames([target]) : text.newName(name), tags.length)}</p>
      <p>{text.consequence(name)}</p>
    </ConfirmationPage>
  );
}
