import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { useAsGalleryReturn } from '~/features/gallery/back-to-gallery';
import { ListSkeleton } from '~/features/gallery/list-skeleton';
import { useLists } from '~/features/gallery/lists-answer';
import { packLists } from '~/features/gallery/pack-lists.server';
import { WallpaperList } from '~/features/gallery/wallpaper-list';
import { palettePage } from '~/features/lists/pages/list-pages.server';
import { readLists } from '~/features/lists/pages/read-lists.server';
import { findTheme, THEMES } from '~/features/lists/pages/themes';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { notFound } from '~/lib/errors';
import { themePath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { LinkRow } from '~/ui/shell/link-row';

export const handle = { cache: { parameters: ['offset'] } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const theme = findTheme(params.theme ?? '');
  if (!theme) throw notFound();
  const { searchParams } = new URL(request.url);
  const em = await forkEm();
  const { lists, total } = await readLists(em, palettePage(theme), searchParams, wantsDataSaver(request.headers));
  return { theme, total: total ?? 0, ...packLists(lists) };
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';
/** In the route, not in the layout: the page keeps its own title. */
export { ErrorPage as ErrorBoundary } from '~/ui/pages/error-page';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = messagesOf('colourPages');
  if (!data) return missingMeta(matches, text.paletteNotFound);
  return pageMeta(matches, {
    title: text.title(data.theme.name),
    description: text.paletteDescription(data.theme.name),
    path: themePath(data.theme.slug),
    noIndex: data.total === 0,
    image: data.image,
  });
};

export default function PalettePage() {
  const answer = useLoaderData<typeof loader>();
  const { theme, total } = answer;
  const { lists } = useLists(answer.lists);
  const text = messagesOf('colourPages');
  useAsGalleryReturn();
  return (
    <div className="page">
      <Breadcrumb current={theme.name} />
      <h1>{text.title(theme.name)}</h1>
      <p className="page-lead">{text.paletteTotal(total)}</p>
      <ul className="theme-colours" aria-hidden="true">
        {theme.colours.map((colour) => (
          <li key={colour} style={{ background: colour }} />
        ))}
      </ul>
      <div className="list-bar">
        <LinkRow
          label={text.palettes}
          kind="chips"
          choices={THEMES.map(({ name, slug }) => ({
            label: name,
            to: themePath(slug),
            isCurrent: slug === theme.slug,
          }))}
        />
      </div>
      <ListSkeleton>
        {lists.map((shown) => (
          <WallpaperList
            key={theme.slug}
            list={shown}
            backLink={{ label: messagesOf('gallery').showAll, path: '/#wallpapers' }}
          />
        ))}
      </ListSkeleton>
    </div>
  );
}
