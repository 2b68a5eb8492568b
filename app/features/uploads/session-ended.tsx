import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { Alert } from '~/ui/admin/controls';

/** The login opens in a new tab, so that this page keeps its files. */
export function SessionEnded({ text, children }: { text: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  const { ended, logIn } = messagesOf('uploads').session;
  return (
    <Alert>
      <strong>{ended}</strong>
      <p>{text}</p>
      <div className="form-actions">
        <a href={withQuery('/login', { next: pathname })} target="_blank" rel="noreferrer">
          {logIn}
        </a>
        {children}
      </div>
    </Alert>
  );
}
