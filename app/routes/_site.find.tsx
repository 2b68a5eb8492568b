import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { FIND_MAX_MB, FindInput } from '~/features/find/find.schema';
import { findByPicture } from '~/features/find/find-by-picture.server';
import { FindForm } from '~/features/find/find-form';
import { FoundCopies } from '~/features/find/found-copies';
import { useLists } from '~/features/gallery/lists-answer';
import { packLists } from '~/features/gallery/pack-lists.server';
import { WallpaperGrid } from '~/features/gallery/wallpaper-grid';
import { formAction, formRules } from '~/http/body/form.server';
import { receiveUpload } from '~/http/body/upload.server';
import { limitFinds } from '~/http/request/visitor-limits.server';
import { findPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import findStyles from '~/styles/find.css';
import formStyles from '~/styles/forms.css';
import staticStyles from '~/styles/static.css';
import versionStyles from '~/styles/versions.css';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const handle = { cache: { parameters: [] } };

export const links = stylesheets(formStyles, staticStyles, versionStyles, findStyles);

export const loader = () => ({ rules: formRules(FindInput), maxMb: FIND_MAX_MB });

export async function action({ request }: ActionFunctionArgs) {
  const text = messagesOf('find');
  return formAction(
    request,
    FindInput,
    async ({ file = null }) => {
      const { found, alike } = await findByPicture(await forkEm(), file);
      const list = { key: 'alike', heading: text.alike, items: alike, offset: 0, next: null, previous: null };
      return { found, ...packLists(alike.length > 0 ? [list] : []) };
    },
    {
      unexpected: text.failed,
      async read(received) {
        await limitFinds();
        return receiveUpload(received, FIND_MAX_MB);
      },
    },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, messagesOf('find').failed);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const { title, lead } = messagesOf('find');
  return pageMeta(matches, { title, description: lead, path: findPath });
};

type Answer = Exclude<Awaited<ReturnType<typeof action>>, { init: unknown }>;

function Result({ answer }: { answer: Answer }) {
  const { lists } = useLists(answer.lists);
  return (
    <>
      <FoundCopies found={answer.found} />
      {lists.map(({ key, heading, items }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key} className="list-heading">
            {heading}
          </h2>
          <WallpaperGrid pages={[{ items }]} />
        </section>
      ))}
    </>
  );
}

export default function FindPage() {
  const { rules, maxMb } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = messagesOf('find');
  const result = answer && 'found' in answer ? (answer as Answer) : undefined;
  return (
    <div className="page find-page">
      <h1>{text.title}</h1>
      <p className="static-lead">{text.lead}</p>
      <FindForm rules={rules} maxMb={maxMb} failure={answer && !('found' in answer) ? answer : undefined} />
      <p role="status" className="visually-hidden">
        {result && (result.found.copies.length > 0 ? text.same : text.none)}
      </p>
      {result && <Result key={result.lists.packed} answer={result} />}
    </div>
  );
}
