import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { SessionEnded } from '~/features/uploads/session-ended';
import { saySkipSmaller } from '~/features/wallpapers/near-duplicates.view';
import { incomplete } from '~/features/wallpapers/wallpaper-conflicts';
import { Button } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import type { Option } from '~/ui/forms/options';
import { type BulkItem, isFailed, isIncomplete, type Totals } from './queue-item';
import { TickedForm } from './ticked-form';
import { type BulkUpload, useTotals } from './upload-queue';
import { BulkRow } from './upload-row';

interface BulkRowsProps {
  uploads: BulkUpload;
  categories: Option[];
}

const KINDS = {
  all: { label: 'All', has: () => true, count: ({ all }: Totals) => all, none: '' },
  incomplete: {
    label: 'Only incomplete',
    has: isIncomplete,
    count: ({ incomplete }: Totals) => incomplete,
    none: 'Every file is complete.',
  },
  similar: {
    label: 'To decide',
    has: ({ state }: BulkItem) => state.status === 'similar',
    count: ({ similar }: Totals) => similar,
    none: 'There is nothing to decide.',
  },
  failed: {
    label: 'Failed',
    has: isFailed,
    count: ({ failed }: Totals) => failed,
    none: 'No file has failed.',
  },
};

type Kind = keyof typeof KINDS;

/** The list of files, with what can be done to many of them. */
export function BulkRows({ uploads, categories }: BulkRowsProps) {
  const ids = useStore(uploads.store, useShallow(uploads.ids));
  const totals = useTotals(uploads);
  const needsLogin = useStore(uploads.store, uploads.needsLogin);
  const [kind, setKind] = useState<Kind>('all');
  const isKind = (id: number, which: Kind) => {
    const item = uploads.item(id);
    return item !== undefined && KINDS[which].has(item);
  };
  const shown = ids.filter(uploads.isShown);
  const tickable = shown.filter((id) => uploads.item(id)?.state.status !== 'refused');
  const ticked = tickable.filter((id) => uploads.item(id)?.isTicked).length;
  function choose(which: Kind) {
    // Those that are of another kind now: a row that changes under the hand stays in sight.
    const others = new Set(ids.filter((id) => !isKind(id, which)));
    uploads.isShown = (id) => !others.has(id) || isKind(id, which);
    setKind(which);
  }
  return (
    <>
      {needsLogin && (
        <SessionEnded text="The files and what you typed are still here. Log in again, then go on.">
          <Button type="button" onClick={() => uploads.goOn()}>
            Go on
          </Button>
        </SessionEnded>
      )}
      {totals.marked > 0 && <FormAlert id="bulk-incomplete" messages={[incomplete()]} />}
      {totals.all > 0 && (
        <div className="bulk-tools">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={ticked > 0 && ticked === tickable.length}
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && ticked < tickable.length;
              }}
              onChange={(event) => uploads.tickAll(tickable, event.target.checked)}
            />
            Select all
          </label>
          <fieldset className="bulk-kinds">
            <legend className="visually-hidden">Files to show</legend>
            {(Object.keys(KINDS) as Kind[]).map((which) => (
              <label key={which} className="checkbox">
                <input type="radio" name="bulk-kind" checked={kind === which} onChange={() => choose(which)} />
                {KINDS[which].label} ({KINDS[which].count(totals)})
              </label>
            ))}
          </fieldset>
          {totals.smaller > 0 && (
            <Button type="button" onClick={() => void uploads.skipSmaller()}>
              {saySkipSmaller(totals.smaller)}
            </Button>
          )}
        </div>
      )}
      <ol className="bulk-rows" aria-label="Files">
        {shown.map((id) => (
          <BulkRow key={id} {...{ id, uploads, categories }} />
        ))}
      </ol>
      {totals.all > 0 && shown.length === 0 && <p className="bulk-sentence">{KINDS[kind].none}</p>}
      {totals.ticked > 0 && <TickedForm {...{ uploads, categories }} />}
    </>
  );
}
