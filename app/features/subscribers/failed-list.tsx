import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { buttonProps } from '~/ui/forms/button-props';
import { showToast } from '~/ui/overlays/toasts';

const TITLE = 'Failed to load subscribers';

/** In the place of the list when it cannot be had. */
export function FailedList({ path }: { path: string }) {
  useEffect(() => showToast({ kind: 'error', title: TITLE }), []);
  return (
    <div className="empty">
      <p>{TITLE}</p>
      <Link to={path} reloadDocument {...buttonProps('quiet')}>
        Try again
      </Link>
    </div>
  );
}
