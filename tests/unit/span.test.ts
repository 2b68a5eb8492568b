import fc from 'fast-check';
import { expect, it } from 'vitest';
import { howTo } from '~/features/cuts/monitors/how-to';
import { toSpan } from '~/images/cuts/span';

const CENTRE = { x: 0.5, y: 0.5 };
const FULL_HD = { width: 1920, height: 1080, scale: 1 };

it('cuts two screens out of a picture, and leaves out the part behind their frames', () => {
  const options = { monitors: [FULL_HD, FULL_HD], gap: 160, position: null, focalPoint: CENTRE };
  const { parts, whole, share, reduction } = toSpan({ width: 8000, height: 4000 }, options);
  expect(whole).toEqual({ width: 4000, height: 1080 });
  expect(reduction).toBe(1);
  expect(share).toBeCloseTo(0.54);
  expect(parts).toMatchObject([
    { width: 1920, height: 1080, left: 0, top: 460, scaled: { width: 4000, height: 2000 } },
    { width: 1920, height: 1080, left: 2080, top: 460 },
  ]);
});

it('gives a screen with twice the scale twice the pixels of the same part', () => {
  const monitors = [FULL_HD, { width: 3840, height: 2160, scale: 2 }];
  const { parts, whole } = toSpan(
    { width: 8000, height: 4000 },
    { monitors, gap: 0, position: { x: 0, y: 0 }, focalPoint: CENTRE },
  );
  expect(whole).toEqual({ width: 3840, height: 1080 });
  expect(parts).toMatchObject([
    { width: 1920, height: 1080, left: 0, top: 0, scaled: { width: 3840 } },
    { width: 3840, height: 2160, left: 3840, top: 0, scaled: { width: 7680 } },
  ]);
});

const side = fc.integer({ min: 64, max: 8000 });
const monitor = fc.record({ width: side, height: side, scale: fc.constantFrom(0.5, 1, 1.25, 1.5, 2, 4) });
const options = fc.record({
  monitors: fc.array(monitor, { minLength: 1, maxLength: 6 }),
  gap: fc.integer({ min: 0, max: 2000 }),
  position: fc.option(fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })),
  focalPoint: fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
});

it('never enlarges, never leaves the picture, and shows every screen the same picture', () => {
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), options, (picture, asked) => {
      const { parts, whole } = toSpan(picture, asked);
      for (const [index, { width, height, scaled, left, top, box }] of parts.entries()) {
        const wanted = asked.monitors[index];
        expect(width).toBeLessThanOrEqual(wanted?.width ?? 0);
        expect(height).toBeLessThanOrEqual(wanted?.height ?? 0);
        expect(scaled.width).toBeLessThanOrEqual(picture.width);
        expect(scaled.height).toBeLessThanOrEqual(picture.height);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(scaled.width);
        expect(top + height).toBeLessThanOrEqual(scaled.height);
        expect(box.top + box.height / 2).toBeCloseTo(whole.height / 2);
        const next = parts[index + 1];
        if (next) expect(next.box.left - box.left - box.width).toBeCloseTo(asked.gap);
        // In shares of the picture, all begin at the same place.
        const [first] = parts;
        if (!first) continue;
        const zoom = Math.max(whole.width / picture.width, whole.height / picture.height);
        const expected = first.left / first.scaled.width + box.left / (picture.width * zoom);
        const tolerance = 1.5 / scaled.width + 1.5 / first.scaled.width;
        expect(Math.abs(left / scaled.width - expected)).toBeLessThan(tolerance);
      }
    }),
  );
});

it('writes the lines for every desktop', () => {
  const text = howTo({ names: ['DP-1', 'HDMI-A-1'], title: 'Dunes', address: 'https://example.org/wallpaper/1' });
  for (const line of [
    'output HDMI-A-1 bg ~/Pictures/monitors/HDMI-A-1.jpg fill',
    'preload = ~/Pictures/monitors/DP-1.jpg',
    'wallpaper = HDMI-A-1,~/Pictures/monitors/HDMI-A-1.jpg',
    'const files = ["DP-1.jpg","HDMI-A-1.jpg"];',
    'gsettings set org.gnome.desktop.background picture-options spanned',
    "Set-ItemProperty 'HKCU:\\Control Panel\\Desktop' WallpaperStyle 22",
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});
