import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { DEVICES, deviceGroupOf } from '~/features/wallpapers/devices';
import { type WallpaperFieldName, WallpaperFields } from '~/features/wallpapers/wallpaper-fields';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { Button, SubmitButton } from '~/ui/admin/button';
import { FormAlert } from '~/ui/admin/form-alert';
import { usePageForm } from '~/ui/forms/page-form';
import { EditConflict, EditDeleted } from './edit-conflict';
import { type EditedWallpaper, valuesOf } from './edit-values';

/** What the server did not accept; with what is stored when somebody else was faster. */
export interface EditFailure extends FormResult {
  stored?: EditedWallpaper;
  /** It is not on the site any more: in the trash, or gone for good. */
  deleted?: 'trash' | 'gone';
}

interface EditFormProps {
  wallpaper: EditedWallpaper;
  failure: EditFailure | undefined;
  rules: FormRules;
  /** How the form was opened, to tell later what somebody has changed. */
  opened: string;
  categories: CategoryView[];
  cancelPath: string;
  /** The next one in the list, to go on with. */
  next: number | null;
}

/** The devices on offer, and the one the wallpaper has, should it be another. */
function deviceChoices(current: string | null) {
  const isOther = current !== null && deviceGroupOf(current) === 'other';
  return [
    { value: 'none', label: 'Without a device' },
    ...DEVICES,
    ...(isOther ? [{ value: current, label: current }] : []),
  ];
}

function saveLabel(failure: EditFailure | undefined): string {
  if (failure?.deleted) return 'Restore and save';
  return failure?.stored ? 'Save mine anyway' : 'Save changes';
}

export function EditForm({ wallpaper, failure, rules, opened, categories, cancelPath, next }: EditFormProps) {
  const [form, fields] = usePageForm<WallpaperFieldName>('edit', failure, rules, valuesOf(wallpaper));
  const { stored, deleted } = failure ?? {};
  // Whoever has seen what is stored now may overwrite it; another mistake in the form shows nothing new.
  const version = stored?.version ?? typedValue(failure, 'version') ?? wallpaper.version;
  return (
    <Form method="post" data-failed="Failed to update wallpaper" {...getFormProps(form)} className="form form-wide">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="opened" value={typedValue(failure, 'opened') ?? opened} />
      {deleted === 'trash' && <input type="hidden" name="restore" value="yes" />}
      {failure && stored && <EditConflict stored={stored} failure={failure} categories={categories} />}
      {deleted && <EditDeleted deleted={deleted} />}
      {!stored && !deleted && <FormAlert id={form.errorId} title="Failed to update wallpaper" messages={form.errors} />}
      <WallpaperFields
        fields={fields}
        hasCredits
        devices={deviceChoices(wallpaper.deviceType)}
        noCategory={[{ value: 'none', label: 'Without a category' }]}
        categories={categories}
      />
      <div className="form-actions">
        {deleted !== 'gone' && <SubmitButton busy="Saving…">{saveLabel(failure)}</SubmitButton>}
        {!stored && !deleted && next !== null && (
          <Button type="submit" name="next" value={next}>
            Save and edit the next
          </Button>
        )}
        <Link to={cancelPath}>Cancel</Link>
      </div>
    </Form>
  );
}
