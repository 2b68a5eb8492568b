import { type Location, useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback } from 'react';
import { messagesOf } from '~/messages/messages';
import { Dialog } from '~/ui/overlays/dialog';
import { Button } from './button';

/** A navigation from one page to another. */
export interface Move {
  currentLocation: Location;
  nextLocation: Location;
}

interface LeaveGuardProps {
  /** Called when the visitor leaves; without a move when they leave the document. */
  isBusy: (move?: Move) => boolean;
  title: string;
  text: string;
}

/** Asks before the visitor leaves during unfinished work. When they leave the document, the browser asks in its own words. */
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
  const labels = messagesOf('adminControls');
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
        <Button type="button" onClick={() => blocker.proceed?.()}>
          {labels.leave}
        </Button>
        <Button type="button" look="main" onClick={stay}>
          {labels.stay}
        </Button>
      </div>
    </Dialog>
  );
}
