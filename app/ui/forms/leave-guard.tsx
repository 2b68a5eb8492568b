import { type Location, useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback } from 'react';
import { Dialog } from '~/ui/overlays/dialog';
import { Button } from './button';

/** From one page to another. */
export interface Move {
  currentLocation: Location;
  nextLocation: Location;
}

interface LeaveGuardProps {
  /** Asked at the moment of leaving; without a move when the whole document goes. */
  isBusy: (move?: Move) => boolean;
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
        <Button type="button" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button type="button" look="main" onClick={stay}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
