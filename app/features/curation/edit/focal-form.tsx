import { Form } from '@remix-run/react';
import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { type AdminListQuery, focalPointPath, pathBesideList } from '~/features/curation/list/admin-list.view';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { type FormResult, typedValue } from '~/lib/form-result';
import { SubmitButton } from '~/ui/forms/button';

interface FocalFormProps {
  wallpaper: WallpaperDetail;
  query: AdminListQuery;
  failure?: FormResult;
  isOpen?: true;
}

const percent = (share: number) => Math.round(share * 100);

const AXES = [
  { name: 'x', label: 'Across, %' },
  { name: 'y', label: 'Down, %' },
] as const;

/** Where the picture draws the eye: two fields, which a click on the picture fills in where a script runs. */
export function FocalForm({ wallpaper, query, failure, isOpen }: FocalFormProps) {
  const { id, focalX, focalY } = wallpaper;
  const form = useRef<HTMLFormElement>(null);
  const stored = { x: percent(focalX), y: percent(focalY) };
  const action = pathBesideList(focalPointPath(id), query);

  function show(): void {
    for (const { name } of AXES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) form.current?.style.setProperty(`--${name}`, field.value);
    }
  }

  function choose({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const shares = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    for (const { name } of AXES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(percent(shares[name]));
    }
    show();
  }

  return (
    <details className="focal" open={isOpen}>
      <summary>
        Main point: {stored.x} % across, {stored.y} % down
      </summary>
      <p className="field-hint">
        What cards and cuts for screens keep in sight. {wallpaper.focalChosen ? 'Set by hand.' : 'Found by itself.'}
      </p>
      <Form
        // Another point is another form, unless one was refused.
        key={failure ? 'refused' : `${id} ${stored.x} ${stored.y}`}
        ref={form}
        method="post"
        action={action}
        onInput={show}
        data-failed="Failed to move the main point"
        className="form focal-form"
        style={{ '--x': stored.x, '--y': stored.y } as CSSProperties}
      >
        {/* The fields are the way of the keyboard. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: see above */}
        <div className="focal-picture" onClick={choose}>
          <WallpaperThumbnail wallpaper={wallpaper} />
        </div>
        <div className="field-pair">
          {AXES.map(({ name, label }) => {
            const problem = failure?.error?.[name]?.join(' ');
            return (
              <div key={name} className="field">
                <label htmlFor={`focal-${name}`}>{label}</label>
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
          <SubmitButton look="quiet" busy="Saving…">
            Save the point
          </SubmitButton>
          <button type="submit" formNoValidate name="find" value="again" className="action button">
            Find again
          </button>
        </div>
      </Form>
    </details>
  );
}
