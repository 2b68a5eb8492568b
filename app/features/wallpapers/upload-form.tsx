import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useRef } from 'react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { FileField } from '~/ui/field';
import { FormAlert } from '~/ui/form-alert';
import { type Failure, usePageForm } from '~/ui/page-form';
import { SubmitButton } from '~/ui/submit-button';
import { useUploadAutofill } from './upload-autofill';
import { DEVICES } from './wallpaper.limits';
import { type WallpaperFieldName, WallpaperFields } from './wallpaper-fields';

interface UploadFormProps {
  failure: Failure | undefined;
  categories: CategoryView[];
  maxUploadMb: number;
}

/** Everything but the picture may stay blank: the server fills it in from the file, the browser does so before. */
export function UploadForm({ failure, categories, maxUploadMb }: UploadFormProps) {
  const [form, fields] = usePageForm<WallpaperFieldName | 'image'>('upload', failure);
  const canvas = useRef<HTMLCanvasElement>(null);
  const onPick = useUploadAutofill(canvas, categories);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="form form-wide">
      <FormAlert id={form.errorId} title="Upload failed" messages={form.errors} />
      <FileField
        field={fields.image}
        label="Image"
        hint={`JPG, PNG or WEBP, at most ${maxUploadMb} MB. The rest is filled in from it; change what you like.`}
        missing="Please select an image file"
        accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
        maxBytes={maxUploadMb * 1024 * 1024}
        tooLarge={`File is too large: at most ${maxUploadMb} MB.`}
        onChange={onPick}
        afterError={failure?.location && <Link to={failure.location}>Show it</Link>}
      />
      <canvas ref={canvas} hidden className="form-picture" role="img" aria-label="Preview of the chosen picture" />
      <WallpaperFields
        fields={fields}
        devices={[{ value: '', label: 'Select a device' }, ...DEVICES]}
        noCategory={[
          { value: '', label: 'Guess from the file name' },
          { value: 'none', label: 'Without a category' },
        ]}
        categories={categories}
        isRequired={false}
        missingDevice="Missing device type: Please select PC or Mobile before uploading."
      />
      <div className="form-actions">
        <SubmitButton busy="Uploading…">Upload wallpaper</SubmitButton>
        <Link to="/admin/wallpapers">Cancel</Link>
      </div>
    </Form>
  );
}
