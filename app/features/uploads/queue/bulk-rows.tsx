import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { SessionEnded } from '~/features/uploads/session-ended';
import { saySkipSmaller } from '~/features/wallpapers/near-duplicates.view';
import { incomplete } from '~/features/wallpapers/wallpaper-conflicts';
import { messagesOf } from '~/messages/messages';
import { Button } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import type { Option } from '~/ui/forms/options';
import { type BulkItem, isFailed, isIncomplete, type Totals } from './queue-item';
import { SelectedForm } from './selected-form';
import { type BulkUpload, useTotals } from './upload-queue';
import { BulkRow } from './upload-row';

interface BulkRowsProps {
  uploads: BulkUpload;
  categories: Option[];
}

const KINDS = {
  all: { has: () => true, count: ({ all }: Totals) => all },
  incomplete: { has: isIncomplete, count: ({ incomplete }: Totals) => incomplete },
  similar: {
    has: ({ state }: BulkItem) => state.status === 'similar',
    count: ({ similar }: Totals) => similar,
  },
  failed: { has: isFailed, count: ({ failed }: Totals) => failed },
};

type Kind = keyof typeof KINDS;

/** The list of files, with actions for many of them. */
export function BulkRows({ uploads, categories }: BulkRowsProps) {
  const text = messagesOf('uploadQueue');
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
  const selected = tickable.filter((id) => uploads.item(id)?.isSelected).length;
  function choose(which: Kind) {
    // Only rows that are of another kind now are hidden: a row that changes while being edited stays.
    const others = new Set(ids.filter((id) => !isKind(id, which)));
    uploads.isShown = (id) => !others.has(id) || isKind(id, which);
    setKind(which);
  }
  return (
    <>
      {needsLogin && (
        <SessionEnded text={text.session.kept}>
          <Button type="button" onClick={() => uploads.goOn()}>
            {text.session.goOn}
          </Button>
        </SessionEnded>
      )}
      {totals.marked > 0 && <FormAlert id="bulk-incomplete" messages={[incomplete()]} />}
      {totals.all > 0 && (
        <div className="bulk-tools">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={selected > 0 && selected === tickable.length}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && selected < tickable.length;
              }}
              onChange={(event) => uploads.tickAll(tickable, event.target.checked)}
            />
            {text.list.selectAll}
          </label>
          <fieldset className="bulk-kinds">
            <legend className="visually-hidden">{text.list.show}</legend>
            {(Object.keys(KINDS) as Kind[]).map((which) => (
              <label key={which} className="checkbox">
                <input type="radio" name="bulk-kind" checked={kind === which} onChange={() => choose(which)} />
                {text.list.withCount(
                  which === 'all' ? text.list.all : text.list[which].label,
                  KINDS[which].count(totals),
                )}
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
      <ol className="bulk-rows" aria-label={text.list.label}>
        {shown.map((id) => (
          <BulkRow key={id} {...{ id, uploads, categories }} />
        ))}
      </ol>
      {totals.all > 0 && shown.length === 0 && (
        <p className="bulk-sentence">{kind !== 'all' && text.list[kind].none}</p>
      )}
      {totals.selected > 0 && <SelectedForm {...{ uploads, categories }} />}
    </>
  );
}
