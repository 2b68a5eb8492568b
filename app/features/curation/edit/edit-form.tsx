import { getFormProps } from '@conform-to/react';
import { Link, useNavigationType } from '@remix-run/react';
import { type MutableRefObject, useEffect, useRef } from 'react';
import type { AskedField } from '~/features/curation/list/admin-list.view';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { DEVICES, toDeviceGroup } from '~/features/wallpapers/devices';
import { type WallpaperFieldName, WallpaperFields } from '~/features/wallpapers/wallpaper-fields';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button, SubmitButton } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { usePageForm } from '~/ui/forms/page-form';
import { Alarm, SavedState } from '~/ui/forms/saved-state';
import { AskedFields } from './asked-fields';
import { type EditedWallpaper, editValues, inWords } from './edit-values';
import type { SuggestedTag } from './suggested-tags.server';

export interface EditFailure extends FormResult {
  /** The wallpaper is in the trash, or was deleted permanently. */
  deleted?: 'trash' | 'gone';
}

interface EditFormProps {
  wallpaper: EditedWallpaper;
  failure: EditFailure | undefined;
  rules: FormRules;
  opened: string;
  categories: CategoryView[];
  cancelPath: string;
  /** The next wallpaper in the list. */
  next: number | null;
  /** The field that was used last. The form of the next wallpaper focuses it. */
  lastField: MutableRefObject<string>;
  /** The field that the list's wallpapers lack: it comes first, and Enter goes on to the next one. */
  asked: AskedField | undefined;
  guesses: { categoryId?: string; author?: string };
  suggested: SuggestedTag[];
  authors: string[];
}

/** The usual devices, and the one of this wallpaper if it is another. */
function deviceChoices(current: string | null) {
  const isOther = current !== null && toDeviceGroup(current) === 'other';
  return [
    { value: 'none', label: messagesOf('wallpaperEdit').noDevice },
    ...DEVICES,
    ...(isOther ? [{ value: current, label: current }] : []),
  ];
}

function saveLabel(failure: EditFailure | undefined): string {
  const text = messagesOf('wallpaperEdit');
  if (failure?.deleted) return text.gone.restore;
  return failure?.stored ? messagesOf('formConflict').save : text.save;
}

/** Moves the focus to the form, because the previous page had it. Phones open no keyboard for a form. */
function useFocusOnArrival(lastField: string, isLeftAlone: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isClick = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    if (!isClick || isLeftAlone) return;
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
  asked,
  guesses,
  suggested,
  authors,
}: EditFormProps) {
  const [form, fields] = usePageForm<WallpaperFieldName>('edit', failure, rules, {
    ...editValues(wallpaper),
    ...guesses,
  });
  const formRef = useFocusOnArrival(lastField.current, failure !== undefined || asked !== undefined);
  const remember = (control: EventTarget | null) => {
    if (control instanceof HTMLElement && 'name' in control && control.tagName !== 'BUTTON')
      lastField.current = String(control.name);
  };
  const { stored, deleted } = failure ?? {};
  const devices = deviceChoices(wallpaper.deviceType);
  const goesOn = asked !== undefined;
  const text = messagesOf('wallpaperEdit');
  const saveAndNext = !stored && !deleted && next !== null && (
    <Button type="submit" name="next" value={next} look={goesOn ? 'main' : 'quiet'}>
      {text.saveAndNext}
    </Button>
  );
  return (
    <Form
      method="post"
      data-failed={messagesOf('wallpaperForm').updateFailed}
      {...getFormProps(form)}
      ref={formRef}
      tabIndex={-1}
      aria-label={text.details}
      className="form form-wide"
      onChange={({ target }) => remember(target)}
      onSubmitCapture={() => remember(document.activeElement)}
    >
      {deleted === 'trash' && <input type="hidden" name="restore" value="yes" />}
      <SavedState
        subject="wallpaper"
        labels={text.fields}
        inWords={(name, value) => inWords(name, value, categories)}
        {...{ opened, failure }}
      >
        {deleted ? (
          <Alarm id="edit-deleted" title={text.gone.title}>
            <p>{deleted === 'trash' ? text.gone.trash : text.gone.forever}</p>
          </Alarm>
        ) : (
          <FormAlert id={form.errorId} title={messagesOf('wallpaperForm').updateFailed} messages={form.errors} />
        )}
      </SavedState>
      {asked && (
        <AskedFields
          {...{ asked, fields, devices, categories, suggested }}
          authors="authors"
          selected={failure && new Set([failure.initialValue?.suggested ?? []].flat())}
        />
      )}
      <datalist id="authors">
        {authors.map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
      <WallpaperFields
        fields={fields}
        omit={asked}
        authors="authors"
        devices={devices}
        noCategory={[{ value: 'none', label: text.noCategory }]}
        categories={categories}
      />
      <div className="form-actions">
        {/* Enter presses the first button. */}
        {goesOn && saveAndNext}
        {deleted !== 'gone' && (
          <SubmitButton busy={text.saving} look={goesOn && saveAndNext ? 'quiet' : 'main'}>
            {saveLabel(failure)}
          </SubmitButton>
        )}
        {!goesOn && saveAndNext}
        <Link to={cancelPath}>{text.cancel}</Link>
      </div>
    </Form>
  );
}
