import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { type Failure, messagesOf, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MISSING_CURRENT,
  MISSING_REPETITION,
  SHORT_PASSWORD,
} from './password.limits';

const COMMON = { type: 'password', maxLength: MAX_PASSWORD_LENGTH, required: true } as const;

export function PasswordForm({ username, failure }: { username: string; failure: Failure | undefined }) {
  const [form, fields] = usePageForm<'currentPassword' | 'newPassword' | 'repeatedPassword'>('password', failure);
  const { currentPassword, newPassword, repeatedPassword } = fields;
  return (
    <Form method="post" {...getFormProps(form)} className="form">
      <FormAlert id={form.errorId} messages={messagesOf(form, [currentPassword, newPassword, repeatedPassword])} />
      {/* Tells a password manager whose password it is. */}
      <input className="visually-hidden" value={username} autoComplete="username" readOnly tabIndex={-1} aria-hidden />
      <TextField
        {...COMMON}
        field={currentPassword}
        label="Current password"
        missing={MISSING_CURRENT}
        autoComplete="current-password"
      />
      <TextField
        {...COMMON}
        field={newPassword}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words that nobody would put together are better than signs.`}
        missing={SHORT_PASSWORD}
        invalid={SHORT_PASSWORD}
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
      />
      <TextField
        {...COMMON}
        field={repeatedPassword}
        label="New password again"
        missing={MISSING_REPETITION}
        autoComplete="new-password"
      />
      <SubmitButton busy="Changing…">Change password</SubmitButton>
    </Form>
  );
}
