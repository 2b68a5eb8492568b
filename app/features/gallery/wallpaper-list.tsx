import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WallpaperListView } from '~/features/lists/list.view';
import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { buttonProps } from '~/ui/forms/button-props';
import { useLoadMore } from './use-load-more';
import { type GridLook, WallpaperGrid } from './wallpaper-grid';

/** With JavaScript, Load More adds the next page below; without, the link opens it. */
export function WallpaperList({
  list,
  backLink,
  suggestions,
  ...look
}: GridLook & {
  list: WallpaperListView;
  backLink?: { label: string; path: string };
  /** Replaces the link back when there are more ways to continue. */
  suggestions?: ReactNode;
}) {
  const cards = useRef<HTMLOListElement>(null);
  const { items, next, isLoading, added, load } = useLoadMore(list);
  const text = messagesOf('gallery');
  const focusNext = useRef(false);
  useEffect(() => {
    // For keyboards: continue at the first new card, since Load More is now after all of them.
    if (!focusNext.current || added === 0) return;
    focusNext.current = false;
    const card = cards.current?.children[items.length - added];
    card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [items.length, added]);
  return (
    <section aria-labelledby={`list-${list.key}`}>
      <h2 id={`list-${list.key}`} className="list-heading">
        {list.heading}
      </h2>
      {list.total && <p className="list-total">{list.total}</p>}
      {list.previous && (
        <p className="list-way">
          <Link to={list.previous} className="quiet-link" rel="prev">
            {text.previous}
          </Link>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyList>
          {suggestions ||
            (backLink && (
              <p className="list-way">
                <Link to={backLink.path} {...buttonProps('quiet')}>
                  {backLink.label}
                </Link>
              </p>
            ))}
        </EmptyList>
      ) : (
        <WallpaperGrid items={items} reference={list.reference} listRef={cards} {...look} />
      )}
      {list.whole && (
        <p className="list-way">
          <Link to={list.whole.path} className="quiet-link">
            {list.whole.label}
          </Link>
        </p>
      )}
      {next && (
        <p className="list-way">
          <Link
            to={next}
            rel="next"
            {...buttonProps('quiet', 'large')}
            aria-disabled={isLoading || undefined}
            onClick={async (event) => {
              if (!isPlainLeftClick(event)) return;
              event.preventDefault();
              const isByKeyboard = event.detail === 0;
              if (!isLoading) focusNext.current = (await load(next)) && isByKeyboard;
            }}
          >
            {isLoading ? text.loadingMore : text.loadMore}
          </Link>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {added > 0 ? text.added(added, items.length) : ''}
      </p>
    </section>
  );
}

export function EmptyList({ children }: { children?: ReactNode }) {
  const { title, text } = messagesOf('gallery').empty;
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
