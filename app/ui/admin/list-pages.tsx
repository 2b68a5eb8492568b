import { Link } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';

interface PagerProps {
  label?: string;
  summary?: string;
  links: { label: string; to: string | false; rel?: 'prev' | 'next' }[];
}

export function Pager({ label = messagesOf('adminControls').pages, summary, links }: PagerProps) {
  return (
    <nav className="list-pages" aria-label={label}>
      {summary && <span>{summary}</span>}{' '}
      {links.map(
        ({ label: text, to, rel }) =>
          to !== false && (
            <Fragment key={text}>
              <Link to={to} rel={rel}>
                {text}
              </Link>{' '}
            </Fragment>
          ),
      )}
    </nav>
  );
}

/** "41–80 of 200 tags". */
export const formatRange = (offset: number, shown: number, all: string) =>
  messagesOf('adminControls').range(offset + 1, offset + shown, all);

interface ListPagesProps {
  offset: number;
  pageSize: number;
  shown: number;
  total: number;
  hasMore: boolean;
  noun: [string, string];
  pathAt: (offset: number) => string;
  empty: ReactNode;
  emptyPage?: ReactNode;
}

export function ListPages(list: ListPagesProps) {
  const { offset, pageSize, shown, total, hasMore, noun, pathAt, empty, emptyPage } = list;
  const text = messagesOf('adminControls');
  if (total === 0) return <p className="empty">{empty}</p>;
  if (shown === 0) {
    return (
      <p className="empty">
        {emptyPage ?? <LinkedText text={text.emptyPage} links={[(label) => <Link to={pathAt(0)}>{label}</Link>]} />}
      </p>
    );
  }
  const all = messagesOf('numbers').counted(total, ...noun);
  return (
    <Pager
      summary={shown === total ? all : formatRange(offset, shown, all)}
      links={[
        { label: text.previous, to: offset > 0 && pathAt(Math.max(0, offset - pageSize)), rel: 'prev' },
        { label: text.next, to: hasMore && pathAt(offset + pageSize), rel: 'next' },
      ]}
    />
  );
}
