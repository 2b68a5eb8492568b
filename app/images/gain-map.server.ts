import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { openPicture, type PictureHeader, readHeader, toBytes } from './decoder.server';
import { findGainMap, type Gain, joinGainMap } from './formats/gain-map.server';
import { isProfile } from './formats/icc-profile.server';
import { countScans, MAX_SCANS, stripJpeg } from './formats/jpeg-segments.server';
import { readParts } from './formats/parts.server';
import { withPieces } from './formats/pieces.server';

export interface GainMap {
  /** Without metadata but the picture's orientation. */
  jpeg: Buffer;
  gain: Gain;
  profile: Buffer | undefined;
  isGrey: boolean;
  /** Pixels of the picture per pixel of the map. */
  reduction: number;
}

/** A map may be progressive, but not as large as a picture. */
const MAX_DECODER_BYTES = 50_000_000;

/** Null when there is none that is safe to open. @param end of the picture in the file, if known */
export async function readGainMap(path: string, picture: PictureHeader, end?: number): Promise<GainMap | null> {
  if (picture.format !== 'jpeg') return null;
  const from = end ?? (await readParts(path))?.parts.at(-1)?.end ?? 0;
  const found = await withPieces(path, async (pieces) => (from < pieces.size ? findGainMap(pieces, from) : null));
  if (!found || countScans(found.parts) > MAX_SCANS) return null;
  const { start, parts, gain } = found;
  const file = await readFile(path);
  const jpeg = stripJpeg(file, parts);
  const header = await readHeader(file.subarray(start, parts.at(-1)?.end)).catch(() => null);
  if (!jpeg || !header || header.decoderBytes > MAX_DECODER_BYTES) return null;
  // The map lies as the picture does, and says nothing about it.
  const [across, down] = picture.orientation > 4 ? [header.height, header.width] : [header.width, header.height];
  if (across > picture.width || down > picture.height) return null;
  const { profile, space } = header;
  return {
    jpeg: orientated(jpeg, picture.orientation),
    gain,
    profile: profile && isProfile(profile) ? profile : undefined,
    isGrey: space === 'b-w',
    reduction: picture.width / across,
  };
}

/** With EXIF that has only an orientation. */
function orientated(jpeg: Buffer, orientation: number): Buffer {
  if (orientation === 1) return jpeg;
  const exif = `ffe10022457869660000${'4d4d002a00000008'}0001${'0112000300000001'}000${orientation}000000000000`;
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif, 'hex'), jpeg.subarray(2)]);
}

/** The picture with its map, which is encoded again. Null when the map is damaged. @param shape makes the map cover the same as the picture */
export async function withGainMap(
  picture: Buffer,
  { jpeg, gain, profile, isGrey }: GainMap,
  shape: (map: Sharp) => Sharp = (map) => map,
): Promise<Buffer | null> {
  const options = { quality: 90, chromaSubsampling: '4:4:4' };
  const upright = openPicture(jpeg).autoOrient();
  const coloured = isGrey ? upright.toColourspace('b-w') : upright;
  const map = await toBytes(shape(coloured).jpeg(options)).catch(() => null);
  return map && joinGainMap(picture, map, gain, profile);
}

/** The value of a map where the picture is as bright as without it. */
export function neutralColour({ gain }: GainMap): { r: number; g: number; b: number } {
  const [r = 0, g = r, b = r] = gain.channels.map(([min = 0, max = 0, gamma = 1]) =>
    Math.round(255 * Math.min(1, Math.max(0, -min / (max - min || 1))) ** gamma),
  );
  return { r, g, b };
}

/** What an upload finds out, for pictures that are already in the gallery. */
export async function readColours(path: string): Promise<Pick<PictureHeader, 'gamut'> & { hdr: boolean }> {
  const header = await readHeader(path);
  const map = await readGainMap(path, header);
  return { gamut: header.gamut, hdr: map !== null && (await withGainMap(map.jpeg, map)) !== null };
}
