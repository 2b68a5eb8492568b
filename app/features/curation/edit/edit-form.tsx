import { getFormProps } from '@conform-to/react';
import { Form, Link, useNavigationType } from '@remix-run/react';
import { type MutableRefObject, useEffect, useRef } from 'react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES, toDeviceGroup } from '~/features/wallpapers/devices';
import { type WallpaperFieldName, WallpaperFields } from '~/features/wallpapers/wallpaper-fields';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { Button, SubmitButton } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';
import { EditConflict, EditDeleted } from './edit-conflict';
import { type EditedWallpaper, editValues } from './edit-values';

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
  /** The name of the field that was used last, in which the next one begins. */
  lastField: MutableRefObject<string>;
}

/** The devices on offer, and the one the wallpaper has, should it be another. */
function deviceChoices(current: string | null) {
  const isOther = current !== null && toDeviceGroup(current) === 'other';
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

/** Takes the focus where the page that had it has gone; a phone shows no keyboard for a form. */
function useFocusOnArrival(lastField: string, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isClick = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is new
  useEffect(() => {
    if (!isClick || isRefused) return;
    const field = form.current?.elements.namedItem(lastField);
    (field instanceof HTMLElement ? field : form.current)?.focus({ preventScroll: true });
  }, []);
  return form;
}

export function EditForm({
  wallpaper,
  failure,
  rules,
  opened,
  categories,
  cancelPath,
  next,
  lastField,
}: EditFormProps) {
  const [form, fields] = usePageForm<WallpaperFieldName>('edit', failure, rules, editValues(wallpaper));
  const formRef = useFocusOnArrival(lastField.current, failure !== undefined);
  const remember = (control: EventTarget | null) => {
    if (control instanceof HTMLElement && 'name' in control && control.tagName !== 'BUTTON')
      lastField.current = String(control.name);
  };
  const { stored, deleted } = failure ?? {};
  // Whoever has seen what is stored now may overwrite it; another mistake in the form shows nothing new.
  const version = stored?.version ?? typedValue(failure, 'version') ?? wallpaper.version;
  return (
    <Form
      method="post"
      data-failed="Failed to update wallpaper"
      {...getFormProps(form)}
      ref={formRef}
      tabIndex={-1}
      aria-label="Details"
      className="form form-wide"
      onChange={({ target }) => remember(target)}
      onSubmitCapture={() => remember(document.activeElement)}
    >
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
