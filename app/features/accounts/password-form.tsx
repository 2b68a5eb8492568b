import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { SubmitButton } from '~/ui/forms/button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';

interface PasswordFormProps {
  username: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

type FieldName = 'currentPassword' | 'newPassword' | 'repeatedPassword';

export function PasswordForm({ username, failure, rules }: PasswordFormProps) {
  const [form, fields] = usePageForm<FieldName>('password', failure, rules);
  const { currentPassword, newPassword, repeatedPassword } = fields;
  return (
    <Form method="post" data-failed="Failed to change the password" {...getFormProps(form)} className="form">
      <FormAlert id={form.errorId} messages={listMessages(form, [currentPassword, newPassword, repeatedPassword])} />
      {/* Tells a password manager whose password it is. */}
      <input className="visually-hidden" value={username} autoComplete="username" readOnly tabIndex={-1} aria-hidden />
      <TextField type="password" field={currentPassword} label="Current password" autoComplete="current-password" />
      <TextField
        type="password"
        field={newPassword}
        label="New password"
        hint={`At least ${newPassword.minLength} characters. A few words that nobody would put together are better than signs.`}
        autoComplete="new-password"
      />
      <TextField type="password" field={repeatedPassword} label="New password again" autoComplete="new-password" />
      <SubmitButton busy="Changing…">Change password</SubmitButton>
    </Form>
  );
}
