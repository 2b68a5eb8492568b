import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { type Cut, cutPath, layOut, type Position, type Size } from '~/images/cuts/cut';
import { isolate } from '~/lib/bidi';
import { monitorsPath, screenPath, wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { showToast } from '~/ui/overlays/toasts';
import { LinkedText } from '~/ui/pages/linked-text';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { CutFrame, CutResult } from './cut-preview';
import type { ScreenView } from './screen.view';
import { ScreenActions } from './screen-actions';
import { ScreenForm } from './screen-form';
import { useLiveForm } from './use-live-form';

interface ScreenPageProps {
  wallpaper: WallpaperDetail;
  view: ScreenView;
  mine: Size | null;
  isKept: boolean;
  /** Other wallpapers, if this one is too small for the screen. */
  children?: ReactNode;
}

function sizeInWords({ cut, formats }: ScreenView, wallpaper: WallpaperDetail): string {
  const file = formats.find(({ format }) => format === cut.format);
  const percent = Math.round(layOut(wallpaper, cut).share * 100);
  return messagesOf('cuts').facts(cut, wallpaper, percent, file);
}

function Lack({ view: { lack, screen } }: { view: ScreenView }) {
  if (lack.width <= 0 && lack.height <= 0) return null;
  return (
    <p className="screen-lack" role="status">
      {messagesOf('cuts').tooSmall(lack, screen)}
    </p>
  );
}

export function ScreenPage({ wallpaper, view, mine, isKept, children }: ScreenPageProps) {
  const { id, title, palette } = wallpaper;
  const text = messagesOf('cuts');
  const { form, onSubmit, submitPosition } = useLiveForm(view.values);
  const [dragged, setDragged] = useState<{ from: ScreenView; to: Position } | null>(null);
  const latest = useRef<Position | null>(null);
  const move = (to: Position) => {
    latest.current = to;
    setDragged({ from: view, to });
  };
  useEffect(() => {
    // On the window, so that a submission cancelled because the site can't be reached is not announced.
    const tell = ({ defaultPrevented, target, submitter }: SubmitEvent) => {
      if (defaultPrevented || target !== form.current || (submitter as HTMLButtonElement)?.value !== 'download') return;
      showToast({ kind: 'success', ...messagesOf('downloads').started(isolate(title)) });
    };
    addEventListener('submit', tell);
    return () => removeEventListener('submit', tell);
  }, [form, title]);
  const cut: Cut = dragged?.from === view ? { ...view.cut, ...dragged.to } : view.cut;
  return (
    <div className="page screen">
      <a href="#download" className="skip-link">
        {text.skip}
      </a>
      <Breadcrumb steps={[{ name: title, path: wallpaperPath(id) }]} current={text.crumb} />
      <div className="screen-columns">
        <div className="screen-shown">
          <h1>
            <LinkedText text={text.heading} links={[() => <bdi>{title}</bdi>]} />
          </h1>
          <p className="screen-facts">{sizeInWords(view, wallpaper)}</p>
          <CutResult wallpaper={wallpaper} cut={cut} />
          <Lack view={view} />
        </div>
        <form
          ref={form}
          action={inLanguage(screenPath(id))}
          method="post"
          onSubmit={onSubmit}
          className="screen-whole-form"
        >
          <ScreenActions download={text.download(view.cut)} />
          <div className="screen-form">
            <ScreenForm view={view} palette={palette} mine={mine} isKept={isKept}>
              <CutFrame
                wallpaper={wallpaper}
                cut={cut}
                onMove={move}
                onEnd={() => latest.current && submitPosition(latest.current)}
              />
            </ScreenForm>
            <p className="screen-links">
              <a href={cutPath(wallpaper, view.cut)} rel="nofollow">
                {text.link}
              </a>{' '}
              <Link to={monitorsPath(id)} rel="nofollow">
                {text.monitors}
              </Link>{' '}
              <Link to={wallpaperPath(id)}>{messagesOf('cutForm').back}</Link>
            </p>
          </div>
        </form>
      </div>
      {children}
    </div>
  );
}
