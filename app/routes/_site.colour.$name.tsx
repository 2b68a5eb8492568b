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
import { parseHex } from '~/features/lists/pages/list-query.schema';
import { colourListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists, totalSentence } from '~/features/lists/pages/read-lists.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import { FACETS } from '~/features/wallpapers/facets';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { movedTo } from '~/http/response/page.server';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { nameOfColour } from '~/lib/colours/named-colours';
import { colourPath, LIST_PARAMETERS } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import colourStyles from '~/styles/colour-head.css';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(colourStyles);

export const handle = { cache: { parameters: LIST_PARAMETERS } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const given = (params.name ?? '').toLowerCase();
  const hex = parseHex(given);
  if (hex) throw movedTo(colourPath(nameOfColour(hex)), request);
  const name = COLOUR_NAMES.find((one) => one === given);
  const em = await forkEm();
  const dataSaver = wantsDataSaver(request.headers);
  if (!name) throw await missingList(em, dataSaver);
  if (name !== params.name) throw movedTo(colourPath(name), request);
  const address = parseCanonicalAddress(colourPath(name), new URL(request.url));
  const { lists, filters } = await readFilteredLists(em, colourListing(name, address), dataSaver);
  return { name, filters, total: totalSentence(filters.total), ...writeLists(lists) };
}

/** In the route, not in the layout: the page keeps its own title. */
export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';
export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = messagesOf('colourPages');
  if (!data) return missingMeta(matches, text.colourNotFound);
  const { colour: _, ...others } = data.filters.state;
  return pageMeta(matches, {
    title: text.title(colourLabel(data.name)),
    description: text.colourDescription(colourLabel(data.name)),
    path: colourPath(data.name),
    isList: true,
    noIndex: isNarrowed(others) || others.sort !== undefined,
    image: data.image,
  });
};

const colourLabel = (name: string) => FACETS.colour.find(({ value }) => value === name)?.label ?? name;

export default function ColourPage() {
  const answer = useLoaderData<typeof loader>();
  const { name, filters, total } = answer;
  const lists = useLists(answer.lists);
  useAsGalleryReturn();
  const list: FilteredList = {
    path: colourPath(name),
    hidden: ['colour'],
    usualOrder: messagesOf('listFilters').sorts.newest,
    feedOf: '/',
  };
  const { colour: _, ...others } = formatListState(filters.state);
  return (
    <>
      <ColourHead colour={name} name={colourLabel(name)} total={total} />
      <div className="page">
        <FilteredLists
          bar={<ColourLinks current={name} query={others} />}
          lists={lists}
          filters={filters}
          list={list}
          name={name}
        />
      </div>
    </>
  );
}
