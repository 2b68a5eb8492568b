import { type Location, useBeforeUnload, useBlocker, useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
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

/** Where the visitor wants to go. The router drops the question when something else has loaded, such as a task's progress. */
function useGoal(blocker: ReturnType<typeof useBlocker>) {
  const [goal, setGoal] = useState<Location | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (blocker.state === 'blocked') setGoal(blocker.location);
  }, [blocker]);
  useEffect(() => {
    if (!goal || blocker.state !== 'unblocked') return;
    if (goal.pathname === pathname && goal.search === search) setGoal(null);
    else navigate(goal);
  }, [goal, blocker.state, pathname, search, navigate]);
  return { isAsked: goal !== null, forget: () => setGoal(null) };
}

/** Asks before the visitor leaves during unfinished work. When they leave the document, the browser asks in its own words. */
export function LeaveGuard({ isBusy, title, text }: LeaveGuardProps) {
  const blocker = useBlocker(isBusy);
  const goal = useGoal(blocker);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isBusy()) event.preventDefault();
      },
      [isBusy],
    ),
  );
  const stay = () => {
    goal.forget();
    blocker.reset?.();
  };
  const leave = () => {
    goal.forget();
    blocker.proceed?.();
  };
  const labels = messagesOf('adminControls');
  return (
    <Dialog
      isOpen={goal.isAsked}
      onClose={stay}
      role="alertdialog"
      labelledBy="leave-question"
      className="confirm-dialog"
    >
      <h2 id="leave-question">{title}</h2>
      <p>{text}</p>
      <div className="form-actions">
        <Button type="button" onClick={leave}>
          {labels.leave}
        </Button>
        <Button type="button" look="main" onClick={stay}>
          {labels.stay}
        </Button>
      </div>
    </Dialog>
  );
}
