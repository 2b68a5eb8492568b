import { useLocation } from '@remix-run/react';
import type { CSSProperties, ReactNode } from 'react';
import { withoutPrefix } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { useActiveNavigation } from '~/ui/browser/active-navigation';

const PLACEHOLDERS = Array.from({ length: 10 }, (_, index) => index);

/** Usual picture height for a device, in twentieths of the column's width. */
const ROWS = { pc: 11, mobile: 35, tablet: 15 };

const pageKind = (pathname: string) => pathname.split('/')[1];

function usePendingRows(): number | null {
  const { pathname, search } = useLocation();
  const { state, location } = useActiveNavigation();
  const next = location && withoutPrefix(location.pathname);
  if (state !== 'loading' || next === undefined || pageKind(next) !== pageKind(pathname)) return null;
  if (next + location.search === pathname + search) return null;
  const query = new URLSearchParams(location.search);
  const device = query.get('tab') === 'mobile' ? 'mobile' : query.get('device');
  return device === 'mobile' || device === 'tablet' ? ROWS[device] : ROWS.pc;
}

/** @param results what screen readers hear when another list has loaded */
export function ListSkeleton({ results, children }: { results?: string; children: ReactNode }) {
  const rows = usePendingRows();
  return (
    <>
      <div
        className={rows === null ? 'lists' : 'lists is-loading'}
        aria-busy={rows !== null || undefined}
        data-results={results}
      >
        {children}
        {rows !== null && (
          <div className="skeleton masonry" aria-hidden="true">
            <span className="placeholder-line" />
            <ol>
              {PLACEHOLDERS.map((index) => (
                <li key={index} className="card" style={{ '--r': rows } as CSSProperties}>
                  <span className="card-picture placeholder-picture" />
                  <span className="placeholder-line" />
                  <span className="placeholder-line" />
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {rows === null ? '' : messagesOf('gallery').loadingList}
      </p>
    </>
  );
}
