import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type Colours, readColours } from './colours.server';
import { openPicture, openRaw, type PictureHeader, readHeader, toBytes, toRaw } from './decoder.server';
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
  /** Whether it has another shape: the picture was cropped or turned without it. */
  isMisfit: boolean;
}

/** Rounding changes a small map's shape. */
const MAX_ROUNDING = 1;
const MAX_MISFIT = 0.03;

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
    isMisfit: Math.abs((across * picture.height) / picture.width - down) > MAX_ROUNDING + MAX_MISFIT * down,
  };
}

/** With EXIF that has only an orientation. */
function orientated(jpeg: Buffer, orientation: number): Buffer {
  if (orientation === 1) return jpeg;
  const exif = `ffe10022457869660000${'4d4d002a00000008'}0001${'0112000300000001'}000${orientation}000000000000`;
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif, 'hex'), jpeg.subarray(2)]);
}

/** The picture with its map, which is encoded again. Null when the map is damaged or a misfit. @param shape makes the map cover the same as the picture */
export async function withGainMap(
  picture: Buffer,
  { jpeg, gain, profile, isGrey, isMisfit }: GainMap,
  shape: (map: Sharp) => Sharp = (map) => map,
): Promise<Buffer | null> {
  if (isMisfit) return null;
  const options = { quality: 90, chromaSubsampling: '4:4:4' };
  const upright = openPicture(jpeg).autoOrient();
  const coloured = isGrey ? upright.toColourspace('b-w') : upright;
  const shaped = gain.isLinear ? inSteps(shape(coloured), gain) : shape(coloured);
  const map = await Promise.resolve(shaped)
    .then((values) => toBytes(values.jpeg(options)))
    .catch(() => null);
  return map && joinGainMap(picture, map, gain, profile);
}

/** Whether earlier versions made other files of it. */
export const isNewlyRead = ({ isMisfit, gain }: GainMap) => isMisfit || gain.isLinear === true;

/** Values of ISO's maps are powers of two, those of Apple's are light in the curve of video. */
async function inSteps(map: Sharp, { headroom }: Gain): Promise<Sharp> {
  const stops = headroom[1] ?? 0;
  const grey = await toRaw(map.toColourspace('b-w'));
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const light = value < 0.081 * 255 ? value / 255 / 4.5 : ((value / 255 + 0.099) / 1.099) ** (1 / 0.45);
    return Math.round((255 * Math.log2(1 + (2 ** stops - 1) * light)) / stops);
  });
  for (const [index, value] of grey.data.entries()) grey.data[index] = table[value] ?? 0;
  return openRaw(grey, 1).toColourspace('b-w');
}

/** The value of a map where the picture is as bright as without it. */
export function neutralColour({ gain }: GainMap): { r: number; g: number; b: number } {
  const [r = 0, g = r, b = r] = gain.channels.map(([min = 0, max = 0, gamma = 1]) =>
    Math.round(255 * Math.min(1, Math.max(0, -min / (max - min || 1))) ** gamma),
  );
  return { r, g, b };
}

/** What an upload finds out, for pictures that are already in the gallery. */
export async function readLook(path: string): Promise<Pick<Colours, 'gamut' | 'isRecoloured'> & { hdr: boolean }> {
  const { gamut, isRecoloured } = await readColours(path);
  const map = await readGainMap(path, await readHeader(path));
  const hdr = map !== null && (await withGainMap(map.jpeg, map)) !== null;
  return { gamut, hdr, isRecoloured: isRecoloured || (map !== null && isNewlyRead(map)) };
}
