import { useMemo, useState, useSyncExternalStore } from 'react';
import { SessionEnded } from '~/features/wallpapers/uploads/session-ended';
import { INCOMPLETE } from '~/features/wallpapers/wallpaper-conflicts';
import { Button } from '~/ui/admin/button';
import { FormAlert } from '~/ui/admin/form-alert';
import { isIncomplete, NOTHING } from './queue-item';
import { TickedForm } from './ticked-form';
import type { BulkUpload } from './upload-queue';
import { BulkRow } from './upload-row';

interface BulkRowsProps {
  uploads: BulkUpload;
  categoryOptions: JSX.Element[];
}

/** The list of files, with what can be done to many of them. */
export function BulkRows({ uploads, categoryOptions }: BulkRowsProps) {
  const ids = useSyncExternalStore(uploads.onList, uploads.ids);
  const { marked, incomplete, ticked, all, refused } = useSyncExternalStore(
    uploads.onTotals,
    uploads.totals,
    () => NOTHING,
  );
  const needsLogin = useSyncExternalStore(uploads.onTotals, uploads.needsLogin, () => false);
  // Rows that were complete when the box was ticked: one that becomes complete under the hand stays in sight.
  const [hidden, setHidden] = useState<Set<number> | null>(null);
  const options = useMemo(
    () => [
      <option key="" value="">
        Select a category
      </option>,
      ...categoryOptions,
    ],
    [categoryOptions],
  );
  const shown = hidden ? ids.filter((id) => !hidden.has(id)) : ids;
  const complete = () => ids.filter((id) => !isIncompleteRow(uploads, id));
  return (
    <>
      {needsLogin && (
        <SessionEnded text="The files and what you typed are still here. Log in again, then go on.">
          <Button type="button" onClick={() => uploads.goOn()}>
            Go on
          </Button>
        </SessionEnded>
      )}
      {marked > 0 && <FormAlert id="bulk-incomplete" messages={[INCOMPLETE]} />}
      {all > 0 && (
        <div className="bulk-tools">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={ticked > 0 && ticked === all - refused}
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && ticked < all - refused;
              }}
              onChange={(event) => uploads.tickAll(shown, event.target.checked)}
            />
            Select all
          </label>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={hidden !== null}
              onChange={(event) => setHidden(event.target.checked ? new Set(complete()) : null)}
            />
            Only incomplete ({incomplete})
          </label>
        </div>
      )}
      <ol className="bulk-rows" aria-label="Files">
        {shown.map((id) => (
          <BulkRow key={id} id={id} uploads={uploads} categoryOptions={options} />
        ))}
      </ol>
      {all > 0 && shown.length === 0 && <p className="bulk-sentence">Every file is complete.</p>}
      {ticked > 0 && <TickedForm uploads={uploads} categoryOptions={categoryOptions} />}
    </>
  );
}

function isIncompleteRow(uploads: BulkUpload, id: number): boolean {
  const item = uploads.item(id);
  return item !== undefined && isIncomplete(item);
}
