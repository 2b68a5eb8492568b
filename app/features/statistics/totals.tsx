import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { estimatedUsers } from '~/messages/numbers';
import { CompactCount } from '~/ui/pages/compact-count';
import type { Analytics, Trends } from './analytics.queries.server';

interface TotalsProps {
  analytics: Analytics;
  trends: Trends;
}

function sayChange(now: number, before: number): string {
  const change = messagesOf('numbers').exactCount(Math.abs(now - before));
  return `${now === before ? '±' : now > before ? '+' : '−'}${change}`;
}

/** Active users have no page of their own, and no period before: visitors are forgotten after 30 days. */
export function Totals({ analytics, trends }: TotalsProps) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers, totalCategories } = analytics;
  const { wallpapers, downloads, subscribers, lastMonth } = trends;
  const text = messagesOf('overview').totals;
  const lately = ({ now, before }: Trends['downloads']) => text.lately(now, sayChange(now, before));
  const totals = [
    { label: text.wallpapers, value: totalWallpapers, to: '/admin/wallpapers?sort=newest', note: lately(wallpapers) },
    { label: text.downloads, value: totalDownloads, to: '/admin/wallpapers', note: lately(downloads) },
    {
      label: text.thisMonth,
      value: monthlyDownloads,
      to: '/admin/wallpapers?sort=downloads30',
      note: text.onSameDays(sayChange(monthlyDownloads, lastMonth)),
    },
    { label: text.activeUsers, value: activeUsers ?? estimatedUsers(totalDownloads), note: activeUsers && text.days },
    { label: text.subscribers, value: subscribers.total, to: '/admin/subscribers', note: lately(subscribers) },
    { label: text.categories, value: totalCategories, to: '/admin/categories' },
  ];
  return (
    <dl className="totals">
      {totals.map(({ label, value, to, note }) => (
        <div key={label} className="total">
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd>
            <CompactCount value={value} />
          </dd>
          {note && <dd className="total-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
