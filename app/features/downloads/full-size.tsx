import type { CSSProperties, ReactNode } from 'react';
import { altText, type WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle } from '~/features/wallpapers/wallpaper-picture';
import { fullPicturePath, HDR_SCREEN, largeWidth, renditionPath, srcSet } from '~/images/renditions';
import { fullSizePath, wallpaperPath, withQuery } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { Icon } from '~/ui/shell/icons';

/** Screens that show more pixels than the largest rendition has. */
const LARGE_SCREEN = '(min-width:2561px),(min-width:1281px) and (min-resolution:2x)';

interface FullSizeProps {
  wallpaper: WallpaperDetail;
  /** At 100%, a pixel of the picture is a CSS pixel. Otherwise the whole picture fits the screen. */
  isWhole: boolean;
  /** Query with the place in a list, kept in the links to the wallpaper's page. */
  place: string;
}

function Sources({ wallpaper, file }: { wallpaper: WallpaperDetail; file: string }) {
  const { fileKey, width, height, avif, hdr, smallest } = wallpaper;
  const ratio = (width / height).toFixed(3);
  const formats = avif ? (['avif', 'webp'] as const) : (['webp'] as const);
  return (
    <>
      {width > largeWidth(width) && !smallest && <source media={LARGE_SCREEN} srcSet={file} />}
      {hdr && !smallest && <source media={HDR_SCREEN} srcSet={renditionPath(fileKey, largeWidth(width), 'jpg')} />}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet(fileKey, width, format, smallest ? 640 : 2560)}
          sizes={`min(100vw, (100vh - 56px) * ${ratio})`}
        />
      ))}
    </>
  );
}

/** Works without a script: each size has its own address, and the page scrolls. */
export function FullSize({ wallpaper, isWhole, place }: FullSizeProps) {
  const { id, title, fileKey, width, height, placeholder } = wallpaper;
  const text = messagesOf('fullSize');
  const path = inLanguage(fullSizePath(id) + place);
  const whole = `${withQuery(path, { zoom: 100 })}#middle`;
  const file = fullPicturePath(wallpaper);
  const size = (href: string, isCurrent: boolean, label: ReactNode) => (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
  const style = { '--width': width, '--ratio': width / height, ...placeholderStyle(placeholder) } as CSSProperties;
  return (
    <div className="full" style={style}>
      <header className="full-bar">
        <a href={inLanguage(wallpaperPath(id) + place)} className="full-way">
          <Icon name="back" />{' '}
          <LinkedText text={text.back} links={[(rest) => <span className="visually-hidden">{rest}</span>]} />
        </a>
        <h1 dir="auto">{title}</h1>
        <nav className="full-sizes" aria-label={text.size}>
          {size(path, !isWhole, text.fit)} {size(whole, isWhole, text.actual)}
        </nav>{' '}
        <form method="post" action={inLanguage(`${wallpaperPath(id)}/download`)}>
          <button type="submit" name="variant" value="original" className="full-way">
            <Icon name="download" /> {text.download}
          </button>
        </form>
        <span id="bar-end" />
      </header>
      <main id="main" tabIndex={-1}>
        {isWhole && <span id="middle" />}
        <a href={isWhole ? path : whole} className={`full-picture placeholder ${isWhole ? 'is-whole' : 'is-fit'}`}>
          <span className="visually-hidden">{isWhole ? text.fitPicture : text.showActual}</span>
          <picture>
            {!isWhole && <Sources wallpaper={wallpaper} file={file} />}
            <img
              src={isWhole ? file : renditionPath(fileKey, largeWidth(width), 'jpg')}
              alt={altText(wallpaper)}
              width={width}
              height={height}
            />
          </picture>
        </a>
      </main>
    </div>
  );
}
