import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback } from 'react';
import { Dialog } from '~/ui/overlays/dialog';
import { buttonProps } from './button-props';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isBusy: () => boolean;
  title: string;
  text: string;
}

/** Asks before the page is left while something is under way; the browser's own words where the whole document goes. */
export function LeaveGuard({ isBusy, title, text }: LeaveGuardProps) {
  const blocker = useBlocker(isBusy);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isBusy()) event.preventDefault();
      },
      [isBusy],
    ),
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      role="alertdialog"
      labelledBy="leave-question"
      className="confirm-dialog"
    >
      <h2 id="leave-question">{title}</h2>
      <p>{text}</p>
      <div className="form-actions">
        <button type="button" {...buttonProps('quiet')} onClick={() => blocker.proceed?.()}>
          Leave
        </button>
        <button type="button" {...buttonProps('main')} onClick={stay}>
          Stay
        </button>
      </div>
    </Dialog>
  );
}
