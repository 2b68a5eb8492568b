/** The background of a transparent picture in renditions, palette, hash, placeholder and JPEG download. */
export type Ground = 'white' | 'dark';

export const GROUND_COLOURS: Record<Ground, string> = { white: '#ffffff', dark: '#191919' };

/** Dark for light art, white for everything else. @param rgba pixels of the picture, which may be scaled down */
export function groundFor(rgba: Buffer): Ground {
  let opacity = 0;
  let light = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const alpha = rgba.readUInt8(at + 3);
    const luminance = 0.2126 * rgba.readUInt8(at) + 0.7152 * rgba.readUInt8(at + 1) + 0.0722 * rgba.readUInt8(at + 2);
    opacity += alpha;
    light += alpha * luminance;
  }
  const isOpaque = opacity * 4 === rgba.length * 255;
  return !isOpaque && light > opacity * 127.5 ? 'dark' : 'white';
}
