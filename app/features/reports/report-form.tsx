import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useContext } from 'react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Controls } from '~/ui/forms/controls';
import { CheckboxField, EmailField, SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { Honeypot } from '~/ui/forms/honeypot';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useTypedAgain } from '~/ui/forms/typed-again';
import { REASONS } from './report.view';

interface ReportFormProps {
  /** Address of the wallpaper's page. */
  page: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

type FieldName = 'reason' | 'message' | 'name' | 'email' | 'statement';

export function ReportForm({ page, failure, rules }: ReportFormProps) {
  const [form, fields] = usePageForm<FieldName>('report', failure, rules);
  const typed = useTypedAgain(form.id, failure);
  const { Input } = useContext(Controls);
  const text = messagesOf('reports');
  return (
    <Form
      ref={typed}
      method="post"
      data-failed={text.failed}
      {...getFormProps(form)}
      noValidate
      className="form form-wide"
    >
      <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      <div className="field">
        <label htmlFor="report-page">{text.page}</label>
        {/* Without a name the first refusal would put the focus here. */}
        <Input id="report-page" name="page" type="url" readOnly value={page} dir="ltr" />
      </div>
      <SelectField
        field={fields.reason}
        label={text.reason}
        options={[
          { value: '', label: '–' },
          ...REASONS.map((reason) => ({ value: reason, label: text.reasons[reason] })),
        ]}
      />
      <TextAreaField field={fields.message} label={text.message} hint={text.messageHint} rows={6} />
      <div className="field-pair">
        <TextField field={fields.name} label={text.name} hint={text.nameHint} autoComplete="name" />
        <EmailField field={fields.email} label={text.email} />
      </div>
      <CheckboxField field={fields.statement} label={text.statement} />
      <Honeypot />
      <div className="form-actions">
        <SubmitButton busy={text.sending}>{text.send}</SubmitButton>
      </div>
    </Form>
  );
}
