import { getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { type AdminListQuery, BULK_EDIT_PATH, pathBesideList } from '~/features/curation/list/admin-list.view';
import { type Target, TargetInputs } from '~/features/curation/list/target';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TAGS, MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { CreditFields } from '~/features/wallpapers/wallpaper-fields';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';

type BulkFieldName =
  | ('addTags' | 'removeTags' | 'categoryId' | 'deviceType' | 'featured')
  | ('author' | 'authorUrl' | 'sourceUrl' | 'licence' | 'licenceText' | 'ai');

interface BulkEditFormProps {
  target: Target;
  query: AdminListQuery;
  categories: CategoryView[];
  failure?: FormResult;
  cancel: ReactNode;
}

/** Changes several wallpapers at once. Fields without a choice stay as they are. */
export function BulkEditForm({ target, query, categories, failure, cancel }: BulkEditFormProps) {
  const [form, fields] = usePageForm<BulkFieldName>('bulk-edit', failure);
  const text = messagesOf('wallpaperList').edit;
  const keep = { value: '', label: text.keep };
  return (
    <Form
      method="post"
      data-failed={text.failed}
      action={pathBesideList(BULK_EDIT_PATH, query)}
      preventScrollReset
      {...getFormProps(form)}
      className="form form-wide"
    >
      <FormAlert id={form.errorId} title={text.failed} messages={form.errors} />
      <TargetInputs target={target} intent="change" />
      <TextField
        field={fields.addTags}
        label={text.addTags}
        hint={text.addTagsHint(MAX_TAGS)}
        maxLength={MAX_TAGS_LENGTH}
      />
      <TextField
        field={fields.removeTags}
        label={text.removeTags}
        hint={text.removeTagsHint}
        maxLength={MAX_TAGS_LENGTH}
      />
      <div className="field-pair">
        <SelectField
          field={fields.categoryId}
          label={text.category}
          options={[
            keep,
            { value: 'none', label: text.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          field={fields.deviceType}
          label={text.device}
          options={[keep, { value: 'none', label: text.noDevice }, ...DEVICES]}
        />
      </div>
      <SelectField
        field={fields.featured}
        label={text.featured}
        options={[keep, { value: 'yes', label: text.yes }, { value: 'no', label: text.no }]}
      />
      <fieldset className="credit-fields">
        <legend>{messagesOf('wallpaperForm').credit}</legend>
        <CreditFields fields={fields} blank={text.keep} hints={{ author: text.dashRemoves }} />
      </fieldset>
      <div className="form-actions">
        <SubmitButton busy={text.saving}>{text.save}</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
