import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { SubmitButton } from '~/ui/forms/button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { mergeTagsPath, type TagListQuery, type TagUse, tagListPath } from './tag.view';

interface RenameFormProps {
  tag: TagUse;
  failure: FormResult | undefined;
  rules: FormRules;
  list: TagListQuery;
}

export function RenameForm({ tag, failure, rules, list }: RenameFormProps) {
  const [form, fields] = usePageForm<'name'>('rename-tag', failure, rules, { name: tag.name });
  const typed = typedValue(failure, 'name');
  return (
    <Form method="post" data-failed="Failed to rename tag" {...getFormProps(form)} className="form">
      <input type="hidden" name="intent" value="rename" />
      <FormAlert id={form.errorId} title="Failed to rename tag" messages={listMessages(form, [fields.name])} />
      <TextField
        field={fields.name}
        label="Name"
        hint="The old address leads to the new one, and so does the old name in new uploads."
        missing="Name is required."
        autoComplete="off"
      />
      {failure?.location && typed && (
        <p>
          <Link to={mergeTagsPath([tag.id], typed, list)} data-discards>
            Merge “{tag.name}” into “{typed}” instead
          </Link>
        </p>
      )}
      <div className="form-actions">
        <SubmitButton busy="Renaming…">Rename</SubmitButton>
        <Link to={tagListPath(list)}>Cancel</Link>
      </div>
    </Form>
  );
}
