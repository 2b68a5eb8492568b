import { type KeyboardEvent, memo } from 'react';
import { useStore } from 'zustand';
import { TagsInput } from '~/features/taxonomy/tags/tags-input';
import { SimilarForm } from '~/features/uploads/near-duplicates/similar-dialog';
import { sayUploaded, stageOf, type Uploaded, uploadedPath } from '~/features/uploads/uploaded';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { DEVICES } from '~/features/wallpapers/devices';
import { MAX_TITLE_LENGTH } from '~/features/wallpapers/wallpaper.limits';
import { messagesOf } from '~/messages/messages';
import { TextInput } from '~/ui/admin/controls';
import { isComposing } from '~/ui/browser/is-composing';
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

/** Memoised and subscribed to its own file only: there may be hundreds of rows. */
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
      {file.name} · {messagesOf('fileSizes').formatFileSize(file.size)}
    </span>
  );
}

function Tick({ item: { id, file, isSelected }, uploads }: PartProps) {
  return (
    <label className="bulk-tick">
      <input
        type="checkbox"
        aria-label={messagesOf('uploadQueue').row.select(file.name)}
        checked={isSelected}
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
  const text = messagesOf('uploadQueue').row;
  const control = (name: keyof Draft) => ({
    id: bulkFieldId(id, name),
    'aria-label': text.fields[name](file.name),
    'aria-invalid': missing.some((one) => one === name) || undefined,
    value: draft[name],
    onBlur: () => void uploads.commit(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !isComposing(event)) void uploads.commit(id);
    },
    onChange: (event: { target: { value: string } }) => uploads.edit(id, { [name]: event.target.value }),
  });
  return (
    <>
      <div className="bulk-title">
        <TextInput {...control('title')} maxLength={MAX_TITLE_LENGTH} />
        <FileFacts file={file} />
      </div>
      <select {...control('categoryId')} className="select bulk-category">
        <option value="">{text.selectCategory}</option>
        <Options of={categories} />
      </select>
      <select {...control('deviceType')} className="select bulk-device">
        <option value="">{messagesOf('wallpaperForm').selectDevice}</option>
        <Options of={DEVICES} />
      </select>
      <div className="bulk-tags">
        <TagsInput {...control('tags')} placeholder={text.tagsPlaceholder} />
      </div>
    </>
  );
}

function Status({ item }: { item: BulkItem }) {
  const { file, state, missing, saving } = item;
  const text = messagesOf('uploadQueue').row;
  if (state.status === 'uploading') {
    return (
      <>
        <span>{state.progress < 90 ? text.uploading(state.progress) : text.processing}</span>
        <progress max={100} value={state.progress} aria-label={text.progress(file.name)} />
      </>
    );
  }
  if (state.status === 'success') return <UploadedStatus wallpaper={state.wallpaper} saving={saving} />;
  if (state.status === 'error') {
    return (
      <span className="field-error">
        {state.message}{' '}
        {state.location && (
          <a href={state.location} target="_blank" rel="noreferrer">
            {text.showIt}
          </a>
        )}
      </span>
    );
  }
  if (state.status === 'similar') {
    return <span className="bulk-looks-like">{state.problem ?? text.similar}</span>;
  }
  if (state.status === 'refused') return <span className="field-error">{state.message}</span>;
  if (missing.length > 0) return <span className="field-error">{text.incomplete}</span>;
  if (state.isQueued) return <span>{text.waiting}</span>;
  if (item.isUnread) return <span>{text.reading}</span>;
  if (item.isUnreadable) return <span className="field-error">{text.unreadable}</span>;
  const blank = findMissing(item.draft).map((name) => text.names[name]);
  return <span>{blank.length > 0 ? text.needs(blank) : (state.note ?? text.ready)}</span>;
}

function UploadedStatus({ wallpaper, saving }: { wallpaper: Uploaded; saving: BulkItem['saving'] }) {
  const text = messagesOf('uploadQueue').row;
  const uploaded = stageOf(wallpaper) === 'published' ? text.uploaded : sayUploaded(wallpaper);
  const said = saving === 'saving' || saving === 'unsaved' ? text.saving : saving === 'saved' ? text.saved : uploaded;
  return (
    <span className={typeof saving === 'object' && saving ? 'field-error' : undefined}>
      {typeof saving === 'object' && saving ? saving.problem : said}{' '}
      <a href={uploadedPath(wallpaper)} target="_blank" rel="noreferrer">
        {text.showIt}
      </a>
    </span>
  );
}

function Actions({ item: { id, file, state }, uploads }: PartProps) {
  const isRunning = state.status === 'uploading' || (state.status === 'pending' && state.isQueued);
  const { actions, actionOn } = messagesOf('uploadQueue').row;
  const act = (label: string, onClick: () => void) => (
    <button type="button" className="bulk-action" aria-label={actionOn(label, file.name)} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className="bulk-actions">
      {state.status === 'error' && act(actions.retry, () => void uploads.start([id]))}
      {isRunning ? act(actions.cancel, () => uploads.cancel(id)) : act(actions.remove, () => uploads.remove(id))}
    </div>
  );
}
