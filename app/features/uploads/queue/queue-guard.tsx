import { useCallback } from 'react';
import { LeaveGuard } from '~/ui/forms/leave-guard';
import type { Totals } from './queue-item';
import { type BulkUpload, useTotals } from './upload-queue';
import { files } from './upload-totals';

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
