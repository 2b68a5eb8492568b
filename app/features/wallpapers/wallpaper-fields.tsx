import type { FieldMetadata } from '@conform-to/react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { messagesOf } from '~/messages/messages';
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import type { Option } from '~/ui/forms/options';
import { MAX_TAGS, MAX_TAGS_LENGTH } from './wallpaper.limits';

export type WallpaperFieldName =
  | 'title'
  | 'description'
  | 'author'
  | 'licence'
  | 'resolution'
  | 'fileSize'
  | 'deviceType'
  | 'categoryId'
  | 'tags'
  | 'featured';

interface WallpaperFieldsProps {
  fields: Record<WallpaperFieldName, FieldMetadata<string>>;
  /** False while uploading, when few are known. */
  hasCredits?: boolean;
  devices: readonly Option[];
  /** Options before the categories. */
  noCategory: readonly Option[];
  categories: CategoryView[];
  missing?: Partial<Record<WallpaperFieldName, string>>;
}

export function WallpaperFields({
  fields,
  hasCredits,
  devices,
  noCategory,
  categories,
  missing = {},
}: WallpaperFieldsProps) {
  const text = messagesOf('wallpaperForm');
  return (
    <>
      <TextField field={fields.title} label={text.title} missing={missing.title} />
      <TextAreaField field={fields.description} label={text.description} rows={3} />
      {hasCredits && (
        <div className="field-pair">
          <TextField field={fields.author} label={text.author} />
          <TextField field={fields.licence} label={text.licence} hint={text.licenceHint} />
        </div>
      )}
      <div className="field-pair">
        <SelectField field={fields.deviceType} label={text.device} missing={missing.deviceType} options={devices} />
        <SelectField
          field={fields.categoryId}
          label={text.category}
          options={[...noCategory, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </div>
      <TextField
        field={fields.tags}
        label={text.tags}
        hint={text.tagsHint(MAX_TAGS)}
        maxLength={MAX_TAGS_LENGTH}
        as={TagsInput}
      />
      <div className="field-pair">
        <TextField field={fields.resolution} label={text.resolution} missing={missing.resolution} />
        <TextField field={fields.fileSize} label={text.fileSize} missing={missing.fileSize} />
      </div>
      <CheckboxField field={fields.featured} label={text.featured} hint={text.featuredHint} />
    </>
  );
}
