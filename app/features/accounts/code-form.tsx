import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';

/** Fields of the login's first step that the second one sends again. */
export const CARRIED = ['ticket', 'next', 'kept'] as const;

/** The second step of a login. */
export function CodeForm({ answer, rules }: { answer: FormResult; rules: FormRules }) {
  const [form, fields] = usePageForm<'code'>('code', answer, rules);
  const text = messagesOf('login');
  return (
    <Form method="post" data-failed={text.failed} action="/login?code" {...getFormProps(form)} className="form">
      <FormAlert id={form.errorId} messages={listMessages(form, [fields.code])} />
      {CARRIED.map((name) => {
        const value = typedValue(answer, name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <TextField
        field={fields.code}
        label={text.code}
        hint={text.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <SubmitButton busy={text.loggingIn}>{text.logIn}</SubmitButton>
      <p>
        <Link to="/login">{text.startAgain}</Link>
      </p>
    </Form>
  );
}
