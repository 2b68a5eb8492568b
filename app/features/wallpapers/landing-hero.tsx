import { formatStatistic } from '~/lib/counts';
import { SearchForm } from '~/ui/search-form';

interface Figures {
  totalWallpapers: number;
  totalDownloads: number;
  monthlyDownloads: number;
  activeUsers: number;
}

const LABELS: { key: keyof Figures; label: string }[] = [
  { key: 'totalWallpapers', label: 'wallpapers' },
  { key: 'totalDownloads', label: 'downloads' },
  { key: 'monthlyDownloads', label: 'this month' },
  { key: 'activeUsers', label: 'active users' },
];

/** What this site is, the search, and four figures. Short, so that pictures are on the first screen. */
export function LandingHero({ figures }: { figures: Figures }) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <h1 id="hero-title">Free wallpapers for every screen you own</h1>
      <SearchForm id="hero-search" query="" />
      <dl className="figures">
        {LABELS.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatStatistic(figures[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
