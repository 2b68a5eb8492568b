import { Link } from '@remix-run/react';
import { type CSSProperties, useMemo } from 'react';
import { ScreenActions } from '~/features/cuts/screen-actions';
import { useLiveForm } from '~/features/cuts/use-live-form';
import { altText, type WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import type { SpanPart } from '~/images/cuts/span';
import { monitorsPath, screenPath, wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { fieldValues, type MonitorsView } from './monitors.view';
import { MonitorsForm } from './monitors-form';

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The picture across the screens, cut as in their files. */
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
    <div className="cut-stage">
      <div className="monitors" style={{ '--ratio': ratio } as CSSProperties}>
        {parts.map((part, index) => (
          <div key={monitors[index]?.name} className="monitor" style={boxStyle(part)}>
            <div className="cut-picture placeholder" style={pictureStyle(part)}>
              <WallpaperPicture
                source={wallpaper}
                alt={index === 0 ? messagesOf('monitors').alt(altText(wallpaper), parts.length) : ''}
                sizes="(min-width: 900px) 70vw, 100vw"
                most={wallpaper.smallest ? 640 : 2560}
                isEager
              />
            </div>
            <span className="monitor-name">{monitors[index]?.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Reduced({ view: { span, monitors } }: { view: MonitorsView }) {
  if (span.reduction <= 1) return null;
  const files = span.parts.flatMap((size, index) => {
    const wanted = monitors[index];
    return wanted ? { name: wanted.name, size, wanted } : [];
  });
  return (
    <p className="screen-lack" role="status">
      {messagesOf('monitors').tooSmall(files)}
    </p>
  );
}

export function MonitorsPage({ wallpaper, view }: { wallpaper: WallpaperDetail; view: MonitorsView }) {
  const { id, title } = wallpaper;
  const values = useMemo(() => fieldValues(view.fields), [view]);
  const { form, onSubmit } = useLiveForm(values);
  const text = messagesOf('monitors');
  const { parts, share: shown } = view.span;
  return (
    <div className="page screen">
      <Breadcrumb steps={[{ name: title, path: wallpaperPath(id) }]} current={text.crumb} />
      <div className="screen-columns">
        <div className="screen-shown">
          <h1>
            <LinkedText text={text.heading} links={[() => <bdi>{title}</bdi>]} />
          </h1>
          <p className="screen-facts">{text.facts(parts.length, wallpaper, Math.round(shown * 100))}</p>
          <Monitors wallpaper={wallpaper} view={view} />
          <Reduced view={view} />
        </div>
        <form
          ref={form}
          action={inLanguage(monitorsPath(id))}
          method="post"
          onSubmit={onSubmit}
          className="screen-whole-form"
        >
          <ScreenActions download={text.download} />
          <div className="screen-form">
            <MonitorsForm view={view} />
            <p className="screen-facts">{text.zip}</p>
            <p className="screen-links">
              <Link to={screenPath(id)} rel="nofollow">
                {text.oneScreen}
              </Link>{' '}
              <Link to={wallpaperPath(id)}>{messagesOf('cutForm').back}</Link>
            </p>
          </div>
        </form>
      </div>
    </div>
  );
}
