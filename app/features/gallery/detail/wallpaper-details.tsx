import { Link } from '@remix-run/react';
import type { CSSProperties, ReactNode } from 'react';
import { DownloadButtons } from '~/features/downloads/download-buttons';
import { BackToGallery } from '~/features/gallery/back-to-gallery';
import { findThumbnail } from '~/features/gallery/opening-wallpaper';
import { KeepButton } from '~/features/keeping/keep-button';
import type { Neighbours } from '~/features/lists/pages/neighbours/neighbours.view';
import { browserScreen } from '~/features/screens/visitor-screen';
import type { Version } from '~/features/sets/set.view';
import { creditLine, creditText } from '~/features/wallpapers/credit';
import { socialImage } from '~/features/wallpapers/social-image';
import { altText, type WallpaperDetail, type WallpaperShown } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { nameOfColour } from '~/lib/colours/named-colours';
import {
  categoryPath,
  colourPath,
  editPath,
  fullSizePath,
  myListPath,
  reportPath,
  screenPath,
  wallpaperPath,
} from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { buttonProps } from '~/ui/forms/button-props';
import { CopyButton } from '~/ui/forms/copy-button';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { Icon, LineIcon } from '~/ui/shell/icons';
import { PrevNext } from './prev-next';
import { ShareButton, ShareLinks } from './share';
import { OtherVersions } from './versions';
import { WallpaperFacts } from './wallpaper-facts';

