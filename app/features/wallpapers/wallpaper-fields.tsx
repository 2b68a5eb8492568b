import type { FieldMetadata } from '@conform-to/react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { CheckboxField, type Option, SelectField, TextArea, TextField } from '~/ui/forms/field';
import { MAX_DESCRIPTION_LENGTH, MAX_TAGS, MAX_TITLE_LENGTH } from './wallpaper.limits';

export type WallpaperFieldName =
  | 'title'
  | 'description'
  | 'resolution'
  | 'fileSize'
  | 'deviceType'
  | 'categoryId'
  | 'tags'
  | 'featured';

interface WallpaperFieldsProps {
  fields: Record<WallpaperFieldName, FieldMetadata<string>>;
  devices: readonly Option[];
  /** What the category choice offers before the categories themselves. */
  noCategory: readonly Option[];
  categories: CategoryView[];
  /** Whether the browser itself insists on the fields that may not be blank. */
  isRequired: boolean;
  missingDevice?: string;
}

/** What the upload and the edit form ask about a wallpaper. */
export function WallpaperFields({
  fields,
  devices,
  noCategory,
  categories,
  isRequired,
  missingDevice,
}: WallpaperFieldsProps) {
  return (
    <>
      <TextField
        field={fields.title}
        label="Title"
        missing="Title is required."
        maxLength={MAX_TITLE_LENGTH}
        required={isRequired}
      />
      <TextArea field={fields.description} label="Description (optional)" maxLength={MAX_DESCRIPTION_LENGTH} rows={3} />
      <div className="field-pair">
        <SelectField field={fields.deviceType} label="Device" missing={missingDevice} options={devices} />
        <SelectField
          field={fields.categoryId}
          label="Category"
          options={[...noCategory, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </div>
      <TextField field={fields.tags} label="Tags" hint={`Between commas, at most ${MAX_TAGS}.`} maxLength={5000} />
      <div className="field-pair">
        <TextField
          field={fields.resolution}
          label="Resolution"
          missing="Resolution is required."
          maxLength={40}
          required={isRequired}
        />
        <TextField
          field={fields.fileSize}
          label="File size"
          missing="File size is required."
          maxLength={40}
          required={isRequired}
        />
      </div>
      <CheckboxField field={fields.featured} label="Featured" hint="Featured wallpapers come first on the home page." />
    </>
  );
}
