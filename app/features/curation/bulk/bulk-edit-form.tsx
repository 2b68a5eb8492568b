import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type AdminListQuery, BULK_EDIT_PATH, pathBesideList } from '~/features/curation/list/admin-list.view';
import { type Target, TargetInputs } from '~/features/curation/list/target';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TAGS, MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import type { FormResult } from '~/lib/form-result';
import { SubmitButton } from '~/ui/forms/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';

type BulkFieldName = 'addTags' | 'removeTags' | 'categoryId' | 'deviceType' | 'featured';

interface BulkEditFormProps {
  target: Target;
  query: AdminListQuery;
  categories: CategoryView[];
  failure?: FormResult;
  cancel: ReactNode;
}

const LEAVE = { value: '', label: 'Leave as it is' };

/** What can be changed about many wallpapers at once; whatever is left alone stays. */
export function BulkEditForm({ target, query, categories, failure, cancel }: BulkEditFormProps) {
  const [form, fields] = usePageForm<BulkFieldName>('bulk-edit', failure);
  return (
    <Form
      method="post"
      data-failed="Failed to update wallpapers"
      action={pathBesideList(BULK_EDIT_PATH, query)}
      preventScrollReset
      {...getFormProps(form)}
      className="form form-wide"
    >
      <FormAlert id={form.errorId} title="Failed to update wallpapers" messages={form.errors} />
      <TargetInputs target={target} intent="change" />
      <TextField
        field={fields.addTags}
        label="Add tags"
        hint={`Between commas; ${MAX_TAGS} fit.`}
        maxLength={MAX_TAGS_LENGTH}
      />
      <TextField field={fields.removeTags} label="Remove tags" hint="Between commas." maxLength={MAX_TAGS_LENGTH} />
      <div className="field-pair">
        <SelectField
          field={fields.categoryId}
          label="Category"
          options={[
            LEAVE,
            { value: 'none', label: 'Without a category' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          field={fields.deviceType}
          label="Device"
          options={[LEAVE, { value: 'none', label: 'Without a device' }, ...DEVICES]}
        />
      </div>
      <SelectField
        field={fields.featured}
        label="Featured"
        options={[LEAVE, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]}
      />
      <div className="form-actions">
        <SubmitButton busy="Saving…">Save changes</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
