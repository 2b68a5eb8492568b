import type { FieldMetadata } from '@conform-to/react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { messagesOf } from '~/messages/messages';
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import type { Option } from '~/ui/forms/options';
import { AI_MARKS, licenceLabel } from './credit';
import { LICENCES } from './licences';
import { MAX_TAGS, MAX_TAGS_LENGTH } from './wallpaper.limits';

export type WallpaperFieldName =
  | 'title'
  | 'description'
  | 'author'
  | 'authorUrl'
  | 'sourceUrl'
  | 'licence'
  | 'licenceText'
  | 'ai'
  | 'resolution'
  | 'fileSize'
  | 'deviceType'
  | 'categoryId'
  | 'tags'
  | 'featured';

export type CreditFieldName = Extract<
  WallpaperFieldName,
  'author' | 'authorUrl' | 'sourceUrl' | 'licence' | 'licenceText' | 'ai'
>;

interface CreditFieldsProps {
  fields: Record<CreditFieldName, FieldMetadata<string>>;
  /** Label of the choice that says nothing. */
  blank?: string;
  hints?: Partial<Record<CreditFieldName, string>>;
  /** A field that stands elsewhere. */
  omit?: WallpaperFieldName;
  /** Id of the list of authors in use. */
  authors?: string;
}

/** For uploads, edits and bulk edits. */
export function CreditFields({ fields, blank, hints = {}, omit, authors }: CreditFieldsProps) {
  const text = messagesOf('wallpaperForm');
  const first = blank === undefined ? [] : [{ value: '', label: blank }];
  const licences = LICENCES.map((value) => ({ value, label: licenceLabel(value) }));
  return (
    <>
      <div className="field-pair">
        {omit !== 'author' && (
          <TextField field={fields.author} label={text.author} hint={hints.author} list={authors} />
        )}
        <TextField field={fields.authorUrl} label={text.authorUrl} inputMode="url" />
      </div>
      <TextField field={fields.sourceUrl} label={text.sourceUrl} hint={text.sourceUrlHint} inputMode="url" />
      <div className="field-pair">
        {omit !== 'licence' && (
          <SelectField field={fields.licence} label={text.licence} options={[...first, ...licences]} />
        )}
        <SelectField
          field={fields.ai}
          label={text.ai}
          options={[...first, ...AI_MARKS.map((value) => ({ value, label: text.aiMarks[value] }))]}
        />
      </div>
      <div className="licence-text">
        <TextField field={fields.licenceText} label={text.licenceText} hint={text.licenceTextHint} />
      </div>
    </>
  );
}

interface WallpaperFieldsProps extends Pick<CreditFieldsProps, 'omit' | 'authors'> {
  fields: Record<WallpaperFieldName, FieldMetadata<string>>;
  /** While uploading, blank credits are read from the file. */
  isUpload?: boolean;
  devices: readonly Option[];
  /** Options before the categories. */
  noCategory: readonly Option[];
  categories: CategoryView[];
  missing?: Partial<Record<WallpaperFieldName, string>>;
}

export function WallpaperFields({
  fields,
  isUpload,
  devices,
  noCategory,
  categories,
  missing = {},
  omit,
  authors,
}: WallpaperFieldsProps) {
  const text = messagesOf('wallpaperForm');
  return (
    <>
      {omit !== 'title' && <TextField field={fields.title} label={text.title} missing={missing.title} />}
      {omit !== 'description' && <TextAreaField field={fields.description} label={text.description} rows={3} />}
      <div className="field-pair">
        {omit !== 'deviceType' && (
          <SelectField field={fields.deviceType} label={text.device} missing={missing.deviceType} options={devices} />
        )}
        {omit !== 'categoryId' && (
          <SelectField
            field={fields.categoryId}
            label={text.category}
            options={[...noCategory, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </div>
      {omit !== 'tags' && (
        <TextField
          field={fields.tags}
          label={text.tags}
          hint={text.tagsHint(MAX_TAGS)}
          maxLength={MAX_TAGS_LENGTH}
          as={TagsInput}
        />
      )}
      <div className="field-pair">
        <TextField field={fields.resolution} label={text.resolution} missing={missing.resolution} />
        <TextField field={fields.fileSize} label={text.fileSize} missing={missing.fileSize} />
      </div>
      <CheckboxField field={fields.featured} label={text.featured} hint={text.featuredHint} />
      <fieldset className="credit-fields">
        <legend>{text.credit}</legend>
        {isUpload && <p className="field-hint">{text.creditHint}</p>}
        <CreditFields fields={fields} blank={isUpload ? text.asInFile : undefined} {...{ omit, authors }} />
      </fieldset>
    </>
  );
}
