import { getFormProps } from '@conform-to/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { SCOPES } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { CheckboxField, SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { EXPIRIES } from './token.view';

type FieldName = 'name' | 'expiry' | 'currentPassword' | (typeof SCOPES)[number];

export function TokenForm({ failure, rules }: { failure: FormResult | undefined; rules: FormRules }) {
  const [form, fields] = usePageForm<FieldName>('token', failure, rules, { expiry: '365' });
  const text = messagesOf('apiTokens');
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} noValidate className="form form-wide">
      <input type="hidden" name="intent" value="create" />
      <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      <TextField field={fields.name} label={text.name} hint={text.nameHint} autoComplete="off" />
      <fieldset className="credit-fields">
        <legend>{text.scopesLabel}</legend>
        {SCOPES.map((scope) => (
          <CheckboxField key={scope} field={fields[scope]} label={scope} hint={text.scopes[scope]} />
        ))}
      </fieldset>
      <SelectField
        field={fields.expiry}
        label={text.expiry}
        options={EXPIRIES.map((value) => ({ value, label: text.expiries[value] }))}
      />
      <TextField
        type="password"
        field={fields.currentPassword}
        label={messagesOf('password').current}
        autoComplete="current-password"
      />
      <div className="form-actions">
        <SubmitButton busy={text.creating}>{text.create}</SubmitButton>
      </div>
    </Form>
  );
}
