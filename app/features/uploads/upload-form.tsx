import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { SimilarDialog } from '~/features/uploads/near-duplicates/similar-dialog';
import { DEVICES } from '~/features/wallpapers/devices';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { type WallpaperFieldName, WallpaperFields } from '~/features/wallpapers/wallpaper-fields';
import type { FormResult, FormRules } from '~/lib/form-result';
import { useHydrated } from '~/ui/browser/hydrated';
import { Button, SubmitButton } from '~/ui/forms/button';
import { DropZone } from '~/ui/forms/drop-zone';
import { FormAlert } from '~/ui/forms/form-alert';
import { LeaveGuard } from '~/ui/forms/leave-guard';
import { usePageForm } from '~/ui/forms/page-form';
import { useHandOver, useIncomingFiles } from './incoming-files';
import { PictureField } from './picture-field';
import { SessionEnded } from './session-ended';
import { useSingleUpload } from './single-upload';
import { useUploadAutofill } from './upload-autofill';

interface UploadFormProps {
  failure: FormResult | undefined;
  rules: FormRules;
  categories: CategoryView[];
  maxUploadMb: number;
}

/** The name of the button by which conform submits a form only to check a field. */
const INTENT = '__intent__';

/** Autofill leaves none of them blank. */
const MISSING = {
  title: 'Title is required.',
  resolution: 'Resolution is required.',
  fileSize: 'File size is required.',
  deviceType: 'Missing device type: Please select PC or Mobile before uploading.',
};

/** Everything but the picture may stay blank: the server fills it in from the file, the browser does so before. */
export function UploadForm({ failure: serverFailure, rules, categories, maxUploadMb }: UploadFormProps) {
  const { stage, failure, needsLogin, isTouched, send, decide, backToForm, cancel, isSending } =
    useSingleUpload(serverFailure);
  const [form, fields] = usePageForm<WallpaperFieldName | 'image'>('upload', failure, rules);
  const canvas = useRef<HTMLCanvasElement>(null);
  const autofill = useUploadAutofill(canvas, categories, maxUploadMb);
  const [isReading, setReading] = useState(false);
  const handOver = useHandOver();
  const isHydrated = useHydrated();
  const accepted = `JPG, PNG or WEBP, at most ${maxUploadMb} MB`;
  const { onSubmit, ...formProps } = getFormProps(form);
  const asking = stage.kind === 'asking' ? stage : null;

  async function pick(input: HTMLInputElement) {
    await autofill.onPick(input);
    form.validate({ name: fields.image.name });
  }

  function receive(files: File[]) {
    if (files.length > 1) handOver(files);
    else putInto(fields.image.id, files);
  }
  useIncomingFiles(receive);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const reading = submitter?.getAttribute('name') === INTENT ? null : autofill.reading();
    if (reading) {
      event.preventDefault();
      setReading(true);
      return void reading.finally(() => {
        setReading(false);
        currentTarget.requestSubmit();
      });
    }
    onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const typed = new FormData(currentTarget);
    if (!isSending()) void send(autofill.withoutGuesses(new FormData(currentTarget)), typed);
  }

  return (
    <>
      <Form
        method="post"
        encType="multipart/form-data"
        {...formProps}
        onSubmit={submit}
        onInput={() => {
          isTouched.current = true;
        }}
        className="form form-wide"
      >
        {needsLogin && (
          <SessionEnded text="The picture and what you typed are still here. Log in again, then upload." />
        )}
        <FormAlert id={form.errorId} title="Upload failed" messages={form.errors} />
        <fieldset className="upload-fieldset" disabled={stage.kind === 'sending'}>
          <div className="upload-fields">
            <WallpaperFields
              fields={fields}
              devices={[{ value: '', label: 'Select a device' }, ...DEVICES]}
              noCategory={[
                { value: '', label: 'Guess from the file name' },
                { value: 'none', label: 'Without a category' },
              ]}
              categories={categories}
              missing={MISSING}
            />
            {/* After the other fields, so that they have arrived when the picture turns out to be too large. */}
            <DropZone className="upload-picture" onDrop={receive}>
              <PictureField
                field={fields.image}
                label="Image"
                hint={
                  isHydrated
                    ? `Pick a file, or drop or paste it anywhere here: ${accepted}. The rest is filled in from it; change what you like.`
                    : `Pick a file: ${accepted}. What you leave blank is filled in from it.`
                }
                onChange={(event) => void pick(event.currentTarget)}
                {...{ maxUploadMb, location: failure?.location }}
              />
              <canvas
                ref={canvas}
                hidden
                className="form-picture"
                role="img"
                aria-label="Preview of the chosen picture"
              />
            </DropZone>
          </div>
        </fieldset>
        {stage.kind === 'sending' ? (
          <Progress percent={stage.percent} onCancel={cancel} />
        ) : (
          <div className="form-actions">
            <SubmitButton busy="Uploading…">Upload wallpaper</SubmitButton>
            <span role="status">{isReading && 'Reading the picture…'}</span>
            <Link to="/admin/wallpapers">Cancel</Link>
            <Link to={BULK_PATH} className="form-actions-end">
              Upload many at once
            </Link>
          </div>
        )}
      </Form>
      <SimilarDialog
        question={asking?.question ?? null}
        isBusy={asking?.isBusy ?? false}
        problem={asking?.problem}
        onDecide={decide}
        onClose={backToForm}
      />
      <LeaveGuard
        isBusy={useCallback(() => isSending() || isTouched.current, [isSending, isTouched])}
        {...(stage.kind === 'sending'
          ? { title: 'Leave while the picture is uploading?', text: 'The upload will be stopped.' }
          : { title: 'Leave without uploading?', text: 'The picture and what you typed will be lost.' })}
      />
    </>
  );
}

/** The bytes that are through; then the server makes its renditions, which takes a second or two. */
function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const isThrough = percent >= 100;
  return (
    <div className="upload-progress">
      <progress max={100} value={isThrough ? undefined : percent} aria-label="Upload" />
      <div className="form-actions">
        <span role="status">{isThrough ? 'Processing…' : 'Uploading…'}</span>
        {!isThrough && <span aria-hidden="true">{percent} %</span>}
        <Button type="button" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    </div>
  );
}

/** A file input takes files from elsewhere only as a list that some drag made. */
function putInto(inputId: string, [file]: File[]): void {
  const input = document.getElementById(inputId);
  if (!file || !(input instanceof HTMLInputElement)) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
