import type { CSSProperties } from 'react';
import { cardAnchor } from '~/features/lists/pages/neighbours/list-reference';
import { altText, type WallpaperCard as Card } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { covering } from '~/images/renditions';
import { categoryPath, keepPath, tagPath, wallpaperPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { pictureRows } from './balance-columns';
import { CARD_FORM } from './card-elements';

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

export interface CardLook {
  isEager: boolean;
  /** Id of its preview dialog, on a page without scripts. */
  preview?: string;
  isOfCategory: boolean;
  /** Whether Back to Gallery can return to this card. */
  isInList: boolean;
  /** The maximum number of columns. */
  most: 4 | 5;
}

interface CardProps extends CardLook {
  wallpaper: Card;
  /** Query that tells the wallpaper's page which list led to it. */
  place: string;
  /** Value of `--batch`: when to lay out an off-screen card, in steps of 70 ms; then more custom properties. */
  layout: string;
}

/** Rendered only on the server; scripts work with its markup (card-elements.ts). */
export function WallpaperCard({ wallpaper, isEager, preview, isOfCategory, isInList, most, place, layout }: CardProps) {
  const { id, title, placeholder, focus, tags, featured, category, smallest, downloads, versions } = wallpaper;
  const style = {
    '--r': pictureRows(wallpaper),
    '--focus': focus,
    ...placeholderStyle(placeholder),
    '--batch': layout,
  } as CSSProperties;
  const look = { sizes: SIZES[most], most: smallest ? 320 : 640 };
  // Data saver mode shows the smallest file, and says its bytes.
  const shown = smallest ? look : covering(wallpaper, 20 / pictureRows(wallpaper), look);
  const address = inLanguage(wallpaperPath(id)) + place;
  const text = messagesOf('cardMarkup');
  const marks = [...(featured ? [text.featured] : []), ...(versions ? [messagesOf('sets').count(versions.count)] : [])];
  return (
    <li className="card" id={isInList ? cardAnchor(id) : undefined} style={style}>
      <a href={address} className="card-picture placeholder" tabIndex={-1}>
        <WallpaperPicture
          source={wallpaper}
          dark={versions?.dark}
          alt={altText(wallpaper)}
          {...shown}
          isEager={isEager}
        />
      </a>
      {marks.length > 0 && <span className="badge">{marks.join(' · ')}</span>}
      {preview ? (
        <button type="button" className="quick" aria-label={text.quickViewOf(title)} {...{ popovertarget: preview }}>
          {text.quickView}
        </button>
      ) : (
        <a href={address} className="quick" aria-label={text.quickViewOf(title)}>
          {text.quickView}
        </a>
      )}
      <button
        type="submit"
        form={CARD_FORM}
        className="keep"
        aria-label={messagesOf('keep').named(title)}
        formAction={inLanguage(keepPath(id))}
      >
        {messagesOf('keep').keep}
      </button>
      <h3 dir="auto">
        <a href={address} title={title}>
          {title}
        </a>
      </h3>
      <p className="card-facts">
        <span className="card-links">
          {category && !isOfCategory && <a href={inLanguage(categoryPath(category.slug))}>{category.name}</a>}
          {tags.slice(0, 2).map((tag) => (
            <a key={tag} href={inLanguage(tagPath(tagSlug(tag)))}>
              <bdi>{tag}</bdi>
            </a>
          ))}
        </span>
        {smallest && smallest.bytes !== null && (
          <span>
            {messagesOf('fileSizes').formatTraffic(smallest.bytes)}
            <span className="visually-hidden"> {text.picture}</span>
          </span>
        )}
        {downloads > 0 && (
          <span className="card-downloads">
            {messagesOf('numbers').formatCardCount(downloads)}
            <span className="visually-hidden"> {messagesOf('cards').downloads(downloads)}</span>
          </span>
        )}
      </p>
    </li>
  );
}
