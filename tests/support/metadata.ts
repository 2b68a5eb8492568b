import { scene } from './scenes';

const XMP = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#"
  xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="50,5.1N">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Titel &lt;b&gt;Ü&lt;/b&gt;</rdf:li><rdf:li xml:lang="en">Title</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">What it shows</rdf:li></rdf:Alt></dc:description>
<dc:creator><rdf:Seq><rdf:li>Ann Example</rdf:li></rdf:Seq></dc:creator>
<dc:subject><rdf:Bag><rdf:li>sea</rdf:li><rdf:li>big sky</rdf:li></rdf:Bag></dc:subject>
<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** IPTC-IIM: data sets of record 2, in UTF-8, within Photoshop's block of a JPEG. */
function iptcSegment(): Buffer {
  const texts: [number, string][] = [
    [5, 'Titel <b>Ü</b>'],
    [25, 'sea'],
    [25, 'big sky'],
    [80, 'Ann Example'],
    [116, '(c) Ann'],
    [120, 'What it shows'],
  ];
  const sets = texts.map(([number, text]) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([Buffer.from([0x1c, 2, number, 0, bytes.length]), bytes]);
  });
  const records = Buffer.concat([Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]), ...sets]);
  const head = Buffer.from('\xff\xed\0\0Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  const padding = Buffer.alloc(records.length % 2);
  head.writeUInt32BE(records.length, head.length - 4);
  head.writeUInt16BE(head.length - 2 + records.length + padding.length, 2);
  return Buffer.concat([head, records, padding]);
}

/** A small picture with texts in one of the three formats. */
export async function withMetadata(format: 'jpeg' | 'png' | 'webp', kind: 'xmp' | 'iptc' | 'exif', seed: number) {
  const picture = scene(96, 54, seed);
  if (kind === 'xmp') return picture.withXmp(XMP)[format]().toBuffer();
  if (kind === 'exif') {
    const IFD0 = { Artist: 'Exif Example', ImageDescription: 'From EXIF', Copyright: '(c) Exif' };
    return picture
      .withExif({ IFD0, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } })
      [format]()
      .toBuffer();
  }
  const jpeg = await picture.jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), iptcSegment(), jpeg.subarray(2)]);
}
