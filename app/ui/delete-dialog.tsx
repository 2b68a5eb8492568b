import { Form, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { buttonProps } from './button-props';
import { Dialog } from './dialog';
import { SubmitButton } from './submit-button';

interface DeleteDialogProps {
  /** What is asked, and where the answer goes; null while nothing is. */
  question: { title: string; text: string; action: string } | null;
  onClose: () => void;
}

/** Asks before something is deleted; without JavaScript the link leads to a page that does. */
export function DeleteDialog({ question, onClose }: DeleteDialogProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the sign that the deletion is through
  useEffect(() => onClose(), [key]);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      role="alertdialog"
      labelledBy="confirm-delete"
      className="confirm-dialog"
    >
      {question && (
        <Form method="post" action={question.action}>
          <h2 id="confirm-delete">{question.title}</h2>
          <p>{question.text}</p>
          <div className="form-actions">
            <button type="button" {...buttonProps('quiet')} onClick={onClose}>
              Cancel
            </button>
            <SubmitButton look="danger" busy="Deleting…">
              Delete
            </SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
