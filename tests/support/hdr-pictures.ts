import sharp, { type Sharp } from 'sharp';
import { type Gain, joinGainMap } from '~/images/formats/gain-map.server';
import { jpegSegment, withSegments } from './hostile-pictures';
import { privateExif, scene } from './pictures';

/** Twice as bright where the map is white. */
export const GAIN: Gain = { usesBaseColours: true, headroom: [0, 1], channels: [[0, 1, 1, 1 / 64, 1 / 64]] };

/** A map that is white on the left half. */
export const halfMap = (width: number, height: number): Sharp =>
  sharp(Buffer.from(Array.from({ length: width * height }, (_, index) => (index % width < width / 2 ? 255 : 0))), {
    raw: { width, height, channels: 1 },
  })
    .toColourspace('b-w')
    .jpeg({ quality: 95 });

/** An index of pictures whose offsets and sizes are beyond the file. */
export const WRONG_INDEX = jpegSegment(
  0xe2,
  Buffer.concat([Buffer.from('MPF\0MM\0*\0\0\0\x08'), Buffer.alloc(80, 0xff)]),
);

/** As ISO 21496-1 has it. The picture and its map have GPS coordinates and other private metadata. */
export async function hdrJpeg(picture: Sharp, map: Sharp, gain = GAIN): Promise<Buffer> {
  const [base, second] = await Promise.all([
    picture.withExif(privateExif).jpeg({ quality: 90 }).toBuffer(),
    map.withExif(privateExif).toBuffer(),
  ]);
  return joinGainMap(base, second, gain);
}

/** As Android 14 has it: the map's values are in its XMP, and nothing is in ISO's segments. */
export async function ultraHdrJpeg(width: number, height: number): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:HDRCapacityMax="2.5"
      hdrgm:Gamma="1.0" hdrgm:OffsetSDR="0.015625"><hdrgm:GainMapMax><rdf:Seq><rdf:li>1.5</rdf:li><rdf:li>2</rdf:li>
      <rdf:li>2.5e0</rdf:li></rdf:Seq></hdrgm:GainMapMax><dc:title>secret</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const map = await scene(width / 4, height / 4)
    .withExif(privateExif)
    .jpeg()
    .toBuffer();
  return Buffer.concat([
    await scene(width, height).jpeg().toBuffer(),
    withSegments(map, jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  ]);
}
