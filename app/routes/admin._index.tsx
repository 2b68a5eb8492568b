import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { readStatistics } from '~/features/analytics/statistics.queries.server';
import { adminListPath } from '~/features/wallpapers/admin-list.view';
import { countWallpapers } from '~/features/wallpapers/shelves.server';
import { formatStatistic } from '~/lib/counts';
import { adminMeta } from '~/ui/admin-meta';
import { buttonProps } from '~/ui/button-props';

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return {
    statistics: await readStatistics(em),
    withoutDevice: await countWallpapers(em, { deviceType: null }),
    withoutCategory: await countWallpapers(em, { categoryId: null }),
  };
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Overview');

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="total">
      <dt>{label}</dt>
      <dd title={value.toLocaleString('en')}>{formatStatistic(value)}</dd>
    </div>
  );
}

const wallpapers = (count: number) =>
  count === 1 ? '1 wallpaper has' : `${count.toLocaleString('en')} wallpapers have`;

export default function Overview() {
  const { statistics, withoutDevice, withoutCategory } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>Overview</h1>
        <Link to="/admin/wallpapers/new" {...buttonProps('main')}>
          Upload a wallpaper
        </Link>
      </div>
      <dl className="totals">
        <Figure label="Wallpapers" value={statistics.totalWallpapers} />
        <Figure label="Downloads" value={statistics.totalDownloads} />
        <Figure label="Downloads this month" value={statistics.monthlyDownloads} />
      </dl>
      {statistics.totalWallpapers === 0 && <p className="empty">The gallery is empty. Upload its first wallpaper.</p>}
      <ul className="to-do">
        {withoutCategory > 0 && (
          <li>
            {wallpapers(withoutCategory)} no category. <Link to={adminListPath({ categoryId: null })}>Show</Link>
          </li>
        )}
        {withoutDevice > 0 && (
          <li>
            {wallpapers(withoutDevice)} no device. <Link to={adminListPath({ deviceType: null })}>Show</Link>
          </li>
        )}
      </ul>
    </>
  );
}
