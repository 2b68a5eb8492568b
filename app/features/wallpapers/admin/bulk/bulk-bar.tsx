import { Form, Link } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import {
  type AdminListQuery,
  adminListPath,
  BULK_DELETE_PATH,
  BULK_EDIT_PATH,
  pathBesideList,
  tickedPath,
} from '~/features/wallpapers/admin/list/admin-list.view';
import { TICKED_FORM } from '~/features/wallpapers/admin/list/admin-list-table';
import { Button } from '~/ui/admin/button';
import { useHydrated } from '~/ui/browser/hydrated';

interface WholePageProps {
  query: AdminListQuery;
  isAllTicked: boolean;
  ticked: number;
  rows: number;
  onTickAll: (checked: boolean) => void;
}

function WholePage({ query, isAllTicked, ticked, rows, onTickAll }: WholePageProps) {
  if (!useHydrated()) {
    return isAllTicked ? (
      <Link to={adminListPath(query)}>Select none</Link>
    ) : (
      <Link to={tickedPath(query)}>Select the whole page</Link>
    );
  }
  return (
    <label className="whole-page">
      <input
        type="checkbox"
        aria-label="Select the whole page"
        checked={ticked === rows}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < rows;
        }}
        onChange={(event) => onTickAll(event.currentTarget.checked)}
      />
    </label>
  );
}

interface BulkBarProps extends WholePageProps {
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** What to do with the ticked rows: pages of their own without JavaScript, dialogs with it. */
export function BulkBar({ onEdit, onDelete, children, ...wholePage }: BulkBarProps) {
  const { query, ticked } = wholePage;
  const isHydrated = useHydrated();
  const hasNone = isHydrated && ticked === 0;
  const here = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className="bulk-bar">
      <Form id={TICKED_FORM} method="post" action={pathBesideList(BULK_EDIT_PATH, query)} autoComplete="off">
        <WholePage {...wholePage} />
        <p role="status" className="ticked-count">
          {isHydrated && (hasNone ? <span className="visually-hidden">None selected</span> : `${ticked} selected`)}
        </p>
        <Button type="submit" disabled={hasNone} onClick={here(onEdit)}>
          <span>
            Edit<span className="label-end"> selected</span>
          </span>
        </Button>
        <Button
          type="submit"
          formAction={pathBesideList(BULK_DELETE_PATH, query)}
          disabled={hasNone}
          onClick={here(onDelete)}
        >
          <span>
            Delete<span className="label-end"> selected</span>
          </span>
        </Button>
      </Form>
      {children}
    </div>
  );
}
