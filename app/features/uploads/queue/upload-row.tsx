import { type KeyboardEvent, memo } from 'react';
import { useStore } from 'zustand';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { SimilarForm } from '~/features/uploads/near-duplicates/similar-dialog';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TITLE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { wallpaperPath } from '~/lib/paths';
import { formatFileSize } from '~/messages/numbers';
import { TextInput } from '~/ui/admin/controls';
import { type Option, Options } from '~/ui/forms/options';
import { type BulkItem, type Draft, findMissing } from './queue-item';
import type { BulkUpload } from './upload-queue';
import { BulkThumbnail } from './upload-thumbnail';

export const bulkFieldId = (id: number, name: string) => `bulk-${id}-${name}`;

interface BulkRowProps {
  id: number;
  uploads: BulkUpload;
  categories: Option[];
}

/** One file of the bulk upload; hears of no other. */
export const BulkRow = memo(function BulkRow({ id, uploads, categories }: BulkRowProps) {
  const item = useStore(uploads.store, ({ items }) => items.get(id));
  if (!item) return null;
  return (
    <li className="bulk-row" data-status={item.state.status} aria-label={item.file.name}>
      <BulkThumbnail file={item.file} />
      {item.state.status === 'refused' ? (
        <FileFacts file={item.file} />
      ) : (
        <>
          <Tick item={item} uploads={uploads} />
          <Fields {...{ item, uploads, categories }} />
        </>
      )}
      <div className="bulk-status">
        <Status item={item} />
        <LeftOut tags={item.draft.tags} />
      </div>
      <Actions item={item} uploads={uploads} />
      {item.state.status === 'similar' && (
        <SimilarForm
          question={item.state.question}
          isBusy={item.state.isBusy}
          onDecide={(decision) => void uploads.decide(id, decision)}
        />
      )}
    </li>
  );
});

function LeftOut({ tags }: { tags: string }) {
  const said = sayLeftOut(tags);
  return said === undefined ? null : <span className="field-error">{said}</span>;
}

interface PartProps {
  item: BulkItem;
  uploads: BulkUpload;
}

function FileFacts({ file }: { file: File }) {
  return (
    <span className="bulk-file">
      {file.name} · {formatFileSize(file.size)}
    </span>
  );
}

function Tick({ item: { id, file, isTicked }, uploads }: PartProps) {
  return (
    <label className="bulk-tick">
      <input
        type="checkbox"
        aria-label={`Select ${file.name}`}
        checked={isTicked}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          uploads.tick(id, event.target.checked, shiftKey);
        }}
      />
    </label>
  );
}

function Fields({ item, uploads, categories }: PartProps & Pick<BulkRowProps, 'categories'>) {
  const { id, draft, file, missing } = item;
  const control = (name: keyof Draft, label: string) => ({
    id: bulkFieldId(id, name),
    'aria-label': `${label} of ${file.name}`,
    'aria-invalid': missing.some((one) => one === name) || undefined,
    value: draft[name],
    onBlur: () => void uploads.commit(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') void uploads.commit(id);
    },
    onChange: (event: { target: { value: string } }) => uploads.edit(id, { [name]: event.target.value }),
  });
  return (
    <>
      <div className="bulk-title">
        <TextInput {...control('title', 'Title')} maxLength={MAX_TITLE_LENGTH} />
        <FileFacts file={file} />
      </div>
      <select {...control('categoryId', 'Category')} className="select bulk-category">
        <option value="">Select a category</option>
        <Options of={categories} />
      </select>
      <select {...control('deviceType', 'Device')} className="select bulk-device">
        <option value="">Select a device</option>
        <Options of={DEVICES} />
      </select>
      <div className="bulk-tags">
        <TagsInput {...control('tags', 'Tags')} placeholder="Tags, between commas" />
      </div>
    </>
  );
}

const NAMES: Record<keyof Draft, string> = {
  title: 'title',
  categoryId: 'category',
  deviceType: 'device',
  tags: 'tags',
};

const UNREADABLE = 'Your browser cannot read this picture. It may be damaged.';

function Status({ item }: { item: BulkItem }) {
  const { file, state, missing, saving } = item;
  if (state.status === 'uploading') {
    return (
      <>
        <span>{state.progress < 90 ? `Uploading ${state.progress} %` : 'Processing…'}</span>
        <progress max={100} value={state.progress} aria-label={`Upload of ${file.name}`} />
      </>
    );
  }
  if (state.status === 'success') return <Uploaded wallpaper={state.wallpaper} saving={saving} />;
  if (state.status === 'error') {
    return (
      <span className="field-error">
        {state.message}{' '}
        {state.location && (
          <a href={state.location} target="_blank" rel="noreferrer">
            Show it
          </a>
        )}
      </span>
    );
  }
  if (state.status === 'similar') {
    return <span className="bulk-looks-like">{state.problem ?? 'Similar to a picture in the gallery'}</span>;
  }
  if (state.status === 'refused') return <span className="field-error">{state.message}</span>;
  if (missing.length > 0) return <span className="field-error">Not complete</span>;
  if (state.isQueued) return <span>Waiting</span>;
  if (item.isUnread) return <span>Reading…</span>;
  if (item.isUnreadable) return <span className="field-error">{UNREADABLE}</span>;
  const blank = findMissing(item.draft).map((name) => NAMES[name]);
  return <span>{blank.length > 0 ? `Needs ${blank.join(', ')}` : (state.note ?? 'Ready')}</span>;
}

function Uploaded({ wallpaper, saving }: { wallpaper: { id: number }; saving: BulkItem['saving'] }) {
  const said = saving === 'saving' || saving === 'unsaved' ? 'Saving…' : saving === 'saved' ? 'Saved' : 'Uploaded';
  return (
    <span className={typeof saving === 'object' && saving ? 'field-error' : undefined}>
      {typeof saving === 'object' && saving ? saving.problem : said}{' '}
      <a href={wallpaperPath(wallpaper.id)} target="_blank" rel="noreferrer">
        Show it
      </a>
    </span>
  );
}

function Actions({ item: { id, file, state }, uploads }: PartProps) {
  const isRunning = state.status === 'uploading' || (state.status === 'pending' && state.isQueued);
  const act = (label: string, onClick: () => void) => (
    <button type="button" className="bulk-action" aria-label={`${label} ${file.name}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className="bulk-actions">
      {state.status === 'error' && act('Retry', () => void uploads.start([id]))}
      {isRunning ? act('Cancel', () => uploads.cancel(id)) : act('Remove', () => uploads.remove(id))}
    </div>
  );
}
