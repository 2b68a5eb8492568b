import { type CSSProperties, Fragment, type MouseEvent, memo, useId } from 'react';
import { cardAnchor } from '~/features/lists/pages/neighbours/list-reference';
import { altText, type WallpaperCard as Card } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { covering } from '~/images/renditions';
import { categoryPath, tagPath, wallpaperPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { pictureRows } from './card-layout';

/**
 * Match the columns of cards.css, whose cards are at most 314 px wide on windows up to 2000 px. Phones round down: 1% too small is
 * invisible, but 640 px would weigh three times as much.
 */
const PHONE_AND_DESKTOP = '(min-width:672px) 300px,44vw';
const SMALL_PHONE = '(max-width:400px) and (min-resolution:2.1x) 106px';
const SIZES = {
  4: `${SMALL_PHONE},(min-width:1344px) 23vw,${PHONE_AND_DESKTOP}`,
  5: `${SMALL_PHONE},(min-width:2000px) 18vw,${PHONE_AND_DESKTOP}`,
};

/** Cards are laid out in batches, so that none blocks an old phone for long. */
const LAYOUT_BATCHES = 20;

/** Address of a wallpaper's page; it tells which list led there, if visitors can step through it. */
export const cardPath = ({ id, position }: Card, reference: string | undefined): string =>
  wallpaperPath(id) + (reference === undefined ? '' : `?${reference}&n=${position}`);

interface CardProps {
  wallpaper: Card;
  /** Among the shown cards, from 0. */
  index: number;
  /** The list's name in addresses, to which Back to Gallery can return. */
  reference?: string;
  /** The maximum number of columns. */
  most: 4 | 5;
  isEager: boolean;
  /** In a list of one category, cards do not name it. */
  isOfCategory?: boolean;
  /** Id of its preview on the same page, which has no scripts: all links to the wallpaper lead there. */
  preview?: string;
  /** Including those on this page. */
  downloads: number;
  /** Whether its page is being loaded. */
  isOpening: boolean;
  onFollow: (event: MouseEvent<HTMLElement>, wallpaper: Card) => void;
}

/** Only changed cards render again when a list grows. */
export const WallpaperCard = memo(function WallpaperCard({
  wallpaper,
  index,
  reference,
  most,
  isEager,
  isOfCategory,
  preview,
  downloads,
  isOpening,
  onFollow,
}: CardProps) {
  const { id, title, placeholder, focus, tags, featured, category, smallest, versions } = wallpaper;
  const style = {
    '--r': pictureRows(wallpaper),
    '--focus': focus,
    ...placeholderStyle(placeholder),
    '--batch': index % LAYOUT_BATCHES,
  } as CSSProperties;
  const look = { sizes: SIZES[most], most: smallest ? 320 : 640 };
  // Data saver mode shows the smallest file, and says its bytes.
  const shown = smallest ? look : covering(wallpaper, 20 / pictureRows(wallpaper), look);
  const address = preview ? `#${preview}` : inLanguage(cardPath(wallpaper, reference));
  const text = messagesOf('cards');
  const marksId = useId();
  const marks = [...(featured ? [text.featured] : []), ...(versions ? [messagesOf('sets').count(versions.count)] : [])];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks are on the links inside, which also work by keyboard
    <li
      className="card"
      id={reference === undefined ? undefined : cardAnchor(id)}
      style={style}
      data-opening={isOpening ? '' : undefined}
      onClick={(event) => onFollow(event, wallpaper)}
    >
      <a href={address} className="card-picture placeholder" tabIndex={-1}>
        <WallpaperPicture
          source={wallpaper}
          dark={versions?.dark}
          alt={altText(wallpaper)}
          {...shown}
          isEager={isEager}
        />
      </a>
      {marks.length > 0 && (
        <span className="badge" id={marksId}>
          {marks.join(' · ')}
        </span>
      )}{' '}
      <a href={address} className="quick" data-in-place="" aria-label={text.quickViewOf(title)}>
        {text.quickView}
      </a>{' '}
      <button type="submit" name="id" value={id} className="keep" aria-label={messagesOf('keep').named(title)}>
        {messagesOf('keep').keep}
      </button>
      <h3 dir="auto">
        <a href={address} title={title} aria-describedby={marks.length > 0 ? marksId : undefined}>
          {title}
        </a>
      </h3>
      <p className="card-facts">
        <span className="card-links">
          {category && !isOfCategory && <a href={inLanguage(categoryPath(category.slug))}>{category.name}</a>}
          {tags.slice(0, 2).map((tag) => (
            <Fragment key={tag}>
              {' '}
              <a href={inLanguage(tagPath(tagSlug(tag)))}>
                <bdi>{tag}</bdi>
              </a>
            </Fragment>
          ))}
        </span>{' '}
        {smallest && smallest.bytes !== null && (
          <span>
            {messagesOf('fileSizes').formatTraffic(smallest.bytes)}
            <span className="visually-hidden">{` ${text.picture}`}</span>
          </span>
        )}{' '}
        {downloads > 0 && (
          <span className="card-downloads">
            {messagesOf('numbers').formatCardCount(downloads)}
            <span className="visually-hidden">{` ${text.downloads(downloads)}`}</span>
          </span>
        )}
      </p>
    </li>
  );
});
