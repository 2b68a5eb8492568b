import { Link } from '@remix-run/react';
import { type CSSProperties, useState } from 'react';
import { altText, type WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { estimatedUsers, formatCardCount } from '~/lib/counts';
import { wallpaperPath } from '~/lib/paths';
import { useHydrated } from '~/ui/browser/hydrated';

interface Figures {
  totalWallpapers: number;
  totalDownloads: number;
  monthlyDownloads: number;
  activeUsers?: number;
}

/** A featured wallpaper, else any wide one; the last of its kind, since the first stand right below. None for who saves data. */
function heroWallpaper(cards: WallpaperCard[]): WallpaperCard | undefined {
  const wide = cards.filter(({ width, height, smallest }) => width > height && !smallest);
  return wide.filter(({ featured }) => featured).at(-1) ?? wide.at(-1);
}

/** What the style sheet counts up to: tenths of the unit from a thousand on. */
function countTo(value: number) {
  const [, whole, tenths = '', unit] = /^(\d+)(?:[.](\d))?(\w?)$/.exec(formatCardCount(value)) ?? [];
  return { 'data-unit': unit || undefined, style: { '--to': Number(`${whole}${tenths}`) } as CSSProperties };
}

export function LandingHero({ figures, cards }: { figures: Figures; cards: WallpaperCard[] }) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers = estimatedUsers(totalDownloads) } = figures;
  const shown = [
    { one: 'wallpaper', many: 'wallpapers', value: totalWallpapers },
    { one: 'download', many: 'downloads', value: totalDownloads },
    { one: 'download this month', many: 'downloads this month', value: monthlyDownloads },
    { one: 'active user', many: 'active users', value: activeUsers },
  ];
  const isHydrated = useHydrated();
  // Who comes back to the landing page within the site has seen them count.
  const [counts] = useState(!isHydrated);
  const picture = heroWallpaper(cards);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">Free wallpapers for every screen you own</h1>
        <dl className={counts ? 'figures counting' : 'figures'}>
          {shown.map(({ one, many, value }) => (
            <div key={many}>
              <dt>{value === 1 ? one : many}</dt>
              <dd {...countTo(value)}>{formatCardCount(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {picture && (
        <Link
          to={wallpaperPath(picture.id)}
          discover="none"
          className="hero-picture placeholder"
          style={placeholderStyle(picture.placeholder)}
        >
          <WallpaperPicture source={picture} alt={altText(picture)} sizes="40vw" most={640} />
        </Link>
      )}
    </section>
  );
}
