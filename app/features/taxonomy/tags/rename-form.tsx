import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import { mergeTagsPath, type TagListQuery, type TagUse, tagListPath } from './tag.view';

interface RenameFormProps {
  tag: TagUse;
  opened: string;
  failure: FormResult | undefined;
  rules: FormRules;
  list: TagListQuery;
}

export function RenameForm({ tag, opened, failure, rules, list }: RenameFormProps) {
  const [form, fields] = usePageForm<'name'>('rename-tag', failure, rules, { name: tag.name });
  const typed = typedValue(failure, 'name');
  const text = messagesOf('tags').rename;
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form">
      <input type="hidden" name="intent" value="rename" />
      <SavedState subject="tag" labels={{ name: text.name }} {...{ opened, failure }}>
        <FormAlert id={form.errorId} title={text.failed} messages={listMessages(form, [fields.name])} />
      </SavedState>
      <TextField
        field={fields.name}
        label={text.name}
        hint={text.hint}
        missing={messagesOf('tagErrors').required}
        autoComplete="off"
      />
      {failure?.location && typed && (
        <p>
          <Link to={mergeTagsPath([tag.id], typed, list)} data-discards>
            {text.mergeInstead(tag.name, typed)}
          </Link>
        </p>
      )}
      <div className="form-actions">
        <SubmitButton busy={text.busy}>{text.button}</SubmitButton>
        <Link to={tagListPath(list)}>{text.cancel}</Link>
      </div>
    </Form>
  );
}
