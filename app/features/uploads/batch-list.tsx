import { Link } from '@remix-run/react';
import type { UploadBatch } from '~/features/files/upload-outcomes.queries.server';
import { batchPath } from '~/features/wallpapers/near-duplicates.view';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { sayDrafts } from './uploaded';

export function BatchList({ batches }: { batches: UploadBatch[] }) {
  if (batches.length === 0) return null;
  const text = messagesOf('uploadResults');
  return (
    <section className="batches" aria-labelledby="batches-heading">
      <h2 id="batches-heading">{text.recent}</h2>
      <ul>
        {batches.map(({ batch, files, uploaded, scheduled, drafts, waiting, startedAt }) => (
          <li key={batch}>
            <Link to={batchPath(batch)}>
              <SiteTime at={startedAt} />
            </Link>
            :{' '}
            {[
              text.uploadedOf(uploaded, files),
              ...sayDrafts(scheduled, drafts),
              waiting > 0 && text.totals.waiting(waiting),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
