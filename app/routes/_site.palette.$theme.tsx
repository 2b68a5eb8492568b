import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { useAsGalleryReturn } from '~/features/gallery/back-to-gallery';
import { ColourHead } from '~/features/gallery/colour-head';
import { ColourLinks } from '~/features/gallery/colour-links';
import { FilteredLists } from '~/features/gallery/filtered-lists';
import type { FilteredList } from '~/features/gallery/filters/filter-chips';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { missingList } from '~/features/gallery/suggestions.server';
import { parseCanonicalAddress } from '~/features/lists/pages/list-address.server';
import { paletteListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists, totalSentence } from '~/features/lists/pages/read-lists.server';
import { findTheme } from '~/features/lists/pages/themes';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { movedTo } from '~/http/response/page.server';
import { LIST_PARAMETERS, themePath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import colourStyles from '~/styles/colour-head.css';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(colourStyles);

export const handle = { cache: { parameters: LIST_PARAMETERS } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const theme = findTheme((params.theme ?? '').toLowerCase());
  const em = await forkEm();
  const dataSaver = wantsDataSaver(request.headers);
  if (!theme) throw await missingList(em, dataSaver);
  if (theme.slug !== params.theme) throw movedTo(themePath(theme.slug), request);
  const address = parseCanonicalAddress(themePath(theme.slug), new URL(request.url));
  const { lists, filters } = await readFilteredLists(em, await paletteListing(em, theme, address), dataSaver);
  return { theme, filters, total: totalSentence(filters.total), ...writeLists(lists) };
}

/** In the route, not in the layout: the page keeps its own title. */
export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';
export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = messagesOf('colourPages');
  if (!data) return missingMeta(matches, text.paletteNotFound);
  return pageMeta(matches, {
    title: text.title(data.theme.name),
    description: text.paletteDescription(data.theme.name),
    path: themePath(data.theme.slug),
    isList: true,
    noIndex: data.filters.total === 0 || isNarrowed(data.filters.state) || data.filters.state.sort !== undefined,
    image: data.image,
  });
};

export default function PalettePage() {
  const answer = useLoaderData<typeof loader>();
  const { theme, filters, total } = answer;
  const lists = useLists(answer.lists);
  useAsGalleryReturn();
  const list: FilteredList = {
    path: themePath(theme.slug),
    usualOrder: messagesOf('homePage').bestMatches,
    feedOf: null,
  };
  return (
    <>
      <ColourHead name={theme.name} total={total} fill={theme} />
      <div className="page">
        <FilteredLists
          bar={<ColourLinks current={theme.slug} query={formatListState(filters.state)} />}
          lists={lists}
          filters={filters}
          list={list}
          name={theme.slug}
          backLink={{ label: messagesOf('gallery').showAll, path: '/#wallpapers' }}
        />
      </div>
    </>
  );
}
