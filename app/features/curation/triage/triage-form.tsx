import { type FieldMetadata, getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { editValues, inWords } from '~/features/curation/edit/edit-values';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { licenceLabel } from '~/features/wallpapers/credit';
import { DEVICES } from '~/features/wallpapers/devices';
import { LICENCES } from '~/features/wallpapers/licences';
import { MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button, SubmitButton } from '~/ui/forms/button';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';
import { SavedState } from '~/ui/forms/saved-state';
import type { SuggestedTag } from './suggested-tags.server';
import { pathAfter, pathAt, pathBefore, type TriageList, type TriageQuery } from './triage.view';

interface TriageFormProps {
  query: TriageQuery;
  previous: number | null;
  wallpaper: WallpaperDetail;
  /** Chosen or guessed. */
  categoryId: number | null;
  categories: CategoryView[];
  suggested: SuggestedTag[];
  opened: string;
  failure: FormResult | undefined;
  rules: FormRules;
}

type Field = 'title' | 'description' | 'categoryId' | 'deviceType' | 'tags' | 'author' | 'licence';

interface ChoicesProps {
  field: FieldMetadata<string>;
  label: string;
  className?: string;
  choices: { value: string; label: ReactNode }[];
  /** Enter sends the form from here. */
  autoFocus: boolean;
}

function Choices({ field, label, className = '', choices, autoFocus }: ChoicesProps) {
  return (
    <fieldset className={`triage-choices ${className}`} aria-describedby={field.errors && field.errorId}>
      <legend>{label}</legend>
      {choices.map(({ value, label: name }) => (
        <label key={value} className="checkbox">
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={value === field.initialValue}
            // biome-ignore lint/a11y/noAutofocus: the page is a form for one picture after another
            autoFocus={autoFocus && value === field.initialValue}
          />
          {name}
        </label>
      ))}
      {field.errors && (
        <p id={field.errorId} className="field-error">
          {field.errors.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** A field where Enter sends the form. In the others it does something else. */
const FOCUSED: Partial<Record<TriageList, Field>> = {
  untagged: 'tags',
  uncategorised: 'categoryId',
  'no-device': 'deviceType',
  'no-author': 'author',
};

export function TriageForm({
  query,
  previous,
  wallpaper,
  categoryId,
  categories,
  suggested,
  opened,
  failure,
  rules,
}: TriageFormProps) {
  const { id, deviceType, licence } = wallpaper;
  const [form, fields] = usePageForm<Field>('triage', failure, rules, {
    ...editValues(wallpaper),
    categoryId: categoryId === null ? 'none' : String(categoryId),
  });
  const text = messagesOf('triage');
  const edit = messagesOf('wallpaperEdit');
  const names = messagesOf('wallpaperForm');
  const focused = failure ? undefined : FOCUSED[query.only];
  const selected = failure?.initialValue && new Set([failure.initialValue.suggested ?? []].flat());
  const isOther = deviceType !== null && !DEVICES.some(({ value }) => value === deviceType);
  const devices = isOther ? [...DEVICES, { value: deviceType, label: deviceType }] : DEVICES;
  return (
    <Form
      method="post"
      action={pathAt(query, id)}
      data-failed={names.updateFailed}
      {...getFormProps(form)}
      className="form"
      aria-label={edit.details}
    >
      <input type="hidden" name="id" value={id} />
      <SavedState
        subject="wallpaper"
        labels={edit.fields}
        inWords={(name, value) => inWords(name, value, categories)}
        {...{ opened, failure }}
      >
        <FormAlert id={form.errorId} title={names.updateFailed} messages={form.errors} />
      </SavedState>
      <Choices
        field={fields.categoryId}
        label={names.category}
        className="triage-categories"
        autoFocus={focused === 'categoryId'}
        choices={[
          { value: 'none', label: edit.noCategory },
          ...categories.map((category, index) => ({
            value: String(category.id),
            label: (
              <>
                {category.name}
                {index < 9 && <kbd>{index + 1}</kbd>}
              </>
            ),
          })),
        ]}
      />
      <TextField
        field={fields.tags}
        label={names.tags}
        maxLength={MAX_TAGS_LENGTH}
        as={TagsInput}
        autoFocus={focused === 'tags'}
      />
      {suggested.length > 0 && (
        <fieldset className="triage-choices">
          <legend>{text.suggestedTags}</legend>
          {suggested.map(({ name, isSelected }) => (
            <label key={name} className="checkbox">
              <input
                type="checkbox"
                name="suggested"
                value={name}
                defaultChecked={selected ? selected.has(name) : isSelected}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <Choices
        field={fields.deviceType}
        label={names.device}
        autoFocus={focused === 'deviceType'}
        choices={[{ value: 'none', label: edit.noDevice }, ...devices]}
      />
      <TextField field={fields.title} label={names.title} />
      <TextAreaField field={fields.description} label={names.description} rows={2} />
      <div className="field-pair">
        <TextField field={fields.author} label={names.author} autoFocus={focused === 'author'} />
        <SelectField
          field={fields.licence}
          label={names.licence}
          options={LICENCES.filter((value) => value !== 'other' || licence === 'other').map((value) => ({
            value,
            label: licenceLabel(value),
          }))}
        />
      </div>
      <div className="form-actions">
        <SubmitButton busy={edit.saving} autoFocus={!failure && focused === undefined}>
          {text.save}
        </SubmitButton>
        {previous !== null && (
          <Link to={pathBefore(query, previous)} rel="prev">
            {text.back}
          </Link>
        )}
        <Link to={pathAfter(query, id)} rel="next">
          {text.skip}
        </Link>
        <Button type="submit" name="intent" value="delete" formNoValidate>
          {text.delete}
        </Button>
      </div>
    </Form>
  );
}
