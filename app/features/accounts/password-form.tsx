import { getFormProps } from '@conform-to/react';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
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
  const isMine = typedValue(failure, 'intent') === 'password';
  const [form, fields] = usePageForm<FieldName>('password', isMine ? failure : undefined, rules);
  const { currentPassword, newPassword, repeatedPassword } = fields;
  const text = messagesOf('password');
  return (
    <section aria-labelledby="change-password" className="access-section">
      <h2 id="change-password">{text.title}</h2>
      <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form">
        <input type="hidden" name="intent" value="password" />
        <FormAlert id={form.errorId} messages={listMessages(form, [currentPassword, newPassword, repeatedPassword])} />
        {/* Tells password managers which account it is. */}
        <input
          className="visually-hidden"
          value={username}
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <TextField type="password" field={currentPassword} label={text.current} autoComplete="current-password" />
        <TextField
          type="password"
          field={newPassword}
          label={text.new}
          hint={text.hint(newPassword.minLength)}
          autoComplete="new-password"
        />
        <TextField type="password" field={repeatedPassword} label={text.again} autoComplete="new-password" />
        <SubmitButton busy={text.changing}>{text.change}</SubmitButton>
      </Form>
      <p className="form-note">{text.note}</p>
    </section>
  );
}
