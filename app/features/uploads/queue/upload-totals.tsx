import { useCallback } from 'react';
import { draftsPath } from '~/features/drafts/draft.view';
import { sayDrafts } from '~/features/uploads/uploaded';
import { publishedPath, sayPublished } from '~/features/wallpapers/listed-ids';
import { messagesOf } from '~/messages/messages';
import { Button, ButtonLink } from '~/ui/forms/button';
import { LeaveGuard } from '~/ui/forms/leave-guard';
import type { Totals } from './queue-item';
import { type BulkUpload, useTotals } from './upload-queue';

function sentence({ success, scheduled, drafts, error, similar, running, pending, refused }: Totals): string {
  const text = messagesOf('uploadQueue').totals;
  const { done, waiting } = messagesOf('uploadResults').totals;
  const parts = [
    success + error > 0 && done(success, error),
    ...sayDrafts(scheduled, drafts),
    similar > 0 && waiting(similar),
    running > 0 && text.running(running),
    pending > 0 && text.pending(pending),
    refused > 0 && text.refused(refused),
  ];
  return parts.filter(Boolean).join(', ');
}

export function BulkTotals({ uploads, form, isHydrated }: { uploads: BulkUpload; form: string; isHydrated: boolean }) {
  const totals = useTotals(uploads);
  const { all, pending, running, success, error, progress } = totals;
  const published = [...uploads.published];
  const text = messagesOf('uploadQueue').totals;
  return (
    <div className="bulk-totals">
      <div className="form-actions">
        <Button type="submit" form={form} look="main" disabled={isHydrated && pending === 0}>
          {text.upload(pending)}
        </Button>
        {error > 0 && (
          <Button type="button" onClick={() => uploads.retryFailed()}>
            {text.retry(error)}
          </Button>
        )}
        {running > 0 && (
          <Button type="button" onClick={() => uploads.cancelAll()}>
            {text.cancelAll}
          </Button>
        )}
        {published.length > 0 && running === 0 && (
          <ButtonLink to={publishedPath(published)}>{sayPublished(published.length)}</ButtonLink>
        )}
        {uploads.drafts.size > 0 && running === 0 && (
          <ButtonLink to={draftsPath()}>{messagesOf('publishing').show}</ButtonLink>
        )}
        {success > 0 && running === 0 && (
          <Button type="button" onClick={() => uploads.clearDone()}>
            {text.clear}
          </Button>
        )}
      </div>
      <p className="bulk-sentence" role="status">
        {all > 0 && sentence(totals)}
      </p>
      {running > 0 && <progress max={100} value={progress} aria-label={text.progress} />}
    </div>
  );
}

const notSent = ({ pending, error, similar }: Totals) => pending + error + similar;

function question(totals: Totals): { title: string; text: string } {
  const { uploading, unsent, unsaved } = messagesOf('uploadQueue').leave;
  if (totals.running > 0) return uploading;
  const left = notSent(totals);
  return left > 0 ? unsent(left) : unsaved;
}

/** Asks before leaving a list with files that are not uploaded or not saved. */
export function QueueGuard({ uploads }: { uploads: BulkUpload }) {
  const totals = useTotals(uploads);
  const isBusy = useCallback(() => {
    const now = uploads.totals();
    return now.running + notSent(now) + now.unsaved > 0;
  }, [uploads]);
  return <LeaveGuard isBusy={isBusy} {...question(totals)} />;
}
