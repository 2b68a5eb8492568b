import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { EmailField, TextAreaField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { Honeypot } from '~/ui/forms/honeypot';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useTypedAgain } from '~/ui/forms/typed-again';

interface ContactFormProps {
  failure: FormResult | undefined;
  rules: FormRules;
  subject: string;
}

export function ContactForm({ failure, rules, subject }: ContactFormProps) {
  const [form, fields] = usePageForm<'email' | 'subject' | 'message'>('contact', failure, rules, { subject });
  const typed = useTypedAgain(form.id, failure);
  const text = messagesOf('contact');
  const messages = listMessages(form, [fields.email, fields.subject, fields.message]);
  return (
    <Form
      ref={typed}
      method="post"
      data-failed={text.failed.title}
      data-failed-text={text.failed.text}
      action="/contact"
      {...getFormProps(form)}
      noValidate
      className="form form-wide"
    >
      <FormAlert id={form.errorId} messages={messages} />
      <EmailField field={fields.email} label={text.email} />
      <TextField field={fields.subject} label={text.subject} />
      <TextAreaField field={fields.message} label={text.message} rows={8} />
      <Honeypot />
      <div className="form-actions">
        <SubmitButton busy={text.sending}>{text.send}</SubmitButton>
      </div>
    </Form>
  );
}
