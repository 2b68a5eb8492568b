import { Root as CalloutRoot } from '@radix-ui/themes/components/callout';
import type { ReactNode } from 'react';
import type { FormAlertProps } from '~/ui/forms/form-alert';

export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <CalloutRoot id={id} role="alert" size="1" color="red" className="form-alert">
      {children}
    </CalloutRoot>
  );
}

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
