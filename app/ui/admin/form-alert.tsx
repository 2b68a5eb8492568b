import { Root as CalloutRoot } from '@radix-ui/themes/components/callout';
import type { ReactNode } from 'react';
import type { FormAlertProps } from '~/ui/forms/form-alert';

/** What has gone wrong, above what it is about. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <CalloutRoot id={id} role="alert" size="1" color="red" className="form-alert">
      {children}
    </CalloutRoot>
  );
}

/** What went wrong with a form as a whole, in a sentence above it. */
export function FormAlert({ id, title, messages }: FormAlertProps) {
  if (!messages || messages.length === 0) return null;
  return (
    <Alert id={id}>
      {title && <strong>{title}</strong>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
