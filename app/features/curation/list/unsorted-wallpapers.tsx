import { Link } from '@remix-run/react';
import { exactCount } from '~/messages/numbers';
import { adminListPath } from './admin-list.view';

const have = (count: number) => (count === 1 ? '1 wallpaper has' : `${exactCount(count)} wallpapers have`);

interface UnsortedProps {
  withoutDevice: number;
  withoutCategory: number;
}

export function UnsortedWallpapers({ withoutDevice, withoutCategory }: UnsortedProps) {
  if (withoutDevice === 0 && withoutCategory === 0) return null;
  return (
    <ul className="to-do">
      {withoutCategory > 0 && (
        <li>
          {have(withoutCategory)} no category. <Link to={adminListPath({ categoryId: null })}>Show</Link>
        </li>
      )}
      {withoutDevice > 0 && (
        <li>
          {have(withoutDevice)} no device. <Link to={adminListPath({ deviceType: null })}>Show</Link>
        </li>
      )}
    </ul>
  );
}
