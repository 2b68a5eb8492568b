import { type ReactNode, useContext } from 'react';
import { type FormResult, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { Controls } from '~/ui/forms/controls';
import { CopyButton } from '~/ui/forms/copy-button';

interface AnswerFormProps {
  id: number;
  intent: 'answer' | 'reply';
  /** Of the list, with the item's anchor. */
  next: string;
  /** Of the text. */
  label: string;
  template: string;
  isMailed: boolean;
  failure: FormResult | undefined;
  /** For assistive technology: whose answer it is. */
  name: string;
  children?: ReactNode;
}

/** Answers in place: by mail, or as a text to copy. */
export function AnswerForm({ id, intent, next, label, template, isMailed, failure, name, children }: AnswerFormProps) {
  const { TextArea } = useContext(Controls);
  const text = messagesOf('reportList');
  const isRefused = typedValue(failure, 'id') === String(id) && typedValue(failure, 'intent') === intent;
  const problem = isRefused ? failure?.error?.words?.[0] : undefined;
  const words = (isRefused && typedValue(failure, 'words')) || template;
  const field = `${intent}-${id}-words`;
  return (
    <details className="report-answer" open={isRefused || undefined}>
      <summary aria-label={text.named(text.answer, name)}>{text.answer}</summary>
      <Form method="post" replace preventScrollReset className="form form-wide">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="next" value={next} />
        <div className="field">
          <label htmlFor={field}>{label}</label>
          <TextArea
            id={field}
            name="words"
            rows={10}
            defaultValue={words}
            maxLength={5000}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && `${field}-error`}
            autoFocus={problem !== undefined}
          />
          {problem && (
            <p id={`${field}-error`} className="field-error">
              {problem}
            </p>
          )}
          {children}
        </div>
        <div className="form-actions">
          <Button type="submit" name="intent" value={intent} look="main">
            {isMailed ? text.send : text.save}
          </Button>{' '}
          {!isMailed && <CopyButton text={words} label={text.copy} />}
        </div>
      </Form>
    </details>
  );
}
