import { Link } from '@remix-run/react';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { MissingFile } from './missing-files.server';

export function MissingFiles({ total, wallpapers }: { total: number; wallpapers: MissingFile[] }) {
  if (total === 0) return null;
  const text = messagesOf('missingFiles');
  return (
    <p>
      <strong>{text.found(total)}</strong> {text.advice}{' '}
      {wallpapers.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={editPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </span>
      ))}
      {total > wallpapers.length && text.andMore}
    </p>
  );
}
