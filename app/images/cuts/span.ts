import { around, type Position, type Size } from './cut';

/** One picture across several monitors side by side, with aligned centres. Only geometry. */
export interface Monitor extends Size {
  /** Pixels per logical pixel, as set in the desktop. */
  scale: number;
}

export interface SpanOptions {
  monitors: Monitor[];
  /** Between two monitors, in logical pixels. */
  gap: number;
  /** Position of the frame. Null for around the focal point. */
  position: Position | null;
  /** Between 0 and 1. */
  focalPoint: Position;
}

/** The part for one monitor. */
export interface SpanPart extends Size {
  /** The whole picture at the scale of this part. */
  scaled: Size;
  left: number;
  top: number;
  /** The monitor's position in logical pixels, from the left and upper edge of all monitors. */
  box: Size & { left: number; top: number };
}

export interface Span {
  parts: SpanPart[];
  /** All monitors and the gaps between them, in logical pixels. */
  whole: Size;
  /** The share of the picture behind the monitors, 0 to 1. */
  share: number;
  /** The divisor for all sides when the picture has too few pixels, else 1. */
  reduction: number;
}

const percent = (value: number) => Math.min(100, Math.max(0, value));

export function toSpan(picture: Size, { monitors, gap, position, focalPoint }: SpanOptions): Span {
  const boxes = monitors.map(({ width, height, scale }) => ({ width: width / scale, height: height / scale }));
  const whole = {
    width: boxes.reduce((sum, { width }) => sum + width, gap * (boxes.length - 1)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
  /** Logical pixels per pixel of the picture. */
  const zoom = Math.max(whole.width / picture.width, whole.height / picture.height);
  const reduction = Math.max(1, ...monitors.map(({ scale }) => zoom * scale));
  const slack = { width: picture.width * zoom - whole.width, height: picture.height * zoom - whole.height };
  const x = position ? position.x : around(focalPoint.x, picture.width * zoom, whole.width);
  const y = position ? position.y : around(focalPoint.y, picture.height * zoom, whole.height);
  const start = { left: (slack.width * percent(x)) / 100, top: (slack.height * percent(y)) / 100 };
  let right = 0;
  const parts = monitors.map((monitor, index) => {
    const box = { width: 0, height: 0, ...boxes[index], left: right, top: 0 };
    box.top = (whole.height - box.height) / 2;
    right += box.width + gap;
    const scale = monitor.scale / reduction;
    const scaled = rounded(picture.width * zoom * scale, picture.height * zoom * scale);
    const size = rounded(
      Math.min(monitor.width / reduction, scaled.width),
      Math.min(monitor.height / reduction, scaled.height),
    );
    return {
      ...size,
      scaled,
      left: Math.min(Math.round((start.left + box.left) * scale), scaled.width - size.width),
      top: Math.min(Math.round((start.top + box.top) * scale), scaled.height - size.height),
      box,
    };
  });
  const share = (whole.width * whole.height) / (picture.width * picture.height * zoom * zoom);
  return { parts, whole, share, reduction };
}

const rounded = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
