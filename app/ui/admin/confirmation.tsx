import { Form, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormResult } from '~/lib/form-result';
import { Dialog } from '~/ui/overlays/dialog';
import { Button, ButtonLink, SubmitButton } from './button';
import { FormAlert } from './form-alert';

export interface Confirmation {
  question: string;
  consequence?: ReactNode;
  verb?: string;
  busy?: string;
  fields?: ReactNode;
}

interface FormProps extends Confirmation {
  as: 'h1' | 'h2';
  action?: string;
  cancel: ReactNode;
  alert?: ReactNode;
  children?: ReactNode;
}

function ConfirmationForm({
  as: Title,
  question,
  consequence,
  verb = 'Delete',
  busy = 'Deleting…',
  fields,
  action,
  cancel,
  alert,
  children,
}: FormProps) {
  return (
    <Form method="post" action={action} className="form form-wide" preventScrollReset>
      {fields}
      <Title id="confirmation">{question}</Title>
      {alert}
      {consequence && <p>{consequence}</p>}
      {children}
      <div className="form-actions">
        {cancel}
        <SubmitButton look="danger" busy={busy}>
          {verb}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface PageProps extends Confirmation {
  as?: 'h1' | 'h2';
  cancelPath: string;
  failure?: FormResult;
  failed?: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Asks before something is done that cannot be undone, on a page of its own or in a part of one. */
export function ConfirmationPage({ as = 'h1', cancelPath, failure, failed, picture, ...confirmation }: PageProps) {
  return (
    <section className="confirm-page" aria-labelledby="confirmation">
      {picture}
      <ConfirmationForm
        as={as}
        {...confirmation}
        alert={<FormAlert id="confirmation-error" title={failed} messages={failure?.error?.['']} />}
        cancel={
          <ButtonLink to={cancelPath} preventScrollReset>
            Cancel
          </ButtonLink>
        }
      />
    </section>
  );
}

interface DialogProps {
  confirmation: (Confirmation & { action?: string }) | null;
  onClose: () => void;
}

/** The same beside the list, with JavaScript; its form is that of the page. */
export function ConfirmationDialog({ confirmation, onClose }: DialogProps) {
  const { key } = useLocation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!confirmation) openedAt.current = null;
    else if (openedAt.current === null) openedAt.current = key;
    // A new location is the sign that it is done.
    else if (openedAt.current !== key) onClose();
  }, [confirmation, key, onClose]);
  return (
    <Dialog
      isOpen={confirmation !== null}
      onClose={onClose}
      role="alertdialog"
      labelledBy="confirmation"
      className="confirm-dialog"
    >
      {confirmation && (
        <ConfirmationForm
          as="h2"
          {...confirmation}
          cancel={
            <Button type="button" onClick={onClose}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
