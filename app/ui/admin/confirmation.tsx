import { useActionData, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useActiveNavigation } from '~/ui/browser/active-navigation';
import { Form } from '~/ui/browser/session-form';
import { Button, ButtonLink, SubmitButton } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { Dialog } from '~/ui/overlays/dialog';

export interface Confirmation {
  question: string;
  consequence?: ReactNode;
  verb?: string;
  busy?: string;
  fields?: ReactNode;
  /** The message when it fails. */
  failed?: string;
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
  verb = messagesOf('adminControls').delete,
  busy = messagesOf('adminControls').deleting,
  fields,
  failed,
  action,
  cancel,
  alert,
  children,
}: FormProps) {
  return (
    <Form
      method="post"
      action={action}
      data-failed={failed}
      className="form form-wide"
      preventScrollReset={Title === 'h2'}
    >
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
  /** For pages whose action data holds more than the result. */
  failure?: FormResult;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Asks before an action that can't be undone, as a page or as a section of one. */
export function ConfirmationPage({ as = 'h1', cancelPath, failure, picture, ...confirmation }: PageProps) {
  const Frame = as === 'h2' ? 'section' : 'div';
  const answer = useActionData<FormResult>();
  return (
    <Frame className="confirm-page" aria-labelledby={as === 'h2' ? 'confirmation' : undefined}>
      {picture}
      <ConfirmationForm
        as={as}
        {...confirmation}
        alert={
          <FormAlert id="confirmation-error" title={confirmation.failed} messages={(failure ?? answer)?.error?.['']} />
        }
        cancel={
          <ButtonLink to={cancelPath} preventScrollReset={as === 'h2'}>
            {messagesOf('adminControls').cancel}
          </ButtonLink>
        }
      />
    </Frame>
  );
}

interface DialogProps {
  confirmation: (Confirmation & { action?: string }) | null;
  /** Where Cancel leads, for a question that an action has asked. */
  cancelPath?: string;
  onClose: () => void;
}

/** The same question in a dialog. Its form posts to the page that asks it without JavaScript. */
export function ConfirmationDialog({ confirmation, cancelPath, onClose }: DialogProps) {
  const { key } = useLocation();
  const { state } = useActiveNavigation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!confirmation) openedAt.current = null;
    // An action's answer is rendered before the location changes.
    else if (openedAt.current === null) openedAt.current = state === 'idle' ? key : null;
    // A new location means that the action has succeeded.
    else if (openedAt.current !== key) onClose();
  }, [confirmation, key, state, onClose]);
  const { cancel } = messagesOf('adminControls');
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
            cancelPath ? (
              <ButtonLink to={cancelPath} preventScrollReset>
                {cancel}
              </ButtonLink>
            ) : (
              <Button type="button" onClick={onClose}>
                {cancel}
              </Button>
            )
          }
        />
      )}
    </Dialog>
  );
}
