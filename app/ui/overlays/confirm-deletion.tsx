import { Form, Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormResult } from '~/lib/form-result';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { SubmitButton } from '~/ui/forms/submit-button';
import { Dialog } from './dialog';

export interface Deletion {
  question: string;
  /** What goes away with it. */
  consequence: ReactNode;
  verb?: string;
  busy?: string;
  /** What the form sends, hidden. */
  fields?: ReactNode;
}

interface FormProps extends Deletion {
  as: 'h1' | 'h2';
  action?: string;
  cancel: ReactNode;
  alert?: ReactNode;
}

function DeletionForm({
  as: Title,
  question,
  consequence,
  verb = 'Delete',
  busy = 'Deleting…',
  fields,
  action,
  cancel,
  alert,
}: FormProps) {
  return (
    <Form method="post" action={action} className="form" preventScrollReset>
      {fields}
      <Title id="confirm-deletion">{question}</Title>
      {alert}
      <p>{consequence}</p>
      <div className="form-actions">
        {cancel}
        <SubmitButton look="danger" busy={busy}>
          {verb}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface PageProps extends Deletion {
  cancelPath: string;
  /** Said with `failed` above it. */
  failure?: FormResult;
  failed?: string;
}

/** Asks before something is deleted, on a page of its own. */
export function DeletionPage({ cancelPath, failure, failed, ...deletion }: PageProps) {
  return (
    <div className="confirm-page">
      <DeletionForm
        as="h1"
        {...deletion}
        alert={<FormAlert id="deletion-error" title={failed} messages={failure?.error?.['']} />}
        cancel={
          <Link to={cancelPath} {...buttonProps('quiet')}>
            Cancel
          </Link>
        }
      />
    </div>
  );
}

interface DialogProps {
  /** Null while nothing is to be deleted. */
  deletion: (Deletion & { action?: string }) | null;
  onClose: () => void;
}

/** The same beside the list, with JavaScript; its form is that of the page. */
export function DeletionDialog({ deletion, onClose }: DialogProps) {
  const { key } = useLocation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!deletion) openedAt.current = null;
    else if (openedAt.current === null) openedAt.current = key;
    // A new location is the sign that the deletion is through.
    else if (openedAt.current !== key) onClose();
  }, [deletion, key, onClose]);
  return (
    <Dialog
      isOpen={deletion !== null}
      onClose={onClose}
      role="alertdialog"
      labelledBy="confirm-deletion"
      className="confirm-dialog"
    >
      {deletion && (
        <DeletionForm
          as="h2"
          {...deletion}
          cancel={
            <button type="button" {...buttonProps('quiet')} onClick={onClose}>
              Cancel
            </button>
          }
        />
      )}
    </Dialog>
  );
}
