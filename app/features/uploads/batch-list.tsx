import { Link } from '@remix-run/react';
import type { UploadBatch } from '~/features/files/upload-outcomes.queries.server';
import { batchPath } from '~/features/wallpapers/near-duplicates.view';

export function BatchList({ batches }: { batches: UploadBatch[] }) {
  if (batches.length === 0) return null;
  return (
    <section className="batches" aria-labelledby="batches-heading">
      <h2 id="batches-heading">Uploads of the last day</h2>
      <ul>
        {batches.map(({ batch, files, uploaded, waiting, startedAt }) => (
          <li key={batch}>
            <Link to={batchPath(batch)}>
              <time dateTime={startedAt}>{startedAt.slice(0, 16).replace('T', ' ')} UTC</time>
            </Link>
            : {uploaded} of {files} uploaded{waiting > 0 && `, ${waiting} to decide`}
          </li>
        ))}
      </ul>
    </section>
  );
}
