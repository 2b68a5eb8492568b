import type { CSSProperties, PointerEvent } from 'react';
import { altText, type WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { placeholderStyle, WallpaperPicture } from '~/features/wallpapers/wallpaper-picture';
import { type Cut, layOut, type Position } from '~/images/cuts/cut';
import { messagesOf } from '~/messages/messages';

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Shows the cut with the same numbers that the file is made with, on a screen of that shape. */
export function CutResult({ wallpaper, cut }: { wallpaper: WallpaperDetail; cut: Cut }) {
  const { alt } = messagesOf('cuts');
  const { scaled, left, top } = layOut(wallpaper, cut);
  const ratio = cut.width / cut.height;
  const place = {
    width: share(scaled.width, cut.width),
    height: share(scaled.height, cut.height),
    left: share(-left, cut.width),
    top: share(-top, cut.height),
    ...placeholderStyle(wallpaper.placeholder),
  } as CSSProperties;
  const stretch = scaled.width / cut.width;
  const tall = ratio.toFixed(3);
  // As .cut-stage in screen.css.
  const wide = `calc(min(100vw - 504px, (64vh - 96px) * ${tall}) * ${stretch.toFixed(3)})`;
  const narrow = (density: number) => `calc(min(100vw - 64px, 50vh * ${tall}) * ${(stretch * density).toFixed(3)})`;
  // A phone shows a small part of a wide picture, whose full sharpness would weigh half a megabyte.
  const dense = stretch > 2 ? `(min-resolution:1.5x) ${narrow(0.475)},` : '';
  return (
    <div className="cut-stage">
      {/* A new element for a new shape: it appears in its place instead of moving there. */}
      <div
        key={ratio}
        className={ratio < 1 ? 'device device-phone' : 'device device-desktop'}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <div className="cut-result" style={{ background: cut.border ? `#${cut.border}` : undefined }}>
          <div className="cut-picture placeholder" style={place}>
            <WallpaperPicture
              source={wallpaper}
              alt={alt(altText(wallpaper))}
              sizes={`(min-width:900px) ${wide},${dense}${narrow(1)}`}
              most={wallpaper.smallest ? 640 : 2560}
              isEager
            />
          </div>
        </div>
      </div>
    </div>
  );
}

interface FrameProps {
  wallpaper: WallpaperDetail;
  cut: Cut;
  onMove: (position: Position) => void;
  onEnd: () => void;
}

const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The frame over the whole picture. Scripts let visitors drag it. */
export function CutFrame({ wallpaper, cut, onMove, onEnd }: FrameProps) {
  const { scaled, left, top } = layOut(wallpaper, cut);
  const slack = { x: scaled.width - cut.width, y: scaled.height - cut.height };
  const frame = {
    width: share(cut.width, scaled.width),
    height: share(cut.height, scaled.height),
    left: share(left, scaled.width),
    top: share(top, scaled.height),
  };

  function begin(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget;
    const whole = box.parentElement?.getBoundingClientRect();
    if (!whole || event.button !== 0) return;
    event.preventDefault();
    const scale = scaled.width / whole.width;
    const start = { x: event.clientX, y: event.clientY };
    const after = (moved: number, from: number, rest: number) =>
      rest > 0 ? clamp(((from + moved * scale) / rest) * 100) : 50;
    const listening = new AbortController();
    const move = ({ clientX, clientY }: globalThis.PointerEvent) =>
      onMove({ x: after(clientX - start.x, left, slack.x), y: after(clientY - start.y, top, slack.y) });
    const end = () => {
      listening.abort();
      onEnd();
    };
    addEventListener('pointermove', move, { signal: listening.signal });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: listening.signal });
  }

  return (
    <div
      className="cut-whole placeholder"
      style={
        {
          '--ratio': wallpaper.width / wallpaper.height,
          ...placeholderStyle(wallpaper.placeholder),
        } as CSSProperties
      }
    >
      <WallpaperPicture source={wallpaper} alt="" sizes="320px" most={640} />
      <div className="cut-frame" style={frame} onPointerDown={begin} />
    </div>
  );
}
