import { estimatedUsers } from '~/messages/numbers';
import { CompactCount } from '~/ui/pages/compact-count';
import type { Analytics } from './analytics.queries.server';

export function Totals({ analytics }: { analytics: Analytics }) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers, totalCategories } = analytics;
  const totals = [
    { label: 'Wallpapers', value: totalWallpapers },
    { label: 'Downloads', value: totalDownloads },
    { label: 'Downloads this month', value: monthlyDownloads },
    { label: 'Active users', value: activeUsers ?? estimatedUsers(totalDownloads) },
    { label: 'Categories', value: totalCategories },
  ];
  return (
    <dl className="totals">
      {totals.map(({ label, value }) => (
        <div key={label} className="total">
          <dt>{label}</dt>
          <dd>
            <CompactCount value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
