import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { TextAreaField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import { OwnText } from './own-text';

interface TextFormProps {
  title: string;
  hint: string;
  value: string;
  opened: string;
  /** Rendered from what was typed last. */
  preview: string | undefined;
  failure: FormResult | undefined;
  rules: FormRules;
}

export function TextForm({ title, hint, value, opened, preview, failure, rules }: TextFormProps) {
  const [form, fields] = usePageForm<'text'>('site-text', failure, rules, { text: value });
  const text = messagesOf('siteTexts');
  return (
    <Form
      method="post"
      data-failed={text.failed}
      data-unsaved={preview === undefined ? undefined : ''}
      {...getFormProps(form)}
      className="form form-wide"
    >
      <h2>{title}</h2>
      <SavedState subject="text" labels={{ text: text.text }} {...{ opened, failure }}>
        <FormAlert id={form.errorId} messages={listMessages(form, [fields.text])} />
      </SavedState>
      <TextAreaField field={fields.text} label={text.text} hint={hint} rows={16} />
      <div className="form-actions">
        <Button type="submit" look="main" name="intent" value="save">
          {text.save}
        </Button>
        <Button type="submit" name="intent" value="preview">
          {text.preview}
        </Button>
        <Link to="/admin/site/texts">{text.back}</Link>
      </div>
      {preview !== undefined && (
        <section aria-labelledby="preview" className="text-preview">
          <h3 id="preview">{text.preview}</h3>
          <OwnText html={preview} />
        </section>
      )}
    </Form>
  );
}
