import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, a click on the backdrop or the browser's close gesture. */
  onClose: () => void;
  labelledBy: string;
  /** Keeps it open during unfinished work. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, as with every browser dialog
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      className={`dialog ${className}`}
      {...{ closedby: isBusy ? 'none' : 'closerequest' }}
      // Only the owner closes it, so that the dialog always matches the owner's state.
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      // The browser closes it anyway when Esc is pressed repeatedly.
      onClose={({ currentTarget }) => {
        // The event arrives in the next frame, when the dialog may already be open again.
        if (isShown.current && !currentTarget.open) onClose();
      }}
      // Only the backdrop has the dialog itself as its target.
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Selecting text and releasing outside also fires a click on the dialog.
        if (event.target === dialog.current && isPressedBeside.current && !isBusy) onClose();
      }}
    >
      <div className="dialog-box">{isOpen && children}</div>
    </dialog>
  );
}
