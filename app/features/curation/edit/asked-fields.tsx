import type { FieldMetadata } from '@conform-to/react';
import type { AskedField } from '~/features/curation/list/admin-list.view';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { licenceLabel } from '~/features/wallpapers/credit';
import { LICENCES } from '~/features/wallpapers/licences';
import { MAX_TAGS_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { messagesOf } from '~/messages/messages';
import { TextAreaField, TextField } from '~/ui/forms/field';
import type { Option } from '~/ui/forms/options';
import type { SuggestedTag } from './suggested-tags.server';

interface ChoicesProps {
  field: FieldMetadata<string>;
  label: string;
  choices: readonly Option[];
  autoFocus: boolean;
}

/** Radio buttons, because Enter sends the form from them; from a select it doesn't in every browser. */
function Choices({ field, label, choices, autoFocus }: ChoicesProps) {
  return (
    <fieldset className="choices" aria-describedby={field.errors && field.errorId}>
      <legend>{label}</legend>
      {choices.map(({ value, label: name }) => (
        <label key={value} className="checkbox">
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={String(value) === field.initialValue}
            // biome-ignore lint/a11y/noAutofocus: the page is a form for one picture after another
            autoFocus={autoFocus && String(value) === field.initialValue}
          />{' '}
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

interface AskedFieldsProps {
  asked: AskedField;
  fields: Record<AskedField, FieldMetadata<string>>;
  devices: readonly Option[];
  categories: CategoryView[];
  /** Id of the list of authors in use. */
  authors: string;
  suggested: SuggestedTag[];
  /** Of a refused form: the suggestions that were selected. */
  selected: Set<unknown> | undefined;
}

/** What the list's wallpapers lack, before all other fields. */
export function AskedFields({ asked, fields, devices, categories, authors, suggested, selected }: AskedFieldsProps) {
  const text = messagesOf('wallpaperForm');
  const edit = messagesOf('wallpaperEdit');
  const field = fields[asked];
  const autoFocus = selected === undefined;
  switch (asked) {
    case 'title':
      return <TextField field={field} label={text.title} autoFocus={autoFocus} />;
    case 'author':
      return <TextField field={field} label={text.author} list={authors} autoFocus={autoFocus} />;
    case 'description':
      return <TextAreaField field={field} label={text.description} rows={3} autoFocus={autoFocus} />;
    case 'licence':
      return (
        <Choices
          {...{ field, autoFocus }}
          label={text.licence}
          choices={LICENCES.map((value) => ({ value, label: licenceLabel(value) }))}
        />
      );
    case 'deviceType':
      return <Choices {...{ field, autoFocus }} label={text.device} choices={devices} />;
    case 'categoryId':
      return (
        <Choices
          {...{ field, autoFocus }}
          label={text.category}
          choices={[
            { value: 'none', label: edit.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      );
    case 'tags':
      return (
        <>
          <TextField field={field} label={text.tags} maxLength={MAX_TAGS_LENGTH} as={TagsInput} autoFocus={autoFocus} />
          {suggested.length > 0 && (
            <fieldset className="choices">
              <legend>{edit.suggestedTags}</legend>
              {suggested.map(({ name, isSelected }) => (
                <label key={name} className="checkbox">
                  <input
                    type="checkbox"
                    name="suggested"
                    value={name}
                    defaultChecked={selected ? selected.has(name) : isSelected}
                  />{' '}
                  <bdi>{name}</bdi>
                </label>
              ))}
            </fieldset>
          )}
        </>
      );
  }
}