/** Whether black text is easier to read on it than white. By the luma of Rec. 601. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}

function Palette({ palette }: Pick<WallpaperDetail, 'palette'>) {
  const text = messagesOf('wallpaperPage');
  const nameOf = (color: string) => messagesOf('facets').choices.colour[nameOfColour(color)];
  return (
    <ul className="swatches" aria-label={text.palette}>
      {palette.map(({ color, weight }, index) => (
        <li key={color} style={{ background: color, flexGrow: Math.max(weight, 0.06) }}>
          <Link to={colourPath(nameOfColour(color))} discover="none" data-tooltip={text.ofColour(color, nameOf(color))}>
            <span className="swatch-name" style={{ color: isLight(color) ? '#000' : '#fff' }} aria-hidden="true">
              {/* Neighbours of one name share it. */}
              {nameOf(color) !== nameOf(palette[index - 1]?.color ?? '#') && nameOf(color)}
            </span>{' '}
            <span className="visually-hidden">
              {text.ofColourShare(color, Math.round(weight * 100), nameOf(color))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LargePicture({ wallpaper, full }: { wallpaper: WallpaperDetail; full: string }) {
  const { width, height, placeholder } = wallpaper;
  const ratio = (width / height).toFixed(3);
  const thumbnail = findThumbnail(wallpaperPath(wallpaper.id));
  const backgroundImage = thumbnail && { backgroundImage: `url("${thumbnail}")`, backgroundSize: 'cover' };
  return (
    <a
      href={full}
      className="detail-picture placeholder"
      style={
        { '--ratio': `${width} / ${height}`, ...placeholderStyle(placeholder), ...backgroundImage } as CSSProperties
      }
    >
      <WallpaperPicture
        source={wallpaper}
        alt={altText(wallpaper)}
        // Phones round down: 640 px are enough for 720, and weigh a quarter of 1280.
        sizes={`(min-width:1024px) min(100vw - 436px, 84vh * ${ratio}), (max-width:480px) min(88vw, 62vh * ${ratio}), min(100vw, 62vh * ${ratio})`}
        most={wallpaper.smallest ? 640 : 2560}
        isEager
      />
    </a>
  );
}

/** Scripts know the visitor's screen; without them, the page of cuts asks for it. */
function ForMyScreen({ id }: { id: number }) {
  const { title, text, sized, yours } = messagesOf('wallpaperPage').forScreen;
  const screen = useHydrated() ? browserScreen() : null;
  return (
    <Link to={screenPath(id)} rel="nofollow" className={`${buttonProps('quiet').className} for-screen`}>
      {/* Another element, because a text that changes its width counts as moved. */}
      <span key={screen ? 'sized' : 'any'}>
        {screen ? sized(screen) : title} <small>{screen ? yours : text}</small>
      </span>
    </Link>
  );
}

function CreditToCopy({ text }: { text: string }) {
  const { credit, copyCredit } = messagesOf('wallpaperPage');
  return (
    <section className="credit-to-copy" aria-label={credit}>
      <p dir="auto">{text}</p>
      <CopyButton text={text} label={copyCredit} />
    </section>
  );
}

/** Beside a portrait there is room for the content that goes below a landscape. */
export function DetailsFrame({
  wallpaper: { width, height },
  children,
}: {
  wallpaper: Pick<WallpaperDetail, 'width' | 'height'>;
  children: ReactNode;
}) {
  if (width >= height) return children;
  return (
    <div className="beside-portrait" style={{ '--portrait': (width / height).toFixed(3) } as CSSProperties}>
      {children}
    </div>
  );
}

export function WallpaperDetails({
  wallpaper,
  versions,
  pageUrl,
  gallery,
  neighbours,
  isAdministrator,
}: {
  wallpaper: WallpaperShown;
  /** All of its set, with itself. */
  versions: Version[];
  pageUrl: string;
  /** Where Back to Gallery leads without scripts. */
  gallery: string;
  neighbours: Neighbours | null;
  isAdministrator: boolean;
}) {
  const { id, title, description, palette, category } = wallpaper;
  const text = messagesOf('wallpaperPage');
  const full = inLanguage(fullSizePath(id) + (neighbours?.place ?? ''));
  return (
    <article className="detail" style={{ '--tint': palette[0]?.color } as CSSProperties}>
      <Breadcrumb
        steps={category ? [{ name: category.name, path: categoryPath(category.slug) }] : []}
        current={title}
      />
      {neighbours?.position && <PrevNext neighbours={neighbours} />}
      <LargePicture wallpaper={wallpaper} full={full} />
      <div className="detail-side">
        <h1 dir="auto">{title}</h1>
        <div className="detail-actions">
          <DownloadButtons wallpaper={wallpaper} label={text.download}>
            <ForMyScreen id={id} />
            <KeepButton wallpaper={wallpaper} />
            <ShareButton title={title} pageUrl={pageUrl} />
          </DownloadButtons>
        </div>
        <p className="detail-links">
          <a href={full}>
            <Icon name="expand" /> {text.fullSize}
          </a>{' '}
          <BackToGallery fallback={gallery} id={id}>
            <Icon name="back" /> {text.back}
          </BackToGallery>{' '}
          <Link to={myListPath} rel="nofollow">
            {messagesOf('keep').myList}
          </Link>{' '}
          {isAdministrator && (
            <a href={editPath(id)}>
              {/* Inline: every visitor loads the icons, but only the administrator sees this one. */}
              <LineIcon path="M3 17v-3.5L13.5 3 17 6.5 6.5 17H3Zm8.5-12L15 8.5" /> {text.edit}
            </a>
          )}
        </p>
        {description && (
          <p className="description" dir="auto">
            {description}
          </p>
        )}
        {wallpaper.set && versions.length > 0 && (
          <OtherVersions setId={wallpaper.set.id} versions={versions} current={id} />
        )}
        <WallpaperFacts wallpaper={wallpaper} />
        {creditLine(wallpaper) && <CreditToCopy text={creditText(wallpaper, pageUrl)} />}
        <Palette palette={palette} />
        <ShareLinks title={title} pageUrl={pageUrl} imageUrl={new URL(socialImage(wallpaper).path, pageUrl).href} />
        <p className="detail-links">
          <Link to={reportPath(id)} rel="nofollow">
            {messagesOf('reports').link}
          </Link>
        </p>
      </div>
    </article>
  );
}
