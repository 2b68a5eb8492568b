import { getFormProps } from '@conform-to/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import type { MailValue } from './mail.schema';

export type MailFields = Omit<MailValue, 'password' | 'intent' | 'port'> & { port: string };

interface MailFormProps {
  value: MailFields;
  /** Whether a password is stored, and can still be read. */
  password: 'kept' | 'lost' | null;
  /** The variable that sets a field, by field. */
  fixed: Partial<Record<keyof MailFields | 'password', string>>;
  opened: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

export function MailForm({ value, password, fixed, opened, failure, rules }: MailFormProps) {
  const [form, fields] = usePageForm<keyof MailFields | 'password'>('mail', failure, rules, value);
  const text = messagesOf('siteMail');
  const { host, port, security, user, to, sender: from, siteUrl } = text;
  const labels = { host, port, security, user, to, from, siteUrl };
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form form-wide">
      <SavedState
        subject="mail"
        labels={labels}
        inWords={(name, value) => (name === 'security' ? text.securities[value as MailValue['security']] : value)}
        {...{ opened, failure }}
      >
        <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      </SavedState>
      {password === 'lost' && <p role="alert">{text.passwordLost}</p>}
      {fixed.host && <p role="status">{text.serverFixed(fixed.host)}</p>}
      {!fixed.host && (
        <>
          <TextField field={fields.host} label={text.host} hint={text.hostHint} inputMode="url" spellCheck={false} />
          <div className="field-pair">
            <TextField field={fields.port} label={text.port} inputMode="numeric" />
            <SelectField
              field={fields.security}
              label={text.security}
              options={(['starttls', 'tls', 'none'] as const).map((name) => ({
                value: name,
                label: text.securities[name],
              }))}
            />
          </div>
          <div className="field-pair">
            <TextField field={fields.user} label={text.user} autoComplete="off" spellCheck={false} />
            <TextField
              field={fields.password}
              label={text.password}
              hint={password === 'kept' ? text.passwordKept : undefined}
              type="password"
              autoComplete="new-password"
            />
          </div>
        </>
      )}
      <TextField
        field={fields.to}
        label={text.to}
        hint={fixed.to ? text.fixed(fixed.to) : text.toHint}
        inputMode="email"
        readOnly={'to' in fixed}
      />
      <TextField
        field={fields.from}
        label={text.sender}
        hint={fixed.from ? text.fixed(fixed.from) : text.senderHint}
        readOnly={'from' in fixed}
      />
      <TextField
        field={fields.siteUrl}
        label={text.siteUrl}
        hint={fixed.siteUrl ? text.fixed(fixed.siteUrl) : text.siteUrlHint}
        inputMode="url"
        readOnly={'siteUrl' in fixed}
      />
      <div className="form-actions">
        <Button type="submit" look="main" name="intent" value="save">
          {text.save}
        </Button>
        <Button type="submit" name="intent" value="test">
          {text.sendTest}
        </Button>
      </div>
    </Form>
  );
}
