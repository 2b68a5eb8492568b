import type { FieldMetadata } from '@conform-to/react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
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
  /** Left out while uploading, where few are known. */
  hasCredits?: boolean;
  devices: readonly Option[];
  /** What the category choice offers before the categories themselves. */
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
  return (
    <>
      <TextField field={fields.title} label="Title" missing={missing.title} />
      <TextAreaField field={fields.description} label="Description (optional)" rows={3} />
      {hasCredits && (
        <div className="field-pair">
          <TextField field={fields.author} label="Author (optional)" />
          <TextField field={fields.licence} label="Licence (optional)" hint="A name or an address." />
        </div>
      )}
      <div className="field-pair">
        <SelectField field={fields.deviceType} label="Device" missing={missing.deviceType} options={devices} />
        <SelectField
          field={fields.categoryId}
          label="Category"
          options={[...noCategory, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </div>
      <TextField
        field={fields.tags}
        label="Tags"
        hint={`Between commas, at most ${MAX_TAGS}.`}
        maxLength={MAX_TAGS_LENGTH}
        as={TagsInput}
      />
      <div className="field-pair">
        <TextField field={fields.resolution} label="Resolution" missing={missing.resolution} />
        <TextField field={fields.fileSize} label="File size" missing={missing.fileSize} />
      </div>
      <CheckboxField field={fields.featured} label="Featured" hint="Featured wallpapers come first on the home page." />
    </>
  );
}
