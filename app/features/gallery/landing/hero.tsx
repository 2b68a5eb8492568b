import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { altText, type WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { covering } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { estimatedUsers } from '~/messages/numbers';
import { buttonProps } from '~/ui/forms/button-props';
import { GetForm } from '~/ui/forms/get-form';

export interface Figures {
  totalWallpapers: number;
  totalDownloads: number;
  monthlyDownloads: number;
  activeUsers?: number;
}

/** Phones show the middle of a wide picture, so they need less than its width. */
const LOOK = { sizes: '(max-width:767px) 60vw,85vw', most: 2560 };
/** Its box is at least this high for its width. */
const BOX = 16 / 9;

/** The number that the style sheet counts up to, in tenths of the unit from a thousand up. */
function countTo(value: number) {
  const [, whole, tenths = '', unit] =
    /^(\d+)(?:[.,](\d))?(\w?)$/.exec(messagesOf('numbers').formatCardCount(value)) ?? [];
  return { 'data-unit': unit || undefined, style: { '--to': Number(`${whole}${tenths}`) } as CSSProperties };
}

function Picture({ card }: { card: WallpaperCard }) {
  return (
    <Link
      to={wallpaperPath(card.id)}
      className="hero-picture placeholder"
      style={{ ...placeholderStyle(card.placeholder), '--focus': card.focus } as CSSProperties}
    >
      <WallpaperPicture source={card} alt={altText(card)} {...covering(card, BOX, LOOK)} isEager />
      <span className="hero-credit" aria-hidden="true">
        <bdi>{card.title}</bdi>
      </span>
    </Link>
  );
}

interface HeroProps {
  figures: Figures;
  tagline?: string;
  card?: WallpaperCard;
  /** Only when the visit starts here, not on coming back within the site. */
  isCounting: boolean;
}

export function Hero({ figures, tagline, card, isCounting }: HeroProps) {
  const { totalWallpapers, totalDownloads, monthlyDownloads, activeUsers = estimatedUsers(totalDownloads) } = figures;
  const text = messagesOf('hero');
  const shown = [
    { name: text.figures.wallpapers(totalWallpapers), value: totalWallpapers },
    { name: text.figures.downloads(totalDownloads), value: totalDownloads },
    { name: text.figures.downloadsThisMonth(monthlyDownloads), value: monthlyDownloads },
    { name: text.figures.activeUsers(activeUsers), value: activeUsers },
  ];
  return (
    <section className="hero" aria-labelledby="hero-title">
      {card && <Picture card={card} />}
      <div className="hero-text">
        <h1 id="hero-title">{tagline || text.title}</h1>
        <GetForm action="/" className="hero-search">
          <input
            type="search"
            name="q"
            aria-label={text.searchAmong(totalWallpapers)}
            placeholder={text.searchAmong(totalWallpapers)}
            maxLength={200}
            enterKeyHint="search"
          />
          <button type="submit" {...buttonProps('main', 'large')}>
            {text.search}
          </button>
        </GetForm>
        <dl className={isCounting ? 'figures counting' : 'figures'}>
          {shown.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              {value === 0 ? (
                <dd>{text.figures.none}</dd>
              ) : (
                <dd {...countTo(value)}>{messagesOf('numbers').formatCardCount(value)}</dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
