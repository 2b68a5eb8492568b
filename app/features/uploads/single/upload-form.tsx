import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { PublishFields } from '~/features/drafts/publish-fields';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { useHandOver, useIncomingFiles } from '~/features/uploads/incoming-files';
import { SimilarDialog } from '~/features/uploads/near-duplicates/similar-dialog';
import { PictureField } from '~/features/uploads/picture-field';
import { SessionEnded } from '~/features/uploads/session-ended';
import { DEVICES } from '~/features/wallpapers/devices';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { PUBLISH_CHOICES } from '~/features/wallpapers/publish-choices';
import { type WallpaperFieldName, WallpaperFields } from '~/features/wallpapers/wallpaper-fields';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { Form } from '~/ui/browser/session-form';
import { Button, SubmitButton } from '~/ui/forms/button';
import { DropZone } from '~/ui/forms/drop-zone';
import { FormAlert } from '~/ui/forms/form-alert';
import { LeaveGuard } from '~/ui/forms/leave-guard';
import { usePageForm } from '~/ui/forms/page-form';
import { useSingleUpload } from './single-upload';
import { useUploadAutofill } from './upload-autofill';

interface UploadFormProps {
  failure: FormResult | undefined;
  rules: FormRules;
  categories: CategoryView[];
  maxUploadMb: number;
  timeZone: string;
  /** Values to begin with. */
  given: { tags: string };
}

/** Name of the button with which conform submits a form only to validate a field. */
const INTENT = '__intent__';

/** Autofill fills in these, so they are blank only when cleared. */
function missingFields() {
  const { noTitle, noResolution, noFileSize, noDevice } = messagesOf('uploadProblems');
  return { title: noTitle, resolution: noResolution, fileSize: noFileSize, deviceType: noDevice };
}

/** Everything but the picture may be blank: the browser fills it in from the file, or the server does. */
export function UploadForm({
  failure: serverFailure,
  rules,
  categories,
  maxUploadMb,
  timeZone,
  given,
}: UploadFormProps) {
  const { stage, failure, needsLogin, isTouched, send, decide, backToForm, cancel, isSending } =
    useSingleUpload(serverFailure);
  const [form, fields] = usePageForm<WallpaperFieldName | 'image'>('upload', failure, rules, given);
  const canvas = useRef<HTMLCanvasElement>(null);
  const autofill = useUploadAutofill(canvas, categories, maxUploadMb);
  const [isReading, setReading] = useState(false);
  const handOver = useHandOver();
  const isHydrated = useHydrated();
  const text = messagesOf('uploads');
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
        {needsLogin && <SessionEnded text={text.session.kept} />}
        <FormAlert id={form.errorId} title={text.failed} messages={form.errors} />
        <fieldset className="upload-fieldset" disabled={stage.kind === 'sending'}>
          <div className="upload-fields">
            <WallpaperFields
              fields={fields}
              isUpload
              devices={[{ value: '', label: messagesOf('wallpaperForm').selectDevice }, ...DEVICES]}
              noCategory={[
                { value: '', label: messagesOf('wallpaperForm').guessCategory },
                { value: 'none', label: text.form.noCategory },
              ]}
              categories={categories}
              missing={missingFields()}
            />
            <PublishFields id="upload" choices={PUBLISH_CHOICES} {...{ timeZone, failure }} />
            {/* After the other fields, so that the server has read them when the picture is too large. */}
            <DropZone className="upload-picture" onDrop={receive}>
              <PictureField
                field={fields.image}
                label={text.form.image}
                hint={isHydrated ? text.form.hint(maxUploadMb) : text.form.hintWithoutScripts(maxUploadMb)}
                onChange={(event) => void pick(event.currentTarget)}
                {...{ maxUploadMb, location: failure?.location }}
              />
              <canvas ref={canvas} hidden className="form-picture" role="img" aria-label={text.form.preview} />
            </DropZone>
          </div>
        </fieldset>
        {stage.kind === 'sending' ? (
          <Progress percent={stage.percent} onCancel={cancel} />
        ) : (
          <div className="form-actions">
            <SubmitButton busy={text.form.busy}>{text.form.button}</SubmitButton>
            <span role="status">{isReading && text.form.reading}</span>
            <Link to="/admin/wallpapers">{text.form.cancel}</Link>
            <Link to={BULK_PATH} className="form-actions-end">
              {text.form.many}
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
        {...(stage.kind === 'sending' ? text.leave.uploading : text.leave.typed)}
      />
    </>
  );
}

/** After the last byte, the server needs a second or two to make renditions. */
function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const isThrough = percent >= 100;
  const text = messagesOf('uploads').progress;
  return (
    <div className="upload-progress">
      <progress max={100} value={isThrough ? undefined : percent} aria-label={text.label} />
      <div className="form-actions">
        <span role="status">{isThrough ? text.processing : text.uploading}</span>
        {!isThrough && <span aria-hidden="true">{text.percent(percent)}</span>}
        <Button type="button" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A file input only accepts other files as the list of a DataTransfer. */
function putInto(inputId: string, [file]: File[]): void {
  const input = document.getElementById(inputId);
  if (!file || !(input instanceof HTMLInputElement)) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
