import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { FormAlert } from '~/ui/form-alert';
import { type Failure, usePageForm } from '~/ui/page-form';
import { SubmitButton } from '~/ui/submit-button';
import { DEVICES } from './wallpaper.limits';
import type { WallpaperDetail } from './wallpaper.view';
import { type WallpaperFieldName, WallpaperFields } from './wallpaper-fields';

export type EditedWallpaper = Pick<
  WallpaperDetail,
  'title' | 'description' | 'resolution' | 'fileSize' | 'deviceType' | 'category' | 'tags' | 'featured'
>;

interface EditFormProps {
  wallpaper: EditedWallpaper;
  failure: Failure | undefined;
  categories: CategoryView[];
  cancelPath: string;
}

/** The devices on offer, and the one the wallpaper has, should it be another. */
function deviceChoices(current: string | null) {
  const isOther = current !== null && !DEVICES.some(({ value }) => value === current);
  return [
    { value: 'none', label: 'Without a device' },
    ...DEVICES,
    ...(isOther ? [{ value: current, label: current }] : []),
  ];
}

export function EditForm({ wallpaper, failure, categories, cancelPath }: EditFormProps) {
  const [form, fields] = usePageForm<WallpaperFieldName>('edit', failure, {
    title: wallpaper.title,
    description: wallpaper.description ?? '',
    resolution: wallpaper.resolution,
    fileSize: wallpaper.fileSize,
    deviceType: wallpaper.deviceType ?? 'none',
    categoryId: wallpaper.category ? String(wallpaper.category.id) : 'none',
    tags: wallpaper.tags.join(', '),
    featured: wallpaper.featured ? 'on' : '',
  });
  return (
    <Form method="post" {...getFormProps(form)} className="form form-wide">
      <FormAlert id={form.errorId} title="Failed to update wallpaper" messages={form.errors} />
      <WallpaperFields
        fields={fields}
        devices={deviceChoices(wallpaper.deviceType)}
        noCategory={[{ value: 'none', label: 'Without a category' }]}
        categories={categories}
        isRequired
      />
      <div className="form-actions">
        <SubmitButton busy="Saving…">Save changes</SubmitButton>
        <Link to={cancelPath}>Cancel</Link>
      </div>
    </Form>
  );
}
