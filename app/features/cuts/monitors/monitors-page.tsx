import { Link } from '@remix-run/react';
import { type CSSProperties, useMemo } from 'react';
import { useLiveForm } from '~/features/cuts/use-live-form';
import { altText, type WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import type { SpanPart } from '~/images/cuts/span';
import { monitorsPath, screenPath, wallpaperPath } from '~/lib/paths';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { fieldValues, type MonitorsView } from './monitors.view';
import { MonitorsForm } from './monitors-form';

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The picture behind the screens, as their files will have it. */
function Monitors({ wallpaper, view: { span, monitors } }: { wallpaper: WallpaperDetail; view: MonitorsView }) {
  const { whole, parts } = span;
  const ratio = whole.width / whole.height;
  const boxStyle = ({ box }: SpanPart) => ({
    left: share(box.left, whole.width),
    top: share(box.top, whole.height),
    width: share(box.width, whole.width),
    height: share(box.height, whole.height),
  });
  const pictureStyle = ({ scaled, left, top, width, height }: SpanPart) =>
    ({
      width: share(scaled.width, width),
      height: share(scaled.height, height),
      left: share(-left, width),
      top: share(-top, height),
      ...placeholderStyle(wallpaper.placeholder),
    }) as CSSProperties;
  return (
    <div className="monitors" style={{ '--ratio': ratio } as CSSProperties}>
      {parts.map((part, index) => (
        <div key={monitors[index]?.name} className="monitor" style={boxStyle(part)}>
          <div className="cut-picture placeholder" style={pictureStyle(part)}>
            <WallpaperPicture
              source={wallpaper}
              alt={index === 0 ? `${altText(wallpaper)}, across ${parts.length} screens` : ''}
              sizes="(min-width: 900px) 70vw, 100vw"
              most={wallpaper.smallest ? 640 : 2560}
              isEager
            />
          </div>
          <span className="monitor-name">{monitors[index]?.name}</span>
        </div>
      ))}
    </div>
  );
}

function describePicture({ width, height }: WallpaperDetail, { span }: MonitorsView): string {
  const count = span.parts.length === 1 ? 'One screen' : `${span.parts.length} screens`;
  return `${count} from ${width} x ${height}, ${Math.round(span.share * 100)} % of the picture`;
}

function Reduced({ view: { span, monitors } }: { view: MonitorsView }) {
  if (span.reduction <= 1) return null;
  const sizes = span.parts.map(({ width, height }, index) => {
    const monitor = monitors[index];
    return `${monitor?.name} ${width} x ${height} instead of ${monitor?.width} x ${monitor?.height}`;
  });
  return (
    <p className="screen-lack" role="status">
      This picture has too few pixels for these screens. It is not enlarged: {sizes.join(', ')}.
    </p>
  );
}

export function MonitorsPage({ wallpaper, view }: { wallpaper: WallpaperDetail; view: MonitorsView }) {
  const { id, title } = wallpaper;
  const values = useMemo(() => fieldValues(view.fields), [view]);
  const { form, onSubmit } = useLiveForm(values);
  return (
    <div className="page screen">
      <Breadcrumb steps={[{ name: title, path: wallpaperPath(id) }]} current="Several monitors" />
      <div className="screen-columns">
        <div className="screen-shown">
          <h1>
            <bdi>{title}</bdi> on several monitors
          </h1>
          <Monitors wallpaper={wallpaper} view={view} />
          <p className="screen-facts">{describePicture(wallpaper, view)}</p>
          <Reduced view={view} />
          <p className="screen-facts">
            The ZIP has a file for each screen, named as the screen is, one for all of them, and the lines for sway,
            Hyprland, KDE, GNOME and Windows. Screens stand from left to right, their middles at one height.
          </p>
          <p className="screen-links">
            <Link to={screenPath(id)} rel="nofollow">
              One screen
            </Link>
            <Link to={wallpaperPath(id)}>Back to the wallpaper</Link>
          </p>
        </div>
        <form ref={form} action={monitorsPath(id)} method="get" onSubmit={onSubmit} className="screen-form">
          <MonitorsForm view={view} />
        </form>
      </div>
    </div>
  );
}
