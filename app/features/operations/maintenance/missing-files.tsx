import { Link } from '@remix-run/react';
import { editPath } from '~/lib/paths';
import { exactCount } from '~/messages/numbers';
import type { MissingFile } from './missing-files.server';

const have = (total: number) => (total === 1 ? '1 wallpaper has' : `${exactCount(total)} wallpapers have`);

export function MissingFiles({ total, wallpapers }: { total: number; wallpapers: MissingFile[] }) {
  if (total === 0) return null;
  return (
    <ul className="to-do">
      <li>
        <strong>{have(total)} no picture on the disk any more.</strong> Bring the files back from a backup, or run “npm
        run verify” where Tapeta runs.{' '}
        {wallpapers.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={editPath(id)}>
              <bdi>{title}</bdi>
            </Link>
          </span>
        ))}
        {total > wallpapers.length && ' and more.'}
      </li>
    </ul>
  );
}
