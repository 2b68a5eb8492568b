import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { type FormResult, typedValue } from '~/lib/form-result';
import { ButtonLink, SubmitButton } from '~/ui/forms/button';
import { differences, type EditedWallpaper } from './edit-values';

interface EditConflictProps {
  stored: EditedWallpaper;
  failure: FormResult;
  categories: CategoryView[];
}

/** Takes the focus: the button that was pressed may be far below. */
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
  return (
    <Alarm id="edit-conflict" title="Somebody else has changed this wallpaper meanwhile">
      <p>
        {rows.length > 0
          ? 'Nothing of yours is saved yet. It is still in the form below, and differs from what is stored here. Fields that you left alone show what is stored now.'
          : 'Nothing of yours is lost: the form below is what is stored now.'}
      </p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Stored now</th>
              <th scope="col">Yours</th>
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
        <SubmitButton look="quiet" busy="Saving…">
          Save mine anyway
        </SubmitButton>
        {/* A new document: nothing of what was typed may stay behind in the form. */}
        <ButtonLink to={pathname + search} reloadDocument data-discards>
          Take what is stored
        </ButtonLink>
      </div>
    </Alarm>
  );
}

/** It has been deleted since the form was opened: in another tab, or by somebody else. */
export function EditDeleted({ deleted }: { deleted: 'trash' | 'gone' }) {
  return (
    <Alarm id="edit-deleted" title="This wallpaper has been deleted meanwhile">
      <p>
        Nothing of yours is saved yet. It is still in the form below
        {deleted === 'trash'
          ? ', and the wallpaper is in the trash.'
          : ', to be copied: the wallpaper has been deleted for good.'}
      </p>
    </Alarm>
  );
}
