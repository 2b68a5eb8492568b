import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { formatCardCount } from '~/lib/counts';
import { categoryPath, tagPath, wallpaperPath } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { opensHere } from '~/ui/opens-here';
import { useDownloads } from './download-counts';
import { openQuickView } from './quick-view';
import { altText, type WallpaperCard as Card } from './wallpaper.view';
import { placeholderStyle, WallpaperPicture } from './wallpaper-picture';

/** Rows of a twentieth of the column's width that a picture of this shape takes; the grid in cards.css counts in them. */
function pictureRows(width: number, height: number): number {
  return Math.min(60, Math.max(5, Math.floor((20 * height) / width)));
}

const SIZES = '(min-width:1280px) 20vw,(min-width:960px) 25vw,(min-width:640px) 33vw,50vw';

/**
 * @param isEager on the first screen, so loaded at once
 * @param isFirst its links make the router fetch the routes that the links of all other cards lead to as well
 */
export function WallpaperCard({
  wallpaper,
  isEager,
  isFirst,
}: {
  wallpaper: Card;
  isEager: boolean;
  isFirst: boolean;
}) {
  const { id, title, width, height, placeholder, tags, featured, category } = wallpaper;
  const downloads = useDownloads(id, wallpaper.downloads);
  const discover = isFirst ? 'render' : 'none';
  const style = { '--r': pictureRows(width, height), ...placeholderStyle(placeholder) } as CSSProperties;
  return (
    <li className="card" style={style}>
      <Link to={wallpaperPath(id)} className="card-picture placeholder" tabIndex={-1} discover={discover}>
        <WallpaperPicture source={wallpaper} alt={altText(wallpaper)} sizes={SIZES} most={640} isEager={isEager} />
      </Link>
      {featured && <span className="badge">Featured</span>}
      <a
        href={wallpaperPath(id)}
        className="quick"
        aria-label={`Quick view: ${title}`}
        onClick={(event) => {
          if (!opensHere(event)) return;
          const thumbnail = event.currentTarget.parentElement?.querySelector('img')?.currentSrc ?? '';
          if (openQuickView({ wallpaper, thumbnail })) event.preventDefault();
        }}
      >
        Quick view
      </a>
      <h3 dir="auto">
        <Link to={wallpaperPath(id)} title={title} discover={discover}>
          {title}
        </Link>
      </h3>
      <p className="card-facts">
        <span className="card-links">
          {category && (
            <Link to={categoryPath(category.slug)} discover={discover}>
              {category.name}
            </Link>
          )}
          {tags.map((tag) => (
            <Link key={tag} to={tagPath(slugify(tag))} discover={discover}>
              {tag}
            </Link>
          ))}
        </span>
        <span>
          {formatCardCount(downloads)}
          <span className="visually-hidden"> {downloads === 1 ? 'download' : 'downloads'}</span>
        </span>
      </p>
    </li>
  );
}
