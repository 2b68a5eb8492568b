import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { VersionList } from '~/features/gallery/detail/versions';
import { missingList } from '~/features/gallery/suggestions.server';
import { listVersions } from '~/features/sets/sets.queries.server';
import { socialImage } from '~/features/wallpapers/social-image';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { parseId } from '~/http/response/page.server';
import { notFound } from '~/lib/errors';
import { setPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { Breadcrumb } from '~/ui/shell/breadcrumb';

export const handle = { cache: { parameters: [] } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseId(params.id);
  const em = await forkEm();
  const dataSaver = wantsDataSaver(request.headers);
  const versions = await listVersions(em, id);
  const [first] = versions;
  if (!first) throw await missingList(em, dataSaver, notFound(messagesOf('sets').notFound));
  return { id, first, versions, most: dataSaver ? (320 as const) : (1280 as const) };
}

export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = messagesOf('sets');
  if (!data) return missingMeta(matches, text.notFound);
  const { id, first } = data;
  const title = text.title(first.title);
  const path = setPath(id);
  const steps = [
    { name: first.title, path: wallpaperPath(first.id) },
    { name: text.all, path },
  ];
  return pageMeta(matches, { title, description: text.lead, path, image: socialImage({ ...first, tags: [] }), steps });
};

export default function SetPage() {
  const { first, versions, most } = useLoaderData<typeof loader>();
  const text = messagesOf('sets');
  return (
    <article className="page set-page">
      <Breadcrumb steps={[{ name: first.title, path: wallpaperPath(first.id) }]} current={text.all} />
      <h1 dir="auto">{first.title}</h1>
      <p className="list-total">
        {text.count(versions.length)}. {text.lead}
      </p>
      <VersionList versions={versions} most={most} sizes="(min-width:1024px) 30vw, (min-width:600px) 45vw, 92vw" />
    </article>
  );
}
