import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { type AdminListQuery, focalPointPath, pathBesideList } from '~/features/curation/list/admin-list.view';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { type FormResult, formKey, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { SavedState } from '~/ui/forms/saved-state';
import { pointValues } from './edit-values';

interface FocalFormProps {
  wallpaper: WallpaperDetail;
  opened: string;
  query: AdminListQuery;
  failure?: FormResult;
  isOpen?: true;
}

const AXES = ['x', 'y'] as const;

/** Sets the focal point with two fields. With JavaScript, a click on the picture fills them in. */
export function FocalForm({ wallpaper, opened, query, failure, isOpen }: FocalFormProps) {
  const { id, focalX, focalY } = wallpaper;
  const form = useRef<HTMLFormElement>(null);
  const stored = pointValues({ focalX, focalY });
  const action = pathBesideList(focalPointPath(id), query);
  const { focal: text, saving } = messagesOf('wallpaperEdit');

  function show(): void {
    for (const name of AXES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) form.current?.style.setProperty(`--${name}`, field.value);
    }
  }

  function choose({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const shares = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    for (const name of AXES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(Math.round(shares[name] * 100));
    }
    show();
  }

  return (
    <details className="focal" open={isOpen}>
      <summary>{text.summary(Number(stored.x), Number(stored.y))}</summary>
      <p className="field-hint">{wallpaper.focalChosen ? text.chosen : text.found}</p>
      <Form
        // A new point resets the form, unless the server refused one.
        key={failure ? `refused ${formKey(failure, '')}` : `${id} ${stored.x} ${stored.y}`}
        ref={form}
        method="post"
        action={action}
        onInput={show}
        data-failed={text.failed}
        className="form focal-form"
        style={{ '--x': stored.x, '--y': stored.y } as CSSProperties}
      >
        <SavedState subject="focalPoint" labels={{ x: text.x, y: text.y }} {...{ opened, failure }} />
        {/* Keyboards use the fields. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: see above */}
        <div className="focal-picture" onClick={choose}>
          <WallpaperThumbnail wallpaper={wallpaper} />
        </div>
        <div className="field-pair">
          {AXES.map((name) => {
            const problem = failure?.error?.[name]?.join(' ');
            return (
              <div key={name} className="field">
                <label htmlFor={`focal-${name}`}>{text[name]}</label>
                <input
                  id={`focal-${name}`}
                  type="number"
                  name={name}
                  min={0}
                  max={100}
                  required
                  defaultValue={typedValue(failure, name) ?? stored[name]}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem && `focal-${name}-error`}
                  className="input"
                />
                {problem && (
                  <p id={`focal-${name}-error`} className="field-error">
                    {problem}
                  </p>
                )}
              </div>
            );
          })}
        </div>
        <div className="form-actions">
          <SubmitButton look="quiet" busy={saving}>
            {text.save}
          </SubmitButton>
          <button type="submit" formNoValidate name="find" value="again" className="action button">
            {text.find}
          </button>
        </div>
      </Form>
    </details>
  );
}
