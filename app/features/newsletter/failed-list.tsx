import { useEffect } from 'react';
import { ButtonLink } from '~/ui/forms/button';
import { showToast } from '~/ui/overlays/toasts';

const TITLE = 'Failed to load subscribers';

export function FailedList({ path }: { path: string }) {
  useEffect(() => showToast({ kind: 'error', title: TITLE }), []);
  return (
    <div className="empty">
      <p>{TITLE}</p>
      <ButtonLink to={path} reloadDocument>
        Try again
      </ButtonLink>
    </div>
  );
}
