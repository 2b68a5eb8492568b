import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { formatStatistic } from '~/lib/counts';
import { categoryPath, tagPath, wallpaperPath } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { Icon } from '~/ui/icons';
import { DEVICES } from './wallpaper.limits';
import { altText, type WallpaperDetail } from './wallpaper.view';
import { placeholderStyle, WallpaperPicture } from './wallpaper-picture';

function deviceName(deviceType: string): string {
  return DEVICES.find(({ value }) => value === deviceType)?.label ?? deviceType;
}

function DownloadButton({
  id,
  variant,
  label,
  isMain,
}: {
  id: number;
  variant: string;
  label: string;
  isMain?: boolean;
}) {
  return (
    <form method="post" action={`${wallpaperPath(id)}/download`}>
      <button
        type="submit"
        name="variant"
        value={variant}
        className={`rt-reset rt-BaseButton rt-Button rt-r-size-3 ${isMain ? 'rt-variant-solid' : 'rt-variant-soft'}`}
        data-accent-color={isMain ? undefined : 'gray'}
      >
        {isMain && <Icon name="download" />} {label}
      </button>
    </form>
  );
}

function ShareLinks({ title, pageUrl, imageUrl }: { title: string; pageUrl: string; imageUrl: string }) {
  const url = encodeURIComponent(pageUrl);
  const text = encodeURIComponent(title);
  const networks = [
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    {
      name: 'Pinterest',
      href: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${encodeURIComponent(imageUrl)}&description=${text}`,
    },
  ];
  return (
    <p className="share">
      Share on{' '}
      {networks.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}

function Facts({ wallpaper }: { wallpaper: WallpaperDetail }) {
  const { resolution, deviceType, downloads, fileSize, category, tags } = wallpaper;
  return (
    <dl className="facts">
      <dt>Resolution</dt>
      <dd>{resolution}</dd>
      {deviceType && (
        <>
          <dt>Device</dt>
          <dd>{deviceName(deviceType)}</dd>
        </>
      )}
      <dt>File size</dt>
      <dd>{fileSize}</dd>
      <dt>Downloads</dt>
      <dd>{formatStatistic(downloads)}</dd>
      {category && (
        <>
          <dt>Category</dt>
          <dd>
            <Link to={categoryPath(category.slug)}>{category.name}</Link>
          </dd>
        </>
      )}
      {tags.length > 0 && (
        <>
          <dt>Tags</dt>
          <dd>
            <ul className="tag-list">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to={tagPath(slugify(tag))}>{tag}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}

/** The whole of one wallpaper: picture, facts, what one can do with it. */
export function WallpaperDetails({ wallpaper, pageUrl }: { wallpaper: WallpaperDetail; pageUrl: string }) {
  const { id, title, description, width, height, placeholder, format, palette, fileKey } = wallpaper;
  const full = `${wallpaperPath(id)}/file/full`;
  return (
    <article className={`detail ${height > width ? 'is-tall' : ''}`}>
      <a
        href={full}
        className="detail-picture placeholder"
        style={{ '--ratio': `${width} / ${height}`, ...placeholderStyle(placeholder) } as CSSProperties}
      >
        <WallpaperPicture
          source={wallpaper}
          alt={altText(wallpaper)}
          sizes={
            height > width
              ? `(min-width: 900px) calc(86vh * ${(width / height).toFixed(3)}), 100vw`
              : '(min-width: 900px) 75vw, 100vw'
          }
          most={2560}
          isEager
        />
      </a>
      <div className="detail-side">
        <h1>{title}</h1>
        {description && <p className="description">{description}</p>}
        <div className="detail-actions">
          <DownloadButton id={id} variant="original" label="Download" isMain />
          <DownloadButton id={id} variant="preview" label="Download Preview" />
          {format !== 'jpeg' && (
            <DownloadButton id={id} variant="source" label={`Original (${format.toUpperCase()})`} />
          )}
        </div>
        <p className="detail-links">
          <a href={full}>
            <Icon name="expand" /> View Full Size
          </a>
          <Link to="/#wallpapers">
            <Icon name="back" /> Back to Gallery
          </Link>
        </p>
        <Facts wallpaper={wallpaper} />
        <ul className="swatches" aria-label="Colours of this picture">
          {palette.map(({ color, weight }) => (
            <li key={color} style={{ background: color, flexGrow: Math.max(weight, 0.06) }} title={color}>
              <span className="visually-hidden">
                {color}, {Math.round(weight * 100)} %
              </span>
            </li>
          ))}
        </ul>
        <ShareLinks
          title={title}
          pageUrl={pageUrl}
          imageUrl={new URL(`/images/${fileKey}/${Math.min(width, 1280)}.jpg`, pageUrl).href}
        />
      </div>
    </article>
  );
}
