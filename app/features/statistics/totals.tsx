import { messagesOf } from '~/messages/messages';
import { estimatedUsers } from '~/messages/numbers';
import { CompactCount } from '~/ui/pages/compact-count';
import type { Analytics } from './analytics.queries.server';

export function Totals({ analytics }: { analytics: Analytics }) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers, totalCategories } = analytics;
  const text = messagesOf('overview').totals;
  const totals = [
    { label: text.wallpapers, value: totalWallpapers },
    { label: text.downloads, value: totalDownloads },
    { label: text.thisMonth, value: monthlyDownloads },
    { label: text.activeUsers, value: activeUsers ?? estimatedUsers(totalDownloads) },
    { label: text.categories, value: totalCategories },
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
