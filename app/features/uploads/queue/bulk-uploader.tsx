import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PublishFields } from '~/features/drafts/publish-fields';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { useIncomingFiles } from '~/features/uploads/incoming-files';
import { DEVICES } from '~/features/wallpapers/devices';
import { PUBLISH_CHOICES } from '~/features/wallpapers/publish-choices';
import { ACCEPTED_FILES } from '~/features/wallpapers/wallpaper.limits';
import { type CreditFieldName, CreditFields } from '~/features/wallpapers/wallpaper-fields';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { Form } from '~/ui/browser/session-form';
import { DropZone } from '~/ui/forms/drop-zone';
import { FormAlert } from '~/ui/forms/form-alert';
import { Options } from '~/ui/forms/options';
import { usePageForm } from '~/ui/forms/page-form';
import { BulkRows } from './bulk-rows';
import type { Draft } from './queue-item';
import { uploadApi } from './upload-api';
import { BulkUpload } from './upload-queue';
import { bulkFieldId } from './upload-row';
import { BulkTotals, QueueGuard } from './upload-totals';

interface BulkUploaderProps {
  categories: CategoryView[];
  /** Formatted, as in "640 × 480". */
  minSize: string;
  maxUploadMb: number;
  maxFiles: number;
  timeZone: string;
  /** The server's answer to a form sent without JavaScript. */
  failure: FormResult | undefined;
}

const SLICE = 20;

const FORM = 'bulk-form';

/** The fields of the form that apply to every file: credit and time of publication. */
function readForAll(): Record<string, string> {
  const form = document.getElementById(FORM);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(typed);
}

/** A plain form without JavaScript, a queue that sends three files at a time with it. */
export function BulkUploader({ categories, minSize, maxUploadMb, maxFiles, timeZone, failure }: BulkUploaderProps) {
  const isHydrated = useHydrated();
  const text = messagesOf('uploadQueue').form;
  const [uploads] = useState(() => new BulkUpload(uploadApi(categories, maxUploadMb, readForAll)));
  const hasRows = useStore(uploads.store, ({ items }) => items.size > 0);
  const [, fields] = usePageForm<CreditFieldName>(FORM, failure);
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(() => categories.map(({ id, name }) => ({ value: id, label: name })), [categories]);
  useEffect(() => {
    // Files may have been picked before this script ran.
    takePicked(input.current, uploads);
    return () => uploads.cancelAll();
  }, [uploads]);
  useIncomingFiles((files) => void addInSlices(uploads, files));
  return (
    <>
      <Form
        id={FORM}
        method="post"
        encType="multipart/form-data"
        className="form bulk-form"
        data-folded={hasRows || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          focusFirst(uploads.startPending());
        }}
      >
        <FormAlert id="bulk-error" title={messagesOf('uploads').failed} messages={failure?.error?.['']} />
        <div className="field-pair">
          <div className="field">
            <label htmlFor="bulk-category">{text.category}</label>
            <select
              id="bulk-category"
              name="categoryId"
              className="select"
              aria-describedby="bulk-all-hint"
              onChange={(event) => uploads.fillAll('categoryId', event.target.value)}
            >
              <option value="">{messagesOf('wallpaperForm').guessCategory}</option>
              <Options of={options} />
            </select>
          </div>
          <div className="field">
            <label htmlFor="bulk-device">{text.device}</label>
            <select
              id="bulk-device"
              name="deviceType"
              className="select"
              aria-describedby="bulk-all-hint"
              onChange={(event) => uploads.fillAll('deviceType', event.target.value)}
            >
              <option value="">{text.guessFromPicture}</option>
              <Options of={DEVICES} />
            </select>
          </div>
        </div>
        <p id="bulk-all-hint" className="field-hint">
          {isHydrated ? text.allHint : text.allHintWithoutScripts}
        </p>
        <details className="bulk-credit">
          <summary>{messagesOf('wallpaperForm').creditForAll}</summary>
          <div className="credit-fields">
            <p className="field-hint">{messagesOf('wallpaperForm').creditHint}</p>
            <CreditFields fields={fields} blank={messagesOf('wallpaperForm').asInFile} />
          </div>
        </details>
        <PublishFields id="bulk" choices={PUBLISH_CHOICES} {...{ timeZone, failure }} />
        <DropZone onDrop={(files) => void addInSlices(uploads, files)}>
          <div className="field">
            <label htmlFor="bulk-files">{text.images}</label>
            <input
              ref={input}
              id="bulk-files"
              type="file"
              name="image"
              multiple
              required={!isHydrated}
              accept={ACCEPTED_FILES}
              className="file-input"
              aria-describedby="bulk-hint"
              onChange={(event) => takePicked(event.currentTarget, uploads)}
            />
            <p id="bulk-hint" className="field-hint">
              {isHydrated ? text.hint(minSize, maxUploadMb) : text.hintWithoutScripts(minSize, maxUploadMb, maxFiles)}
            </p>
          </div>
        </DropZone>
      </Form>
      <BulkTotals uploads={uploads} form={FORM} isHydrated={isHydrated} />
      {isHydrated && <BulkRows uploads={uploads} categories={options} />}
      <QueueGuard uploads={uploads} />
    </>
  );
}

/** Adding hundreds of rows at once would block the page. */
async function addInSlices(uploads: BulkUpload, files: File[]): Promise<void> {
  for (let at = 0; at < files.length; at += SLICE) {
    uploads.add(files.slice(at, at + SLICE));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function takePicked(input: HTMLInputElement | null, uploads: BulkUpload): void {
  if (!input?.files || input.files.length === 0) return;
  void addInSlices(uploads, [...input.files]);
  // Allows picking the same files again after they were removed.
  input.value = '';
}

function focusFirst(incomplete: { id: number; name: keyof Draft } | null): void {
  if (!incomplete) return;
  const field = document.getElementById(bulkFieldId(incomplete.id, incomplete.name));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
