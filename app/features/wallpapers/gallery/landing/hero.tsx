import { useRef } from 'react';
import { estimatedUsers, formatStatistic } from '~/lib/counts';
import { SearchForm } from '~/ui/shell/search-form';
import { useCountUp } from './animated-count';

interface Figures {
  totalWallpapers: number;
  totalDownloads: number;
  monthlyDownloads: number;
  activeUsers?: number;
}

export function LandingHero({ figures }: { figures: Figures }) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers = estimatedUsers(totalDownloads) } = figures;
  const shown = [
    { one: 'wallpaper', many: 'wallpapers', value: totalWallpapers },
    { one: 'download', many: 'downloads', value: totalDownloads },
    { one: 'download this month', many: 'downloads this month', value: monthlyDownloads },
    { one: 'active user', many: 'active users', value: activeUsers },
  ];
  const list = useRef<HTMLDListElement>(null);
  useCountUp(
    list,
    shown.map(({ value }) => value),
  );
  return (
    <section className="hero" aria-labelledby="hero-title">
      <h1 id="hero-title">Free wallpapers for every screen you own</h1>
      <SearchForm id="hero-search" query="" kind="main" />
      <dl className="figures" ref={list}>
        {shown.map(({ one, many, value }) => (
          <div key={many}>
            <dt>{value === 1 ? one : many}</dt>
            <dd>{formatStatistic(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
