import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { Breadcrumb } from '~/ui/shell/breadcrumb';

interface ListPageProps {
  title: string;
  lead: string;
  total: number;
  page: number;
  last: number;
  tools: ReactNode;
  /** The browser keeps wallpapers in another list. */
  isOther: boolean;
  children: ReactNode;
}

function Pager({ page, last }: Pick<ListPageProps, 'page' | 'last'>) {
  const text = messagesOf('keptList');
  return (
    <nav className="kept-pager" aria-label={text.pictures}>
      {page > 1 && <Link to={`?page=${page - 1}`}>{text.previous}</Link>}
      <span>{text.page(page, last)}</span>
      {page < last && <Link to={`?page=${page + 1}`}>{text.next}</Link>}
    </nav>
  );
}

export function ListPage({ title, lead, total, page, last, tools, isOther, children }: ListPageProps) {
  const text = messagesOf('keptList');
  return (
    <div className="page kept">
      <Breadcrumb current={title} />
      <header className="kept-head">
        <h1 dir="auto">{title}</h1>
        <p className="list-total">
          {total > 0 && <span data-results="">{text.count(total)}.</span>} {lead}
        </p>
        {isOther && (
          <Form method="post" className="kept-use">
            <p>{text.use.text}</p>
            <button type="submit" name="intent" value="use" {...buttonProps('quiet')}>
              {text.use.button}
            </button>
          </Form>
        )}
      </header>
      {tools && <aside className="kept-tools">{tools}</aside>}
      <div className="kept-main">
        {total > 0 ? (
          children
        ) : (
          <div className="empty">
            <p className="empty-title" data-results="">
              {text.empty.title}
            </p>
            <p>{text.empty.text}</p>
            <p className="list-way">
              <Link to="/" {...buttonProps('main')}>
                {text.empty.browse}
              </Link>
            </p>
          </div>
        )}
        {last > 1 && <Pager page={page} last={last} />}
      </div>
    </div>
  );
}
