import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { WallpaperCard } from './wallpaper-card';
import type { WallpaperListView } from './wallpaper-list.view';

/** Pictures that are on the first screen of most devices. */
const EAGER = 4;

/** The home page shares its address with the layout around it; "index" asks for the page. */
const dataAddress = (address: string) => address.replace(/^\/\?/, '/?index&');

/** The further pages of a list, fetched from the page that the Load More link leads to. */
function useMorePages(first: WallpaperListView) {
  const fetcher = useFetcher<{ lists: WallpaperListView[] }>();
  const [pages, setPages] = useState([first]);
  const loaded = fetcher.data?.lists.find(({ key }) => key === first.key);
  const last = pages.at(-1) ?? first;
  useEffect(() => {
    if (!loaded) return;
    setPages((current) => (current.some(({ offset }) => offset === loaded.offset) ? current : [...current, loaded]));
  }, [loaded]);
  return {
    items: pages.flatMap(({ items }) => items),
    next: last.next,
    isLoading: fetcher.state !== 'idle',
    added: pages.length > 1 ? last.items.length : 0,
    load: (address: string) => fetcher.load(dataAddress(address)),
  };
}

/**
 * A list of cards with its Load More link. With JavaScript the next page is added below what is there; without, the link
 * opens it. Mount it anew (by key) for another list.
 */
export function WallpaperList({
  list,
  isFirst,
  headingLevel: Heading = 'h2',
}: {
  list: WallpaperListView;
  isFirst: boolean;
  headingLevel?: 'h2' | 'h1';
}) {
  const { items, next, isLoading, added, load } = useMorePages(list);
  return (
    <section aria-labelledby={`list-${list.key}`}>
      <Heading id={`list-${list.key}`} className="list-heading">
        {list.heading}
      </Heading>
      {list.previous && (
        <p className="list-way">
          <Link to={list.previous} className="quiet-link" rel="prev">
            Previous wallpapers
          </Link>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyList />
      ) : (
        <div className="masonry">
          <ol>
            {items.map((wallpaper, index) => (
              <WallpaperCard
                key={wallpaper.id}
                wallpaper={wallpaper}
                isEager={isFirst && index < EAGER}
                isFirst={isFirst && index === 0}
              />
            ))}
          </ol>
        </div>
      )}
      {next && (
        <p className="list-way">
          <Link
            to={next}
            rel="next"
            className="rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-soft"
            data-accent-color="gray"
            aria-disabled={isLoading || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (!isLoading) load(next);
            }}
          >
            {isLoading ? 'Loading...' : 'Load More Wallpapers'}
          </Link>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {added > 0 ? `${added} more wallpapers, ${items.length} in all.` : ''}
      </p>
    </section>
  );
}

export function EmptyList() {
  return (
    <div className="empty">
      <p className="empty-title">No wallpapers found</p>
      <p>Try adjusting your filters or search terms</p>
    </div>
  );
}
