import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { type Cut, cutPath, layOut, type Position, type Size } from '~/images/cuts/cut';
import { isolate } from '~/lib/bidi';
import { monitorsPath, screenPath, wallpaperPath } from '~/lib/paths';
import { exactCount, formatFileSize } from '~/messages/numbers';
import { showToast } from '~/ui/overlays/toasts';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { CutFrame, CutResult, MockChoice } from './cut-preview';
import type { ScreenView } from './screen.view';
import { ScreenForm } from './screen-form';
import { useLiveForm } from './use-live-form';

interface ScreenPageProps {
  wallpaper: WallpaperDetail;
  view: ScreenView;
  mine: Size | null;
  isKept: boolean;
  /** Other wallpapers, for a screen that this one is too small for. */
  children?: ReactNode;
}

function sizeInWords({ cut, formats }: ScreenView, wallpaper: WallpaperDetail): string {
  const chosen = formats.find(({ format }) => format === cut.format);
  const bytes = chosen?.bytes ?? chosen?.about;
  return [
    `${cut.width} x ${cut.height} from ${wallpaper.width} x ${wallpaper.height}`,
    `${Math.round(layOut(wallpaper, cut).share * 100)} % of the picture`,
    ...(bytes ? [`${chosen?.bytes ? '' : 'about '}${formatFileSize(bytes)}`] : []),
  ].join(', ');
}

function Lack({ view: { lack, screen, cut } }: { view: ScreenView }) {
  const sides = [
    ...(lack.width > 0 ? [`${exactCount(lack.width)} px too narrow`] : []),
    ...(lack.height > 0 ? [`${exactCount(lack.height)} px too low`] : []),
  ];
  if (sides.length === 0) return null;
  return (
    <p className="screen-lack" role="status">
      For {screen.width} x {screen.height} this picture is {sides.join(' and ')}. It is not enlarged: this is its
      largest cut of that shape, {cut.width} x {cut.height}.
    </p>
  );
}

export function ScreenPage({ wallpaper, view, mine, isKept, children }: ScreenPageProps) {
  const { id, title, fileKey, palette } = wallpaper;
  const { form, onSubmit, submitPosition } = useLiveForm(view.values);
  const [dragged, setDragged] = useState<{ from: ScreenView; to: Position } | null>(null);
  const latest = useRef<Position | null>(null);
  const move = (to: Position) => {
    latest.current = to;
    setDragged({ from: view, to });
  };
  useEffect(() => {
    // The last to hear of it: what has not been sent, because the site cannot be reached, is no download.
    const tell = ({ defaultPrevented, target, submitter }: SubmitEvent) => {
      if (defaultPrevented || target !== form.current || (submitter as HTMLButtonElement)?.value !== 'download') return;
      showToast({ kind: 'success', title: 'Download started', text: `${isolate(title)} is being downloaded` });
    };
    addEventListener('submit', tell);
    return () => removeEventListener('submit', tell);
  }, [form, title]);
  const cut: Cut = dragged?.from === view ? { ...view.cut, ...dragged.to } : view.cut;
  return (
    <div className="page screen">
      <a href="#download" className="skip-link">
        Skip to download
      </a>
      <Breadcrumb steps={[{ name: title, path: wallpaperPath(id) }]} current="For my screen" />
      <div className="screen-columns">
        <div className="screen-shown">
          <h1>
            <bdi>{title}</bdi> for my screen
          </h1>
          <CutResult wallpaper={wallpaper} cut={cut} />
          <div className="screen-below">
            <MockChoice />
            <p className="screen-facts">{sizeInWords(view, wallpaper)}</p>
          </div>
          <Lack view={view} />
          {view.layout.share < 1 && (
            <CutFrame
              wallpaper={wallpaper}
              cut={cut}
              onMove={move}
              onEnd={() => latest.current && submitPosition(latest.current)}
            />
          )}
          <p className="screen-links">
            <a href={cutPath(fileKey, view.cut)} rel="nofollow">
              Address of this file
            </a>
            <Link to={monitorsPath(id)} rel="nofollow">
              Several monitors
            </Link>
            <Link to={wallpaperPath(id)}>Back to the wallpaper</Link>
          </p>
        </div>
        <form ref={form} action={screenPath(id)} method="get" onSubmit={onSubmit} className="screen-form">
          <ScreenForm view={view} palette={palette} mine={mine} isKept={isKept} />
        </form>
      </div>
      {children}
    </div>
  );
}
