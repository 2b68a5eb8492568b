import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonProps } from '~/ui/forms/button-props';
import { SubmitButton } from '~/ui/forms/submit-button';

interface ConfirmPageProps {
  question: string;
  /** What will happen, and what has failed. */
  children: ReactNode;
  cancelPath: string;
  button: string;
  busy: string;
}

/** A page that asks before something is done that cannot be undone. */
export function ConfirmPage({ question, children, cancelPath, button, busy }: ConfirmPageProps) {
  return (
    <div className="confirm-page">
      <Form method="post" className="form form-wide">
        <h1>{question}</h1>
        {children}
        <div className="form-actions">
          <Link to={cancelPath} {...buttonProps('quiet')}>
            Cancel
          </Link>
          <SubmitButton look="danger" busy={busy}>
            {button}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
