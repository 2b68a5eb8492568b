import { publishedPath, sayPublished } from '~/features/wallpapers/listed-ids';
import { Button, ButtonLink } from '~/ui/forms/button';
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
