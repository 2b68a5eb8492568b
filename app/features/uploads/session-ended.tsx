import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withQuery } from '~/lib/paths';
import { Alert } from '~/ui/admin/controls';

/** The login opens beside the page, which keeps its files. */
export function SessionEnded({ text, children }: { text: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Alert>
      <strong>Your session has ended.</strong>
      <p>{text}</p>
      <div className="form-actions">
        <a href={withQuery('/login', { next: pathname })} target="_blank" rel="noreferrer">
          Log in (opens another tab)
        </a>
        {children}
      </div>
    </Alert>
  );
}
