import { Link } from '@remix-run/react';
import { type CSSProperties, useState } from 'react';
import { placeholderStyle } from '~/features/wallpapers/wallpaper-picture';
import { messagesOf } from '~/messages/messages';
import { estimatedUsers } from '~/messages/numbers';
import { useHydrated } from '~/ui/browser/hydrated';
import type { HeroPicture } from '../lists-answer';

interface Figures {
  totalWallpapers: number;
  totalDownloads: number;
  monthlyDownloads: number;
  activeUsers?: number;
}

/** The number that the style sheet counts up to, in tenths of the unit from a thousand up. */
function countTo(value: number) {
  const [, whole, tenths = '', unit] =
    /^(\d+)(?:[.,](\d))?(\w?)$/.exec(messagesOf('numbers').formatCardCount(value)) ?? [];
  return { 'data-unit': unit || undefined, style: { '--to': Number(`${whole}${tenths}`) } as CSSProperties };
}

function Picture({ path, placeholder, html = '' }: HeroPicture) {
  const [markup] = useState(html);
  return (
    <Link
      to={path}
      discover="none"
      className="hero-picture placeholder"
      style={placeholderStyle(placeholder)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a component (pack-lists.server.tsx)
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** React neither renders nor hydrates the server's markup in it. */
export function Features({ html = '' }: { html?: string }) {
  const [markup] = useState(html);
  return (
    <div
      className="features"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a component (feature-grid.server.tsx)
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

export function LandingHero({ figures, picture }: { figures: Figures; picture?: HeroPicture }) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers = estimatedUsers(totalDownloads) } = figures;
  const text = messagesOf('homePage');
  const shown = [
    { name: text.figures.wallpapers(totalWallpapers), value: totalWallpapers },
    { name: text.figures.downloads(totalDownloads), value: totalDownloads },
    { name: text.figures.downloadsThisMonth(monthlyDownloads), value: monthlyDownloads },
    { name: text.figures.activeUsers(activeUsers), value: activeUsers },
  ];
  const isHydrated = useHydrated();
  // Count up only when the visit starts here, not on coming back within the site.
  const [counts] = useState(!isHydrated);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">{text.hero}</h1>
        <dl className={counts ? 'figures counting' : 'figures'}>
          {shown.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...countTo(value)}>{messagesOf('numbers').formatCardCount(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {picture && <Picture key={picture.path} {...picture} />}
    </section>
  );
}
