import { Link, useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHydrated } from '~/ui/browser/hydrated';
import { buttonProps } from '~/ui/forms/button-props';
import { Dialog } from '~/ui/overlays/dialog';

interface ConfirmationProps {
  question: string;
  /** Where somebody goes who thinks better of it. */
  cancelPath: string;
  /** The explanation, and the button that does it; inside a form of the caller's. */
  children: ReactNode;
  button: ReactNode;
}

/** A question before something is deleted: a dialog with JavaScript, a part of the page without. */
export function Confirmation({ question, cancelPath, children, button }: ConfirmationProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const content = (
    <>
      <h2 id="confirmation">{question}</h2>
      {children}
      <div className="form-actions">
        <Link to={cancelPath} preventScrollReset {...buttonProps('quiet')}>
          Cancel
        </Link>
        {button}
      </div>
    </>
  );
  if (!isHydrated) {
    return (
      <section aria-labelledby="confirmation" className="confirm-page">
        {content}
      </section>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={() => navigate(cancelPath, { preventScrollReset: true })}
      role="alertdialog"
      labelledBy="confirmation"
      className="confirm-dialog"
    >
      {content}
    </Dialog>
  );
}
