import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { TextArea, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { Honeypot } from '~/ui/forms/honeypot';
import { type Failure, messagesOf, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';
import {
  ADDRESS_PATTERN,
  INVALID_EMAIL,
  MAX_MESSAGE_LENGTH,
  MAX_SUBJECT_LENGTH,
  MIN_MESSAGE_LENGTH,
  MIN_SUBJECT_LENGTH,
  SHORT_MESSAGE,
  SHORT_SUBJECT,
} from './contact.limits';

/** @param subject what the link here has said already */
export function ContactForm({ failure, subject }: { failure: Failure | undefined; subject: string }) {
  const [form, fields] = usePageForm<'email' | 'subject' | 'message'>('contact', failure, { subject });
  const messages = messagesOf(form, [fields.email, fields.subject, fields.message]);
  return (
    // The browser's own bubbles would come one at a time and in other words.
    <Form method="post" action="/contact" {...getFormProps(form)} noValidate className="form form-wide">
      <FormAlert id={form.errorId} messages={messages} />
      <TextField
        field={fields.email}
        label="Email"
        invalid={INVALID_EMAIL}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        pattern={ADDRESS_PATTERN}
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <TextField
        field={fields.subject}
        label="Subject"
        invalid={SHORT_SUBJECT}
        minLength={MIN_SUBJECT_LENGTH}
        maxLength={MAX_SUBJECT_LENGTH}
        required
      />
      <TextArea
        field={fields.message}
        label="Message"
        invalid={SHORT_MESSAGE}
        minLength={MIN_MESSAGE_LENGTH}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={8}
        required
      />
      <Honeypot />
      <div className="form-actions">
        <SubmitButton busy="Sending…">Send message</SubmitButton>
      </div>
    </Form>
  );
}
