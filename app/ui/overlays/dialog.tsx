import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  isOpen: boolean;
  /** Called when the visitor wants it closed: Esc, a click beside it, the browser's own gesture. */
  onClose: () => void;
  labelledBy: string;
  /** While something is under way it stays open. */
  isBusy?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: Radix's needs a style element, which the Content-Security-Policy refuses. */
export function Dialog({ isOpen, onClose, labelledBy, isBusy = false, role, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const isPressedBeside = useRef(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    isShown.current = isOpen;
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, as in every dialog of the browser
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      className={`dialog ${className}`}
      {...{ closedby: isBusy ? 'none' : 'closerequest' }}
      // It closes when its owner says so: closed by itself, it would stay closed should the owner's way back be overtaken.
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      // The browser insists when Esc is pressed again and again.
      onClose={({ currentTarget }) => {
        // The event comes with the next frame, when the dialog may be open again, or be about to.
        if (isShown.current && !currentTarget.open) onClose();
      }}
      // Only the backdrop itself: everything inside has a box of its own.
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Who selects text and lets go beside the dialog has clicked on the dialog, too.
        if (event.target === dialog.current && isPressedBeside.current && !isBusy) onClose();
      }}
    >
      <div className="dialog-box">{isOpen && children}</div>
    </dialog>
  );
}
