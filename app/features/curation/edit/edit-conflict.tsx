import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { type FormResult, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { ButtonLink, SubmitButton } from '~/ui/forms/button';
import { differences, type EditedWallpaper } from './edit-values';

interface EditConflictProps {
  stored: EditedWallpaper;
  failure: FormResult;
  categories: CategoryView[];
}

/** Takes the focus, because the button that was pressed may be far below. */
function Alarm({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} role="alert" aria-labelledby={id} className="edit-conflict">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function EditConflict({ stored, failure, categories }: EditConflictProps) {
  const { pathname, search } = useLocation();
  const rows = differences(stored, (name) => typedValue(failure, name) ?? '', categories);
  const { conflict: text, saving } = messagesOf('wallpaperEdit');
  return (
    <Alarm id="edit-conflict" title={text.title}>
      <p>{rows.length > 0 ? text.unsaved : text.same}</p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{text.saved}</th>
              <th scope="col">{text.yours}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.label}</th>
                <td>{row.stored}</td>
                <td>{row.typed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="form-actions">
        <SubmitButton look="quiet" busy={saving}>
          {text.save}
        </SubmitButton>
        {/* A new document, so that the form keeps nothing that was typed. */}
        <ButtonLink to={pathname + search} reloadDocument data-discards>
          {text.discard}
        </ButtonLink>
      </div>
    </Alarm>
  );
}

/** The wallpaper was deleted after the form was opened. */
export function EditDeleted({ deleted }: { deleted: 'trash' | 'gone' }) {
  const text = messagesOf('wallpaperEdit').gone;
  return (
    <Alarm id="edit-deleted" title={text.title}>
      <p>{deleted === 'trash' ? text.trash : text.forever}</p>
    </Alarm>
  );
}
