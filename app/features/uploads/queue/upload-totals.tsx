import { useCallback } from 'react';
import { publishedPath, sayPublished } from '~/features/wallpapers/listed-ids';
import { Button, ButtonLink } from '~/ui/forms/button';
import { LeaveGuard } from '~/ui/forms/leave-guard';
import type { Totals } from './queue-item';
import { type BulkUpload, useTotals } from './upload-queue';

export const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

function sentence({ success, error, similar, running, pending, refused }: Totals): string {
  const parts = [
    success + error > 0 && `${success} uploaded, ${error} failed`,
    similar > 0 && `${similar} to decide`,
    running > 0 && `${running} under way`,
    pending > 0 && `${pending} not sent`,
    refused > 0 && `${refused} cannot be uploaded`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function BulkTotals({ uploads, form, isHydrated }: { uploads: BulkUpload; form: string; isHydrated: boolean }) {
  const totals = useTotals(uploads);
  const { all, pending, running, success, error, progress } = totals;
  const published = [...uploads.published];
  return (
    <div className="bulk-totals">
      <div className="form-actions">
        <Button type="submit" form={form} look="main" disabled={isHydrated && pending === 0}>
          {pending > 0 ? `Upload ${files(pending)}` : 'Upload'}
        </Button>
        {error > 0 && (
          <Button type="button" onClick={() => uploads.retryFailed()}>
            Retry {files(error)} that failed
          </Button>
        )}
        {running > 0 && (
          <Button type="button" onClick={() => uploads.cancelAll()}>
            Cancel all
          </Button>
        )}
        {published.length > 0 && running === 0 && (
          <ButtonLink to={publishedPath(published)}>{sayPublished(published.length)}</ButtonLink>
        )}
        {success > 0 && running === 0 && (
          <Button type="button" onClick={() => uploads.clearDone()}>
            Clear uploaded
          </Button>
        )}
      </div>
      <p className="bulk-sentence" role="status">
        {all > 0 && sentence(totals)}
      </p>
      {running > 0 && <progress max={100} value={progress} aria-label="All uploads" />}
    </div>
  );
}

const notSent = ({ pending, error, similar }: Totals) => pending + error + similar;

function question(totals: Totals): { title: string; text: string } {
  if (totals.running > 0) {
    return {
      title: 'Leave while files are uploading?',
      text: 'What is not through yet will be stopped. Uploaded wallpapers stay.',
    };
  }
  const left = notSent(totals);
  if (left > 0) {
    const text = 'The list and what was typed into it will be lost. Uploaded wallpapers stay.';
    return { title: `Leave ${files(left)} that ${left === 1 ? 'is' : 'are'} not uploaded?`, text };
  }
  return { title: 'Leave without saving?', text: 'Changes of uploaded wallpapers are not saved yet.' };
}

/** Asks before a list is left that holds anything not uploaded or not saved. */
export function QueueGuard({ uploads }: { uploads: BulkUpload }) {
  const totals = useTotals(uploads);
  const isBusy = useCallback(() => {
    const now = uploads.totals();
    return now.running + notSent(now) + now.unsaved > 0;
  }, [uploads]);
  return <LeaveGuard isBusy={isBusy} {...question(totals)} />;
}
