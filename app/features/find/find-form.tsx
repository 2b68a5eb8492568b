import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { ACCEPTED_FILES } from '~/features/wallpapers/wallpaper.limits';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useDroppedFiles } from '~/ui/forms/drop-zone';
import { FileField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SubmitButton } from '~/ui/forms/submit-button';

interface FindFormProps {
  failure: FormResult | undefined;
  rules: FormRules;
  maxMb: number;
}

/** With JavaScript, a picture that is dropped or pasted on the page is sent at once. */
export function FindForm({ failure, rules, maxMb }: FindFormProps) {
  const [form, fields] = usePageForm<'image'>('find', failure, rules);
  const element = useRef<HTMLFormElement>(null);
  const text = messagesOf('find');
  const problems = messagesOf('uploadProblems');
  const isOver = useDroppedFiles(([file]) => {
    const input = element.current?.elements.namedItem('image');
    if (!file || !(input instanceof HTMLInputElement)) return;
    const one = new DataTransfer();
    one.items.add(file);
    input.files = one.files;
    element.current?.requestSubmit();
  });
  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      data-failed={text.failed}
      data-over={isOver || undefined}
      {...getFormProps(form)}
      className="form find-form"
    >
      <FormAlert id={form.errorId} messages={listMessages(form, Object.values(fields))} />
      <FileField
        field={fields.image}
        label={text.picture}
        hint={text.hint(maxMb)}
        missing={problems.noImage}
        accept={ACCEPTED_FILES}
        notAccepted={problems.unsupported}
        maxBytes={maxMb * 1024 * 1024}
        tooLarge={problems.tooLarge(maxMb)}
      />
      <div className="form-actions">
        <SubmitButton busy={text.busy}>{text.find}</SubmitButton>
      </div>
    </Form>
  );
}
